#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# try_packages.sh VERSION: runs inside a bare system, with packages in /packages and files of earlier versions in /samples.
# Installs an older version, uses it, upgrades while the window is open, opens every kind of file, removes and purges.

set -euo pipefail

version=$1
export QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=/run/castellan-try
mkdir -p "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"

window=
trap 'if [[ -n $window ]]; then kill "$window" 2>/dev/null || true; fi' EXIT

what() {
    printf -- '--- %s\n' "$*"
}
fail() {
    printf 'FAILED: %s\n' "$*" >&2
    exit 1
}
wait_for() {
    local try
    for try in $(seq 150); do
        if "$@" >/dev/null 2>&1; then
            return 0
        fi
        sleep 0.2
    done
    fail "waited $try times for: $*"
}

# How many windows run, without the package procps.
windows() {
    local exe count=0
    for exe in /proc/[0-9]*/exe; do
        if [[ $(readlink "$exe") == /usr/bin/castellan ]]; then
            count=$((count + 1))
        fi
    done
    echo "$count"
}

what "an older version: the same files under a lower number"
apt-get update --quiet
mkdir -p /older
for package in /packages/castellan_*.deb /packages/castellan-cli_*.deb /packages/castellan-data_*.deb; do
    folder=/older/$(basename "$package" .deb)
    dpkg-deb --raw-extract "$package" "$folder"
    sed -i -E "s/^Version: .*/Version: 0.1~older/; s/\(= $version\)/(= 0.1~older)/" "$folder/DEBIAN/control"
    dpkg-deb -Zgzip -z1 --build "$folder" "/older/$(basename "$package")" >/dev/null
done

what "apt-get install"
apt-get install --yes --no-install-recommends /older/*.deb
castellan-cli --version
castellan --version
castellan-cli search --limit 3 tie
[[ $(ldd /usr/bin/castellan-cli) != *Qt6Widgets* ]] || fail "castellan-cli links Qt Widgets"
[[ $(ldd /usr/bin/castellan /usr/bin/castellan-cli) != *'not found'* ]] || fail "a library is missing"

what "the window starts and makes a library"
castellan &
window=$!
wait_for castellan-cli library info
castellan-cli library info
castellan-cli pack install /samples/winter-court.castellan-pack

what "the upgrade, with the library in use"
apt-get install --yes --no-install-recommends /packages/castellan_*.deb /packages/castellan-cli_*.deb /packages/castellan-data_*.deb
[[ $(dpkg-query --show --showformat '${Version}' castellan) == "$version" ]] || fail "the version is not $version"
kill -0 "$window" || fail "the window did not survive the upgrade"
castellan-cli library info
[[ $(castellan-cli pack list) == *winter-court* ]] || fail "the pack is gone"
kill "$window"
wait "$window" || true
castellan &
window=$!
sleep 2
kill -0 "$window" || fail "the new version does not start"

what "files open by their type"
apt-get install --yes --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils
cp /samples/duel.castellan-match /root/renamed-match
check_type() {
    local found
    found=$(gio info --attributes=standard::content-type "$1" | sed -n 's/.*standard::content-type: //p')
    [[ $found == "$2" ]] || fail "$1 is $found, not $2"
    [[ $(gio mime "$2") == *castellan.desktop* ]] || fail "$2 is not opened by castellan"
}
check_type /samples/decks/full.castellan-deck application/x-castellan-deck
check_type /samples/winter-court.castellan-pack application/x-castellan-pack
check_type /samples/duel.castellan-match application/x-castellan-match
check_type /root/renamed-match application/x-castellan-match
check_type /samples/library.castellan application/x-castellan-library
check_type /usr/share/castellan/examples/crimson/cards/bard.scenario application/x-castellan-scenario
[[ $(gio mime x-scheme-handler/castellan) == *castellan.desktop* ]] || fail "castellan:// is not opened by castellan"
# A second start hands the deck over to the window and ends.
gio open /samples/decks/full.castellan-deck
sleep 2
[[ $(windows) == 1 ]] || fail "the deck did not go to the window that is open"
kill "$window"
wait "$window" || true
window=

what "a proxy sheet and a match"
apt-get install --yes --no-install-recommends fonts-lato fonts-ebgaramond
castellan-cli proxy /samples/decks/full.castellan-deck -o /root/proxies.pdf
[[ $(head -c 5 /root/proxies.pdf) == '%PDF-' ]] || fail "no proxy sheet"
castellan-cli play crimson-company --seed 7 --lang de | tail -n 2 # tail reads to the end

what "remove and purge"
dpkg --listfiles castellan castellan-cli castellan-data | sort -u >/root/files
apt-get purge --yes castellan castellan-cli castellan-data
while IFS= read -r file; do
    if [[ -f $file || -L $file ]]; then
        fail "$file is left"
    fi
done </root/files
[[ -f /root/.local/share/castellan/library.castellan ]] || fail "the library of the user is gone"
what "all tried"
