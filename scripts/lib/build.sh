# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# From a machine that has the compiler to a built preset.

# shellcheck source=scripts/lib/packages.sh
. "$ROOT/scripts/lib/packages.sh"
# shellcheck source=scripts/lib/karchive.sh
. "$ROOT/scripts/lib/karchive.sh"

# set_up [EXTRA...]: packages and KArchive; does nothing, quietly, when all is there.
set_up() {
    with_lock set-up set_up_alone "$@"
}

set_up_alone() {
    install_packages "$@"
    provide_karchive
}

# build_preset PRESET [TARGET...]: configures where needed and builds. Call it with the lock of the preset.
build_preset() {
    local preset=$1 folder=$BUILD/$1 recipe
    shift
    if command -v ccache >/dev/null; then
        export CASTELLAN_LAUNCHER=ccache
        # A second clone of the tree finds what the first one compiled.
        export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$ROOT} CCACHE_NOHASHDIR=1
        # What ccache needs to look into precompiled headers.
        export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        export CCACHE_PCH_EXTSUM=1
    fi
    # A whole build is far quicker so; whoever changes a file at a time is better off without.
    export CASTELLAN_UNITY=${CASTELLAN_UNITY-${CI:+ON}}
    recipe=$(configure_recipe "$preset")
    if [[ ! -f $folder/build.ninja || ! -f $folder/configured-by || $(<"$folder/configured-by") != "$recipe" ]]; then
        rm -f "$folder/CMakeCache.txt" "$folder/configured-by"
        step "configure-$preset" "Configuring ($preset) ..." \
            "If a package is named as missing, install it; else remove ${folder#"$ROOT"/}. Then run $PROGRAM again." \
            cmake --preset "$preset"
        printf '%s\n' "$recipe" >"$folder/configured-by"
    fi
    local targets=()
    if (($# > 0)); then
        targets=(--target "$@")
    fi
    step "build-$preset" "Building ($preset) ..." \
        "Mend the first error above, or go back to a commit that builds; then run $PROGRAM again." \
        cmake --build "$folder" --parallel "$JOBS" "${targets[@]}"
}

configure_recipe() {
    printf '%s %s %s %s %s\n' "$1" "$ROOT" "${CASTELLAN_LAUNCHER:-}" "$CASTELLAN_UNITY" "${CASTELLAN_WERROR:-}"
    sha256sum <"$ROOT/CMakePresets.json"
    cat "$KARCHIVE_PREFIX/built-by" 2>/dev/null || true
}

# run_tests PRESET [CTEST OPTION...]: all output, ctest's summary last; a run without any test is a failure.
run_tests() {
    local preset=$1
    shift
    if ! QT_QPA_PLATFORM=offscreen ctest --test-dir "$BUILD/$preset" --output-on-failure --no-tests=error \
        --parallel "$JOBS" "$@" 2>&1 | tee "$LOGS/ctest-$preset.log"; then
        fail "tests failed; their output is in build/logs/ctest-$preset.log." \
            "Run one alone with:  ctest --test-dir build/$preset --output-on-failure -R NAME"
    fi
}
