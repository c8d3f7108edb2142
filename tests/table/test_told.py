"""Two keys say what has happened, and where the game stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.app import first_scene, starting_preferences
from scenes.backend.headless import HeadlessScreen
from scenes.options import Options
from scenes.selftest.pilot import Pilot, by_keyboard
from scenes.table.event_sheet import ToldScene
from tests.support.window import texts

pytestmark = pytest.mark.usefixtures("blind")


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    options = Options(speed="off", seed=5)
    preferences = starting_preferences(options)
    with HeadlessScreen(
        first_scene(options, preferences), (1280, 720), preferences=preferences
    ) as unseen:
        pilot = Pilot(unseen, by_keyboard)
        pilot.set_table(3, 1, game="bugami")
        pilot.play(until=lambda: pilot.choices > 2)
        pilot.wait(lambda: pilot.open_choice() is not None)
        yield pilot


def words(pilot: Pilot) -> str:
    assert isinstance(pilot.window, HeadlessScreen)
    return " ".join(texts(pilot.window.items))


def top(pilot: Pilot) -> object:
    assert isinstance(pilot.window, HeadlessScreen)
    return pilot.window.screen.stack.scenes[-1]


@pytest.mark.parametrize("key", ["n", "g"])
def test_a_key_opens_a_sheet_and_closes_it(pilot: Pilot, key: str) -> None:
    before = top(pilot)
    pilot.window.press(key)
    assert isinstance(top(pilot), ToldScene)
    pilot.window.press(key)
    assert top(pilot) is before


def test_what_has_happened_begins_with_the_own_last_choice(pilot: Pilot) -> None:
    pilot.window.press("n")
    sheet = top(pilot)
    assert isinstance(sheet, ToldScene)
    assert sheet._lines[0].startswith("You ")
    assert len(sheet._lines) > 1
    assert sheet._lines[-1] in words(pilot)


def test_where_the_game_stands_begins_with_what_is_asked(pilot: Pilot) -> None:
    pilot.window.press("g")
    sheet = top(pilot)
    assert isinstance(sheet, ToldScene)
    assert sheet._lines[0].startswith(("Lead ", "Follow suit: "))
    assert "Bruno" in sheet._lines[1]
    assert "Your hand" not in " ".join(sheet._lines)
