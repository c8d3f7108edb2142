"""Whole random games before two independent referees, compared after every action."""

from random import Random

import pytest

from game.rules.bugami.api import BUGAMI, Setup, read_action
from tests.rules.bugami import referee
from tests.rules.bugami.both import dump_state, second_deal, second_game

GAMES = 3  # of each kind of table
TABLES = [
    (seats, jokers, shotgun)
    for seats in range(3, 8)
    for jokers in range(3)
    for shotgun in (False, True)
]


@pytest.mark.parametrize(("seats", "jokers", "shotgun"), TABLES)
def test_two_referees_agree_after_every_action(seats: int, jokers: int, shotgun: bool) -> None:
    for seed in range(GAMES):
        rng = Random(f"{seats} {jokers} {shotgun} {seed}")
        start = Setup(seats, rng.randrange(seats), jokers, shotgun, rng.choice([1, 100, 250]))
        agree(start, rng)


def agree(start: Setup, rng: Random) -> None:
    """Play one random game before both; some like Misère, or one suit, more than others."""
    state, game = BUGAMI.new_game(start), second_game(start)
    liked = rng.choice(["", "misere", "H"])
    while True:
        if BUGAMI.deal_due(state):
            deal = BUGAMI.shuffle(state, rng)
            state, _ = BUGAMI.deal(state, deal)
            second_deal(game, deal)
        shown = dump_state(state)
        assert shown == referee.state(game), f"{start}"
        if not shown["legal"]:
            break
        word = rng.choice(shown["legal"])
        if shown["phase"] == "bid" and liked and rng.random() < 0.5:
            word = liked
        state, _ = BUGAMI.apply(state, read_action(word))
        referee.say(game, word)
    assert state.winners
