#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_release.sh ROOT: version and date are the same everywhere, and every text is translated.

set -euo pipefail

# shellcheck source=scripts/lib/release.sh
. "$(dirname "${BASH_SOURCE[0]}")/../../scripts/lib/release.sh"
found=$(release_disagreements "$1")
if [[ -n $found ]]; then
    printf '%s\n' "$found"
    exit 1
fi
