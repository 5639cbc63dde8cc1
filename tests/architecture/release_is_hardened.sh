#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# release_is_hardened.sh ROOT: whether both programs would be built with stack protector, checked buffers, read-only
# relocations and position-independent code in the preset "release". Nothing is compiled, which would take minutes: the
# commands that CMake writes are looked at.

set -euo pipefail

root=$1
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
failures=0

report() {
    echo "FAILED: $1"
    failures=$((failures + 1))
}

cd "$root"
if ! cmake --preset release -B "$build" >"$build/log" 2>&1; then
    tail -20 "$build/log"
    echo "the preset release cannot be configured"
    exit 1
fi

# flags_of OBJECT: the variables of the rule that builds it.
rule_of() {
    awk -v output="$1" '$1 == "build" && index($0, output) { found = 1 } found && /^$/ { exit } found' "$build/build.ninja"
}

for object in rules/CMakeFiles/rules.dir model/CMakeFiles/model.dir views/CMakeFiles/views.dir \
    app/CMakeFiles/castellan.dir app/CMakeFiles/castellan-cli.dir; do
    first=$(grep -oE "^build $object/[^:]*\.o:" "$build/build.ninja" | grep -v cmake_pch | head -1 | sed 's/^build //; s/:$//')
    if [[ -z $first ]]; then
        report "$object has nothing to compile"
        continue
    fi
    rule=$(rule_of "$first")
    for flag in -fstack-protector-strong -D_FORTIFY_SOURCE=2 -fPI; do
        [[ $rule == *"$flag"* ]] || report "$first is compiled without $flag"
    done
    # Checked buffers need an optimiser.
    [[ $rule == *-O[123s]* ]] || report "$first is not optimised"
done
for program in app/castellan app/castellan-cli; do
    rule=$(rule_of "build $program:")
    for flag in -z,relro -z,now -z,noexecstack; do
        [[ $rule == *"$flag"* ]] || report "$program is linked without $flag"
    done
done
if ((failures > 0)); then
    exit 1
fi
echo "The programs of a release are hardened."
