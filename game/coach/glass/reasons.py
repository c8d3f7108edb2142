"""Why one choice is better than another in Under Glass: the game is played to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from game.bots.glass.playing import play_on
from game.bots.glass.search import NOISE, GlassTrials
from game.coach.endings import PointReasons, split
from game.coach.glass.claims import CAUSES, Choices, claims, plain
from game.coach.reasons.claim import Claim
from game.rules.glass.api import DECK, Action, State, View, advance, points

ALL: Final = len(DECK)
"""More turns than there are."""


class WholeGames(GlassTrials):
    """Imagined tables where the game is played to its end."""

    def _play(self, state: State, action: Action) -> None:
        advance(state, action)
        play_on(state, self._rng, ALL, NOISE)


class GlassReasons(PointReasons[View, State, Action]):
    """The reasons of Under Glass."""

    causes = CAUSES

    def played_tables(self, view: View, rng: Random) -> WholeGames:
        return WholeGames(view, rng)

    def contributions(self, view: View, ends: Sequence[State]) -> Sequence[Sequence[float]]:
        """One's own points by source, and those of the other player."""
        assert view.you is not None
        return [split(list(map(points, end.cases, end.coins)), view.you) for end in ends]

    def counts(self, view: View, end: State, _action: Action) -> Sequence[float]:
        """What it has come to, in the order of ``TallyIndex``."""
        you = view.you
        assert you is not None
        return (
            float(end.coins[you]),
            float(len(end.laid[you])),
            float(sum(points(end.cases[1 - you], end.coins[1 - you]))),
        )

    def claims(self, compared: Choices) -> Iterator[Claim]:
        return claims(compared)

    def plain(self, compared: Choices) -> Iterator[Claim]:
        return plain(compared)
