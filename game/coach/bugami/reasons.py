"""Why one choice is better than another in Bugami: the deal is played to its end.

Points come from tricks and from bugs together, so each is exchanged: both ends get the other's
tricks with the bugs as they were, and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.bugami.hunting import HuntingTrials
from game.coach.bugami.claims import CAUSES, Choices, claims, plain
from game.coach.endings import PointReasons
from game.coach.reasons.claim import Claim
from game.rules.bugami import api as bugami


class BugamiReasons(PointReasons[bugami.View, bugami.State, bugami.Action]):
    """The reasons of Bugami."""

    causes = CAUSES

    def played_tables(self, view: bugami.View, rng: Random) -> HuntingTrials:
        return HuntingTrials(view, rng)

    def contributions(
        self, view: bugami.View, ends: Sequence[bugami.State]
    ) -> Sequence[Sequence[float]]:
        """What each cause makes of the difference, as the better one's."""
        assert view.you is not None
        rows = [end.ledger[-1].rows for end in ends]
        one, other = (row[view.you] for row in rows)
        tricks, bugs = _gap_by_cause(one, other)
        own = one.points - other.points
        there, here = (_others(row, one.seat) / (len(row) - 1) for row in rows)
        return (tricks, bugs, own - tricks - bugs, here - there), (0.0,) * CAUSES

    def counts(
        self, view: bugami.View, end: bugami.State, action: bugami.Action
    ) -> Sequence[float]:
        """How the deal has ended, in the order of ``TallyIndex``."""
        assert view.you is not None
        rows = end.ledger[-1].rows
        mine, pile = rows[view.you], end.piles[view.you]
        bid = mine.bid != bugami.MISERE
        return (
            float(isinstance(action, bugami.PlayCard) and action.card in pile),
            float(bid and not mine.bugs),
            float(bid and not mine.tricks),
            float(mine.tricks),
            float(mine.bugs),
            float(mine.points),
            float(_others(rows, view.you)),
            *(float(row.clause == "misere-made") for row in rows),
        )

    def claims(self, compared: Choices) -> Iterator[Claim]:
        return claims(compared)

    def plain(self, compared: Choices) -> Iterator[Claim]:
        return plain(compared)


def _others(rows: Sequence[bugami.SeatScore], you: int) -> int:
    return sum(row.points for row in rows if row.seat != you)


def _gap_by_cause(one: bugami.SeatScore, other: bugami.SeatScore) -> tuple[float, float]:
    """What the tricks explain, and what the bugs; nothing where the bids differ."""
    if one.bid != other.bid:
        return 0.0, 0.0

    def points(tricks: bugami.SeatScore, bugs: bugami.SeatScore) -> int:
        return bugami.worth(one.bid, tricks.tricks, bugs.bugs)[0]

    here, there = points(one, one), points(other, other)
    mine, theirs = points(one, other), points(other, one)
    return (here - theirs + mine - there) / 2, (here - mine + theirs - there) / 2
