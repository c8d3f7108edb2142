"""Which keys work on a line of text, on a Mac and elsewhere, and what a mouse says of it."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from scenes.backend.input import Translator
from scenes.backend.writing import OF_A_MAC, OF_OTHERS
from scenes.kit.signals import Key, PointerPressed, Signal

SHIFT, CTRL, CMD = pygame.KMOD_LSHIFT, pygame.KMOD_RCTRL, pygame.KMOD_LMETA


def heard(key: str, modifiers: int) -> list[Signal]:
    code = pygame.key.key_code(key)
    return Translator().signals(pygame.Event(pygame.KEYDOWN, key=code, mod=modifiers))


@pytest.mark.parametrize(
    ("modifiers", "key", "wanted"),
    [
        *((command, "a", "select all") for command in (CTRL, CMD)),
        *((command, "c", "copy") for command in (CTRL, CMD)),
        *((command, "x", "cut") for command in (CTRL, CMD)),
        *((command, "v", "paste") for command in (CTRL, CMD)),
        *((command, "z", "undo") for command in (CTRL, CMD)),
        (SHIFT, "left", "select left"),
        (SHIFT, "right", "select right"),
        (SHIFT, "home", "select home"),
        (SHIFT, "end", "select end"),
        (SHIFT, "insert", "paste"),
        (SHIFT, "delete", "cut"),
        (pygame.KMOD_NUM | pygame.KMOD_CAPS | CTRL, "a", "select all"),
        (0, "home", "home"),
        (0, "delete", "delete"),
    ],
)
def test_keys_that_are_held_together_work_on_a_line(modifiers: int, key: str, wanted: str) -> None:
    [signal] = heard(key, modifiers)
    assert isinstance(signal, Key)
    assert (signal.name, signal.origin) == (wanted, key)


@pytest.mark.parametrize(("chords", "key"), [(OF_OTHERS, "ctrl"), (OF_A_MAC, "alt")])
def test_words_are_walked_and_erased_as_everywhere_on_the_system(
    chords: Mapping[str, str], key: str
) -> None:
    meant = [chords[f"{key}+{each}"] for each in ("left", "shift+right", "backspace", "delete")]
    assert meant == ["word left", "select word right", "erase word", "erase word on"]


def test_cmd_leads_to_the_ends_of_a_line_on_a_mac() -> None:
    assert [OF_A_MAC["cmd+left"], OF_A_MAC["cmd+shift+right"]] == ["home", "select end"]


def test_what_was_typed_in_one_go_arrives_in_one_piece() -> None:
    family = "\U0001f469\u200d\U0001f467"
    typed = pygame.Event(pygame.TEXTINPUT, text=family)
    assert Translator().signals(typed) == [Key(f"text:{family}")]
    assert Translator().signals(pygame.Event(pygame.TEXTINPUT, text="")) == []


def test_how_often_somebody_has_pressed_is_said_by_the_system() -> None:
    twice = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=1, clicks=2)
    assert Translator().signals(twice) == [PointerPressed(4, 4, times=2)]
