#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_metainfo.sh ROOT: the description for software centres is valid and says everything in both languages.

set -euo pipefail

file=$1/resources/desktop/org.castellan.Castellan.metainfo.xml
if ! command -v appstreamcli >/dev/null; then
    echo "appstreamcli is missing; scripts/test installs it (package appstream)" >&2
    exit 1
fi
appstreamcli validate --no-net "$file"
for element in summary p li; do
    english=$(grep -c "<$element>" "$file")
    german=$(grep -c "<$element xml:lang=\"de\">" "$file")
    if ((english == 0 || english != german)); then
        echo "<$element>: $english texts in English, $german in German" >&2
        exit 1
    fi
done
