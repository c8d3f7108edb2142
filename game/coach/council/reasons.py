"""Why one choice is better than another: of all that is true, what makes the difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from random import Random

from game.coach.coach import Words
from game.coach.council.causes import CAUSES, Count, compare
from game.coach.council.claims import BETTER, CHOSEN, Claim, Compared, claims
from game.coach.tally import CHANCE, Gap, Outcome, Tally
from game.rules.council.api import Action, View
from game.words import _

PART = 3
"""A cause explains at least this part of the loss: a third."""
TWICE = 2
"""Where something else explains more than so many times as much, that is spoken of."""


class CouncilReasons:
    """The reasons of Bug Council."""

    def compare(
        self, view: View, known: tuple[int, ...], pair: Sequence[Action], rng: Random
    ) -> Callable[[], Sequence[Outcome]]:
        """Plays both on a table each time."""
        return compare(view, known, pair, rng)

    def say(self, view: View, pair: Sequence[Action], found: Tally, words: Words) -> str | None:
        """The sentence about what makes most of the difference."""
        claim = reason(Compared(view, pair, found, words))
        return None if claim is None else claim.says


def reason(compared: Compared) -> Claim | None:
    """Of what is true, that which explains most; None: nothing that is sure."""
    found = compared.found
    loss = found.gap(CHANCE, BETTER, CHOSEN).mean
    if loss <= 0:
        return None
    most = max(explained(found, (cause,)).mean for cause in CAUSES)
    for several in (claims(compared), _plain(compared)):
        fitting = []
        for claim in several:
            gap = explained(found, claim.causes)
            if gap.clear and gap.mean * PART >= loss and gap.mean * TWICE >= most:
                fitting.append((gap.mean, claim))
        if fitting:
            return max(fitting, key=lambda each: each[0])[1]
    return None


def explained(found: Tally, causes: Sequence[Count]) -> Gap:
    """How much of the loss these explain together."""
    gaps = [found.gap(cause, BETTER, CHOSEN) for cause in causes]
    return Gap(sum(gap.mean for gap in gaps), hypot(*(gap.error for gap in gaps)))


def _plain(compared: Compared) -> Iterator[Claim]:
    """What can be said where nothing tells more: which points there are more of."""
    names, found = compared.names, compared.found

    def more(count: int, sign: int = 1) -> bool:
        gap = found.gap(count, BETTER, CHOSEN)
        return gap.clear and sign * gap.mean > 0

    if more(Count.OWN_TRICKS):
        says = _("More tricks come with {better} than with {chosen}.").format(**names)
        yield Claim("tricks", (Count.TRICKS,), says, Count.OWN_TRICKS)
    if more(Count.OWN_ALLEGIANCE):
        says = _("The last card is worth more with {better} than with {chosen}.")
        yield Claim("allegiance", (Count.ALLEGIANCE,), says.format(**names), Count.OWN_ALLEGIANCE)
    if more(Count.OWN_NONE):
        says = _("No Allegiance brings more points with {better} than with {chosen}.")
        yield Claim("none", (Count.NONE,), says.format(**names), Count.OWN_NONE)
    if more(Count.VOWS, -1):
        says = _("The others' No Allegiance succeeds less often with {better} than with {chosen}.")
        yield Claim("vows", (Count.OTHERS_NONE,), says.format(**names), Count.VOWS, sign=-1)
    if more(Count.REST, -1):
        says = _("The others get fewer points with {better} than with {chosen}.").format(**names)
        yield Claim("rest", (Count.OTHERS_REST,), says, Count.REST, sign=-1)
    yield Claim(
        "visit", (Count.VISIT,), _("It matters most what the visit after this trick moves.")
    )
