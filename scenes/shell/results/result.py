"""How a game ended, as the end screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.describe.line import names_of, said_of, said_of_all
from game.neutral import NEUTRAL
from game.seating import SeatSetup
from game.words import N_, _, ngettext
from scenes.shell.results.decided import DecisiveMoment

PLACES: Final = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th"), N_("7th"))

Wordings = tuple[str, ...]
"""What a column is called, looked up: the longest wording first, the last one for little room."""


class Ending(StrEnum):
    """What a game has come to for the people in the room."""

    WON = "won"
    SHARED = "shared"  # by several, a person among them
    LOST = "lost"
    WATCHED = "watched"  # nobody but bots has played


@dataclass(frozen=True, slots=True)
class FinalResult:
    """Points of every seat, seat by seat. What is said here is looked up already.

    Args:
        seats: Who played.
        parts: For each seat its points of each part of the game, such as Ages or deals.
        sources: For each seat its points from each source; nothing where there is one source.
        winners: The seats that won, more than one where the victory is shared.
        part_names: What the parts are called.
        source_names: What the sources are called.
        headline: Who has won, in large letters; empty: ``Ada wins``.
        reason: What decided, in one sentence; empty where points alone did.
        chart: What the chart shows; empty: the score after each part.
        carried: What each seat brought along from an earlier game; empty for nothing.
        called: What each seat is called within a sentence; empty: by its name.
        decided: Its big moments, three cards at most; nothing where nobody has looked.
        faces: The drawing of each seat as it takes the result; empty: a marker stands for it.
    """

    seats: tuple[SeatSetup, ...]
    parts: tuple[tuple[int, ...], ...]
    sources: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    part_names: Sequence[Wordings]
    source_names: Sequence[Wordings] = ()
    headline: str = ""
    reason: str = ""
    chart: str = ""
    carried: tuple[int, ...] = ()
    called: Sequence[str] = ()
    decided: tuple[DecisiveMoment, ...] = ()
    faces: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        by_part = [sum(points) for points in self.parts]
        if self.source_names and by_part != [sum(points) for points in self.sources]:
            raise ValueError("points by part and points by source differ")
        if {len(row) for row in self.parts} != {len(self.part_names)}:
            raise ValueError("not every part has a name")
        if self.source_names and {len(row) for row in self.sources} != {len(self.source_names)}:
            raise ValueError("not every source has a name")

    @property
    def totals(self) -> tuple[int, ...]:
        """All points of each seat."""
        carried = self.carried or (0,) * len(self.seats)
        return tuple(start + sum(points) for start, points in zip(carried, self.parts, strict=True))

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats, winners first, then by points."""
        totals, seats = self.totals, range(len(self.seats))
        return tuple(sorted(seats, key=lambda seat: (seat not in self.winners, -totals[seat])))

    def place(self, seat: int) -> int:
        """1 for the winners; who has equally many points shares a place."""
        if seat in self.winners:
            return 1
        totals = self.totals
        others = range(len(self.seats))
        ahead = sum(
            other in self.winners or totals[other] > totals[seat]
            for other in others
            if other != seat
        )
        return ahead + 1

    @property
    def ending(self) -> Ending:
        """What it has come to for the people; a neutral opponent is none of them."""
        people = {
            seat for seat, who in enumerate(self.seats) if who.bot is None and who.colour != NEUTRAL
        }
        if not people:
            return Ending.WATCHED
        if people.isdisjoint(self.winners):
            return Ending.LOST
        return Ending.SHARED if len(self.winners) > 1 else Ending.WON

    @property
    def is_beaten_by_it(self) -> bool:
        """Whether the neutral opponent has won alone."""
        return all(self.seats[seat].colour == NEUTRAL for seat in self.winners)

    @property
    def title(self) -> str:
        """Who won, in large letters."""
        if self.headline:
            return self.headline
        several = [self.seats[seat] for seat in self.winners]
        words = said_of_all(
            several,
            ngettext("{names} wins", "{names} share the victory", len(several)),
            _("You win"),
            _("You share the victory with {names}"),
        )
        return words.format(names=names_of(several))

    @property
    def verdict(self) -> str:
        """The sentence under the headline."""
        if self.reason:
            return self.reason
        best = self.totals[self.winners[0]]
        rest = {seat: now for seat, now in enumerate(self.totals) if seat not in self.winners}
        most = max(rest.values(), default=best)
        if most >= best:
            return ngettext("{count} point.", "{count} points.", best).format(count=best)
        seconds = [seat for seat, points in rest.items() if points == most]
        words = ngettext(
            "{count} point, {ahead} ahead of everyone else.",
            "{count} points, {ahead} ahead of everyone else.",
            best,
        )
        if len(seconds) == 1:
            words = said_of(
                self.seats[seconds[0]],
                ngettext(
                    "{count} point, {ahead} ahead of {name}.",
                    "{count} points, {ahead} ahead of {name}.",
                    best,
                ),
                ngettext(
                    "{count} point, {ahead} ahead of you.",
                    "{count} points, {ahead} ahead of you.",
                    best,
                ),
            )
        name = self.called[seconds[0]] if self.called else self.seats[seconds[0]].name
        return words.format(count=best, ahead=best - most, name=name)

    @property
    def chart_title(self) -> str:
        """The heading of the chart."""
        return self.chart or _("Score over the game")
