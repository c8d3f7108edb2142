"""Machines that learn: every game of the shelf is an environment that PettingZoo accepts."""

import pytest

pytest.importorskip(
    "pettingzoo",
    reason="PettingZoo is not installed here: .ci/run and `build/dev.py outside` install it",
)

import numpy as np

from game.catalogue import SHELF
from game.gym import WIDTH, as_row, make
from tests.bots.positions import decisions

TABLES = [(game, SHELF[game].seats[-1]) for game in SHELF]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_accepts_every_game(game: str, seats: int) -> None:
    from pettingzoo.test import api_test

    api_test(make(game, seats), num_cycles=60)


@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_game() -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: make("bug-council", 3), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_ends_with_one_win_in_all(game: str, seats: int) -> None:
    env = make(game, seats)
    env.reset(seed=4)
    won = dict.fromkeys(env.possible_agents, 0.0)
    chance = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, ended, _cut, _info = env.last()
        won[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended else int(chance.choice(legal)))
    assert sum(won.values()) == pytest.approx(1)


def test_what_is_not_legal_is_refused() -> None:
    env = make("bugami", 4)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="is none of"):
        env.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("game", SHELF)
def test_every_action_that_is_legal_has_a_number(game: str) -> None:
    from random import Random

    rules, rng = SHELF[game].rules, Random(2)
    words = rules.vocabulary()
    assert len(set(words)) == len(words)
    start = rules.random_setup(SHELF[game].seats[0], None, {}, rng, None)
    for view in decisions(rules, start, rng):
        assert {rules.write(action) for action in view.legal} <= set(words)
        assert as_row(rules.dump_view(view)).shape == (WIDTH,)
