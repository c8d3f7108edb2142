"""Whoever looks on at the Thief's table learns of a hand what is turned over, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.rules.council.api import COUNCIL, Personality, State, Tie
from tests.contract.audit import at_random
from tests.contract.boxes import TABLES
from tests.contract.test_leaks import play_on, same_view

GAMES = 60
(SOLO,) = (table for table in TABLES if table.game == "bug-council" and table.seats == 1)


def asked(rng: Random) -> Iterator[State]:
    """The moments of a random game at which one may choose what the Thief gives or takes."""
    state = COUNCIL.new_game(replace(SOLO.setup(rng), personality=Personality.THIEF))
    while True:
        if COUNCIL.deal_due(state):
            state, _ = COUNCIL.deal(state, COUNCIL.shuffle(state, rng))
        if state.solo and state.solo.pending and state.solo.pending.tie is not Tie.PLAY:
            yield state
        if not (legal := COUNCIL.legal_actions(state)):
            return
        state, _ = COUNCIL.apply(state, at_random(legal, rng))


def test_another_hand_makes_no_difference_to_whoever_looks_on_while_the_thief_asks() -> None:
    ties: set[Tie] = set()
    for seed in range(GAMES):
        rng = Random(f"looking on {seed}")
        for state in asked(rng):
            twin = SOLO.box.disguise(state, None, rng)
            SOLO.box.check(twin)
            same_view(SOLO, None, state, twin)
            play_on(SOLO, None, state, twin, rng)
            assert state.solo is not None
            assert state.solo.pending is not None
            ties.add(state.solo.pending.tie)
    assert ties == {Tie.GIVE, Tie.TAKE}
