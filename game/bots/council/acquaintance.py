"""Who the others are: what they did in past Ages tells how they play.

Every choice of an Age that is over is asked of each familiar style, with the cards as they were.
Whoever fits none of them stays a stranger.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from game.bots.council.imagined import Pool
from game.bots.council.styles.playing import answer
from game.bots.council.styles.style import Style, Unplayed, unplayed_of
from game.rules.council.api import (
    PastAges,
    PastChoice,
    Phase,
    legal_actions,
)

STRANGE: Final = 0.2
"""How likely somebody plays like none of the familiar styles, before anything is known."""
SLIP: Final = 0.1
"""How often somebody does something else than its style would."""
SENSE: Final = 0.8
"""How much worse than chance a stranger's choices are foretold: 1 is just as badly."""
DECLARED: Final = 0.3
"""How often anybody declares No Allegiance."""


def agreement(fit: float, chance: float) -> float:
    """The log of how likely a choice was that a style would make, or would not (1 or 0)."""
    return log((1 - SLIP) * fit + SLIP * chance)


def shrug(chance: float) -> float:
    """The same for a stranger; ``chance`` is that of any choice."""
    return SENSE * log(chance)


def declaration_chance(*, no_allegiance: bool) -> float:
    """How likely anybody declares that."""
    return DECLARED if no_allegiance else 1 - DECLARED


def likely(logs: Sequence[float]) -> list[float]:
    """Likelihoods as shares of their sum, from their logs."""
    most = max(logs)
    parts = [exp(each - most) for each in logs]
    whole = sum(parts)
    return [part / whole for part in parts]


def acquaintances(past_ages: PastAges, people: int, familiar: Pool) -> list[list[float]]:
    """By person how likely each familiar style is, and last that it is a stranger."""
    before = [log((1 - STRANGE) / len(familiar))] * len(familiar) + [log(STRANGE)]
    logs = [before[:] for _ in range(people)]
    for choice in past_ages.choices:
        options = len(legal_actions(choice.state))
        if options > 1:
            _note(logs[choice.seat], choice, 1 / options, familiar)
    return [likely(each) for each in logs]


def _note(logs: list[float], choice: PastChoice, chance: float, familiar: Pool) -> None:
    """What a choice says about whoever made it."""
    state, seat = choice.state, choice.seat
    unplayed = unplayed_of(state)
    if state.phase is Phase.DECLARE:
        chance = declaration_chance(no_allegiance=bool(choice.missing))
    for number, style in enumerate(familiar):
        if choice.missing:
            fit = _escapes(style, choice, unplayed)
        elif state.phase is Phase.DECLARE:
            fit = float(not style.declares(state, seat, unplayed))
        else:
            fit = float(answer(state, [style] * len(state.hands), unplayed) == choice.action)
        logs[number] += agreement(fit, chance)
    logs[-1] += shrug(chance)


def _escapes(style: Style, choice: PastChoice, unplayed: Unplayed) -> float:
    """With how many of the missing cards it would have declared so, and given that very card."""
    state, seat, fits = choice.state, choice.seat, 0
    hand = state.hands[seat]
    for card in choice.missing:
        state.hands[seat] = sorted([*hand, card])
        if style.declares(state, seat, unplayed):
            fits += style.discards(state, seat, unplayed) == card
    state.hands[seat] = hand
    return fits / len(choice.missing)
