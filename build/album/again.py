"""What the list of the past speaks of: logs, films, and libraries with games in them."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

from build.album.past import FIRST_EVENING
from build.album.setting import open_scene, played, table
from build.album.vocabulary import moment, step
from game.library import AppFolders, Library, copy_of
from game.rules.council.api import Personality
from game.seating import TableSetup
from scenes.app import first_scene, shelf
from scenes.backend.headless import HeadlessScreen
from scenes.options import Options
from scenes.shell.lists.games import GamesScene


def _list(unseen: HeadlessScreen, *tables: tuple[TableSetup, int]) -> None:
    """The list of a library with a game of so many actions for each of these tables."""
    with TemporaryDirectory() as folder:
        library = _library(Path(folder), *tables)
        open_scene(unseen, GamesScene(library, shelf(), clock=lambda: FIRST_EVENING))


@moment("title_again")
def title_again(unseen: HeadlessScreen) -> None:
    """Somebody comes back: a game waits, and others are over."""
    with TemporaryDirectory() as folder:
        library = _library(Path(folder), (table(seats=5), 1000), (table(seed=8), 40))
        open_scene(unseen, first_scene(Options(), library=library))


@step
def choose_language(unseen: HeadlessScreen, _rest: str) -> None:
    """What can be spoken; where there is English alone nobody is asked."""
    if "languages" in unseen.names:
        unseen.click("languages")


def _library(folder: Path, *tables: tuple[TableSetup, int]) -> Library:
    """Tables that were played by chance, minute by minute."""
    library = Library(AppFolders.within(folder))
    minutes = count()
    clock = SimpleNamespace(now=lambda _zone: FIRST_EVENING + timedelta(minutes=next(minutes)))
    with ExitStack() as stack:
        for module in ("tables", "autosave"):
            stack.enter_context(patch(f"game.library.{module}.datetime", clock))
        for setup, actions in tables:
            sitting = library.begin(setup)
            chance = Random(setup.seed)
            while sitting.match.decision is not None and len(sitting.match.actions) < actions:
                sitting.match.play(chance.choice(list(sitting.match.legal)))
            assert sitting.autosaver is not None
            sitting.autosaver.keep(sitting.match)
            sitting.autosaver.wait()
        library.close()
    return library


@moment("games")
def games(unseen: HeadlessScreen) -> None:
    """Finished games and one in progress, alone, at two and at five seats."""
    alone_at = TableSetup(
        table(seats=1).seats, seed=4, options={"personality": Personality.CARD_SHARK}
    )
    _list(
        unseen, (table(seats=5, people=2), 1000), (alone_at, 1000), (table(seats=2), 1000),
        (table(seed=8), 40),
    )  # fmt: skip


@moment("many_games")
def many_games(unseen: HeadlessScreen) -> None:
    """Two pages, which can be looked at by kind."""
    ways = [(table(seed=seed, seats=3 + seed % 3), 1000 if seed % 3 else 30) for seed in range(9)]
    _list(unseen, *ways)
    unseen.click("tab:finished")
    unseen.settle()


@moment("refused_record")
def refused_file(unseen: HeadlessScreen) -> None:
    """A record with an action that the rules refuse."""
    open_scene(unseen, first_scene(Options()))
    match = played(table(), lambda match: len(match.actions) > 30).match
    text = copy_of(match, table()).replace('"actions": [\n    ', '"actions": [\n    "A5", ', 1)
    unseen.desk.clipboard = text
    unseen.press("v", control=True)
