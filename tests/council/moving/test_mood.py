"""What the music says of a table: nothing that does not lie open."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.council.api import TRICKS, Oath, View
from scenes.council.mood import mood_of
from scenes.kit.display import DisplayList
from scenes.kit.music import HOME, Mood
from scenes.kit.scene import BaseScene, Frame
from scenes.kit.stack import SceneStack
from tests.council.games import changed, empty_view
from tests.support.window import stack


def at(age: int = 1, trick: int = 3, **more: object) -> View:
    """Three people in the middle of an Age; the first hand is never empty."""
    usual: dict[str, object] = {"hand_sizes": (5, 5, 5), "oaths": (Oath.ALLEGIANCE,) * 3}
    view = replace(empty_view(0, 3), age=age, trick_number=trick)
    return changed(view, **(usual | more))


@pytest.mark.parametrize(("age", "piece"), [(1, "dusk"), (2, "night"), (3, "midnight")])
def test_every_age_has_its_music(age: int, piece: str) -> None:
    assert mood_of(at(age)) == Mood(f"council/{piece}")


def test_the_last_trick_of_an_age_is_heard() -> None:
    assert mood_of(at(trick=TRICKS)).layers == {"last_trick"}
    assert mood_of(at(trick=TRICKS, hand_sizes=(0, 0, 0))).layers == frozenset()


def test_an_open_no_allegiance_is_at_stake_until_its_first_trick() -> None:
    open_ = (Oath.ALLEGIANCE, Oath.NO_ALLEGIANCE, Oath.ALLEGIANCE)
    assert mood_of(at(oaths=open_)).layers == {"stake"}
    assert mood_of(at(oaths=open_, tricks=(2, 1, 0))).layers == frozenset()


def test_what_lies_face_down_is_not_heard() -> None:
    hidden = (Oath.FACE_DOWN, Oath.FACE_DOWN, Oath.NONE)
    assert mood_of(at(oaths=hidden)).layers == frozenset()


@pytest.mark.parametrize(("losing", "lamp"), [(False, "lamp_blue"), (True, "lamp_red")])
def test_the_lamp_of_the_shed_is_heard(losing: bool, lamp: str) -> None:
    machine = empty_view(0, 1).termitenator
    assert machine is not None
    shed = at(termitenator=replace(machine, losing=losing))
    assert mood_of(shed) == Mood("council/shed", frozenset({lamp}))


class Sheet(BaseScene[None]):
    """Something that knows no music."""

    def draw(self, frame: Frame) -> DisplayList:
        return []


class Room(Sheet):
    """A place with music."""

    mood = Mood("rugs/attic")


def test_what_lies_over_a_place_leaves_its_music_alone() -> None:
    opened: SceneStack = stack(Sheet())
    assert opened.mood == HOME
    opened.open(Room())
    opened.open(Sheet())
    assert opened.mood == Room.mood
