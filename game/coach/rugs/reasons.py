"""Why one choice is better than another in Bugs on Rugs: the game is played to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from game.bots.rugs.playing import play_on
from game.bots.rugs.search import NOISE, RugsTrials
from game.coach.endings import PointReasons, split
from game.coach.reasons.claim import Claim
from game.coach.rugs.claims import CAUSES, Choices, claims, plain
from game.rules.rugs import api as rugs

ALL: Final = 99
"""More rounds than there are."""
SET: Final = 4
"""So many Ladybugs are worth most."""
MOST: Final = 5
"""What an Ant is worth to whoever has the most."""


class WholeGames(RugsTrials):
    """Imagined attics where the game is played to its end."""

    def _play(self, state: rugs.State, action: rugs.Action) -> None:
        rugs.advance(state, action)
        play_on(state, self._rng, ALL, NOISE)


class RugsReasons(PointReasons[rugs.View, rugs.State, rugs.Action]):
    """The reasons of Bugs on Rugs."""

    causes = CAUSES

    def played_tables(self, view: rugs.View, rng: Random) -> WholeGames:
        return WholeGames(view, rng)

    def contributions(
        self, view: rugs.View, ends: Sequence[rugs.State]
    ) -> Sequence[Sequence[float]]:
        """One's own points by kind, and those of the others."""
        assert view.you is not None
        return [split(end.points, view.you) for end in ends]

    def counts(self, view: rugs.View, end: rugs.State, _action: rugs.Action) -> Sequence[float]:
        """What the collection has come to, in the order of ``TallyIndex``."""
        assert view.you is not None
        held = [rugs.collection(*each).counts for each in zip(end.hands, end.pairs, strict=True)]
        mine, ants = held[view.you], [each[rugs.ANT] for each in held]
        return (
            float(mine[rugs.LADYBUG] == SET),
            float(mine[rugs.ANT] > 0 and rugs.ant_rate(ants, mine[rugs.ANT]) == MOST),
            float(mine[rugs.BEETLE] > 0 and mine[rugs.BEETLE] % 2 == 0),
            float(0 < mine[rugs.SPIDER] <= mine[rugs.FLY]),
            sum(map(sum, end.points)) - sum(end.points[view.you]),
        )

    def claims(self, compared: Choices) -> Iterator[Claim]:
        return claims(compared)

    def plain(self, compared: Choices) -> Iterator[Claim]:
        return plain(compared)
