# For scripts that try something where nothing is installed: they set $suite, and $keep to leave the system where it is,
# and then call these. To be run as root, with debootstrap.
#
#   make_debian PACKAGE,…    makes an empty Debian with these packages, in the folder $root, in place of one before
#   in_debian COMMAND …      runs a command in it
#
# The new system fetches packages the way this one does: name service, certificates, apt's sources and pip's
# settings are copied into it.
# shellcheck shell=sh

[ "$(id -u)" -eq 0 ] || die "This has to be run as root."
command -v debootstrap >/dev/null || die "debootstrap is missing: apt-get install debootstrap"

root=""

# Takes the system away, or says where it is left.
remove_debian() {
    [ -n "$root" ] || return 0
    for mounted in "$root/dev/shm" "$root/proc"; do
        if mountpoint -q "$mounted"; then umount "$mounted" || keep=yes; fi
    done
    if [ -n "$keep" ]; then
        echo "The system is still in $root" >&2
    else
        rm -rf --one-file-system "$root"
    fi
    root=""
}
trap remove_debian EXIT
trap 'exit 130' INT TERM

# A copy of a file or folder of this system at the same place in the new one, if there is one.
copy() {
    for path in "$@"; do
        [ -e "$path" ] || continue
        mkdir -p "$root$(dirname "$path")"
        cp -rL "$path" "$root$(dirname "$path")/"
    done
}

make_debian() {
    remove_debian
    root=$(mktemp -d "${TMPDIR:-/tmp}/empty-debian.XXXXXX")
    chmod 755 "$root"
    # Where this system's own packages come from; nowhere in particular if it is no Debian.
    # The template is apt's, not the shell's.
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null | grep debian | head -n 1) || true
    echo "Making an empty Debian ($suite) in $root …"
    # $mirror is one word or none.
    # shellcheck disable=SC2086
    debootstrap --variant=minbase --include="$1" "$suite" "$root" $mirror >"$root.log" 2>&1 || {
        tail -n 20 "$root.log" >&2
        exit 1
    }
    rm -f "$root.log"
    copy /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/xdg/pip /root/.config/pip /root/.pip /etc/ssl/certs/ca-certificates.crt
    # Of apt's settings only how it fetches: others may call programs that are not there.
    apt-config dump | grep '^Acquire::' >"$root/etc/apt/apt.conf.d/99fetch" || true
    if [ "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" = "$suite" ]; then
        rm -f "$root/etc/apt/sources.list"
        copy /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/trusted.gpg.d /etc/apt/keyrings
    fi
    # As in every system without an init of its own: what is installed there starts no server.
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod 755 "$root/usr/sbin/policy-rc.d"
    mount -t proc proc "$root/proc" 2>/dev/null || true
    mkdir -p "$root/dev/shm"
    mount -t tmpfs tmpfs "$root/dev/shm" 2>/dev/null || true
}

# Nothing of this session's surroundings but how to fetch.
in_debian() {
    for name in $(env | sed -n 's/^\(PIP_[A-Z_]*\|[A-Za-z]*_proxy\|[A-Z]*_PROXY\|SSL_CERT_FILE\)=.*/\1/p'); do
        eval "set -- \"\$name=\$$name\" \"\$@\""
    done
    chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 TERM="${TERM:-dumb}" \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
