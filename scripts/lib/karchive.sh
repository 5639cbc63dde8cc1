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
    if [[ -f $stamp && $(<"$stamp") == "$(karchive_recipe)" ]]; then
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
    karchive_recipe >"$stamp"
    rm -rf "$DEPS/karchive-work"
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
    local work=$DEPS/karchive-work options
    rm -rf "$work"
    mkdir -p "$work"/apt/{lists/partial,cache/archives/partial,sources} "$work/source"
    cat >"$work/apt/sources/karchive.sources" <<SOURCES
Types: deb deb-src
URIs: $(debian_mirror)
Suites: $KARCHIVE_SUITE
Components: main
Signed-By: $KARCHIVE_KEYRING
SOURCES
    # The sandbox user of apt cannot look into a private home folder, so the fetching is done by whoever runs this.
    options=(-o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$work/apt/sources"
        -o "Dir::State::Lists=$work/apt/lists" -o "Dir::Cache=$work/apt/cache"
        -o Acquire::Languages=none -o "APT::Sandbox::User=$(id -un)" -o Acquire::Retries=3)
    apt-get "${options[@]}" -o APT::Update::Error-Mode=any update
    cd "$work/source" || return
    apt-get "${options[@]}" source --download-only kf6-karchive
    apt-get "${options[@]}" download extra-cmake-modules
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
