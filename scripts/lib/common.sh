# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What every script needs: where things are, one line of progress a step, logs, locks and a readable end.
# Source it first; it sets the shell's options and moves to the top of the tree.
#
# shellcheck disable=SC2034  # most names here are used by the files that source this one

set -Eeuo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
BUILD=$ROOT/build
LOGS=$BUILD/logs
DEPS=$BUILD/deps
PROGRAM=${0#"$ROOT"/}
JOBS=${CASTELLAN_JOBS:-$(nproc)}
cd "$ROOT"
mkdir -p "$LOGS" "$DEPS" "$BUILD/locks"

# Names of files and cards hold umlauts; a bare image has no UTF-8 locale set.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
*[Uu][Tt][Ff]8 | *[Uu][Tt][Ff]-8) ;;
*) export LC_ALL=C.UTF-8 ;;
esac

reported=no
failed_at=
trap 'failed_at="${BASH_SOURCE[0]#"$ROOT"/}, line $LINENO: $BASH_COMMAND"' ERR
trap 'finish $?' EXIT

finish() {
    if (($1 != 0)) && [[ $reported == no ]]; then
        printf '%s: stopped (%s). Run it again with "bash -x %s" to see every command.\n' \
            "$PROGRAM" "${failed_at:-exit code $1}" "$PROGRAM" >&2
    fi
}

say() {
    printf '%s\n' "$*"
}

# fail MESSAGE [HOW TO GO ON]: ends the script.
fail() {
    reported=yes
    printf '%s: %s\n' "$PROGRAM" "$1" >&2
    if (($# > 1)); then
        printf '%s\n' "$2" >&2
    fi
    exit 1
}

# step NAME TEXT ADVICE COMMAND...: one line for people, all output in build/logs/NAME.log.
# If the command fails, the errors and the end of the log are shown, then ADVICE, and the script ends.
step() {
    local text=$2 advice=$3 log=$LOGS/$1.log started=$SECONDS status=0
    shift 3
    say "$text"
    set +e
    (
        set -e
        "$@"
    ) >"$log" 2>&1
    status=$?
    set -e
    if ((status != 0)); then
        {
            grep -nE '(^|[^A-Za-z])(error|E|FAILED)(:| )|CMake Error' "$log" | head -n 15 || true
            printf -- '--- the end of %s:\n' "${log#"$ROOT"/}"
            tail -n 40 "$log"
            printf -- '---\n'
        } >&2
        fail "\"${text% ...}\" failed with exit code $status; the whole log is ${log#"$ROOT"/}." "$advice"
    fi
    if ((SECONDS - started >= 5)); then
        say "  done in $((SECONDS - started)) s"
    fi
}

# with_lock NAME COMMAND...: one at a time among all scripts of this tree; the others wait.
with_lock() {
    local fd
    exec {fd}>"$BUILD/locks/$1"
    if ! flock --nonblock "$fd"; then
        say "Waiting for another script that is at work here ($1) ..."
        flock "$fd"
    fi
    shift
    "$@"
    exec {fd}>&-
}

# sources_of PATTERN...: the files of the tree that match, whether or not it is a git checkout.
sources_of() {
    if git -C "$ROOT" rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git -C "$ROOT" ls-files --cached --others --exclude-standard -- "$@"
    else
        local pattern
        for pattern in "$@"; do
            find . -path ./build -prune -o -name "$pattern" -type f -printf '%P\n'
        done
    fi
}
