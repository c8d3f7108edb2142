"""pygame's events become signals, the same for mouse, finger and keyboard."""

import pygame
import pytest

from scenes.backend.input import Translator
from scenes.kit.bindings import Shortcut
from scenes.kit.preferences import Preferences
from scenes.kit.signals import Closer, Key, Moved, Pressed, Released, Signal


@pytest.fixture
def translator() -> Translator:
    translator = Translator()
    translator.fit((1280, 720), (2560, 1440), 2560 / 1920)  # two pixels per point
    return translator


def key(code: int, mod: int = 0, kind: int = pygame.KEYDOWN, place: int = 0) -> pygame.Event:
    return pygame.Event(kind, key=code, mod=mod, scancode=place)


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
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=3), [Closer(6, 6)]),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=2), [Closer(6, 6)]),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=8), []),
        (key(pygame.K_z, pygame.KMOD_LCTRL), [Key("undo", "z")]),
        (key(pygame.K_z, pygame.KMOD_LMETA), [Key("undo", "z")]),
        (key(pygame.K_z), [Key("z")]),
        (key(pygame.K_7, place=pygame.KSCAN_7), [Key("7")]),
        (key(pygame.K_KP_7, place=pygame.KSCAN_KP_7), [Key("7", "[7]")]),
        (key(pygame.K_AMPERSAND, place=pygame.KSCAN_1), [Key("1", "&")]),
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


@pytest.mark.parametrize(
    ("code", "place", "wanted"),
    [
        (ord("д"), pygame.KSCAN_L, "l"),  # Russian letters: the place decides
        (ord("ю"), pygame.KSCAN_PERIOD, "."),
        (ord("ö"), pygame.KSCAN_SEMICOLON, "ö"),  # beside Latin letters: what is written on it
        (pygame.K_q, pygame.KSCAN_A, "q"),  # French keyboards
        (1 << 30, 0, ""),
        (0, 0, ""),
    ],
)
def test_keys_of_other_keyboards(
    translator: Translator, code: int, place: int, wanted: str
) -> None:
    assert translator.signals(key(code, place=place)) == ([Key(wanted)] if wanted else [])


def test_a_bound_key_arrives_under_its_usual_name() -> None:
    preferences = Preferences()
    translator = Translator(preferences)
    preferences.keys = {Shortcut.LOG: "k", Shortcut.FULL_SCREEN: "q"}
    arrived = [translator.signals(key(code)) for code in (pygame.K_k, pygame.K_q, pygame.K_t)]
    assert arrived == [[Key("l", "k")], [Key("f11", "q")], [Key("t")]]


def test_the_usual_key_of_what_was_bound_elsewhere_means_nothing() -> None:
    translator = Translator(Preferences(keys={Shortcut.LOG: "k"}))
    assert translator.signals(key(pygame.K_l)) == [Key("", "l")]


def test_alt_and_enter_is_full_screen(translator: Translator) -> None:
    alt = key(pygame.K_RETURN, pygame.KMOD_LALT)
    assert translator.signals(alt) == [Key("f11", "return")]


def test_a_finger_is_known_and_points_at_nothing_before_it_touches(translator: Translator) -> None:
    near = pygame.Event(pygame.MOUSEMOTION, pos=(4, 4), rel=(0, 0), buttons=(0, 0, 0), touch=True)
    drags = pygame.Event(pygame.MOUSEMOTION, pos=(4, 4), rel=(0, 0), buttons=(1, 0, 0), touch=True)
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=1, touch=True)
    assert translator.signals(near) == []
    assert translator.signals(down) == [Pressed(6, 6, finger=True)]
    assert translator.signals(drags) == [Moved(6, 6)]


def test_a_key_that_was_bound_is_no_number_any_more() -> None:
    translator = Translator(Preferences(keys={Shortcut.LOG: "7"}))
    seven = key(pygame.K_7, place=pygame.KSCAN_7)
    assert translator.signals(seven) == [Key("l", "7")]
