#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# set_up_asks.sh SOURCE_DIR: somebody at a terminal is asked before sudo installs packages; CI, scripts without a terminal
# and root are not. A private copy of KArchive is built again when Debian publishes another version.

set -euo pipefail

source_dir=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0

# A tree of its own, because the scripts make folders in theirs.
mkdir -p "$folder/tree/scripts" "$folder/bin"
cp -r "$source_dir/scripts/lib" "$folder/tree/scripts/"
printf '#!/bin/sh\nexit 0\n' >"$folder/bin/sudo"
chmod +x "$folder/bin/sudo"
chmod 755 "$folder"
somebody=()
if ((EUID == 0)); then
    chown -R 65534:65534 "$folder"
    somebody=(setpriv --reuid=65534 --regid=65534 --clear-groups)
fi

expect() {
    if [[ $2 != *"$3"* ]]; then
        echo "FAILED: $1: '$3' is not in: $2"
        failures=$((failures + 1))
    fi
}

cat >"$folder/need.sh" <<SCRIPT
export PATH=$folder/bin:\$PATH
. "$folder/tree/scripts/lib/common.sh"
. "$folder/tree/scripts/lib/packages.sh"
need_root first second
need_root third
echo went on
SCRIPT

# at_terminal ANSWERS [VARIABLE=VALUE...]: what the script says at a terminal where somebody types the answers.
at_terminal() {
    local answers=$1
    shift
    # shellcheck disable=SC2059  # the answers have line ends
    printf "$answers" | "${somebody[@]}" env -u CI "$@" script -qec "bash $folder/need.sh" /dev/null 2>&1 || true
}

output=$(at_terminal 'n\n')
expect 'refused' "$output" 'Install them with sudo? [y/N]'
expect 'refused' "$output" 'These packages are missing: first second'
expect 'refused' "$output" 'nothing was installed'
expect 'refused' "$output" 'apt-get install --no-install-recommends first second'
if [[ $output == *'went on'* ]]; then
    echo "FAILED: it went on after a refusal: $output"
    failures=$((failures + 1))
fi
output=$(at_terminal '\n')
expect 'no answer' "$output" 'nothing was installed'
output=$(at_terminal 'y\n')
expect 'allowed once for all' "$output" 'went on'
output=$(at_terminal '' CI=true)
expect 'CI is not asked' "$output" 'went on'
if [[ $output == *'Install them'* ]]; then
    echo "FAILED: CI is asked: $output"
    failures=$((failures + 1))
fi
output=$("${somebody[@]}" env -u CI bash "$folder/need.sh" </dev/null 2>&1) || true
expect 'without a terminal' "$output" 'went on'

# outdated VERSION PUBLISHED DAYS: whether a copy of the version, last looked at so many days ago, is built again.
outdated() {
    local prefix=$folder/tree/build/deps/karchive
    rm -rf "$prefix"
    mkdir -p "$prefix"
    if [[ -n $1 ]]; then
        printf '%s\n' "$1" >"$prefix/version"
        touch -d "$3 days ago" "$prefix/looked-at"
    fi
    CASTELLAN_KARCHIVE_PUBLISHED=$2 bash -c '
        . "$1/scripts/lib/common.sh"
        . "$1/scripts/lib/packages.sh"
        . "$1/scripts/lib/karchive.sh"
        if karchive_is_outdated; then echo "build again"; else echo "is current"; fi' _ "$folder/tree"
}
expect 'the same version' "$(outdated 6.13.0-2 6.13.0-2 3)" 'is current'
expect 'a newer version' "$(outdated 6.13.0-2 6.13.0-2+deb13u1 3)" 'build again'
expect 'a newer version is named' "$(outdated 6.13.0-2 6.13.0-2+deb13u1 3)" 'KArchive 6.13.0-2+deb13u1'
expect 'looked up today' "$(outdated 6.13.0-2 6.13.0-2+deb13u1 0)" 'is current'
expect 'of unknown version' "$(outdated '' 6.13.0-2 3)" 'build again'

# Nothing turns apt's sandbox off.
if grep -rn 'Sandbox::User' "$source_dir/scripts" "$source_dir/.ci"; then
    echo "FAILED: apt's sandbox is turned off"
    failures=$((failures + 1))
fi

exit $((failures > 0))
