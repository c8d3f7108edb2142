"""Lists, and going on, say whom a game is against, and show what it is."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.catalogue import SHELF
from game.library import Library
from game.rules.council.api import Personality
from game.seating import SeatSetup, TableSetup
from scenes.app import first_scene, shelf
from scenes.kit.display import Picture, Text
from scenes.kit.preferences import Preferences
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.lists.games import GamesScene
from scenes.shell.lists.tables import TablesScene
from scenes.shell.table_form.draft import TableDraft
from tests.support.library import library, play
from tests.support.window import stack

LISTS = pytest.mark.parametrize("page", [TablesScene, GamesScene])


def said(opened: SceneStack) -> str:
    return " / ".join(item.text for item in opened.draw() if isinstance(item, Text))


def begun(kept: Library, setup: TableSetup) -> None:
    play(kept.begin(replace(setup, seed=1)), 1)
    kept.get_up()


@LISTS
@pytest.mark.parametrize(
    ("met", "words"),
    [(Personality.TRICKSTER, "Ada against the Trickster"), (Personality.THIEF, "the Thief")],
)
def test_a_game_alone_says_against_whom(
    tmp_path: Path, page: type[TablesScene | GamesScene], met: Personality, words: str
) -> None:
    kept = library(tmp_path)
    begun(kept, TableSetup((SeatSetup("Ada", "orange"),), {"personality": met}))
    opened = stack(page(kept, shelf()))
    assert words in said(opened)
    assert "Solo" in said(opened)
    assert "edition" not in said(opened)
    title = stack(first_scene(Options(), Preferences(called="Ada"), kept))
    assert words in said(title)


@LISTS
def test_every_box_has_a_picture_of_its_own(
    tmp_path: Path, page: type[TablesScene | GamesScene]
) -> None:
    kept = library(tmp_path)
    for game in SHELF.values():
        begun(kept, TableDraft.fresh(game).settle())
    drawn = [item.name for item in stack(page(kept, shelf())).draw() if isinstance(item, Picture)]
    for game in SHELF.values():
        assert any(name.startswith(f"{game.folder}/") for name in drawn), game.id
