# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The packages that Castellan needs, and how each family of distributions gets them.
#
# shellcheck disable=SC2034  # karchive.sh uses some of the lists

# Debian and Ubuntu. "?name" is wanted only where the distribution has it.
APT_BUILD=(g++ cmake ninja-build ccache lld pkgconf git ca-certificates
    qt6-base-dev qt6-svg-dev '?qt6-svg-plugins' qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    qt6-translations-l10n libqt6sql6-sqlite libgl-dev libpoppler-qt6-dev zlib1g-dev libbenchmark-dev
    fonts-lato fonts-ebgaramond desktop-file-utils appstream shared-mime-info libxml2-utils)
APT_KARCHIVE=libkf6archive-dev
APT_KARCHIVE_FROM_SOURCE=(dpkg-dev debian-archive-keyring libbz2-dev liblzma-dev libzstd-dev)
APT_CHECK=(clang clang-format libclang-rt-dev codespell hunspell hunspell-de-de parallel)
APT_TIDY=(clang-tidy clang-tools)
APT_WAYLAND=(qt6-wayland)
APT_GUIDE=(asciidoctor ruby-asciidoctor-pdf)
APT_ACCESSIBLE=(xvfb xauth at-spi2-core gir1.2-atspi-2.0 python3-gi dbus openbox xdotool)
APT_PACKAGE=("${APT_GUIDE[@]}" "${APT_ACCESSIBLE[@]}" debhelper dpkg-dev lintian blhc mmdebstrap)

DNF_BUILD=(gcc-c++ cmake ninja-build ccache lld pkgconf-pkg-config git qt6-qtbase-devel qt6-qtsvg-devel
    qt6-qttools-devel qt6-linguist qt6-qttranslations poppler-qt6-devel kf6-karchive-devel
    google-benchmark-devel lato-fonts desktop-file-utils appstream shared-mime-info libxml2)
DNF_CHECK=(clang clang-tools-extra compiler-rt codespell hunspell hunspell-de parallel)

PACMAN_BUILD=(gcc cmake ninja ccache lld pkgconf git qt6-base qt6-svg qt6-tools qt6-translations poppler-qt6
    karchive benchmark ttf-lato desktop-file-utils appstream shared-mime-info libxml2)
PACMAN_CHECK=(clang compiler-rt codespell hunspell hunspell-de parallel)

# distribution: apt, dnf, pacman or unknown. CASTELLAN_OS_RELEASE names another file than the system's, for tests.
distribution() {
    local ID='' ID_LIKE='' file=${CASTELLAN_OS_RELEASE:-/etc/os-release}
    if [[ -r $file ]]; then
        # shellcheck disable=SC1090
        . "$file"
    fi
    case " $ID $ID_LIKE " in
    *' debian '* | *' ubuntu '*) echo apt ;;
    *' fedora '*) echo dnf ;;
    *' arch '*) echo pacman ;;
    *) echo unknown ;;
    esac
}

# install_packages [check] [tidy] [wayland] [package]: everything the build needs, and what the named extras need.
install_packages() {
    local dnf=("${DNF_BUILD[@]}") pacman=("${PACMAN_BUILD[@]}")
    if (($# > 0)); then
        dnf+=("${DNF_CHECK[@]}")
        pacman+=("${PACMAN_CHECK[@]}")
    fi
    case $(distribution) in
    apt) install_with_apt "$@" ;;
    dnf) name_missing 'rpm -q --whatprovides' 'sudo dnf install' "${dnf[@]}" ;;
    pacman) name_missing 'pacman -Q' 'sudo pacman -S --needed' "${pacman[@]}" ;;
    unknown) name_missing_tools "$@" ;;
    esac
}

apt_installed() {
    [[ $(dpkg-query --show --showformat '${db:Status-Abbrev}\n' "$1" 2>/dev/null) == *ii* ]]
}

apt_has_candidate() {
    # Read to the end: a reader that stops early makes apt-cache fail under pipefail.
    LC_ALL=C apt-cache policy "$1" 2>/dev/null | awk '/Candidate:/ && $2 != "(none)" { found = 1 } END { exit !found }'
}

apt_missing() {
    local package
    for package in "$@"; do
        case $package in
        \?*) if ! apt_installed "${package#?}" && apt_has_candidate "${package#?}"; then echo "${package#?}"; fi ;;
        *) if ! apt_installed "$package"; then echo "$package"; fi ;;
        esac
    done
}

install_with_apt() {
    local wanted=("${APT_BUILD[@]}") extra missing
    for extra in "$@"; do
        case $extra in
        check) wanted+=("${APT_CHECK[@]}") ;;
        tidy) wanted+=("${APT_TIDY[@]}") ;;
        wayland) wanted+=("${APT_WAYLAND[@]}") ;;
        package) wanted+=("${APT_PACKAGE[@]}") ;;
        guide) wanted+=("${APT_GUIDE[@]}") ;;
        accessible) wanted+=("${APT_ACCESSIBLE[@]}") ;;
        esac
    done
    mapfile -t missing < <(apt_missing "${wanted[@]}")
    if ((${#missing[@]} > 0)); then
        need_root "${missing[@]}"
        apt_update
        # Now that the lists are fresh, the optional ones can be told apart.
        mapfile -t missing < <(apt_missing "${wanted[@]}")
        apt_install "${missing[@]}"
    fi
}

# need_root PACKAGE...: stops with the command to type if there is no way to install them from here, or if somebody
# at a terminal does not want sudo to install them. Root, CI and scripts without a terminal are not asked.
need_root() {
    local answer by_hand="As root, run:
  apt-get update && apt-get install --no-install-recommends $*
then run $PROGRAM again."
    if ((EUID == 0)); then
        return 0
    fi
    if ! command -v sudo >/dev/null; then
        fail "packages are missing, and neither root rights nor sudo are at hand." "$by_hand"
    fi
    if [[ -n ${CI:-} || ! -t 0 || ${packages_allowed:-no} == yes ]]; then
        return 0
    fi
    say "These packages are missing: $*"
    read -r -p 'Install them with sudo? [y/N] ' answer || answer=
    case $answer in
    [yY] | [yY][eE][sS] | [jJ] | [jJ][aA]) packages_allowed=yes ;;
    *) fail "nothing was installed." "$by_hand" ;;
    esac
}

apt_as_root() {
    local become=()
    if ((EUID != 0)); then
        become=(sudo)
    fi
    "${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=900 "$@"
}

apt_update() {
    step apt-update "Reading the package lists ..." \
        "Check the network and the machine's package sources, then run $PROGRAM again." apt_update_patiently
}

# Another program may be reading the lists right now; apt waits for the package lock but not for this one.
apt_update_patiently() {
    local try
    for try in 1 2 3 4 5 6 7 8 9 10 11 12; do
        if apt_as_root update; then
            return 0
        fi
        echo "try $try failed"
        sleep 5
    done
    return 1
}

apt_install() {
    step apt-install "Installing $# packages: $* ..." \
        "The log says which package could not be installed. Fix that, then run $PROGRAM again." \
        apt_as_root install --yes --no-install-recommends "$@"
}

# name_missing QUERY INSTALL PACKAGE...: stops with the command to type, unless all are there.
name_missing() {
    local query=$1 install=$2 package missing=()
    shift 2
    for package in "$@"; do
        if ! $query "$package" >/dev/null 2>&1; then
            missing+=("$package")
        fi
    done
    if ((${#missing[@]} > 0)); then
        fail "these packages are missing: ${missing[*]}" "Install them with:  $install ${missing[*]}
then run $PROGRAM again."
    fi
}

# name_missing_tools [EXTRA...]: what a distribution that we do not know has to provide by its own names.
name_missing_tools() {
    local tool module missing=()
    for tool in g++ cmake ninja pkg-config ${1:+clang++ clang-format codespell hunspell}; do
        if ! command -v "$tool" >/dev/null; then
            missing+=("the program $tool")
        fi
    done
    for module in Qt6Core Qt6Gui Qt6Sql Qt6Concurrent Qt6Widgets Qt6PrintSupport Qt6Network Qt6Test Qt6Svg poppler-qt6; do
        if ! pkg-config --exists "$module" 2>/dev/null; then
            missing+=("the development files of $module")
        fi
    done
    if [[ ! -f $DEPS/karchive/built-by && -z $(find /usr/lib* /usr/local/lib* -maxdepth 4 \
        -name KF6ArchiveConfig.cmake -print -quit 2>/dev/null) ]]; then
        missing+=("the development files of KDE's KArchive 6")
    fi
    if ((${#missing[@]} > 0)); then
        fail "this distribution is not known here, and these are missing:
$(printf '  - %s\n' "${missing[@]}")" \
            "Install them, the Qt 6 Linguist tools, the SQLite driver of Qt and the fonts Lato and EB Garamond with your package
manager, then run $PROGRAM again."
    fi
}
