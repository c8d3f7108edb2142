"""How a game ended, as the end screen shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.match import SeatSetup
from game.words import N_, listed, ngettext

PLACES: Final = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th"), N_("7th"))


@dataclass(frozen=True, slots=True)
class FinalResult:
    """Points of every seat, seat by seat.

    Args:
        seats: Who played.
        ages: For each seat its points of each Age.
        sources: For each seat its points from tricks, Allegiance and No Allegiance; a fourth
            column, where there is one, is for everything else.
        winners: The seats that won, more than one where the victory is shared.
        reason: What decided, in one sentence; empty where points alone did.
        carried: What each seat brought along from an earlier game; empty for nothing.
        title: Another headline than who has won.
    """

    seats: tuple[SeatSetup, ...]
    ages: tuple[tuple[int, ...], ...]
    sources: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    reason: str = ""
    carried: tuple[int, ...] = ()
    title: str = ""

    def __post_init__(self) -> None:
        by_age = [sum(points) for points in self.ages]
        if by_age != [sum(points) for points in self.sources]:
            raise ValueError("points by Age and points by source differ")

    @property
    def totals(self) -> tuple[int, ...]:
        """All points of each seat."""
        carried = self.carried or (0,) * len(self.seats)
        return tuple(start + sum(points) for start, points in zip(carried, self.ages, strict=True))

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
    def headline(self) -> str:
        """Who won, in large letters."""
        if self.title:
            return self.title
        names = [self.seats[seat].name for seat in self.winners]
        words = ngettext("{names} wins the council", "{names} share the council", len(names))
        return words.format(names=listed(names))

    @property
    def verdict(self) -> str:
        """The sentence under the headline."""
        if self.reason:
            return self.reason
        best = self.totals[self.winners[0]]
        rest = [points for seat, points in enumerate(self.totals) if seat not in self.winners]
        if not rest or max(rest) == best:
            return ngettext("{count} point.", "{count} points.", best).format(count=best)
        words = ngettext(
            "{count} point, {ahead} more than anybody else.",
            "{count} points, {ahead} more than anybody else.",
            best,
        )
        return words.format(count=best, ahead=best - max(rest))
