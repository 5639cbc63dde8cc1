#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_mime.sh ROOT: the system recognises files of ours by name and by content alone.

set -euo pipefail

root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for tool in xmllint update-mime-database; do
    if ! command -v "$tool" >/dev/null; then
        echo "$tool is missing; scripts/test installs it (packages libxml2-utils, shared-mime-info)" >&2
        exit 1
    fi
done
xmllint --noout "$root/resources/desktop/castellan-mime.xml"
mkdir -p "$work/mime/packages"
cp "$root/resources/desktop/castellan-mime.xml" "$work/mime/packages/castellan.xml"
found=$(XDG_DATA_DIRS=$work XDG_DATA_HOME=$work update-mime-database "$work/mime" 2>&1)
if [[ -n $found ]]; then
    printf '%s\n' "$found"
    exit 1
fi
for kind in deck pack match scenario library; do
    file=$work/mime/application/x-castellan-$kind.xml
    if ! grep -q '<comment>' "$file" || ! grep -q '<comment xml:lang="de">' "$file"; then
        echo "$kind: has no name in one of the languages" >&2
        exit 1
    fi
done
