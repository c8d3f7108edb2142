"""Evenings that tests begin and play."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from game.campaign.evening import Evening, Guest, new_evening
from game.match import Match

NOW = datetime(2026, 3, 14, 18, 30, tzinfo=UTC)
GUESTS = (("Ada", "orange"), ("Bruno", "sky"), ("Chika", "leaf"), ("Dov", "pink"))


def fresh(people: int = 1, bots: str = "newcomer") -> Evening:
    """An Evening at dusk; the first guests are people."""
    first, second, third, fourth = (
        Guest(name, colour, None if seat < people else bots)
        for seat, (name, colour) in enumerate(GUESTS)
    )
    return new_evening("test", (first, second, third, fourth), NOW, rng=Random(5))


def play(evening: Evening, seed: int = 3) -> Evening:
    """The next table at random, and what follows from it."""
    match, chance = Match.open(evening.next_table()), Random(seed)
    while match.decision is not None:
        match.play(chance.choice(match.legal))
    return evening.after(match.view(None), NOW)


def random_evening(people: int) -> tuple[Evening, list[str]]:
    """A whole one, and the games that people have sat down to."""
    evening, games = fresh(people), []
    while not evening.over:
        games.append(evening.game)
        evening = play(evening)
    return evening, games
