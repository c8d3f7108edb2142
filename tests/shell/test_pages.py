"""What holds for every page of the album holds for games that nobody plays, and for long lists."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from build.languages.eye import words
from game.library.table_lock import NEWER
from scenes.app import shelf
from scenes.council.rules.book import rules
from scenes.kit.display import Control, control_at, controls
from scenes.kit.focus import toward
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.kit.signals import ARROWS
from scenes.shell.dialogs.hand_over import HandOverScene, PublicFacts
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.dialogs.pause import PauseScene
from scenes.shell.lists.tables import TablesScene
from scenes.shell.results.podium import CALM, ResultsScene
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.navigation import PLAY_WHICH
from scenes.shell.title.scene import TitleScene
from tests.album.leaves import clashes
from tests.shell.made_up import SEVEN, made_up_boxes, many_deals
from tests.support.library import library, play, table
from tests.support.window import WINDOWS, frame


def _form(name: str) -> TableSetupScene:
    """Every seat is taken by a long name."""
    scene = TableSetupScene(Preferences(house_rules=True), made_up_boxes(2)[name])
    while not scene._draft.full:
        scene._draft.add(scene._draft.usual_level)
    for seat in scene._draft.seats[1:]:
        seat.name = "Wilhelmina W"
    return scene


def _end(people: int, deals: int, kinds: int) -> ResultsScene:
    scene = ResultsScene(many_deals(people, deals, kinds), Preferences())
    scene.skip_animation()
    scene.tick(CALM)
    return scene


def _tables() -> TablesScene:
    kept = library(Path(mkdtemp(dir=os.environ["BUG_COUNCIL_DATA"])))
    for actions in range(7):
        play(kept.begin(table(actions)), actions)
    kept.close()
    return TablesScene(kept, shelf())


POINTS = tuple((seat, 348) for seat in SEVEN)
PAGES: dict[str, Callable[[], Scene[object]]] = {
    "shelf of six": lambda: ShelfScene(made_up_boxes(6), PLAY_WHICH),
    "title of six": lambda: TitleScene(Preferences(), made_up_boxes(6)),
    "setup for seven": lambda: _form("wide"),
    "setup for two": lambda: _form("narrow"),
    "curtain for seven": lambda: HandOverScene(
        SEVEN[0],
        PublicFacts("Deal 12", "card 10 of 10", POINTS),
        12,
        Preferences(),
        lambda: PauseScene(Preferences(), rules),
    ),
    "end of many deals": lambda: _end(7, 12, 3),
    "end of a duel": lambda: _end(2, 1, 8),
    "end without sources": lambda: _end(4, 5, 0),
    "many tables": _tables,
    "menu with all": lambda: PauseScene(
        Preferences(), rules, lambda _patience: True, take_back=True, bots=True
    ),
    "notice": lambda: NoticeScene(NEWER.title, NEWER.words),
}


page = cache(lambda name: PAGES[name]())
"""Pages are only looked at: drawing changes nothing."""


@pytest.mark.parametrize("name", PAGES)
def test_the_arrows_reach_everything(name: str) -> None:
    scene = page(name)
    present = controls(scene.draw(frame()))
    seen: set[str | None] = set()
    ends = [scene.default_focus()]
    while ends:
        here = ends.pop()
        if here not in seen:
            seen.add(here)
            ends += [toward(present, here, arrow) for arrow in ARROWS]
    assert seen == {control.name for control in present}


def middle(control: Control) -> tuple[float, float]:
    return control.x + control.w / 2, control.y + control.h / 2


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", PAGES)
def test_all_of_it_is_inside_the_window_large_enough_and_apart(
    name: str, window: tuple[int, int], letters: float
) -> None:
    scene, view = page(name), replace(frame(*window), letters=letters)
    items = tuple(scene.draw(replace(view, focus=scene.default_focus())))
    present = controls(items)
    for control in present:
        assert control_at(items, *middle(control)) == control
        assert 0 <= control.x <= control.x + control.w <= view.width, control
        assert 0 <= control.y <= control.y + control.h <= view.height, control
        assert min(control.w, control.h) >= 46, control
    read = [*words(view, items)]
    for said in read:
        assert 4 <= said.left <= said.right <= view.width - 4, said
        assert 0 <= said.top <= said.bottom <= view.height, said
    assert not [*clashes(read)]
