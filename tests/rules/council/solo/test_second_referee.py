"""Whole random solo games before two independent referees, compared after every action."""

from random import Random

import pytest

from game.rules.council.api import COUNCIL, Carry, Personality, random_setup
from tests.rules.council.solo import both

GAMES = 40  # against each personality
CARRIES = (None, None, ((0, 0), 2), ((31, 22), 2), ((40, 55), 3), ((20, 26), 3))


@pytest.mark.parametrize("personality", Personality)
def test_two_referees_agree_after_every_action(personality: Personality) -> None:
    for seed in range(GAMES):
        agree(personality, seed)


def agree(personality: Personality, seed: int) -> None:
    rng = Random(f"{personality} {seed}")
    carried = rng.choice(CARRIES)
    carry = None if carried is None else Carry(*carried)
    lead = None if carry is None else rng.randrange(2)
    start = random_setup("published", 1, lead, rng, personality, carry)
    keen = rng.random()  # how often the human declares No Allegiance
    steady = rng.random()  # how often the same end of the hand is played: brings about extremes
    extreme = rng.choice((min, max))
    state, game = COUNCIL.new_game(start), both.second_game(start)
    while True:
        if COUNCIL.deal_due(state):
            deal = COUNCIL.shuffle(state, rng)
            state, _ = COUNCIL.deal(state, deal)
            both.second_deal(game, deal)
        table = both.on_the_table(state)
        assert table == both.on_the_second_table(game), f"{personality}, seed {seed}"
        if not table["legal"]:
            break
        word = rng.choice(table["legal"])
        if table["what"] == "declare":
            word = table["legal"][rng.random() < keen]
        elif table["what"] == "play" and rng.random() < steady:
            word = extreme(table["legal"], key=lambda card: int(card[1:]))
        state = both.say(state, game, word)
    assert state.winners
