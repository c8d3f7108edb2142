"""What a wrong choice costs: the two ways a game went on, held against each other."""

from __future__ import annotations

from typing import NamedTuple

from game.catalogue import SHELF
from game.table import Seat

MINE, THEIRS = "own ", "their "
"""Whose points made the difference, before their source."""


class LossCause(NamedTuple):
    """The source of points that makes most of the difference between two ends of a game.

    Args:
        name: The source as the rules call it, with whose it is: ``own tricks``.
        source: The source alone.
        rival: Who is ahead at the wrong end, or level where nobody is.
        right: The points from this source at the right end, of the seat or of the rival.
        wrong: The same at the wrong end.
    """

    name: str
    source: str
    rival: Seat
    right: int
    wrong: int

    @property
    def is_own(self) -> bool:
        """Whether it is about the points of whoever chose."""
        return self.name.startswith(MINE)


def cause(game: str, seat: Seat, right: object, wrong: object) -> LossCause:
    """What tells the end with the answer from the end with the trap; both are states."""
    rules = SHELF[game].rules
    scores = rules.view(wrong, None).scores
    others = [each for each in range(len(scores)) if each != seat]
    winners = rules.view(wrong, None).winners
    rival = max(others, key=lambda each: (each in winners, scores[each]))
    better, worse = rules.sources(right), rules.sources(wrong)
    found = []
    for source in better[seat]:
        gained = better[seat][source] - worse[seat][source]
        kept = worse[rival][source] - better[rival][source]
        own = LossCause(MINE + source, source, rival, better[seat][source], worse[seat][source])
        their = LossCause(
            THEIRS + source, source, rival, better[rival][source], worse[rival][source]
        )
        found += [(gained, own), (kept, their)]
    return max(found, key=_gap)[1]


def _gap(each: tuple[int, LossCause]) -> int:
    return each[0]
