"""The case on the title and the room behind it: everything reachable, and each deed leads on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from build.album.collected import CountedHistory, collection_of
from game.catalogue import SHELF
from game.deeds import book_of
from game.history import Collection
from game.library import ListedTable
from scenes.app import first_scene, shelf
from scenes.kit.display import DisplayList, Picture, controls
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.collection.scene import CollectionScene
from scenes.shell.collection.specimen import SIDE, read_specimens
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.title.scene import COLLECTION, TitleScene
from scenes.table.replay.scene import ReplayScene
from tests.deeds.witness import witnesses
from tests.history.test_collection import put
from tests.support.library import library
from tests.support.window import focus_on, frame, names, press, stack, texts

NAMES: Final = {f"deed:{game}:{deed.id}" for game in SHELF for deed in book_of(game).deeds}
GAME: Final = "display-case"


def room(kept: Collection, watched: list[tuple[str, int]] | None = None) -> CollectionScene:
    def watch(game: ListedTable, at: int) -> NoticeScene:
        (watched if watched is not None else []).append((game.id, at))
        return NoticeScene("A film", "of this game.")

    return CollectionScene(CountedHistory(kept), shelf(), "Ada", Path("nowhere"), watch)


NOTHING: Final = collection_of(lambda _number: 0)
EVERYTHING: Final = collection_of(lambda _number: 3, 2)


@pytest.mark.parametrize("game", SHELF)
def test_every_deed_has_its_specimen_on_the_sheet(game: str) -> None:
    specimens = read_specimens(SHELF[game].folder)
    assert {*specimens} == {deed.id for deed in book_of(game).deeds}
    for pieces, pin in specimens.values():
        assert all(0 < place < SIDE for place in pin)
        assert all(0 < each.x < SIDE and 0 < each.y < SIDE for each in pieces)


def pictures(items: DisplayList) -> list[Picture]:
    """What is pinned, without the fireflies of the garden."""
    drawn = [item for item in items if isinstance(item, Picture)]
    return [item for item in drawn if "scenery" not in item.name]


def test_what_is_missing_is_an_outline_with_its_sentence() -> None:
    drawn = list(room(NOTHING).draw(frame()))
    assert len([item for item in pictures(drawn) if item.shade]) == len(pictures(drawn)) > 36
    there = {each.name: each for each in controls(drawn)}
    assert there.keys() == {*NAMES, "back"}
    first = there["deed:bugami:small-change"]
    assert "Win a trick with a 2." in first.label
    assert "Not collected yet." in first.label
    full = pictures(room(EVERYTHING).draw(frame()))
    assert not [item for item in full if item.shade]


def test_what_is_pointed_at_is_told_below() -> None:
    opened = stack(room(EVERYTHING))
    focus_on(opened, "deed:bugs-on-rugs:quartet")
    shown = {*texts(opened.draw())}
    assert "End with exactly four Ladybugs." in shown
    assert {"36 of 36 deeds, 108 pins · 2 Trilogies won"} <= shown


def test_what_is_missing_leads_nowhere() -> None:
    opened = stack(room(NOTHING))
    focus_on(opened, "deed:bugami:small-change")
    press(opened, "return")
    assert len(opened.scenes) == 1
    press(opened, "escape")
    assert not opened.is_running


def test_a_record_that_is_gone_is_told() -> None:
    opened = stack(room(EVERYTHING))
    press(opened, "return")
    assert isinstance(opened.scenes[-1], NoticeScene)


# from the title


def at_the_title(folder: Path) -> SceneStack:
    """The title of a library with the games of some witnesses."""
    kept = library(folder)
    for number, witness in enumerate(witnesses(GAME)):
        put(kept, witness, f"game-{number}")
    return stack(first_scene(Options(), library=kept))


def test_a_deed_opens_the_replay_at_its_moment(tmp_path: Path) -> None:
    opened = at_the_title(tmp_path)
    focus_on(opened, COLLECTION)
    press(opened, "return")
    title, scene = opened.scenes[0], opened.scenes[-1]
    assert isinstance(title, TitleScene)
    assert title.entries.past is not None
    assert title.entries.past.historian.wait()
    while scene.is_moving:
        opened.tick(0.01)
    best = title.entries.past.historian.collection
    assert best is not None
    assert len(best.best) == 9
    focus_on(opened, f"deed:{GAME}:great-leap")
    press(opened, "return")
    film = opened.scenes[-1]
    assert isinstance(film, ReplayScene)
    assert film.at == best.best[GAME, "great-leap"].at
    press(opened, "escape")
    assert opened.scenes[-1] is scene


def test_where_nothing_is_kept_no_case_hangs() -> None:
    assert COLLECTION not in names(stack(first_scene(Options())))
