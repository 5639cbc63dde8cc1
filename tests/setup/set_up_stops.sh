#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# set_up_stops.sh SOURCE_DIR: where the scripts cannot install, they name what is missing and how to go on, and stop
# before they build anything.

set -euo pipefail

source_dir=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0

# expect_stop DISTRIBUTION TEXT...: scripts/test ends with exit code 1 and says each text.
expect_stop() {
    local output status=0 text
    printf 'ID=%s\n' "$1" >"$folder/os-release"
    output=$(CASTELLAN_OS_RELEASE=$folder/os-release PATH=$folder/bin:$PATH PKG_CONFIG_LIBDIR=$folder \
        "$source_dir/scripts/test" -N 2>&1) || status=$?
    if ((status != 1)); then
        echo "FAILED: on $1 the exit code is $status: $output"
        failures=$((failures + 1))
    fi
    shift
    for text in "$@" 'then run scripts/test again'; do
        if [[ $output != *"$text"* ]]; then
            echo "FAILED: '$text' is not said: $output"
            failures=$((failures + 1))
        fi
    done
    if [[ $output == *Building* || $output == *stopped* ]]; then
        echo "FAILED: it went on, or broke off: $output"
        failures=$((failures + 1))
    fi
}

# Package managers that know one package and lack the others.
mkdir "$folder/bin"
for manager in rpm pacman; do
    # shellcheck disable=SC2016  # for the stand-in, not for this script
    printf '#!/bin/sh\nfor last; do :; done\n[ "$last" = cmake ]\n' >"$folder/bin/$manager"
    chmod +x "$folder/bin/$manager"
done

expect_stop fedora 'sudo dnf install gcc-c++ ninja-build' kf6-karchive-devel
expect_stop arch 'sudo pacman -S --needed gcc ninja' karchive
expect_stop somethingelse 'this distribution is not known here' 'the development files of Qt6Core' poppler-qt6

exit $((failures > 0))
