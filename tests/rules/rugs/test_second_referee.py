"""Whole random games before two independent referees, compared after every action."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from game.rules.rugs import api as rugs
from tests.rules.rugs import referee

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
