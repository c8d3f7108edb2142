"""pygame's events become signals, the same for mouse, finger and keyboard."""

import pygame
import pytest

from scenes.backend.input import Translator
from scenes.kit.bindings import Shortcut
from scenes.kit.preferences import Preferences
from scenes.kit.signals import (
    BACKWARD,
    FORWARD,
    CloseUpAsked,
    Key,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
)


@pytest.fixture
def translator() -> Translator:
    translator = Translator()
    translator.fit((1280, 720), (2560, 1440), 2560 / 1920)  # two pixels per point
    return translator


def key(code: int, mod: int = 0, kind: int = pygame.KEYDOWN, place: int = 0) -> pygame.Event:
    return pygame.Event(kind, key=code, mod=mod, scancode=place)


def asked(written: str) -> pygame.Event:
    """A question mark, which lies on other keys in other countries."""
    return pygame.Event(
        pygame.KEYDOWN, key=ord(written), mod=pygame.KMOD_LSHIFT, scancode=0, unicode="?"
    )


def test_places_are_design_units(translator: Translator) -> None:
    events = (
        pygame.Event(pygame.MOUSEMOTION, pos=(640, 360), rel=(1, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(1280, 720), button=1),
    )
    signals = [signal for event in events for signal in translator.signals(event)]
    assert signals == [
        PointerMoved(960, 540),
        PointerPressed(960, 540),
        PointerReleased(1920, 1080),
    ]


def test_a_window_that_comes_up_below_the_pointer_has_not_been_pointed_at(
    translator: Translator,
) -> None:
    there = pygame.Event(pygame.MOUSEMOTION, pos=(640, 360), rel=(0, 0), buttons=(0, 0, 0))
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(641, 360), rel=(1, 0), buttons=(0, 0, 0))
    assert translator.signals(there) == []
    assert translator.signals(moved) == [PointerMoved(961.5, 540)]


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
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=3), [CloseUpAsked(6, 6)]),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=2), [CloseUpAsked(6, 6)]),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=8), []),
        (key(pygame.K_z, pygame.KMOD_LCTRL), [Key("undo", "z")]),
        (key(pygame.K_z, pygame.KMOD_LMETA), [Key("undo", "z")]),
        (key(pygame.K_z), [Key("z")]),
        (key(pygame.K_7, place=pygame.KSCAN_7), [Key("7")]),
        (key(pygame.K_KP_7, place=pygame.KSCAN_KP_7), [Key("7", "[7]")]),
        (key(pygame.K_AMPERSAND, place=pygame.KSCAN_1), [Key("1", "&")]),
        (pygame.Event(pygame.FINGERDOWN, x=0.5, y=0.5), []),
        (key(pygame.K_LEFT, pygame.KMOD_LALT), [Key(BACKWARD, "left")]),
        (key(pygame.K_RIGHT, pygame.KMOD_RALT), [Key(FORWARD, "right")]),
        (key(pygame.K_AC_BACK), [Key(BACKWARD, "ac back")]),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=6), [Key(BACKWARD)]),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=7), [Key(FORWARD)]),
        (asked("/"), [Key("?", "/")]),
        (asked("ß"), [Key("?", "ß")]),
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


LAYOUTS = {  # what is written on the row of numbers, from 1 to 0 and the key beside it
    "Dvorak": ("1234567890[", "1234567890-"),
    "Dvorak for the right hand": ("1234jlmfp/[", "1234jlmfp0-"),
    "Dvorak for the left hand": ("[]/pfmlj432", "123pfmlj432"),
    "French": ("&é\"'(-è_çà)", "1234567890-"),
    "Czech": ("+ěščřžýáíé=", "1234567890-"),
    "Russian": ("1234567890-", "1234567890-"),
    "Hebrew": ("1234567890-", "1234567890-"),
    "Lithuanian": ("ąčęėįšųū90-", "1234567890-"),
}
ROW = (*range(pygame.KSCAN_1, pygame.KSCAN_1 + 10), pygame.KSCAN_MINUS)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_row_of_numbers_counts_by_place_unless_something_of_ours_is_written_there(
    translator: Translator, layout: str
) -> None:
    written, wanted = LAYOUTS[layout]
    heard = [
        signal.name
        for sign, place in zip(written, ROW, strict=True)
        for signal in translator.signals(key(ord(sign), place=place))
        if isinstance(signal, Key)
    ]
    assert heard == list(wanted)


def test_the_key_pad_is_numbers_whatever_it_does_besides(translator: Translator) -> None:
    places = range(pygame.KSCAN_KP_1, pygame.KSCAN_KP_1 + 10)
    codes = range(pygame.K_KP_1, pygame.K_KP_1 + 10)
    heard = [
        signal.name
        for code, place in zip(codes, places, strict=True)
        for signal in translator.signals(key(code, place=place))
        if isinstance(signal, Key)
    ]
    assert heard == list("1234567890")


def test_a_key_is_heard_again_although_the_layout_has_changed_meanwhile(
    translator: Translator,
) -> None:
    place = pygame.KSCAN_L
    latin, russian = pygame.K_l, ord("д")
    assert translator.signals(key(latin, place=place)) == [Key("l")]
    translator.signals(key(russian, kind=pygame.KEYUP, place=place))
    assert translator.signals(key(latin, place=place)) == [Key("l")]
    assert translator.signals(key(russian, place=place)) == []  # the same key, still held


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
    assert translator.signals(down) == [PointerPressed(6, 6, finger=True)]
    assert translator.signals(drags) == [PointerMoved(6, 6)]


def test_a_key_that_was_bound_is_no_number_any_more() -> None:
    translator = Translator(Preferences(keys={Shortcut.LOG: "7"}))
    seven = key(pygame.K_7, place=pygame.KSCAN_7)
    assert translator.signals(seven) == [Key("l", "7")]
