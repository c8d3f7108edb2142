"""Whole random games before two independent referees, compared after every action."""

from random import Random

import pytest

from game.rules.council.api import COUNCIL, EDITIONS, random_setup
from tests.rules.council import both

GAMES = 12  # of each kind of table
TABLES = [(edition, seats) for edition in EDITIONS for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_two_referees_agree_after_every_action(edition: str, seats: int) -> None:
    for seed in range(GAMES):
        agree(edition, seats, seed)


def agree(edition: str, seats: int, seed: int) -> None:
    rng = Random(f"{edition} {seats} {seed}")
    start = random_setup(edition, seats, None, rng)
    keen = rng.random()  # how often somebody declares No Allegiance
    state, game = COUNCIL.new_game(start), both.second_game(start)
    while True:
        if COUNCIL.deal_due(state):
            deal = COUNCIL.shuffle(state, rng)
            state, _ = COUNCIL.deal(state, deal)
            both.second_deal(game, deal)
        table = both.on_the_table(state)
        assert table == both.on_the_second_table(game), f"{edition}, {seats} seats, seed {seed}"
        if not table["legal"]:
            break
        word = rng.choice(table["legal"])
        if table["what"] == "declare":
            word = table["legal"][rng.random() < keen]
        state = both.say(state, game, word)
    assert state.winners
