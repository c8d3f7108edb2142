"""Playing an Age to its end, each seat in a style of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.bots.council.styles.style import Style, Unplayed
from game.rules.council import api as council

PLAY: Final = council.Phase.PLAY
VISIT: Final = council.Phase.VISIT
DECLARE: Final = council.Phase.DECLARE
STYLE: Final = -1.0
"""No whim: the card that the style would play."""

Whims = list[float]
"""By trick and owner: STYLE, or the card played instead, as a share (0–1) of those allowed."""


def drawn_whims(rng: Random, noises: Sequence[float]) -> Whims:
    """For an Age; ``noises`` is by owner how often a card is any card.

    They are drawn before the actions are tried on a table, as the cards are: what differs then
    comes of the actions. That halves the variance of the difference between two cards.
    """
    drawn = [(rng.random(), noise) for _ in range(council.TRICKS + 1) for noise in noises]
    return [each / noise if each < noise else STYLE for each, noise in drawn]


def play_on(
    state: council.State, styles: Sequence[Style], unplayed: Unplayed, age: int, whims: Whims
) -> None:
    """Play to the end of an Age, in place."""
    owners = len(state.hands)
    while len(state.ledger) < age:
        phase = state.phase
        if phase is PLAY:
            cards = council.playable(state)
            if len(cards) == 1:
                card = cards[0]
            else:
                trick, order = state.trick, state.order
                owner = order[len(trick)] if len(trick) < len(order) else state.lead
                whim = whims[state.trick_number * owners + owner]
                if whim != STYLE:
                    card = cards[int(whim * len(cards))]
                else:
                    if owner == council.EMISSARY and state.controller is not None:
                        owner = state.controller
                    card = styles[owner].plays(state, owner, cards, unplayed)
            unplayed[card >> 4] ^= 1 << (card & 15)
            council.advance(state, council.PLAYS[card])
        elif phase is VISIT:
            space = styles[state.visitor].visits(state, state.visitor, unplayed)
            council.advance(state, council.PASS if space is None else council.VISITS[space])
        else:
            council.advance(state, answer(state, styles, unplayed))


def answer(state: council.State, styles: Sequence[Style], unplayed: Unplayed) -> council.Action:
    """What the style of whoever has to choose does."""
    phase, seat = state.phase, council.actor(state)
    assert seat is not None
    style = styles[seat]
    if phase is PLAY:
        cards = council.playable(state)
        return council.PLAYS[
            cards[0] if len(cards) == 1 else style.plays(state, seat, cards, unplayed)
        ]
    if phase is VISIT:
        space = style.visits(state, state.visitor, unplayed)
        return council.PASS if space is None else council.VISITS[space]
    if phase is DECLARE:
        return council.DECLARATIONS[style.declares(state, seat, unplayed)]
    owner = council.hand_of(state)
    assert owner is not None
    return council.DISCARDS[style.discards(state, owner, unplayed)]
