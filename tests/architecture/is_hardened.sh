#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# is_hardened.sh PROGRAM: whether a released program was built with stack protection, checked library functions and a
# read-only table of addresses.

set -euo pipefail

program=$1
failures=0

require() {
    if ! grep -qE "$2" <<<"$3"; then
        echo "FAILED: $program has no $1"
        failures=$((failures + 1))
    fi
}

segments=$(readelf --wide --program-headers "$program")
dynamic=$(readelf --wide --dynamic "$program")
symbols=$(readelf --wide --symbols "$program")
require 'stack protector' '__stack_chk_fail' "$symbols"
require 'checked library functions' '__[a-z]+_chk(@|$| )' "$symbols"
require 'read-only relocations' 'GNU_RELRO' "$segments"
require 'immediate binding' 'BIND_NOW|FLAGS_1.*NOW' "$dynamic"
if grep -qE 'GNU_STACK.*RWE' <<<"$segments"; then
    echo "FAILED: $program has an executable stack"
    failures=$((failures + 1))
fi

exit $((failures > 0))
