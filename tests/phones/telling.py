"""Tables to tell phones of, at every game of the shelf."""

from __future__ import annotations

from random import Random

from game.catalogue import SHELF, part_of
from game.describe import description_of
from game.match import AnyMatch
from game.phones.narrator import PhoneNarrator
from tests.contract.boxes import AnyTable
from tests.contract.test_descriptions import opened, seated


def teller(table: AnyTable, match: AnyMatch) -> PhoneNarrator:
    game = SHELF[table.game]
    noted = part_of(game, "scenes.*.ui.UI").has_line
    return PhoneNarrator(match, description_of(game), seated(table), str, noted)


def begun(table: AnyTable, seed: int, actions: int) -> AnyMatch:
    """A game after so many choices by chance."""
    match, rng = opened(table, seed), Random(seed)
    for _ in range(actions):
        if match.decision is None:
            break
        match.play(rng.choice(list(match.legal)))
    return match


def as_if(match: AnyMatch, state: object) -> AnyMatch:
    """The same game, but this is how things really lie."""
    twin: AnyMatch = type(match)(match.game, match.setup, Random(0), deals=match.deals)
    twin.log, twin.after = match.log, match.after
    twin._state = state
    return twin
