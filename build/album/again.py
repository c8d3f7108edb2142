"""Moments of games that are looked at again: the log, its moments, the film."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from build.album import alone, council
from build.album.setting import open_scene, played, table, wait
from game.match import Match, TableSetup
from game.rules.council.api import Personality
from scenes.backend.headless import Unseen
from scenes.council.replay import ReplayScene


def _over(match: Match) -> bool:
    return match.decision is None


def film(unseen: Unseen, setup: TableSetup, trick: int) -> ReplayScene:
    """A finished game, seen again from the beginning of this trick."""
    scene = ReplayScene(played(setup, _over))
    open_scene(unseen, scene)
    for _ in range(trick + 1):
        unseen.click("walk-trick:more")
    return scene


def log(unseen: Unseen) -> None:
    """A line of the log in the focus."""
    council.second_age(unseen)
    unseen.press("l")
    unseen.press("page down")
    unseen.hover(next(name for name in unseen.names if name.startswith("row:")))


def log_of_an_age(unseen: Unseen) -> None:
    """Only the first Age, at a table of two."""
    council.two_seats(unseen)
    unseen.press("l")
    unseen.click("age:1")
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
    setup = TableSetup(table(seats=1).seats, seed=4, personality=Personality.THIEF)
    film(unseen, setup, 15)


def replay_more(unseen: Unseen) -> None:
    """What else can be done with the game: a copy is on the clipboard."""
    replay(unseen)
    unseen.click("more")
    unseen.click("copy")


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
    unseen.click("seat:3:human")


MOMENTS: Final[tuple[tuple[str, Callable[[Unseen], None]], ...]] = (
    ("log_line", log),
    ("log_of_an_age", log_of_an_age),
    ("log_solo", log_solo),
    ("log_moment", moment),
    ("log_moment_solo", moment_solo),
    ("replay", replay),
    ("replay_two", replay_two),
    ("replay_solo", replay_solo),
    ("replay_more", replay_more),
    ("replay_running", replay_running),
    ("replay_on", replay_on),
    ("replay_on_full", replay_on_full),
)
