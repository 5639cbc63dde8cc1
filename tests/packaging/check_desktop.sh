#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_desktop.sh ROOT: the desktop file is valid and names every kind of file that the MIME types describe.

set -euo pipefail

desktop=$1/resources/desktop/castellan.desktop
if ! command -v desktop-file-validate >/dev/null; then
    echo "desktop-file-validate is missing; scripts/test installs it (package desktop-file-utils)" >&2
    exit 1
fi
found=$(desktop-file-validate "$desktop")
if [[ -n $found ]]; then
    printf '%s\n' "$found"
    exit 1
fi
listed=$(sed -nE 's/^MimeType=//p' "$desktop" | tr ';' '\n' | grep '^application/' | sort)
described=$(sed -nE 's/.*<mime-type type="([^"]*)".*/\1/p' "$1/resources/desktop/castellan-mime.xml" | sort)
provided=$(sed -nE 's/.*<mediatype>(application[^<]*)<.*/\1/p' "$1"/resources/desktop/*.metainfo.xml | sort)
if [[ -z $listed || $listed != "$described" || $listed != "$provided" ]]; then
    echo "desktop file, MIME types and metainfo do not list the same kinds of file" >&2
    exit 1
fi
