"""Who sits at a table, what is played there, and what shuffles its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from game.catalogue import FIRST, SHELF
from game.table import Carry, Options, Seat


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits here: ``colour`` is a name of the theme, ``bot`` a level or None for a human.

    ``temper`` is what tells this bot from others of its level; empty: nothing does. ``you``: the
    one person at a table that is played here, whom every sentence calls so; never written down.
    """

    name: str
    colour: str
    bot: str | None = None
    temper: str = ""
    you: bool = False


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What the setup screen settles. ``lead`` None is a random first leader.

    ``options`` are those of the game; whatever is not said is as usual. ``takebacks``: "off",
    "free" while nothing hidden has been seen since, "ask" after that.

    ``open_log``: whether the log tells what the rules close again, too; None: nobody has said.

    ``coach``: "off", "hints" for whoever asks, "warnings" besides before what costs a lot.

    ``campaign`` is the series of games that this one is part of, empty for a game of its own, and
    ``carry`` what earlier games of it leave to this one. ``played_on``: it began out of a replay,
    so some of its cards may be known. ``day``: it is the deal of that day, an ISO date, whose
    ``seed`` everybody has.
    """

    seats: tuple[SeatSetup, ...]
    options: Options = field(default_factory=dict, hash=False)
    lead: Seat | None = None
    hints: bool = True
    takebacks: str = "free"
    seed: int | None = None
    game: str = FIRST
    carry: Carry | None = None
    campaign: str = ""
    open_log: bool | None = None
    played_on: bool = False
    coach: str = "hints"
    day: str = ""

    def __post_init__(self) -> None:
        """Say what nobody has said, so that tables that are played alike are equal."""
        usual = SHELF[self.game].usual(len(self.seats)) if self.game in SHELF else {}
        object.__setattr__(self, "options", {**usual, **self.options})

    @property
    def log_is_open(self) -> bool:
        """Whether everything may be looked up."""
        return log_is_open([seat.bot for seat in self.seats], said=self.open_log)


def log_is_open(bots: Sequence[str | None], *, said: bool | None) -> bool:
    """Whether everything may be looked up: as was said, or else where no two people play."""
    return bots.count(None) <= 1 if said is None else said


def chance(seed: int | None, *moment: object) -> Random:
    """What shuffles from some moment on: the same each time with a seed, else nobody can know.

    Whatever lies in a save must not tell which cards are still to come.
    """
    if seed is None:
        return Random()
    return Random(" ".join(map(str, (seed, *moment))) if moment else seed)


class DealByDeal(Random):
    """Shuffles each deal by its number alone: no card changes because somebody was away."""

    def __init__(self, seed: int) -> None:
        self._origin = seed
        super().__init__(f"{seed}:start")

    def begin(self, deal: int) -> None:
        """The deal of this number comes next, from 0."""
        self.seed(f"{self._origin}:deal:{deal}")


def shuffler(table: TableSetup, played: int = 0) -> Random:
    """What shuffles at a table after so many actions."""
    if table.day and table.seed is not None:
        return DealByDeal(table.seed)
    return chance(table.seed, played) if played else chance(table.seed)
