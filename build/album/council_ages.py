"""How an Age and a game end at the council table, each moment from a fixed seed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from build.album.council_wishes import allowed, lies, trick, view_of
from build.album.setting import lay_out, played, table, wait
from build.album.wishes import mine, over
from game.fingerprints import Fingerprint
from game.library import AppFolders, Library
from game.match import AnyMatch
from game.rules.council.api import Phase
from scenes.backend.headless import Unseen
from scenes.council.layers.trick import TrickLayer
from scenes.council.scoring.scene import ScoringScene
from scenes.kit.display import Picture
from scenes.shell.results.podium import ResultsScene
from scenes.table.session import AnySession

NONCE: Final = "5e" * 32


def scoring(unseen: Unseen) -> None:
    """Half-way through the points."""
    _points_of_age(unseen, 1)
    wait(unseen, 0.7 + 1.15 * 2.4)


def moonlight(unseen: Unseen) -> None:
    """Somebody has won no trick at all, as declared."""
    rooms = (played(table(seed=seed), _age_is_over) for seed in range(60))
    lay_out(unseen, next(room for room in rooms if _one_alone(room.match)), ScoringScene)
    while not any(
        isinstance(item, Picture) and item.name == "council/panel_no_allegiance"
        for item in unseen.items
    ):
        wait(unseen, 0.1)
    wait(unseen, 0.8)


def _age_is_over(match: AnyMatch) -> bool:
    return len(match.client(None).view().ledger) == 1


def _one_alone(match: AnyMatch) -> bool:
    (scored,) = match.client(None).view().ledger
    return any(row.no_allegiance and not row.tricks for row in scored.rows)


def scored(unseen: Unseen) -> None:
    """All points are turned over."""
    _points_of_age(unseen, 1)
    unseen.settle()


def recruits(unseen: Unseen) -> None:
    """Recruits on their way."""
    _points_of_age(unseen, 1)
    wait(unseen, 0.7 + 1.15 * 4 + 0.3)


def final_scoring(unseen: Unseen) -> None:
    """The points of the third Age."""
    _points_of_age(unseen, 3)
    unseen.settle()


def _points_of_age(unseen: Unseen, age: int) -> None:
    room = played(table(), lambda match: len(match.client(None).view().ledger) == age)
    lay_out(unseen, room, ScoringScene, times=age)


def second_age(unseen: Unseen) -> None:
    """With more cubes, a Chambers that is filled, and points on the track."""
    room = played(table(), mine(Phase.PLAY, trick(5), lies(2), lambda view: view.age == 2))
    lay_out(unseen, room, TrickLayer)
    unseen.hover(allowed(view_of(unseen)))


def podium(unseen: Unseen) -> None:
    """The end of a whole game."""
    lay_out(unseen, played(table(), over), ResultsScene)
    unseen.settle()


def podium_fair(unseen: Unseen) -> None:
    """What *Fair?* says about the cards of such a game."""
    room = played(table(), over)
    marked(room)
    room.library = Library(AppFolders.within(Path("nowhere")))
    lay_out(unseen, room, ResultsScene)
    unseen.settle()
    unseen.hover("fair")


def podium_asked(unseen: Unseen) -> None:
    """What it says, and the button that asks the bots again."""
    podium_fair(unseen)
    unseen.click("fair")


def marked(room: AnySession) -> None:
    """Its deals have fingerprints, as in a game without a seed."""
    match = room.match
    match.fingerprints = [
        Fingerprint.with_nonce(match.game, match.setup, number, deal, NONCE)
        for number, deal in enumerate(match.deals)
    ]
    room.setup = replace(room.setup, seed=None)
