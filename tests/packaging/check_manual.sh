#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check_manual.sh CASTELLAN_MANUAL CASTELLAN_CLI: manual pages and completion have every command and option of --help, in
# both languages, and the formatter and the shells accept them.

set -euo pipefail

manual=$1
cli=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$manual" "$work" 0.0

fail() {
    echo "$1" >&2
    exit 1
}

# "card", "deck check", ... as help lists them.
mapfile -t commands < <("$cli" --lang en --help |
    sed -nE '/^Commands:/,/^$/ s/^  ([a-z]+( [a-z]+)?).*/\1/p' | grep -v '^help')
((${#commands[@]} > 15)) || fail "help lists only ${#commands[@]} commands"
checked=0
for command in "${commands[@]}"; do
    for page in "$work"/man/{,de/}man1/castellan-cli.1; do
        grep -qF ".SS \"$command" "$page" || fail "${page#"$work"/}: has no $command"
    done
    for file in bash-completion/completions/castellan-cli zsh/vendor-completions/_castellan-cli \
        fish/vendor_completions.d/castellan-cli.fish; do
        grep -qE "\b${command##* }\b" "$work/$file" || fail "$file: has no $command"
    done
    # shellcheck disable=SC2086  # one or two words
    for option in $("$cli" --lang en help $command | sed -nE 's/^  (-[a-z], )?--([a-z-]+).*/\2/p'); do
        for page in "$work"/man/{,de/}man1/castellan-cli.1; do
            grep -qF -- "\\-\\-${option//-/\\-}" "$page" || fail "${page#"$work"/}: has no --$option"
        done
        checked=$((checked + 1))
    done
done
((checked > 40)) || fail "only $checked options were checked"

# German is German.
grep -q 'BESCHREIBUNG' "$work/man/de/man1/castellan.1" || fail "the German page of castellan is not German"
if cmp -s "$work/man/man1/castellan-cli.1" "$work/man/de/man1/castellan-cli.1"; then
    fail "the German page of castellan-cli is not German"
fi

if command -v groff >/dev/null; then
    for page in "$work"/man/{,de/}man1/*.1; do
        found=$(groff -k -man -Tutf8 -ww "$page" 2>&1 >/dev/null | grep -v 'font' || true)
        [[ -z $found ]] || fail "${page#"$work"/}: $found"
    done
fi

# The shells: every file can be read, and bash answers what a person would ask for.
for file in "$work"/bash-completion/completions/*; do
    bash -n "$file"
done
for shell in zsh fish; do
    if command -v "$shell" >/dev/null; then
        find "$work/$shell" -type f -print0 | xargs -0 -n 1 "$shell" -n
    fi
done
asked() {
    bash -c '
        compopt() { :; }
        . "$1"
        shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _castellan_cli
        printf "%s " "${COMPREPLY[@]}"' bash "$work/bash-completion/completions/castellan-cli" "$@"
}
expect() {
    local wanted=$1 found
    shift
    found=$(asked "$@")
    [[ " $found " == *" $wanted "* ]] || fail "bash: \"$*\" gives \"$found\" without $wanted"
}
expect deck castellan-cli d
expect check castellan-cli deck ''
expect --variant castellan-cli deck check --v
expect de castellan-cli --lang ''
expect pdf castellan-cli search --in p
expect crimson-company castellan-cli play c
expect calibrate castellan-cli proxy c
