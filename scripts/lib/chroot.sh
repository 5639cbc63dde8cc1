# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Bare systems to try things in, as somebody has them who has just installed Debian. They are made once from the mirror
# that this machine uses and kept packed in build/systems.

SYSTEMS=$BUILD/systems

# suite_of NUMBER: the name of a Debian version.
suite_of() {
    case $1 in
    12) echo bookworm ;;
    13) echo trixie ;;
    *) fail "only Debian 12 and 13 are known here, not $1." ;;
    esac
}

# pack_system NUMBER: makes the packed system if there is none.
pack_system() {
    local suite
    suite=$(suite_of "$1")
    mkdir -p "$SYSTEMS"
    if [[ ! -f $SYSTEMS/$suite.tar ]]; then
        if ((EUID != 0)); then
            fail "only root can make a bare system." "Run it again as root, for example:  sudo $PROGRAM"
        fi
        step "system-$suite" "Making a bare Debian $1 ..." "Check the network, then run $PROGRAM again." make_system "$suite"
    fi
}

make_system() {
    local suite=$1
    mmdebstrap --variant=apt --components=main "$suite" "$SYSTEMS/$suite.tar.part" "$(debian_mirror)"
    mv "$SYSTEMS/$suite.tar.part" "$SYSTEMS/$suite.tar"
}

# unpack_system NUMBER: a fresh one; prints its folder.
unpack_system() {
    local folder
    folder=$(mktemp -d "${TMPDIR:-/tmp}/castellan-system.XXXXXX")
    tar --extract --file "$SYSTEMS/$(suite_of "$1").tar" --directory "$folder" --numeric-owner --exclude './dev/*'
    chmod 755 "$folder"
    # Without a device file system only what programs cannot do without.
    mkdir -p "$folder/dev"
    mknod -m 666 "$folder/dev/null" c 1 3
    mknod -m 666 "$folder/dev/zero" c 1 5
    mknod -m 666 "$folder/dev/random" c 1 8
    mknod -m 666 "$folder/dev/urandom" c 1 9
    ln -s /proc/self/fd "$folder/dev/fd"
    mount -t proc proc "$folder/proc" 2>/dev/null || true
    cp /etc/resolv.conf "$folder/etc/resolv.conf" 2>/dev/null || true
    printf '%s\n' "$folder"
}

# in_system FOLDER COMMAND...: as root of that system, with nothing of ours in the environment but a way to the network.
in_system() {
    local folder=$1 name kept=()
    shift
    for name in http_proxy https_proxy no_proxy CASTELLAN_JOBS; do
        if [[ -n ${!name:-} ]]; then
            kept+=("$name=${!name}")
        fi
    done
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "${kept[@]}" \
        chroot "$folder" "$@"
}

remove_system() {
    umount "$1/proc" 2>/dev/null || true
    if ! mountpoint --quiet "$1/proc"; then
        rm -rf --one-file-system "$1"
    fi
}
