"""Anything at the council's table can be asked about: by mouse, keyboard, gamepad and touch."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from build.album.moments import NAMED
from build.album.setting import Nothing
from scenes.backend.headless import HeadlessScreen
from scenes.council.close_up import CouncilCardCloseUp
from scenes.council.layers.declaration import DeclarationLayer
from scenes.council.layers.trick import TrickLayer
from scenes.council.layers.visit import VisitLayer
from scenes.kit.display import Control, KeyPlace
from scenes.kit.tooltip import Tooltip
from scenes.kit.tooltips import DELAY, tooltips_of
from scenes.selftest.pilot import next_key
from scenes.shell.rulebook.scene import RulebookScene
from scenes.table.log.scene import LogScene
from scenes.table.scene import TableScene
from tests.pilot.couch import Couch
from tests.pilot.looking import top, words

pytestmark = pytest.mark.usefixtures("blind")

EIGHT = ("plaque:1", "flag:1", "supply", "chambers", "chevron:0", "strength", "pawn:0", "trick:")
"""What stayed mute once: seats, flags, Supply, Chambers, arrows, strengths, pawns, played cards."""
PUSHED = 32_000
STICK = {
    "left": (pygame.CONTROLLER_AXIS_RIGHTX, -PUSHED),
    "right": (pygame.CONTROLLER_AXIS_RIGHTX, PUSHED),
    "up": (pygame.CONTROLLER_AXIS_RIGHTY, -PUSHED),
    "down": (pygame.CONTROLLER_AXIS_RIGHTY, PUSHED),
}
MOST = 60  # steps to any thing


@pytest.fixture
def unseen() -> Iterator[HeadlessScreen]:
    with HeadlessScreen(Nothing(), (1280, 720)) as window:
        NAMED["follow"].show(window)
        yield window


def tooltips(unseen: HeadlessScreen) -> list[Tooltip]:
    stack = unseen.screen.stack
    return list(tooltips_of(stack._levels[-1], stack._frame_with_words))


def tooltip(unseen: HeadlessScreen, name: str) -> Tooltip:
    return next(each for each in tooltips(unseen) if each.name.startswith(name))


def clear(unseen: HeadlessScreen, name: str) -> tuple[float, float]:
    """A point of a thing that nothing else lies over."""
    there = tooltips(unseen)
    number = next(n for n, each in enumerate(there) if each.name.startswith(name))
    over = [each.place for each in there[number + 1 :]]
    place = there[number].place
    for down in range(1, 20):
        for across in range(1, 20):
            x, y = place.x + place.w * across / 20, place.y + place.h * down / 20
            if not any(o.x <= x < o.right and o.y <= y < o.bottom for o in over):
                return x, y
    raise AssertionError(f"{name} is covered")


@pytest.mark.parametrize("name", EIGHT)
def test_the_mouse_gets_an_answer_by_resting(unseen: HeadlessScreen, name: str) -> None:
    unseen.point(*clear(unseen, name))
    unseen.rest(DELAY)
    wanted = tooltip(unseen, name)
    assert told(unseen) == wanted.name
    assert wanted.words in words(unseen)


def told(unseen: HeadlessScreen) -> str | None:
    return unseen.screen.stack._tooltips._name


@pytest.mark.parametrize("name", EIGHT)
def test_the_keyboard_walks_to_it(unseen: HeadlessScreen, name: str) -> None:
    for _ in range(MOST):
        unseen.press("w")
        if (told(unseen) or "").startswith(name):
            break
    assert told(unseen) == tooltip(unseen, name).name
    unseen.press("escape")
    assert told(unseen) is None
    assert isinstance(top(unseen), TrickLayer)


def test_the_gamepad_walks_to_all_of_them(unseen: HeadlessScreen) -> None:
    """The right stick asks and walks; the shoulder buttons go on to whatever it does not reach."""
    couch = Couch(unseen)
    push(couch, "right")
    for name in EIGHT:
        goal = tooltip(unseen, name).name
        stops = [Control(each.name, *each.place[:4]) for each in tooltips(unseen)]
        for _ in range(MOST):
            if told(unseen) == goal:
                break
            key = next_key(stops, told(unseen), goal)
            if key in STICK:
                push(couch, key)
            else:
                couch.press(key)
        assert told(unseen) == goal
    couch.put_away()


def push(couch: Couch, way: str) -> None:
    axis, value = STICK[way]
    for pushed in (value, 0):
        couch.pad.axis(axis, pushed)
        couch.unseen.show()


def test_a_button_of_the_gamepad_opens_the_article_of_what_is_told(unseen: HeadlessScreen) -> None:
    couch = Couch(unseen)
    push(couch, "right")
    asked = told(unseen)
    couch.press("view")
    assert isinstance(top(unseen), RulebookScene)
    couch.press("escape")
    assert isinstance(top(unseen), TrickLayer)
    assert told(unseen) == asked
    couch.put_away()


def test_the_cross_walks_as_well_once_somebody_asks(unseen: HeadlessScreen) -> None:
    couch = Couch(unseen)
    push(couch, "right")
    begun = told(unseen)
    couch.press("right")
    assert told(unseen) not in (None, begun)
    couch.press("escape")
    assert told(unseen) is None
    couch.put_away()


def test_every_layer_explains_what_it_shows() -> None:
    """Where panels move the seats, the things to ask about go with them."""
    shown = (("declaration", DeclarationLayer), ("visit", VisitLayer))
    for moment, kind in shown:
        with HeadlessScreen(Nothing(), (1280, 720)) as window:
            NAMED[moment].show(window)
            layer = top(window)
            assert isinstance(layer, kind)
            for each in tooltips(window):
                x, y, w, h = each.place[:4]
                frame = window.screen.stack.frame
                assert -60 <= x <= x + w <= frame.width + 60, each.name
                assert -60 <= y <= y + h <= frame.height + 60, each.name


def test_right_click_shows_a_card_of_the_hand_and_one_of_the_trick(unseen: HeadlessScreen) -> None:
    for name in ("card:", "trick:"):
        unseen.look_closer(*clear(unseen, name))
        assert isinstance(top(unseen), CouncilCardCloseUp)
        unseen.press("escape")
    unseen.look_closer(*clear(unseen, "supply"))
    assert told(unseen) == "supply"


def test_the_wheel_walks_through_the_hand(unseen: HeadlessScreen) -> None:
    cards = [name for name in unseen.names if name.startswith("card:")]
    unseen.wheel(1)
    assert unseen.focus == cards[0]
    unseen.wheel(2)
    assert unseen.focus == cards[2]
    unseen.wheel(-1)
    assert unseen.focus == cards[1]


@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_number_is_the_card_at_that_place_of_the_hand(
    unseen: HeadlessScreen, number: int
) -> None:
    cards = sorted((c for c in unseen.controls if c.name.startswith("card:")), key=lambda c: c.x)
    unseen.press(str(number))
    assert unseen.focus == cards[number - 1].name


def test_the_same_number_again_plays_the_card(unseen: HeadlessScreen) -> None:
    layer = top(unseen)
    assert isinstance(layer, TrickLayer)
    cards = [name for name in unseen.names if name.startswith("card:")]
    place = next(n for n, name in enumerate(cards, 1) if name[5:] in layer.allowed)
    unseen.press(str(place))
    assert top(unseen) is layer
    unseen.press(str(place))
    assert isinstance(top(unseen), TableScene)


def test_numbers_declare(unseen: HeadlessScreen) -> None:
    NAMED["declaration"].show(unseen)
    unseen.press("2")
    assert unseen.focus == "declare:no-allegiance"
    unseen.press("1")
    assert unseen.focus == "declare:allegiance"
    unseen.press("1")
    assert not isinstance(top(unseen), DeclarationLayer)


def test_a_long_touch_tells_of_a_card_and_plays_nothing(unseen: HeadlessScreen) -> None:
    layer = top(unseen)
    x, y = clear(unseen, "card:")
    unseen.touch(x, y, down=True)
    unseen.rest(DELAY)
    assert (told(unseen) or "").startswith("card:")
    unseen.touch(x, y, down=False)
    assert top(unseen) is layer


def test_a_finger_taps_to_look_and_again_to_play(unseen: HeadlessScreen) -> None:
    layer = top(unseen)
    assert isinstance(layer, TrickLayer)
    card = f"card:{min(layer.allowed)}"
    unseen.tap(card)
    assert (top(unseen), unseen.focus) == (layer, card)
    unseen.tap(card)
    assert isinstance(top(unseen), TableScene)


def test_a_click_on_a_hint_is_its_key(unseen: HeadlessScreen) -> None:
    layer = top(unseen)
    assert isinstance(layer, TrickLayer)
    hints = {item.key: item for item in unseen.items if isinstance(item, KeyPlace)}
    assert {"right", "return", "i", "w"} <= hints.keys()

    def click(key: str) -> None:
        hint = hints[key]
        middle = hint.x + hint.w / 2, hint.y + hint.h / 2
        unseen.point(*middle)
        unseen.touch(*middle, down=True)
        unseen.touch(*middle, down=False)

    unseen.hover(f"card:{min(layer.allowed)}")
    click("i")
    assert isinstance(top(unseen), CouncilCardCloseUp)
    unseen.press("escape")
    click("return")
    assert isinstance(top(unseen), TableScene)


def test_the_log_goes_on_below_its_last_row(unseen: HeadlessScreen) -> None:
    unseen.press("l")
    assert isinstance(top(unseen), LogScene)
    rows = [name for name in unseen.names if name.startswith("row:")]
    unseen.hover(rows[-1])
    unseen.press("down")
    assert unseen.focus is not None
    assert unseen.focus.startswith("row:")
    assert unseen.focus not in rows
    for _ in rows:
        unseen.press("up")
    assert unseen.focus in rows
