"""Who sits here? Every seat is somebody's: a delegate with a face, and no two the same."""

from __future__ import annotations

import pytest

from game.bots import bots_of
from scenes.app import ENTRIES
from scenes.kit.preferences import Preferences
from scenes.kit.stack import SceneStack
from scenes.shell.entry import GameEntry
from scenes.shell.table_form.delegates import DelegatesScene
from scenes.shell.table_form.scene import TableSetupScene
from tests.support.window import focus_on, frame, press, stack, texts

every_game = pytest.mark.parametrize("box", ENTRIES, ids=lambda box: box.game.id)


def asked(box: GameEntry, seat: int) -> tuple[TableSetupScene, SceneStack]:
    """The form, and over it the question who sits there."""
    form = TableSetupScene(Preferences(), box)
    opened = stack(form)
    focus_on(opened, f"colour:{seat}")
    press(opened, "return")
    return form, opened


def words(opened: SceneStack) -> set[str]:
    """What can be read in the scene on top."""
    items = opened.scenes[-1].draw(frame())
    return {*texts(items)}


def colours(form: TableSetupScene) -> list[str]:
    return [seat.colour for seat in form._draft.seats]


@every_game
def test_every_delegate_is_offered_with_how_it_plays(box: GameEntry) -> None:
    _form, opened = asked(box, 1)
    seen = words(opened)
    bots = bots_of(box.game.id)
    for colour, temper in bots.cast.items():
        if f"colour:{colour}" in {control.name for control in opened.controls}:
            assert box.faces[colour].title in seen
            assert bots.tempers[temper] in seen


@every_game
def test_whoever_is_chosen_sits_there_and_no_two_are_the_same(box: GameEntry) -> None:
    form, opened = asked(box, 1)
    before = colours(form)
    focus_on(opened, "colour:pink")
    press(opened, "return")
    assert colours(form)[1] == "pink"
    assert len({*colours(form)}) == len(before)


def test_two_who_sit_there_change_places() -> None:
    form, opened = asked(ENTRIES[0], 1)
    first, second, *others = colours(form)
    focus_on(opened, f"colour:{first}")
    press(opened, "return")
    assert colours(form) == [second, first, *others]


@pytest.mark.parametrize("key", ["return", "escape"])
def test_enter_and_escape_leave_everybody_where_they_are(key: str) -> None:
    form, opened = asked(ENTRIES[0], 2)
    before = colours(form)
    press(opened, key)
    assert colours(form) == before
    assert not any(isinstance(scene, DelegatesScene) for scene in opened.scenes)


def test_a_person_chooses_a_face_and_no_way_of_playing() -> None:
    _form, opened = asked(ENTRIES[0], 0)
    seen = words(opened)
    bots = bots_of(ENTRIES[0].game.id)
    assert not {bots.tempers[temper] for temper in bots.cast.values()} & seen


def test_of_a_newcomer_it_is_said_that_all_of_them_play_alike() -> None:
    _form, opened = asked(ENTRIES[0], 1)
    assert "At the level of this bot all play alike." in words(opened)
    _form, opened = asked(ENTRIES[0], 3)
    assert "At the level of this bot all play alike." not in words(opened)
