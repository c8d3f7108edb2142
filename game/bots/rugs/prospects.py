"""What a careful player can work out about the bugs to come: which are gone, how many one gets."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from game.rules.rugs import api as rugs

EAGER = 2.5
"""How many more bugs of a kind somebody gets who looks out for it, against a fair share."""
NEVER_SURE = 0.85
"""Nothing that is still to come is surer than this, so a bug in the hand is worth more."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """The future as one seat can guess it.

    ``picks`` are the bugs still to come into the hand. ``share`` tells for each kind how many of
    it one gets without looking for it. ``rival_ants`` are the Ants one other seat has at the end,
    on average; ``turns`` says whether there is a turn left in which Larvae can hatch.
    """

    picks: float
    share: tuple[float, ...]
    rival_ants: float
    rivals: int
    turns: bool

    def gets(self, kind: rugs.Kind, needed: int) -> float:
        """The chance to get at least so many more of a kind by looking out for them."""
        if needed <= 0:
            return 1.0
        rate = EAGER * self.share[kind]
        term = chance = exp(-rate)
        for count in range(1, needed):
            term *= rate / count
            chance += term
        return NEVER_SURE * max(0.0, 1.0 - chance)


def prospects(view: rugs.View, hope: float = 1.0) -> Prospects:
    """What may still come, seen from this seat; ``hope`` is how much of it is counted on."""
    assert view.you is not None
    hand = view.hand or ()
    own = set(hand)
    seen = set(view.seen)
    hidden = rugs.kinds_in([card for card in rugs.DECK if card not in seen and card not in own])
    unseen = sum(hidden)
    rounds = rounds_to_come(view)
    here = sum(seat == view.you for seat in view.pick_order[view.picked + 1 :])
    if view.power is not None or (view.final and not view.floor):
        here = 0
    laid = rounds * (2 * view.seats + 1)
    open_now = rugs.kinds_in(view.floor) if view.power is None else [0] * len(rugs.COUNTS)
    picks = 2 * rounds + here
    part = 2 / (2 * view.seats + 1)
    share = tuple(
        hope
        * (
            part * (laid * count / unseen if unseen else 0.0)
            + (here / max(1, len(view.floor))) * open_now[kind]
        )
        for kind, count in enumerate(hidden)
    )
    gone = {*view.floor, *view.wall, *view.discards, *hand}
    theirs = rugs.kinds_in([card for card in view.seen if card not in gone])[rugs.ANT]
    others = view.seats - 1
    rival_ants = (theirs + 0.3 * hidden[rugs.ANT] / max(1, unseen) * others) / others + share[
        rugs.ANT
    ]
    return Prospects(picks, share, rival_ants, others, picks > 0)


def rounds_to_come(view: rugs.View) -> int:
    """How many rounds follow this one, as far as the deck tells."""
    if view.final:
        return 0
    if view.end_seen:
        return 1
    above = rugs.END_BELOW[view.seats] - (len(rugs.DECK) - view.deck)
    return above // (2 * view.seats + 1) + 1
