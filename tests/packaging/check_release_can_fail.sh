#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_release_can_fail.sh ROOT: every mistake that check_release.sh looks for is found in a copy that has it.

set -euo pipefail

root=$1
check=$(dirname "${BASH_SOURCE[0]}")/check_release.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fresh() {
    rm -rf "$work/tree"
    mkdir -p "$work/tree"/{resources,translations,rules,model,views,app,tests,scripts,.ci}
    cp "$root"/{CMakeLists.txt,CHANGELOG.md} "$work/tree/"
    cp -r "$root/debian" "$work/tree/"
    cp -r "$root/resources/desktop" "$work/tree/resources/"
    cp "$root"/translations/*.ts "$work/tree/translations/"
    echo '// SPDX-License-Identifier: GPL-3.0-or-later' >"$work/tree/app/a.cpp"
}

# expect WORD FILE SED: the change makes the check fail and name what is wrong.
expect() {
    local output
    fresh
    sed -i -E "$3" "$work/tree/$2"
    if output=$("$check" "$work/tree"); then
        echo "not found: $3 in $2" >&2
        exit 1
    fi
    if [[ $output != *"$1"* ]]; then
        printf 'found, but not said: %s\n%s\n' "$1" "$output" >&2
        exit 1
    fi
}

fresh
"$check" "$work/tree"
expect 'CHANGELOG.md: the newest version' CMakeLists.txt 's/(project\(Castellan VERSION) [0-9.]+/\1 7.7/'
expect 'CHANGELOG.md: the newest version' CHANGELOG.md 's/^## [0-9.]+ \(/## 7.7 (/'
expect 'metainfo: the newest release' resources/desktop/org.castellan.Castellan.metainfo.xml 's/<release version="[^"]*"/<release version="7.7"/'
expect 'no notes in one of the languages' resources/desktop/org.castellan.Castellan.metainfo.xml '/<release /,/<\/release>/ { /xml:lang="de"/d }'
expect 'debian/changelog' debian/changelog '1s/\([0-9.]+\)/(7.7)/'
expect 'debian/changelog' debian/changelog 's/ 20[0-9][0-9] / 1999 /'
expect 'one section Unreleased' CHANGELOG.md '/^## Unreleased$/d'
expect 'not translated' translations/castellan_de.ts '0,/<translation>/s//<translation type="unfinished">/'
expect 'names no licence' app/a.cpp '1d'
