#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# links_no_widgets.sh PROGRAM: the program links Qt, but nothing that draws windows, neither itself nor by a library.

set -euo pipefail

libraries=$(ldd "$1")
if [[ $libraries != *libQt6Core.so* ]]; then
    echo "$1 does not link Qt Core; is it the right program?"
    exit 2
fi
if [[ $libraries == *libQt6Widgets.so* ]]; then
    echo "$1 links Qt Widgets:"
    grep libQt6Widgets.so <<<"$libraries"
    exit 1
fi
