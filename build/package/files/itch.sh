#!/usr/bin/env bash
# Hands the packages over to itch.io: itch.sh DIST USER/PAGE VERSION. Needs butler, the shop's own
# program, and its key in BUTLER_API_KEY. Each archive becomes a channel; only what differs is sent.
set -euo pipefail
dist=$1 page=$2 version=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

push() { # channel, folder, the program to start
    sed -e "s|@PLAY@|$3|" "$(dirname "$0")/shops/itch.toml" >"$2/.itch.toml"
    butler push --userversion "$version" "$2" "$page:$1"
}

for archive in "$dist"/*-linux-*.tar.xz; do
    machine=$(basename "$archive" | sed -e 's/.*-linux-\([^-]*\)-.*/\1/')
    mkdir "$work/$machine" && tar -xf "$archive" -C "$work/$machine" --strip-components 1
    push "linux-$machine" "$work/$machine" bug-council
done
mkdir "$work/windows" "$work/macos"
unzip -q "$dist"/*-windows-*.zip -d "$work/windows"
push windows "$(echo "$work"/windows/*)" bug-council.exe
unzip -q "$dist"/*-macos-*.zip -d "$work/macos"
push macos "$(echo "$work"/macos/*)" "Bug Council of Backyardia.app"
