"""Random games and all ways on from fixed tables, before two independent referees."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pytest

from game.rules.rugs import api as rugs
from tests.rules.any_game import sequences, ways_on
from tests.rules.rugs import referee
from tests.rules.rugs.table_talk import deck, fly

GAMES = 25  # at each table, of each kind of deck
EAGER = "ADU"  # Ants, Ladybugs, Butterflies


def shuffled(rng: Random, _: int) -> list[int]:
    return rng.sample(rugs.DECK, len(rugs.DECK))


def with_broods(rng: Random, _: int) -> list[int]:
    """Larvae and Mosquitos come early, so that much hatches and pairs."""
    kinds = {rugs.LARVA: 0.5, rugs.MOSQUITO: 0.3}
    return sorted(rugs.DECK, key=lambda card: rng.random() - kinds.get(card >> 4, 0))


def running_out(rng: Random, seats: int) -> list[int]:
    """Hardly a bug lies below the End card: no such deck is dealt, but a real one can run out."""
    return shuffled(rng, seats)[: rugs.END_BELOW[seats] + rng.randrange(1, 15)]


@pytest.mark.parametrize("make", [shuffled, with_broods, running_out])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_referees_agree_after_every_action(
    seats: int, make: Callable[[Random, int], list[int]]
) -> None:
    for seed in range(GAMES):
        rng = Random(f"{seats} {seed}")
        agree(seats, rng.randrange(seats), make(rng, seats), rng)


def agree(seats: int, lead: int, deck: Sequence[int], rng: Random) -> None:
    state = rugs.BUGS_ON_RUGS.new_game(rugs.Setup(seats, lead))
    rugs.BUGS_ON_RUGS.deal_in_place(state, rugs.Deal(tuple(deck)))
    game, asking = referee.sit_down(seats, lead, rugs.write_cards(deck))
    hatching, leaving = rng.random(), rng.random()
    while True:
        assert rugs.BUGS_ON_RUGS.dump_state(state) == referee.dump_state(game)
        if not game["legal"]:
            break
        word = chosen(game, rng, hatching, leaving)
        state, _ = rugs.BUGS_ON_RUGS.apply(state, rugs.BUGS_ON_RUGS.read(word, state))
        referee.say(game, asking, word)
    assert state.winners


def chosen(game: referee.Game, rng: Random, hatching: float, leaving: float) -> str:
    """Something legal; some like to hatch, some leave over what draws from the deck."""
    legal: list[str] = game["legal"]
    broods = [word for word in legal if word.startswith("hatch")]
    if broods and rng.random() < hatching:
        return rng.choice(broods)
    drawing = [word for word in legal if word[0] in EAGER]
    others = [word for word in legal if word not in drawing]
    if rng.random() < leaving:
        legal = {"pick": others, "show": drawing}.get(game["phase"]) or legal
    return rng.choice(legal)


# On top of the deck: Larvae for all, so that they hatch at once; then a bug of each type.
BROOD = "L1 L2 L3 L4 L5 L6 A1 B1 D1 F1 M1 S1 U1 Y1 A2 B2 D2 F2 M2 S2 U2 Y2"
MIXED = "A1 L2 B3 Y4 D5 M6 F7 S8 U9 L1 B2 A3 Y5 D6 M7 F8 S1 U2 L3 B4"
FROM_THE_DEAL = {
    (2, BROOD): (5, 14, 33, 84, 210, 414),
    (3, BROOD): (7, 34, 134, 446, 1_322, 3_410),
    (2, MIXED): (5, 20, 60, 120, 408, 1_272),
    (4, MIXED): (9, 66, 457, 2_752),
    (5, MIXED): (11, 102, 911, 7_300),
}
LAST_HANDS = {
    "firefly": ("F1", "A1 B1 L1 L2", "D1 D2 Y1"),
    "spider": ("S1", "A1 B1 L1 L2", "D1 D2 Y1"),
    "mosquito": ("M1", "A1 L1 L2", "D1 D2"),
    "fly": ("Y5", "A1 B1 L1 L2", "D1 D2 Y1"),
    "butterfly": ("U1", "D5 A1 M5 S5 B1 L1 U2", "D1 L5 L6"),
    "grouping": ("L1", "M1 M2 M3 M4 A1 D1 Y1", "B1 B2 M5 M6 S1"),
}
TO_THE_END = {
    "firefly": (99, 777),
    "spider": (99, 1_065),
    "mosquito": (380, 2_374),
    "fly": (39, 456),
    "butterfly": (9_186, 157_715),
    "grouping": (2_699, 52_644),
}


def uncut(_: object) -> None:
    """Nothing ends before its time."""


def settled(state: rugs.State) -> dict[str, int] | None:
    if state.phase not in {rugs.Phase.PICK, rugs.Phase.OVER}:
        return None
    return {"ways": 1, "points": sum(state.scores)}


WAYS = partial(ways_on, rugs.BUGS_ON_RUGS)


def second_sequences(seats: int, lead: int, cards: str, depth: int) -> int:
    """The same from the second referee, who plays every sequence from the start."""
    todo: list[tuple[str, ...]] = [()]
    for _ in range(depth):
        todo = [
            (*words, word) for words in todo for word in second_legal(seats, lead, cards, words)
        ]
    return len(todo)


def second_legal(seats: int, lead: int, cards: str, words: tuple[str, ...]) -> list[str]:
    game, asking = referee.sit_down(seats, lead, cards)
    for word in words:
        referee.say(game, asking, word)
    legal: list[str] = game["legal"]
    return legal


@pytest.mark.parametrize(("seats", "top"), FROM_THE_DEAL)
def test_sequences_from_the_deal(seats: int, top: str) -> None:
    start = rugs.BUGS_ON_RUGS.new_game(rugs.Setup(seats, 1))
    cards: rugs.Deal = deck(top)
    state, _ = rugs.BUGS_ON_RUGS.deal(start, cards)
    for depth, count in enumerate(FROM_THE_DEAL[seats, top], 1):
        assert sequences(state, depth, uncut, WAYS) == {"cut": count}
        if count < 1_500:
            assert second_sequences(seats, 1, rugs.write_cards(cards.deck), depth) == count


@pytest.mark.parametrize("power", LAST_HANDS)
def test_sequences_of_a_power_in_the_final_round(power: str) -> None:
    leftover, *hands = LAST_HANDS[power]
    state, _ = fly(leftover, *hands, wall="Y9 D9 L9", top="M9 M10 B9", final=True)
    ways, points = TO_THE_END[power]
    assert sequences(state, 99, settled, WAYS) == {"ways": ways, "points": points}
