"""Whole random games before two independent referees, compared after every action."""

from random import Random

import pytest

from game.rules.glass.api import UNDER_GLASS, Deal, Setup, write_cards
from game.rules.glass.pack import PACK
from tests.rules.glass import referee

GAMES = 25  # of each kind of players


def test_both_referees_know_the_same_cards() -> None:
    assert list(PACK) == referee.PRINTED


@pytest.mark.parametrize("patience", [0.0, 0.6, 1.0])
@pytest.mark.parametrize("spending", [0.0, 0.7])
def test_two_referees_agree_after_every_action(patience: float, spending: float) -> None:
    for seed in range(GAMES):
        rng = Random(f"{patience} {spending} {seed}")
        start = UNDER_GLASS.new_game(Setup(2, rng.randrange(2)))
        agree(start.setup.lead, UNDER_GLASS.shuffle(start, rng), rng, patience, spending)


def agree(lead: int, deal: Deal, rng: Random, patience: float, spending: float) -> None:
    state = UNDER_GLASS.new_game(Setup(2, lead))
    UNDER_GLASS.deal_in_place(state, deal)
    game, asking = referee.sit_down(lead, [write_cards(stack) for stack in deal.stacks])
    while True:
        assert UNDER_GLASS.dump_state(state) == referee.dump_state(game)
        if not game["legal"]:
            break
        word = chosen(game["legal"], rng, patience, spending)
        state, _ = UNDER_GLASS.apply(state, UNDER_GLASS.read(word, state))
        referee.say(game, asking, word)
    assert list(state.winners) == game["winners"]
    assert game["spider"] or all(game["passed"])


def chosen(legal: list[str], rng: Random, patience: float, spending: float) -> str:
    """Something legal; some hardly ever pass, some like to spend their coins."""
    moves = [word for word in legal if word.startswith("move")]
    if moves and rng.random() < spending:
        return rng.choice(moves)
    others = [word for word in legal if word != "pass" and word not in moves]
    return rng.choice(others if others and rng.random() < patience else legal)
