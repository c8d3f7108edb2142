"""Whole games, the settings and the forms by a gamepad alone, also when it is plugged in anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pygame
import pytest

from game.catalogue import FIRST
from scenes.kit.bindings import Button, Shortcut
from scenes.kit.preferences import Speed
from scenes.selftest.pilot import Pilot, by_keyboard
from scenes.shell.results.podium import ResultsScene
from scenes.shell.settings.scene import SettingsScene
from tests.pilot.conftest import Door
from tests.pilot.couch import Couch
from tests.pilot.looking import top, words

pytestmark = pytest.mark.usefixtures("blind")


@pytest.fixture
def couch(title: Door) -> Iterator[Couch]:
    with title() as unseen:
        seat = Couch(unseen)
        yield seat
        seat.put_away()


@pytest.mark.parametrize(("seats", "people"), [(4, 1), (4, 4), (2, 1)])
def test_a_whole_game(couch: Couch, seats: int, people: int) -> None:
    """The gamepad is plugged in anew every now and then."""
    looks = count(1)

    def watch(_: str) -> None:
        if next(looks) % 25 == 0:
            couch.plug_in_again()

    pilot = Pilot(couch, by_keyboard, watch=watch)
    pilot.set_table(seats, people)
    pilot.play()
    assert isinstance(top(couch.unseen), ResultsScene)
    assert next(looks) > 30 * people
    pilot.use("title")
    pilot.wait(lambda: "new" in pilot.names)


def test_a_whole_game_alone(couch: Couch) -> None:
    pilot = Pilot(couch, by_keyboard)
    for name in ("solo", "opponent:random", "play"):
        pilot.use(name)
    pilot.play()
    assert isinstance(top(couch.unseen), ResultsScene)
    assert pilot.choices > 30


def test_the_buttons_are_on_the_key_caps_until_a_key_is_pressed(couch: Couch) -> None:
    assert "F11" in words(couch.unseen)
    couch.press("down")
    assert "View" in words(couch.unseen)
    pilot = Pilot(couch, by_keyboard)
    pilot.use("settings")
    assert couch.unseen.screen.stack.frame.caps["Esc"] == "B"
    couch.unseen.press("tab")
    assert couch.unseen.screen.stack.frame.caps == {}
    couch.press("down")
    assert couch.unseen.screen.stack.frame.by_pad
    couch.pad.unplug()
    couch.unseen.show()
    couch.unseen.show()
    assert not couch.unseen.screen.stack.frame.by_pad


def test_a_name_is_chosen_without_a_keyboard(couch: Couch) -> None:
    pilot = Pilot(couch, by_keyboard)
    pilot.use("new")
    pilot.use(FIRST)
    pilot.introduce()
    while couch.focus != "name:0":
        couch.press("tab")
    assert "X: another name" in words(couch.unseen)
    first = couch.unseen.control("name:0").label
    names = set()
    for _ in range(4):
        couch.press("x")
        names.add(couch.unseen.control("name:0").label)
    assert len(names) == 4
    assert first not in names
    pilot.use("start")
    pilot.wait(lambda: pilot.open_choice() is not None)


def test_every_page_of_the_settings(couch: Couch) -> None:
    wishes = couch.unseen.screen.preferences
    pilot = Pilot(couch, by_keyboard)
    pilot.use("settings")
    for name in ("tab:look", "letters:more", "letters:more", "letters:more", "letters:more"):
        pilot.use(name)
    assert wishes.text_size == 200
    for name in ("leaf:more", "leaf:more", "compatible:on", "leaf:more", "letters:less"):
        pilot.use(name)
    assert (wishes.compatible, wishes.text_size) == (True, 175)
    for name in ("usual", "tab:play", "speed:slow", "tab:sound", "away:plays"):
        pilot.use(name)
    assert (wishes.speed, wishes.mute_away, wishes.text_size) == (Speed.SLOW, False, 100)
    couch.press("escape")
    assert not isinstance(top(couch.unseen), SettingsScene)


def test_a_button_is_bound_and_does_what_it_is_bound_to(couch: Couch) -> None:
    wishes = couch.unseen.screen.preferences
    pilot = Pilot(couch, by_keyboard)
    for name in ("settings", "tab:keys", "pad:l"):
        pilot.use(name)
    assert "Press a gamepad button" in words(couch.unseen)
    couch.press("rs")
    assert wishes.buttons == {Shortcut.LOG: Button.RIGHT_STICK, Shortcut.HINT: Button.Y}
    pilot.use("pad:p")
    couch.pull(pygame.CONTROLLER_AXIS_TRIGGERLEFT)
    assert wishes.buttons[Shortcut.PASS] == Button.LEFT_TRIGGER
    pilot.use("pad:t")
    couch.press("escape")
    assert Shortcut.CLOSE_UP not in wishes.buttons
    assert isinstance(top(couch.unseen), SettingsScene)
    couch.press("escape")
    pilot.set_table(3, 1)
    pilot.wait(lambda: any(name.startswith("declare:") for name in pilot.names))
    couch.press("rs")
    assert "Choose a line to see that moment." in words(couch.unseen)
