#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_flatpak.sh ROOT: the Flatpak manifest gives the program neither the network nor files of the host.

set -euo pipefail

manifest=$1/resources/desktop/org.castellan.Castellan.yaml
permissions=$(sed -nE '/^finish-args:/,/^[a-z]/ s/^  - (--.*)/\1/p' "$manifest")
if [[ -z $permissions ]]; then
    echo "the manifest has no permissions to check" >&2
    exit 1
fi
if grep -E -- '--(share=network|filesystem|device=all|socket=(session|system)-bus|talk-name)' <<<"$permissions"; then
    echo "the program does not need this" >&2
    exit 1
fi
if command -v flatpak-builder >/dev/null; then
    flatpak-builder --show-manifest "$manifest" >/dev/null
fi
