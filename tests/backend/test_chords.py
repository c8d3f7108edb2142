"""Ctrl, Alt and Cmd belong to the desktop: with them a key means what is written, or nothing."""

import sys

import pygame
import pytest

from scenes.backend.chords import CHORDS
from scenes.backend.input import Translator
from scenes.backend.writing import ON_LINES
from scenes.kit.bindings import Shortcut
from scenes.kit.signals import BACKWARD, FORWARD, PASTE, UNDO, Key, Signal

KEYS = (
    *(str(shortcut) for shortcut in Shortcut),
    *"abcdefghijklmnopqrstuvwxyz1234567890-=[];'/\\?",
    *("return", "enter", "space", "tab", "escape", "backspace", "delete", "insert"),
    *("left", "right", "up", "down", "home", "end", "page up", "page down", "f4"),
    *("[0]", "[7]", "[-]", "menu", "ac back"),
)
MODIFIERS = {
    "ctrl": (pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_CTRL),
    "alt": (pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_ALT),
    "cmd": (pygame.KMOD_LMETA, pygame.KMOD_RMETA, pygame.KMOD_META),
}
WRITTEN = {
    ("ctrl", "z"): UNDO,
    ("ctrl", "v"): PASTE,
    ("cmd", "z"): UNDO,
    ("cmd", "v"): PASTE,
    ("alt", "return"): "f11",
    ("alt", "enter"): "f11",
    ("alt", "left"): BACKWARD,
    ("alt", "right"): FORWARD,
    **{tuple(chord.split("+", 1)): name for chord, name in ON_LINES.items()},
}
ALTGR = (
    pygame.KMOD_LCTRL | pygame.KMOD_RALT,
    pygame.KMOD_LCTRL | pygame.KMOD_RALT | pygame.KMOD_NUM,
    pygame.KMOD_MODE,
)
PLACES = {"[0]": pygame.KSCAN_KP_0, "[7]": pygame.KSCAN_KP_7, "0": pygame.KSCAN_0}


def down(name: str, mod: int, unicode: str = "", place: int = 0) -> pygame.Event:
    code = pygame.key.key_code(name)
    place = place or (
        pygame.KSCAN_1 + int(name) - 1 if name in "123456789" else PLACES.get(name, 0)
    )
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode, scancode=place)


def typed(text: str) -> pygame.Event:
    return pygame.Event(pygame.TEXTINPUT, text=text)


def heard(*events: pygame.Event) -> list[Signal]:
    translator = Translator()
    return [signal for event in events for signal in translator.signals(event)]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("modifier", MODIFIERS)
def test_with_a_modifier_only_what_is_written_means_something(modifier: str, key: str) -> None:
    wanted = WRITTEN.get((modifier, key), "")
    for mod in MODIFIERS[modifier]:
        text = key if len(key) == 1 else ""
        names = [signal.name for signal in heard(down(key, mod, text)) if isinstance(signal, Key)]
        assert names == ([wanted] if wanted else [])


@pytest.mark.parametrize("key", ["z", "v", "return", "up", "l", "7"])
def test_several_modifiers_at_once_are_another_chord(key: str) -> None:
    ctrl, alt, cmd = pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA
    for mod in (ctrl | alt, ctrl | cmd, alt | cmd, ctrl | pygame.KMOD_LSHIFT):
        assert heard(down(key, mod)) == []


@pytest.mark.parametrize("lock", [pygame.KMOD_NUM, pygame.KMOD_CAPS])
def test_a_lock_changes_no_chord(lock: int) -> None:
    assert heard(down("z", pygame.KMOD_LCTRL | lock)) == [Key(UNDO, "z")]


@pytest.mark.parametrize(
    "code",
    [
        *(
            pygame.K_LCTRL,
            pygame.K_RCTRL,
            pygame.K_LALT,
            pygame.K_RALT,
            pygame.K_LMETA,
            pygame.K_RMETA,
        ),
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
    ],
)
def test_a_modifier_alone_is_no_key(code: int) -> None:
    assert heard(pygame.Event(pygame.KEYDOWN, key=code, mod=0, scancode=0)) == []


@pytest.mark.parametrize("mod", ALTGR)
def test_altgr_is_neither_ctrl_nor_alt(mod: int) -> None:
    for key in ("v", "z", "l", "q"):
        assert heard(down(key, mod, "@"), typed("@")) == [Key(key), Key("text:@")]


def test_the_right_alt_is_altgr_where_it_types() -> None:
    """X11 calls both the right Alt: what is typed tells them apart."""
    assert heard(down("q", pygame.KMOD_RALT, "@"), typed("@")) == [Key("q"), Key("text:@")]
    assert heard(down("q", pygame.KMOD_RALT, "q"), typed("q")) == []
    upper = pygame.KMOD_RALT | pygame.KMOD_LSHIFT
    assert heard(down("z", upper, "Ż"), typed("Ż")) == [Key("text:Ż")]


@pytest.mark.parametrize("mod", [mod for mods in MODIFIERS.values() for mod in mods])
@pytest.mark.parametrize("key", ["l", "1", "-"])
def test_a_chord_types_nothing_although_its_system_sends_text(mod: int, key: str) -> None:
    assert heard(down(key, mod, key), typed(key)) == []


def test_after_a_chord_one_types_as_before() -> None:
    place = pygame.KSCAN_L
    up = pygame.Event(pygame.KEYUP, key=pygame.K_l, mod=0, scancode=place)
    chord = down("l", pygame.KMOD_LCTRL, place=place)
    assert heard(chord, up, typed("é")) == [Key("text:é")]
    assert heard(chord, down("k", 0), typed("k")) == [Key("k"), Key("text:k")]


def test_what_a_layout_types_by_ctrl_and_alt_is_typed() -> None:
    both = pygame.KMOD_LCTRL | pygame.KMOD_LALT
    assert heard(down("q", both, "@"), typed("@")) == [Key("text:@")]
    assert heard(down("1", both, "1"), typed("1")) == []


def test_on_a_mac_alt_types(monkeypatch: pytest.MonkeyPatch) -> None:
    event = down("l", pygame.KMOD_LALT, "@")
    assert heard(event, typed("@")) == []
    monkeypatch.setattr(sys, "platform", "darwin")
    assert heard(event, typed("@")) == [Key("text:@")]


def test_shift_types_as_ever() -> None:
    assert heard(down("l", pygame.KMOD_LSHIFT, "L"), typed("L")) == [Key("l"), Key("text:L")]


def test_every_chord_can_be_pressed() -> None:
    """Its words stand in the order in which they are looked up."""
    order = ("ctrl", "alt", "cmd", "shift")
    for chord in CHORDS:
        *modifiers, key = chord.split("+")
        assert modifiers
        assert modifiers == [word for word in order if word in modifiers]
        assert pygame.key.key_code(key)
