"""Keys that were bound anew count at the table, are shown there, and never stop anybody typing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.catalogue import FIRST
from scenes.backend.headless import HeadlessScreen
from scenes.kit.bindings import Shortcut
from scenes.kit.display import Text
from scenes.kit.preferences import Preferences
from scenes.selftest.pilot import Pilot, by_keyboard
from scenes.shell.keys import KeysScene
from scenes.shell.title.scene import TitleScene
from scenes.table.log.scene import LogScene
from tests.pilot.conftest import Door
from tests.pilot.looking import top

pytestmark = pytest.mark.usefixtures("blind")


@pytest.fixture
def unseen(title: Door) -> Iterator[HeadlessScreen]:
    with title() as window:
        yield window


def words(unseen: HeadlessScreen) -> list[str]:
    return [item.text for item in unseen.items if isinstance(item, Text)]


def bind(unseen: HeadlessScreen, **keys: str) -> Preferences:
    """Through the settings, as a player does it."""
    pilot = Pilot(unseen, by_keyboard)
    for name in ("settings", "tab:keys"):
        pilot.use(name)
    for shortcut, key in keys.items():
        if f"key:{Shortcut[shortcut]}" not in pilot.names:
            pilot.use("leaf:more")
        pilot.use(f"key:{Shortcut[shortcut]}")
        unseen.press(key)
    unseen.press("escape")
    assert isinstance(top(unseen), TitleScene)
    return unseen.screen.preferences


def test_the_table_listens_to_the_new_key_and_shows_it(unseen: HeadlessScreen) -> None:
    bind(unseen, LOG="k")
    pilot = Pilot(unseen, by_keyboard)
    pilot.set_table(3, 1)
    pilot.wait(lambda: any(name.startswith("declare:") for name in pilot.names))
    assert "K" in words(unseen)
    assert "L" not in words(unseen)
    unseen.press("l")
    assert not isinstance(top(unseen), LogScene)
    unseen.press("k")
    assert isinstance(top(unseen), LogScene)
    unseen.press("k")
    assert not isinstance(top(unseen), LogScene)


def test_the_sheet_of_keys_shows_what_is_bound(unseen: HeadlessScreen) -> None:
    bind(unseen, CLOSE_UP="home", KEYS="f5", SPEED="l")
    unseen.press("f1")
    assert not isinstance(top(unseen), KeysScene)
    unseen.press("f5")
    assert isinstance(top(unseen), KeysScene)
    assert {"Home", "F5", "L", "S"} <= set(words(unseen))  # the log has got the key of the speed
    assert "F1" not in words(unseen)
    unseen.press("f5")
    assert isinstance(top(unseen), TitleScene)


def test_a_name_can_be_typed_whatever_is_bound(unseen: HeadlessScreen) -> None:
    bind(unseen, KEYS="q", FULL_SCREEN="w", LOOK_CLOSER="e", LOG="r")
    pilot = Pilot(unseen, by_keyboard)
    pilot.use("new")
    pilot.use(FIRST)
    pilot.introduce()
    while unseen.focus != "name:0":
        unseen.press("tab")
    for _ in range(3):
        unseen.press("backspace")
    for letter in "qwertlis":
        unseen.press(letter)
    assert unseen.control("name:0").label.endswith(": qwertlis")
    assert not unseen.desk.filled
    unseen.press("tab")
    unseen.press("w")
    assert unseen.desk.filled
