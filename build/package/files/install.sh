#!/bin/sh
# Puts the game into this person's menu, or takes it out again. Needs no administrator.
set -eu

usage() {
    cat <<'END'
usage: install.sh --user | --uninstall

  --user       copy the game to ~/.local/lib and put it into the menu, for you alone
  --uninstall  remove it again; saved games and settings stay
END
}

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
: "${HOME:?is not set, so nobody knows where to install}"
share=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/@NAME@
start=$HOME/.local/bin/@NAME@
entry=$share/applications/@ID@.desktop

# A path as a menu entry wants it: quoted, its special signs escaped, and the escapes once more.
quoted() {
    printf '%s' "$1" | sed -e 's/["`$\\]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g'
}

uninstall() {
    rm -rf -- "$program"
    rm -f -- "$entry" "$share/metainfo/@ID@.metainfo.xml"
    if [ -L "$start" ]; then rm -f -- "$start"; fi
    for icon in "$share"/icons/hicolor/*/apps/@ID@.*; do
        rm -f -- "$icon"
        # Folders that this has emptied go too; others stay.
        rmdir -- "${icon%/*}" "${icon%/apps/*}" 2>/dev/null || :
    done
    rmdir -- "$share/icons/hicolor" "$share/icons" 2>/dev/null || :
    rmdir -- "$share/applications" "$share/metainfo" "$share" 2>/dev/null || :
    rmdir -- "${program%/*}" "${start%/*}" "$HOME/.local" 2>/dev/null || :
}

install_for_user() {
    if [ "$here" = "$(CDPATH='' cd -- "$program" 2>/dev/null && pwd -P)" ]; then
        echo "This is the installed game already."
        return
    fi
    uninstall
    mkdir -p -- "$program" "${start%/*}" "$share"
    cp -R -P -- "$here/." "$program"
    chmod -R u+w -- "$program"
    cp -R -- "$program/share/." "$share"
    ln -s -- "$program/@NAME@" "$start"
    path=$(quoted "$program/@NAME@")
    while IFS= read -r line; do
        case $line in
            TryExec=*) printf 'TryExec=%s\n' "$program/@NAME@" ;;
            Exec=*) printf 'Exec="%s"\n' "$path" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$program/share/applications/@ID@.desktop" >"$entry"
    echo "Installed. It is in the menu under Games; to remove it, type"
    echo "  \"$program/install.sh\" --uninstall"
}

case ${1-} in
    --user) install_for_user ;;
    --uninstall)
        uninstall
        echo "Removed. Saved games, settings and logs, if any, stay in"
        echo "  $share/@NAME@"
        echo "  ${XDG_CONFIG_HOME:-$HOME/.config}/@NAME@"
        echo "  ${XDG_STATE_HOME:-$HOME/.local/state}/@NAME@"
        ;;
    -h | --help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
