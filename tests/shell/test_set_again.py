"""What was set last for a game is proposed again, the next day as well; one click leads back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.catalogue import SHELF
from game.library import Library
from scenes.app import first_scene, shelf, starting_preferences
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.table_form.choices import choices, choose
from scenes.shell.table_form.draft import TableDraft
from scenes.shell.table_form.scene import TableSetupScene
from tests.support.library import library
from tests.support.window import focus_on, press, stack


def changed(game: str) -> TableDraft:
    """A table with every seat and no choice as it usually is."""
    box = shelf()[game]
    draft = TableDraft.fresh(box.game)
    draft.seats[0].name, draft.seats[0].colour = "Zoë", "orange"
    while not draft.full:
        draft.add(draft.usual_level)
    for choice in choices(draft, box.words):
        if choice.values:
            other = next(value.key for value in choice.values[::-1] if value.key != choice.now)
            choose(draft, box.words, choice.id, other)
    return draft


def form(folder: Path, game: str) -> tuple[SceneStack, TableSetupScene, Library]:
    """The form of a game in a program that has just been started."""
    kept = library(folder)
    wishes = starting_preferences(Options(), kept)
    wishes.called, wishes.colour = "Zoë", "orange"
    opened = stack(first_scene(Options(), wishes, kept))
    for name in ("new", game):
        focus_on(opened, name)
        press(opened, "return")
    scene = opened.scenes[-1]
    assert isinstance(scene, TableSetupScene)
    return opened, scene, kept


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("start", [False, True])
def test_every_game_is_set_as_it_was_last_time(tmp_path: Path, *, start: bool) -> None:
    for game in SHELF:
        opened, scene, kept = form(tmp_path, game)
        scene._draft, scene._answers._draft = changed(game), changed(game)
        if start:
            scene.activate("start")
        else:
            press(opened, "escape")
        kept.close()
    for game in SHELF:
        opened, scene, _kept = form(tmp_path, game)
        assert scene._draft.settle() == changed(game).settle()
        focus_on(opened, "usual")
        press(opened, "return")
        usual = TableDraft.fresh(SHELF[game])
        usual.seats[0].name = "Zoë"
        assert scene._draft.settle() == usual.settle()
        assert "usual" not in [control.name for control in opened.controls]


def test_what_is_as_usual_has_no_way_back_to_it(tmp_path: Path) -> None:
    opened, _scene, _kept = form(tmp_path, "bugami")
    press(opened, "escape")
    focus_on(opened, "bugami")
    press(opened, "return")
    assert "usual" not in [control.name for control in opened.controls]
