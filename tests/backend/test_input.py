"""pygame's events become signals, the same for mouse, finger and keyboard."""

import pygame
import pytest

from scenes.backend.input import Translator
from scenes.kit.signals import Key, Moved, Pressed, Released, Signal


@pytest.fixture
def translator() -> Translator:
    translator = Translator()
    translator.fit((1280, 720), (2560, 1440), 2560 / 1920)  # two pixels per point
    return translator


def key(code: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=code, mod=mod)


def test_places_are_design_units(translator: Translator) -> None:
    events = (
        pygame.Event(pygame.MOUSEMOTION, pos=(640, 360), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(1280, 720), button=1),
    )
    signals = [signal for event in events for signal in translator.signals(event)]
    assert signals == [Moved(960, 540), Pressed(960, 540), Released(1920, 1080)]


@pytest.mark.parametrize(
    ("event", "wanted"),
    [
        (key(pygame.K_TAB), [Key("tab")]),
        (key(pygame.K_TAB, pygame.KMOD_LSHIFT), [Key("backtab")]),
        (key(pygame.K_RETURN), [Key("return")]),
        (key(pygame.K_KP_ENTER), [Key("return")]),
        (key(pygame.K_SPACE), [Key("space")]),
        (key(pygame.K_ESCAPE), [Key("escape")]),
        (key(pygame.K_F1), [Key("f1")]),
        (key(pygame.K_l), [Key("l")]),
        (pygame.Event(pygame.TEXTINPUT, text="é"), [Key("text:é")]),
        (pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1), [Key("scroll down")]),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=3), []),
        (pygame.Event(pygame.FINGERDOWN, x=0.5, y=0.5), []),
    ],
)
def test_names(translator: Translator, event: pygame.Event, wanted: list[Signal]) -> None:
    assert translator.signals(event) == wanted


def test_a_held_key_repeats_only_where_it_cannot_do_harm(translator: Translator) -> None:
    def held(code: int) -> int:
        return sum(len(translator.signals(key(code))) for _ in range(3))

    assert held(pygame.K_RETURN) == 1
    assert held(pygame.K_RIGHT) == 3
    translator.signals(key(pygame.K_RETURN, kind=pygame.KEYUP))
    assert held(pygame.K_RETURN) == 1
