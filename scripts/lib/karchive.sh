# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# KArchive 6: a package where the distribution has one. Debian 12 has none, so there the source package of Debian 13
# is fetched by apt (which checks the signatures) with sources and state of its own, from the mirror in use, and built
# statically into build/deps/karchive. The system's own sources stay as they are.

KARCHIVE_PREFIX=$DEPS/karchive
KARCHIVE_SUITE=trixie
KARCHIVE_KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg

provide_karchive() {
    if [[ $(distribution) != apt ]] || apt_installed "$APT_KARCHIVE"; then
        return 0
    fi
    local stamp=$KARCHIVE_PREFIX/built-by
    if [[ -f $stamp && $(<"$stamp") == "$(karchive_recipe)" ]] && ! karchive_is_outdated; then
        return 0
    fi
    # Images often come with their package lists removed; without lists nothing has a candidate.
    if ! apt_has_candidate "$APT_KARCHIVE" && [[ -z $(debian_mirror) ]]; then
        need_root "$APT_KARCHIVE"
        apt_update
    fi
    if apt_has_candidate "$APT_KARCHIVE"; then
        need_root "$APT_KARCHIVE"
        apt_install "$APT_KARCHIVE"
        return 0
    fi
    if [[ -z $(debian_mirror) ]]; then
        fail "this distribution has no package $APT_KARCHIVE, and apt knows no Debian mirror to get its source from." \
            "Use Debian 12 or newer or a current Ubuntu, or install KDE's KArchive 6 yourself and run $PROGRAM again."
    fi
    local missing
    mapfile -t missing < <(apt_missing "${APT_KARCHIVE_FROM_SOURCE[@]}")
    if ((${#missing[@]} > 0)); then
        need_root "${missing[@]}"
        apt_update
        apt_install "${missing[@]}"
    fi
    step karchive-fetch "Fetching the source of KArchive, which this distribution has no package of ..." \
        "Check the network, then run $PROGRAM again." fetch_karchive
    step karchive-build "Building KArchive into ${KARCHIVE_PREFIX#"$ROOT"/} ..." \
        "Remove ${DEPS#"$ROOT"/} and run $PROGRAM again." build_karchive
    karchive_source_version "$DEPS"/karchive-work/source/kf6-karchive_*.dsc >"$KARCHIVE_PREFIX/version"
    touch "$KARCHIVE_PREFIX/looked-at"
    karchive_recipe >"$stamp"
    rm -rf "$DEPS/karchive-work"
}

# Whether Debian has published another version than the one that was built, for example a security update. It is looked
# up once a day; without a network what is there is used. A copy of unknown version counts as outdated.
karchive_is_outdated() {
    local version=$KARCHIVE_PREFIX/version looked_at=$KARCHIVE_PREFIX/looked-at published
    if [[ ! -f $version ]]; then
        return 0
    fi
    if [[ -n $(find "$looked_at" -mtime -1 2>/dev/null) ]]; then
        return 1
    fi
    if ! published=$(karchive_published_version 2>"$LOGS/karchive-version.log") || [[ -z $published ]]; then
        return 1
    fi
    touch "$looked_at"
    if [[ $published == "$(<"$version")" ]]; then
        return 1
    fi
    say "Debian has published KArchive $published; $(<"$version") is in use."
}

# karchive_source_version DSC: the version that a source package states.
karchive_source_version() {
    awk '$1 == "Version:" && !found { found = 1; print $2 }' "$1"
}

# The version of the source package in the mirror's signed lists. CASTELLAN_KARCHIVE_PUBLISHED stands in for it in tests.
karchive_published_version() {
    if [[ -n ${CASTELLAN_KARCHIVE_PUBLISHED:-} ]]; then
        printf '%s\n' "$CASTELLAN_KARCHIVE_PUBLISHED"
        return 0
    fi
    local work status=0
    work=$(karchive_apt_folder deb-src) || return
    karchive_apt "$work" -o APT::Update::Error-Mode=any update >&2 &&
        karchive_apt "$work" showsrc kf6-karchive | awk '$1 == "Version:" { print $2 }' | sort -V | tail -n 1 || status=$?
    rm -rf "$work"
    return "$status"
}

# karchive_apt_folder [KINDS]: a folder for apt's lists and downloads that its sandbox user can reach, with one source. It
# is not below the tree, because a home folder is often closed to others. KINDS: "deb-src" where sources are enough.
karchive_apt_folder() {
    local work
    work=$(mktemp -d)
    chmod 755 "$work"
    mkdir -p "$work"/{lists/partial,cache/archives/partial,sources,source}
    cat >"$work/sources/karchive.sources" <<SOURCES
Types: ${1:-deb deb-src}
URIs: $(debian_mirror)
Suites: $KARCHIVE_SUITE
Components: main
Signed-By: $KARCHIVE_KEYRING
SOURCES
    # apt fetches as the user _apt where root runs it, so that what comes from the network is read without rights.
    if ((EUID == 0)) && id _apt >/dev/null 2>&1; then
        chown _apt "$work"/{lists/partial,cache/archives/partial,source}
    fi
    printf '%s\n' "$work"
}

# karchive_apt FOLDER ARGUMENT...: apt with sources and state of its own.
karchive_apt() {
    local work=$1 tool=apt-get
    shift
    if [[ ${*: -2:1} == showsrc ]]; then
        tool='apt-cache'
    fi
    "$tool" -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$work/sources" \
        -o "Dir::State::Lists=$work/lists" -o "Dir::Cache=$work/cache" \
        -o Acquire::Languages=none -o Acquire::Retries=3 "$@"
}

# What the private copy depends on: this file, the compiler and Qt. A change of any builds it anew.
karchive_recipe() {
    sha256sum "$ROOT/scripts/lib/karchive.sh" | cut -d ' ' -f 1
    dpkg-query --show --showformat '${Package} ${Version}\n' g++ qt6-base-dev
}

# The Debian mirror that this machine is set up with.
debian_mirror() {
    # shellcheck disable=SC2016  # apt fills these in, not the shell
    apt-get indextargets --format '$(REPO_URI)|$(ORIGIN)|$(LABEL)' 'Created-By: Packages' |
        awk -F '|' '$2 == "Debian" && $3 == "Debian" && !found { found = 1; print $1 }'
}

fetch_karchive() {
    local work=$DEPS/karchive-work apt
    rm -rf "$work"
    mkdir -p "$work/source"
    apt=$(karchive_apt_folder)
    karchive_apt "$apt" -o APT::Update::Error-Mode=any update
    cd "$apt/source" || return
    karchive_apt "$apt" source --download-only kf6-karchive
    karchive_apt "$apt" download extra-cmake-modules
    cp kf6-karchive_* extra-cmake-modules_* "$work/source/"
    cd "$work/source" || return
    rm -rf "$apt"
    # apt has checked the sums against the signed lists; the uploader's own signature adds nothing to that.
    dpkg-source --no-check --extract kf6-karchive_*.dsc "$work/karchive"
    dpkg-deb --extract extra-cmake-modules_*.deb "$work/modules"
}

# Packs are zip files, so only zlib is built in: the parts for other formats, where KArchive meets more of Qt's newer
# headers, stay out, and with them their code that would read files of strangers.
build_karchive() {
    local work=$DEPS/karchive-work
    sed -i 's/^set(REQUIRED_QT_VERSION .*/set(REQUIRED_QT_VERSION 6.4.2)/' "$work/karchive/CMakeLists.txt"
    grep -q '^set(REQUIRED_QT_VERSION 6.4.2)' "$work/karchive/CMakeLists.txt"
    # Qt 6.4 does not bring this header along with the others.
    sed -i '0,/^#include </s//#include <QStringEncoder>\n#include </' "$work/karchive/src/k7zip.cpp"
    rm -rf "$KARCHIVE_PREFIX"
    cmake -S "$work/karchive" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DBUILD_SHARED_LIBS=OFF -DBUILD_TESTING=OFF -DCMAKE_POSITION_INDEPENDENT_CODE=ON \
        -DECM_DIR="$work/modules/usr/share/ECM/cmake" \
        -DCMAKE_INSTALL_PREFIX="$KARCHIVE_PREFIX" -DKDE_INSTALL_LIBDIR=lib \
        -DWITH_OPENSSL=OFF -DCMAKE_DISABLE_FIND_PACKAGE_OpenSSL=ON
    cmake --build "$work/build" --parallel "$JOBS" --target install
}
