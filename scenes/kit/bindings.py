"""Which key and which button of a gamepad stands for what.

Scenes know every key by its usual name. Whoever binds another one changes two tables in the
preferences; the backend then gives the scenes the usual name, and key caps show the other one.
Keys that navigate are in neither table: they always work.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from game.words import N_, NC_, _, pgettext
from scenes.kit.signals import UNDO_CAP

PAD: Final = "pad:"
"""What the caps of a gamepad's buttons begin with."""


class Make(StrEnum):
    """Who has made a gamepad: the same buttons are called otherwise."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


class Shortcut(StrEnum):
    """What can be bound, by the name of its usual key."""

    LOG = "l"
    CLOSE_UP = "t"
    LOOK_CLOSER = "i"
    SPEED = "s"
    ASK = "w"
    PASS = "p"
    NEWS = "n"
    WHERE = "g"
    HINT = "c"
    BACK = ","
    ON = "."
    KEYS = "f1"
    FULL_SCREEN = "f11"


class Button(StrEnum):
    """The buttons of a gamepad that do not navigate."""

    X = "x"
    Y = "y"
    VIEW = "view"
    LEFT_TRIGGER = "lt"
    RIGHT_TRIGGER = "rt"
    LEFT_STICK = "ls"
    RIGHT_STICK = "rs"
    NONE = ""


Keys = Mapping[Shortcut, str]
Buttons = Mapping[Shortcut, Button]

USUAL_KEYS: Final[Keys] = MappingProxyType({shortcut: shortcut.value for shortcut in Shortcut})
USUAL_BUTTONS: Final[Buttons] = MappingProxyType(
    {
        **dict.fromkeys(Shortcut, Button.NONE),
        Shortcut.LOG: Button.Y,
        Shortcut.CLOSE_UP: Button.LEFT_STICK,
        Shortcut.LOOK_CLOSER: Button.X,
        Shortcut.HINT: Button.RIGHT_STICK,
        Shortcut.BACK: Button.LEFT_TRIGGER,
        Shortcut.ON: Button.RIGHT_TRIGGER,
        Shortcut.KEYS: Button.VIEW,
    }
)
FIXED: Final = frozenset(
    {"return", "space", "escape", "tab", "backtab", "left", "right", "up", "down"}
    | {"backspace", "delete"}
)
"""Keys that mean the same for everybody: they navigate, or are needed for typing."""
FIXED_BUTTONS: Final = MappingProxyType(
    {"a": "return", "b": "escape", "start": "escape", "lb": "backtab", "rb": "tab"}
)
MODIFIERS: Final = ("shift", "ctrl", "alt", "gr", "meta", "super", "lock", "mode")
LAST_LETTER: Final = "\u04ff"  # our type case ends with Cyrillic
LONGEST: Final = 12

CAPS: Final = MappingProxyType(
    {
        "return": "Enter",
        "escape": "Esc",
        "page up": "PgUp",
        "page down": "PgDn",
        "insert": "Ins",
        "print screen": "Print",
        f"{PAD}view": "View",
        f"{PAD}start": "Menu",
    }
)
WORDS: Final = frozenset(
    {
        NC_("on a key", "Space"),
        NC_("on a key", "PgUp"),
        NC_("on a key", "PgDn"),
        NC_("on a key", "Ins"),
        NC_("on a key", "Print"),
        NC_("on a key", "Home"),
        NC_("on a key", "End"),
        NC_("on a key", "Ctrl+Z"),
    }
)
"""Caps that bear another word on the keyboards of some languages."""
PAD_CAPS: Final = MappingProxyType({"Enter": "A", "Space": "A", "Esc": "B", "Tab": "RB"})
CROSS_CAPS: Final = frozenset({"← →", "↑ ↓", "←↑↓→", "← → ↑ ↓", "↓"})
"""What a gamepad's cross does as well."""
STICK_CAP: Final = "R"  # the right stick itself
MAKES: Final = MappingProxyType(
    {
        Make.XBOX: MappingProxyType[str, str]({}),
        Make.PLAYSTATION: MappingProxyType(
            {"A": "✕", "B": "○", "X": "□", "Y": "△", "LB": "L1", "RB": "R1", "LT": "L2", "RT": "R2"}
            | {"LS": "L3", "RS": "R3", "View": "Create", "Menu": "Options"}
        ),
        # SDL already reads these by what is written on them: A lies on the right, B below.
        Make.NINTENDO: MappingProxyType(
            {"LB": "L", "RB": "R", "LT": "ZL", "RT": "ZR", "View": "−", "Menu": "+"}
        ),
    }
)
"""What is written on the buttons of others than the most common pads."""
SIGNS: Final = MappingProxyType(
    {"✕": N_("Cross"), "○": N_("Circle"), "□": N_("Square"), "△": N_("Triangle")}
)
"""How these buttons are called in a sentence."""


def may_be_bound(key: str) -> bool:
    """Whether a key is free for a shortcut: it does not navigate, and its cap can be set."""
    if key in FIXED or any(key.endswith(word) for word in MODIFIERS):
        return False
    return 0 < len(key) <= LONGEST and all(" " <= letter <= LAST_LETTER for letter in key)


def button_cap(name: str, make: Make) -> str:
    """What is written on a button of a gamepad; PlayStation's signs stand for what is drawn."""
    usual = cap(PAD + name)
    return MAKES[make].get(usual, usual)


def cap_label(written: str) -> str:
    """What a cap bears on the keyboards of the language that is spoken."""
    return pgettext("on a key", written) if written in WORDS else written


def key_words(name: str, make: Make) -> str:
    """A key or a button as it is called in a sentence."""
    if not name.startswith(PAD):
        return cap_label(cap(name))
    written = button_cap(name.removeprefix(PAD), make)
    return _(SIGNS[written]) if written in SIGNS else written


def cap(name: str) -> str:
    """What is written on a key or a button."""
    if name == PAD:
        return pgettext("on the cap of a shortcut without a button", "none")
    if name in CAPS:
        return CAPS[name]
    if name.startswith(PAD):
        return name.removeprefix(PAD).upper()
    short = len(name) == 1 or (name[0] == "f" and name[1:].isdecimal())
    return name.upper() if short else name.capitalize()


def keys(bound: Keys) -> dict[Shortcut, str]:
    """The whole table: what is bound where that is possible, else the usual key, never one twice.

    A shortcut whose usual key is taken by then gets one that its new owner has left.
    """
    wanted = {shortcut: key for shortcut, key in bound.items() if may_be_bound(key)}
    return _settle(wanted, USUAL_KEYS)


def buttons(bound: Buttons) -> dict[Shortcut, str]:
    """The whole table for gamepads; several shortcuts may have no button."""
    table: dict[Shortcut, str] = {}
    for shortcut in (*bound, *(other for other in Shortcut if other not in bound)):
        button = bound.get(shortcut, USUAL_BUTTONS[shortcut])
        table[shortcut] = Button.NONE if button in table.values() else button
    return {shortcut: table[shortcut] for shortcut in Shortcut}


def _settle(wanted: Keys, usual: Keys) -> dict[Shortcut, str]:
    table: dict[Shortcut, str] = {}
    for shortcut, key in wanted.items():
        if key not in table.values():
            table[shortcut] = key
    for shortcut in Shortcut:
        if shortcut not in table:
            spare = (usual[shortcut], *usual.values())
            table[shortcut] = next(key for key in spare if key not in table.values())
    return {shortcut: table[shortcut] for shortcut in Shortcut}


def meaning(bound: Keys, key: str) -> str:
    """What scenes are told when this key is pressed; nothing if it stands for nothing now."""
    for shortcut, chosen in keys(bound).items():
        if chosen == key:
            return shortcut
    return "" if key in USUAL_KEYS else key


def pad_meaning(bound: Buttons, button: str) -> str:
    """What a gamepad button means."""
    if button in FIXED_BUTTONS:
        return FIXED_BUTTONS[button]
    table = buttons(bound)
    return next((shortcut for shortcut in Shortcut if button and table[shortcut] == button), "")


def rebind(table: Mapping[Shortcut, str], shortcut: Shortcut, new: str) -> dict[Shortcut, str]:
    """The table with another key for a shortcut; whoever had that key gets the old one."""
    old = table[shortcut]
    swapped = {other: old if key == new else key for other, key in table.items()}
    return swapped | {shortcut: new}


def caps(keys_bound: Keys, buttons_bound: Buttons, *, pad: Make | None) -> dict[str, str]:
    """What to show instead of the usual key caps, for people at the keyboard or with a gamepad.

    Nothing stands for what no button of a gamepad does.
    """
    if pad is None:
        shown = {cap(shortcut): cap(key) for shortcut, key in keys(keys_bound).items()}
        return {usual: now for usual, now in shown.items() if usual != now}
    table = buttons(buttons_bound)
    on_pad = {cap(one): cap(PAD + button) if button else "" for one, button in table.items()}
    on_pad |= {cap(Shortcut.ASK): STICK_CAP, UNDO_CAP: on_pad[cap(Shortcut.BACK)], **PAD_CAPS}
    return {usual: MAKES[pad].get(name, name) for usual, name in on_pad.items()}
