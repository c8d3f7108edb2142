"""Playing an Age to its end, each seat in a style of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.bots.council.styles.style import Style, Unplayed
from game.rules.council.api import (
    DECLARATIONS,
    DISCARDS,
    EMISSARY,
    PASS,
    PLAYS,
    VISITS,
    Action,
    Phase,
    State,
    actor,
    advance,
    hand_of,
    playable,
)

PLAY: Final = Phase.PLAY
VISIT: Final = Phase.VISIT
DECLARE: Final = Phase.DECLARE
NEVER: Final = 0.0


def play_on(
    state: State,
    styles: Sequence[Style],
    unplayed: Unplayed,
    rng: Random,
    age: int,
    noise: float = NEVER,
) -> None:
    """Play to the end of an Age, in place; ``noise`` is how often a card is any card."""
    chance = rng.random
    while len(state.ledger) < age:
        phase = state.phase
        if phase is PLAY:
            cards = playable(state)
            if len(cards) == 1:
                card = cards[0]
            elif noise and chance() < noise:
                card = cards[int(chance() * len(cards))]
            else:
                trick, order = state.trick, state.order
                owner = order[len(trick)] if len(trick) < len(order) else state.lead
                if owner == EMISSARY and state.controller is not None:
                    owner = state.controller
                card = styles[owner].plays(state, owner, cards, unplayed)
            unplayed[card >> 4] ^= 1 << (card & 15)
            advance(state, PLAYS[card])
        elif phase is VISIT:
            space = styles[state.visitor].visits(state, state.visitor, unplayed)
            advance(state, PASS if space is None else VISITS[space])
        else:
            advance(state, answer(state, styles, unplayed))


def answer(state: State, styles: Sequence[Style], unplayed: Unplayed) -> Action:
    """What the style of whoever has to choose does."""
    phase, seat = state.phase, actor(state)
    assert seat is not None
    style = styles[seat]
    if phase is PLAY:
        cards = playable(state)
        return PLAYS[cards[0] if len(cards) == 1 else style.plays(state, seat, cards, unplayed)]
    if phase is VISIT:
        space = style.visits(state, state.visitor, unplayed)
        return PASS if space is None else VISITS[space]
    if phase is DECLARE:
        return DECLARATIONS[style.declares(state, seat, unplayed)]
    owner = hand_of(state)
    assert owner is not None
    return DISCARDS[style.discards(state, owner, unplayed)]
