"""What is hidden at a table of the Termitenator, whoever imagines it or looks on."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.rules.council.api import COUNCIL, Personality, State, Tie, imagine, random_setup
from tests.contract.audit import at_random
from tests.contract.boxes import BOXES, TABLES
from tests.contract.test_leaks import play_on, same_view


@pytest.mark.parametrize("personality", Personality)
def test_what_is_imagined_looks_like_what_is_seen(personality: Personality, *, whole: bool) -> None:
    ties = set()
    for seed in range(60 if whole else 30):
        rng = Random(f"{personality} {seed}")
        state = COUNCIL.new_game(random_setup("published", 1, None, rng, personality))
        while True:
            if COUNCIL.deal_due(state):
                state, _ = COUNCIL.deal(state, COUNCIL.shuffle(state, rng))
            legal = COUNCIL.legal_actions(state)
            if not legal:
                break
            view = COUNCIL.view(state, 0)
            twin = imagine(view, rng)
            assert COUNCIL.view(twin, 0) == view
            assert twin.solo is not None
            assert view.termitenator is not None
            twin.solo.marked = state.solo.marked if state.solo is not None else 0
            BOXES["bug-council"].check(twin)
            ties.add(view.termitenator.tie)
            action = rng.choice(legal)
            COUNCIL.apply(twin, action)
            state, _ = COUNCIL.apply(state, action)
    assert Tie.PLAY in ties
    assert (Tie.TAKE in ties) == (personality is Personality.THIEF)


def test_what_is_hidden_is_dealt_anew() -> None:
    rng = Random(3)
    state = COUNCIL.new_game(random_setup("published", 1, None, rng))
    state, _ = COUNCIL.deal(state, COUNCIL.shuffle(state, rng))
    view = COUNCIL.view(state, 0)
    pyramids = {tuple(imagine(view, rng).hands[1]) for _ in range(50)}
    assert len(pyramids) == 50


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
