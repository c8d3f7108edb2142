"""Which keys work on a line of text, on a Mac and elsewhere, and what a mouse says of it."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from scenes.backend.input import Translator
from scenes.backend.writing import OF_A_MAC, OF_OTHERS, chord
from scenes.kit.signals import Key, Pressed

SHIFT, CTRL, ALT, CMD = (
    *(pygame.KMOD_LSHIFT, pygame.KMOD_RCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA),
)


@pytest.mark.parametrize(
    ("chords", "modifiers", "key", "wanted"),
    [
        *((OF_OTHERS, CTRL, key, word) for key, word in zip("acxvz", (
            "select all", "copy", "cut", "paste", "undo"), strict=True)),
        *((OF_A_MAC, CMD, key, word) for key, word in zip("acxvz", (
            "select all", "copy", "cut", "paste", "undo"), strict=True)),
        (OF_OTHERS, SHIFT, "left", "select left"),
        (OF_OTHERS, SHIFT, "end", "select end"),
        (OF_OTHERS, CTRL, "left", "word left"),
        (OF_OTHERS, CTRL | SHIFT, "right", "select word right"),
        (OF_OTHERS, CTRL, "backspace", "erase word"),
        (OF_OTHERS, CTRL, "delete", "erase word on"),
        (OF_OTHERS, CTRL, "insert", "copy"),
        (OF_OTHERS, SHIFT, "insert", "paste"),
        (OF_OTHERS, SHIFT, "delete", "cut"),
        (OF_OTHERS, ALT, "left", ""),
        (OF_A_MAC, ALT, "left", "word left"),
        (OF_A_MAC, ALT, "backspace", "erase word"),
        (OF_A_MAC, CMD, "right", "end"),
        (OF_A_MAC, CMD | SHIFT, "left", "select home"),
        (OF_OTHERS, CTRL | ALT, "a", ""),
        (OF_OTHERS, CTRL | SHIFT, "a", ""),
        (OF_OTHERS, pygame.KMOD_NUM | pygame.KMOD_CAPS | CTRL, "a", "select all"),
        (OF_OTHERS, pygame.KMOD_CAPS, "left", ""),
    ],
)  # fmt: skip
def test_keys_that_are_held_together_mean_what_they_do_on_this_system(
    chords: Mapping[tuple[int, str], str], modifiers: int, key: str, wanted: str
) -> None:
    assert chord(key, modifiers, chords) == wanted


def test_a_chord_arrives_with_the_key_that_was_pressed() -> None:
    pressed = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=CTRL)
    assert Translator().signals(pressed) == [Key("select all", "a")]


def test_what_was_typed_in_one_go_arrives_in_one_piece() -> None:
    family = "\U0001f469\u200d\U0001f467"
    typed = pygame.Event(pygame.TEXTINPUT, text=family)
    assert Translator().signals(typed) == [Key(f"text:{family}")]
    assert Translator().signals(pygame.Event(pygame.TEXTINPUT, text="")) == []


def test_how_often_somebody_has_pressed_is_said_by_the_system() -> None:
    translator = Translator()
    twice = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=1, clicks=2)
    assert translator.signals(twice) == [Pressed(4, 4, times=2)]
