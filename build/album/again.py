"""Moments of games that are looked at again: the log, its moments, the film."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from build.album import alone, council, council_ages, sheets
from build.album.setting import open_scene, played, table, wait
from build.album.wishes import over
from game.library import AppFolders, Library, copy_of
from game.rules.council.api import Personality
from game.seating import TableSetup
from scenes.app import first_scene, shelf
from scenes.backend.headless import Unseen
from scenes.options import Options
from scenes.shell.lists.games import GamesScene
from scenes.table.replay.scene import ReplayScene
from scenes.table.scene import TableScene


def film(unseen: Unseen, setup: TableSetup, trick: int) -> ReplayScene:
    """A finished game, seen again from the beginning of this trick."""
    room = played(setup, over)
    room.preferences.called = setup.seats[0].name  # who has played is not asked who they are
    return sheets.film(unseen, room, trick + 1)


def log(unseen: Unseen) -> None:
    """A line of the log in the focus."""
    council_ages.second_age(unseen)
    unseen.press("l")
    unseen.press("page down")
    unseen.hover(next(name for name in unseen.names if name.startswith("row:")))


def log_closed(unseen: Unseen) -> None:
    """A log that is not open: of a trick further back it says who has won it."""
    council_ages.second_age(unseen)
    session = next(
        scene.session for scene in unseen.screen.stack.scenes if isinstance(scene, TableScene)
    )
    session.setup = replace(session.setup, open_log=False)
    unseen.press("l")
    unseen.hover([name for name in unseen.names if name.startswith("row:")][-1])


def log_of_an_age(unseen: Unseen) -> None:
    """Only the first Age, at a table of two."""
    council.two_seats(unseen)
    unseen.press("l")
    unseen.click("part:1")
    unseen.press("end")


def log_solo(unseen: Unseen) -> None:
    """What the Termitenator does is told as well."""
    alone.losing(unseen)
    unseen.press("l")


def moment(unseen: Unseen) -> None:
    """A visit that is over, seen again."""
    log(unseen)
    unseen.press("return")


def moment_solo(unseen: Unseen) -> None:
    """A moment of the pyramid."""
    log_solo(unseen)
    unseen.click(next(name for name in reversed(unseen.names) if name.startswith("row:")))


def replay(unseen: Unseen) -> None:
    """Four seats, in the open."""
    film(unseen, table(), 13)
    unseen.press(".")
    unseen.settle()


def replay_two(unseen: Unseen) -> None:
    """Two seats and the Emissary, seen by the second one."""
    film(unseen, table(seats=2), 6)
    for _ in range(3):
        unseen.click("seen:more")
    unseen.press(".")
    wait(unseen, 0.3)


def replay_solo(unseen: Unseen) -> None:
    """Alone against the Thief."""
    setup = TableSetup(table(seats=1).seats, seed=4, options={"personality": Personality.THIEF})
    film(unseen, setup, 15)


def replay_more(unseen: Unseen) -> None:
    """What else can be done with the game: a copy is on the clipboard."""
    replay(unseen)
    unseen.click("more")
    unseen.click("copy")


def replay_fair(unseen: Unseen) -> None:
    """What can be said of the cards of this game."""
    replay(unseen)
    unseen.click("more")
    unseen.click("fair")


def replay_running(unseen: Unseen) -> None:
    """A game in progress keeps its record."""
    open_scene(unseen, ReplayScene(played(table(), lambda match: len(match.log) > 60)))
    unseen.press("end")
    unseen.click("more")


def replay_on(unseen: Unseen) -> None:
    """Who sits where at the new table."""
    replay(unseen)
    unseen.click("more")
    unseen.click("on")


def replay_on_full(unseen: Unseen) -> None:
    """Five seats to choose for."""
    film(unseen, table(seats=5, people=3), 8)
    unseen.click("more")
    unseen.click("on")
    unseen.click("seat:3:less")
    unseen.click("seat:3:less")


def _list(unseen: Unseen, *tables: tuple[TableSetup, int]) -> None:
    """The list of a library with a game of so many actions for each of these tables."""
    with TemporaryDirectory() as folder:
        library = _library(Path(folder), *tables)
        open_scene(unseen, GamesScene(library, shelf()))


def title_again(unseen: Unseen) -> None:
    """Somebody comes back: a game waits, and others are over."""
    with TemporaryDirectory() as folder:
        library = _library(Path(folder), (table(seats=5), 1000), (table(seed=8), 40))
        open_scene(unseen, first_scene(Options(), library=library))


def languages(unseen: Unseen) -> None:
    """What can be spoken; where there is English alone nobody is asked."""
    title_again(unseen)
    if "languages" in unseen.names:
        unseen.click("languages")


def your_games(unseen: Unseen) -> None:
    """What can be done with them."""
    title_again(unseen)
    unseen.click("games")


def _library(folder: Path, *tables: tuple[TableSetup, int]) -> Library:
    library = Library(AppFolders.within(folder))
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


def games(unseen: Unseen) -> None:
    """Finished games and one in progress, alone, at two and at five seats."""
    alone_at = TableSetup(
        table(seats=1).seats, seed=4, options={"personality": Personality.CARD_SHARK}
    )
    _list(
        unseen, (table(seats=5, people=2), 1000), (alone_at, 1000), (table(seats=2), 1000),
        (table(seed=8), 40),
    )  # fmt: skip


def many_games(unseen: Unseen) -> None:
    """Two pages, which can be looked at by kind."""
    ways = [(table(seed=seed, seats=3 + seed % 3), 1000 if seed % 3 else 30) for seed in range(9)]
    _list(unseen, *ways)
    unseen.click("tab:finished")
    unseen.settle()


def refused_file(unseen: Unseen) -> None:
    """A record with an action that the rules refuse."""
    open_scene(unseen, first_scene(Options()))
    match = played(table(), lambda match: len(match.actions) > 30).match
    text = copy_of(match, table()).replace('"actions": [\n    ', '"actions": [\n    "A5", ', 1)
    unseen.desk.clipboard = text
    unseen.press("v", control=True)


MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("log_line", log),
    ("log_closed", log_closed),
    ("log_of_an_age", log_of_an_age),
    ("log_solo", log_solo),
    ("log_moment", moment),
    ("log_moment_solo", moment_solo),
    ("replay", replay),
    ("replay_two", replay_two),
    ("replay_solo", replay_solo),
    ("replay_more", replay_more),
    ("replay_fair", replay_fair),
    ("replay_running", replay_running),
    ("replay_on", replay_on),
    ("replay_on_full", replay_on_full),
    ("title_again", title_again),
    ("title_languages", languages),
    ("your_games", your_games),
    ("games", games),
    ("many_games", many_games),
    ("refused_record", refused_file),
)
