"""What only brings the window to the front plays nothing, and what was down before is no press."""

import pygame
import pytest

from scenes.backend.focus_filter import IN_VAIN, SETTLES, FocusFilter
from scenes.backend.headless import HeadlessScreen
from scenes.backend.input import Translator
from scenes.kit.display import DisplayList
from scenes.kit.scene import BaseScene, Change, Frame, Quit
from scenes.kit.signals import Key, PointerMoved, PointerPressed, PointerReleased, Signal

ENTER = {"key": pygame.K_RETURN, "mod": 0, "scancode": pygame.KSCAN_RETURN}
SEVEN = {"key": pygame.K_7, "mod": 0, "scancode": pygame.KSCAN_7}
RIGHT = {"key": pygame.K_RIGHT, "mod": 0, "scancode": pygame.KSCAN_RIGHT}
SOON, LATER = SETTLES / 2, SETTLES * 1.01


class Clock:
    """Goes only when it is pushed."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Leaving(BaseScene[None]):
    """Ends at the first key."""

    def draw(self, frame: Frame) -> DisplayList:
        return []

    def key(self, name: str) -> Change[None]:
        return Quit()


class Window:
    """A translator and what happens to its window."""

    def __init__(self) -> None:
        self.clock = Clock()
        self._translator = Translator(clock=self.clock)

    def happens(self, kind: int, **values: object) -> list[Signal]:
        return self._translator.signals(pygame.Event(kind, values))

    def comes(self, wait: float = 0.0) -> None:
        self.happens(pygame.WINDOWFOCUSGAINED)
        self.clock.now += wait

    def goes(self) -> None:
        self.happens(pygame.WINDOWFOCUSLOST)


@pytest.fixture
def window() -> Window:
    return Window()


PRESSES = pytest.mark.parametrize(
    ("down", "up", "values", "wanted"),
    [
        (pygame.KEYDOWN, pygame.KEYUP, ENTER, [Key("return")]),
        (pygame.KEYDOWN, pygame.KEYUP, SEVEN, [Key("7")]),
        (pygame.KEYDOWN, pygame.KEYUP, RIGHT, [Key("right")]),
        (
            *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, {"pos": (3, 4), "button": 1}),
            [PointerPressed(3, 4), PointerReleased(3, 4)],
        ),
        (
            *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP),
            *(
                {"pos": (3, 4), "button": 1, "touch": True},
                [PointerPressed(3, 4, True), PointerReleased(3, 4)],
            ),
        ),
        (
            *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, {"pos": (3, 4), "button": 6}),
            [Key("browse:back")],
        ),
        (
            *(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP),
            *({"button": pygame.CONTROLLER_BUTTON_A, "instance_id": 5}, [Key("return", "pad:a")]),
        ),
    ],
    ids=["key", "digit", "arrow", "pointer", "finger", "side button", "pad"],
)


@PRESSES
def test_a_press_right_after_the_focus_does_nothing_until_it_is_let_go(
    window: Window, down: int, up: int, values: dict[str, object], wanted: list[Signal]
) -> None:
    window.goes()
    window.comes(SOON)
    assert window.happens(down, **values) == []
    window.clock.now += LATER
    if down == pygame.KEYDOWN:
        assert window.happens(down, **values) == []  # it repeats itself
    assert window.happens(up, **values) == []
    assert window.happens(down, **values) + window.happens(up, **values) == wanted


@PRESSES
def test_a_press_that_brings_the_focus_may_come_before_it(
    window: Window, down: int, up: int, values: dict[str, object], wanted: list[Signal]
) -> None:
    window.comes(LATER)
    window.goes()
    assert window.happens(down, **values) == []
    window.comes(LATER)
    assert window.happens(up, **values) == []
    assert window.happens(down, **values) + window.happens(up, **values) == wanted


@PRESSES
def test_where_nobody_tells_of_the_focus_every_press_counts(
    window: Window, down: int, up: int, values: dict[str, object], wanted: list[Signal]
) -> None:
    assert window.happens(down, **values) + window.happens(up, **values) == wanted


def test_what_is_let_go_elsewhere_is_let_go_here(window: Window) -> None:
    window.comes(LATER)
    pressed = window.happens(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1)
    window.goes()
    assert [*pressed, *window.happens(pygame.MOUSEBUTTONUP, pos=(9, 9), button=1)] == [
        PointerPressed(1, 1),
        PointerReleased(9, 9),
    ]


def test_the_pointer_moves_at_any_time(window: Window) -> None:
    window.goes()
    moves = [window.happens(pygame.MOUSEMOTION, pos=(1, 2), rel=(1, 1), buttons=(0, 0, 0))]
    window.comes()
    moves.append(window.happens(pygame.MOUSEMOTION, pos=(1, 2), rel=(1, 1), buttons=(0, 0, 0)))
    assert moves == [[PointerMoved(1, 2)], [PointerMoved(1, 2)]]


def test_a_key_from_elsewhere_types_nothing_although_it_repeats(window: Window) -> None:
    window.goes()
    window.comes()
    l_key = {"key": pygame.K_l, "mod": 0, "scancode": pygame.KSCAN_L}
    window.happens(pygame.KEYDOWN, **l_key)
    typed = window.happens(pygame.TEXTINPUT, text="l")
    window.clock.now += LATER
    typed += window.happens(pygame.TEXTINPUT, text="l")
    shift = {"key": pygame.K_LSHIFT, "mod": 0, "scancode": pygame.KSCAN_LSHIFT}
    window.happens(pygame.KEYDOWN, **shift)
    typed += window.happens(pygame.TEXTINPUT, text="L")
    assert typed == []
    window.happens(pygame.KEYUP, **l_key)
    assert window.happens(pygame.TEXTINPUT, text="é") == [Key("text:é")]  # by an input method


def test_another_key_may_be_pressed_beside_one_from_elsewhere(window: Window) -> None:
    window.comes()
    window.happens(pygame.KEYDOWN, **ENTER)
    window.clock.now += LATER
    assert window.happens(pygame.KEYDOWN, **SEVEN) == [Key("7")]
    assert window.happens(pygame.TEXTINPUT, text="7") == [Key("text:7")]


def test_a_window_that_cannot_have_the_focus_is_not_deaf_for_ever(window: Window) -> None:
    """So it is on some tablets without a keyboard."""
    window.comes(LATER)
    window.goes()
    heard = []
    for wait in (0.0, IN_VAIN / 2, IN_VAIN):
        window.clock.now += wait
        heard.append(window.happens(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1))
        window.happens(pygame.MOUSEBUTTONUP, pos=(3, 4), button=1)
    assert heard == [[], [], [PointerPressed(3, 4)]]


def test_a_key_that_its_system_tells_of_only_later_does_nothing_either() -> None:
    """Some tell of a key that was down only when it repeats itself, up to a second later."""
    clock, down = Clock(), [pygame.K_RETURN]
    attention = FocusFilter(clock, lambda: down)
    attention.is_meant(pygame.Event(pygame.WINDOWFOCUSGAINED))
    clock.now += LATER
    enter, seven = (pygame.Event(pygame.KEYDOWN, key) for key in (ENTER, SEVEN))
    click = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1)
    assert attention.is_meant(click)
    assert not attention.is_meant(enter)
    down.clear()
    assert not attention.is_meant(enter)
    assert attention.is_meant(seven)
    assert not attention.is_meant(pygame.Event(pygame.KEYUP, ENTER))
    assert attention.is_meant(enter)


def test_a_trigger_that_was_pulled_elsewhere_counts_when_it_is_pulled_again(
    window: Window,
) -> None:
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    window.goes()
    window.comes()
    heard = []
    for value in (32_000, 31_000, 0, 32_000):
        heard.append(
            window.happens(pygame.CONTROLLERAXISMOTION, instance_id=5, axis=axis, value=value)
        )
        window.clock.now += LATER
    assert heard == [[], [], [], [Key(".", "pad:rt")]]


def test_a_window_that_nobody_sees_has_no_focus_of_its_own() -> None:
    """SDL gives it to each new one; tests say themselves when it comes and goes."""
    with HeadlessScreen(Leaving()) as unseen, HeadlessScreen(Leaving()) as other:
        other.press("l")
        assert not other.is_running
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        unseen.press("l")
        assert unseen.is_running
