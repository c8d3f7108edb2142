"""Imagined solo games: nobody who sees them could tell them from the real one."""

from random import Random

import pytest

from game.rules.council.api import COUNCIL, Personality, Tie, imagine, random_setup
from tests.contract.boxes import BOXES


@pytest.mark.parametrize("personality", Personality)
def test_what_is_imagined_looks_like_what_is_seen(personality: Personality) -> None:
    ties = set()
    for seed in range(60):
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
