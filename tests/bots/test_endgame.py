"""The last trick of an Age: with all cards in sight everybody does what is best for itself."""

from collections.abc import Iterator
from random import Random

import pytest

from game.bots.council.endgame import outcome, within_sight
from game.bots.council.imagined import Strangers
from game.bots.council.pool import POOL
from game.bots.council.search import Trials
from game.rules.council.api import COUNCIL, State, actor, random_setup


def last_tricks(seats: int, count: int) -> Iterator[State]:
    rng = Random(seats)
    while count > 0:
        state = COUNCIL.new_game(random_setup("published", seats, None, rng))
        while count > 0:
            if COUNCIL.deal_due(state):
                COUNCIL.deal_in_place(state, COUNCIL.shuffle(state, rng))
            legal = COUNCIL.legal_actions(state)
            if not legal:
                break
            if within_sight(state) and len(legal) > 1:
                yield state
                count -= 1
            COUNCIL.advance(state, rng.choice(legal))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_could_have_done_better(seats: int) -> None:
    for state in last_tricks(seats, 12):
        seat, chances = actor(state), outcome(state, state.age)
        assert seat is not None
        assert sum(chances) == pytest.approx(1)
        after = [COUNCIL.apply(state, action)[0] for action in COUNCIL.legal_actions(state)]
        assert chances[seat] == max(outcome(each, state.age)[seat] for each in after)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_search_leaves_nothing_of_it_to_chance(seats: int) -> None:
    """On one imagined table the same action is worth the same however often it is tried."""
    for state in last_tricks(seats, 6):
        view = COUNCIL.view(state, actor(state))
        trial = Trials(view, Strangers(view, POOL, Random(3))).deal()
        for action in view.legal:
            assert len({trial(action) for _ in range(4)}) == 1
