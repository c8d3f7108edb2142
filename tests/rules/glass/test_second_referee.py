"""Random games and all ways on from fixed tables, before two independent referees."""

from functools import partial
from random import Random

import pytest

from game.rules.glass.api import UNDER_GLASS, Deal, Setup, State, write_cards
from game.rules.glass.pack import PACK
from tests.rules import any_game
from tests.rules.glass import referee
from tests.rules.glass.table_talk import stacks, turn_of

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


FROM_THE_DEAL = {
    ("36 19 1", "30 17 37", "33 40 29"): (3, 9, 90, 1_170),
    ("1 2 3", "4 5 6", "7 8 9"): (3, 9, 90, 1_170),
}
IN_THE_MIDDLE = {
    "dung": (("GB DG", "DD DD"), (20, 30), (10, 37, 132, 524)),
    "stags": (("SS ss", ".S .s"), (36, 33), (10, 42, 213, 1_092)),
    "moths": (("Mm Mm", "..... .Mm"), (37, 41), (10, 37, 139, 654)),
    "wide": (("BGYRB GGBBY RRBGY BBGGY YRBGG", "BB GG"), (20, 30), (10, 97, 1_108, 6_891)),
}


def sequences(state: State, depth: int) -> int:
    """How many sequences of so many actions there are, or fewer to the end."""
    ways = partial(any_game.ways_on, UNDER_GLASS)
    return any_game.sequences(state, depth, lambda _: None, ways)["cut"]


def second_sequences(deal: Deal, depth: int) -> int:
    """The same from the second referee, who plays every sequence from the start."""
    todo: list[tuple[str, ...]] = [()]
    for _ in range(depth):
        todo = [(*words, word) for words in todo for word in second_legal(deal, words)]
    return len(todo)


def second_legal(deal: Deal, words: tuple[str, ...]) -> list[str]:
    game, asking = referee.sit_down(1, [write_cards(stack) for stack in deal.stacks])
    for word in words:
        referee.say(game, asking, word)
    legal: list[str] = game["legal"]
    return legal


@pytest.mark.parametrize("tops", FROM_THE_DEAL)
def test_sequences_from_the_deal(tops: tuple[str, str, str]) -> None:
    deal = stacks(*tops)
    state = UNDER_GLASS.deal(UNDER_GLASS.new_game(Setup(2, 1)), deal)[0]
    for depth, count in enumerate(FROM_THE_DEAL[tops], 1):
        assert sequences(state, depth) == count
        if count < 1_500:
            assert second_sequences(deal, depth) == count


@pytest.mark.parametrize("name", IN_THE_MIDDLE)
def test_sequences_in_the_middle_of_a_game(name: str) -> None:
    cases, hands, counts = IN_THE_MIDDLE[name]
    state = turn_of(0, "18 24 X", "32 29 11", "35 39 8", hands=hands, cases=cases)
    assert tuple(sequences(state, depth) for depth in (1, 2, 3, 4)) == counts
