# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What a release has to agree on. The version is written in one place, the project() of CMakeLists.txt; the others are
# compared with it. Each function takes the tree to look at, so that tests can plant a mistake in a copy.

# version_of_tree ROOT: the version of CMakeLists.txt.
version_of_tree() {
    sed -nE 's/^project\(Castellan VERSION ([0-9.]+) .*/\1/p' "$1/CMakeLists.txt"
}

# The newest version of the changelog with its date, "0.9 2026-11-18"; "Unreleased" is none.
changelog_release() {
    sed -nE 's/^## ([0-9][0-9.]*) \(([0-9]{4}-[0-9]{2}-[0-9]{2})\)$/\1 \2/p' "$1/CHANGELOG.md" | head -n 1
}

metainfo_release() {
    sed -nE 's/^ *<release version="([^"]*)" date="([^"]*)".*/\1 \2/p' "$1"/resources/desktop/*.metainfo.xml | head -n 1
}

debian_release() {
    local version date
    version=$(sed -nE '1s/^castellan \(([^)]*)\) .*/\1/p' "$1/debian/changelog")
    date=$(sed -nE 's/^ -- .*  (.*)$/\1/p' "$1/debian/changelog" | head -n 1)
    printf '%s %s\n' "$version" "$(LC_ALL=C date -u --date "$date" +%F)"
}

# release_disagreements ROOT: one line per mistake, nothing if all agree.
release_disagreements() {
    local root=$1 version wanted
    version=$(version_of_tree "$root")
    wanted=$(changelog_release "$root")
    if [[ -z $version ]]; then
        echo "CMakeLists.txt: project() has no version"
    fi
    if [[ ${wanted%% *} != "$version" ]]; then
        echo "CHANGELOG.md: the newest version is ${wanted:-missing}, CMakeLists.txt says $version"
    fi
    if [[ $(metainfo_release "$root") != "$wanted" ]]; then
        echo "metainfo: the newest release is $(metainfo_release "$root"), CHANGELOG.md says $wanted"
    fi
    if [[ $(debian_release "$root") != "$wanted" ]]; then
        echo "debian/changelog: the newest release is $(debian_release "$root"), CHANGELOG.md says $wanted"
    fi
    if [[ $(grep -c '^## Unreleased$' "$root/CHANGELOG.md") != 1 ]]; then
        echo "CHANGELOG.md: there has to be one section Unreleased"
    fi
    # The release notes are in both languages.
    if ! awk '/<release / { inside = 1; en = de = 0 } inside && /<p>/ { en = 1 } inside && /<p xml:lang="de">/ { de = 1 }
        /<\/release>/ { if (!en || !de) bad = 1; inside = 0 } END { exit bad }' "$root"/resources/desktop/*.metainfo.xml; then
        echo "metainfo: a release has no notes in one of the languages"
    fi
    untranslated "$root"
    unlicensed "$root"
}

# Texts without a translation.
untranslated() {
    local file
    for file in "$1"/translations/castellan_*.ts; do
        if grep -qE 'type="(unfinished|vanished|obsolete)"' "$file"; then
            echo "translations/${file##*/}: $(grep -cE 'type="(unfinished|vanished|obsolete)"' "$file") texts are not translated"
        fi
    done
    if grep -qE '<translation></translation>|<translation/>' "$1/translations/castellan_de.ts"; then
        echo "translations/castellan_de.ts: a translation is empty"
    fi
}

# Sources and scripts that do not name their licence.
unlicensed() {
    local file
    while IFS= read -r file; do
        echo "$file: names no licence (SPDX-License-Identifier)"
    done < <(cd "$1" && find rules model views app tests scripts .ci -type f \
        \( -name '*.cpp' -o -name '*.h' -o -name '*.sh' -o -path 'scripts/*' -o -path '.ci/*' \) -print0 |
        xargs -0 grep -L 'SPDX-License-Identifier' | sort)
}

# samples_that_fail ROOT PROGRAM: files of earlier versions that castellan-cli cannot open, one line each.
samples_that_fail() {
    local samples=$1/tests/data/released program=$2 file work
    work=$(mktemp -d)
    for file in "$samples"/*.castellan-match "$samples"/*.castellan-table; do
        "$program" replay "$file" --verify >/dev/null 2>&1 || echo "${file##*/}: cannot be replayed"
    done
    for file in "$samples"/*.castellan-pack; do
        "$program" pack verify "$file" >/dev/null 2>&1 || echo "${file##*/}: is not accepted as a pack"
    done
    for file in "$samples"/*.castellan; do
        cp "$file" "$work/"
        "$program" --library "$work/${file##*/}" library info >/dev/null 2>&1 || echo "${file##*/}: cannot be opened"
    done
    for file in "$samples"/decks/full.* "$samples"/decks/*.castellan-deck; do
        # 1 is a line that was left out, 2 a file that could not be read.
        local status=0
        "$program" deck convert "$file" "$work/deck.castellan-deck" >/dev/null 2>&1 || status=$?
        if ((status > 1)); then
            echo "decks/${file##*/}: cannot be read"
        fi
    done
    rm -rf "$work"
}
