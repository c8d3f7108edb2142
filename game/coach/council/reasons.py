"""Why one choice is better than another: of all that is true, what makes the difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from game.coach.council.causes import CAUSES, Count, compare
from game.coach.council.claims import Choices, claims
from game.coach.reasons.choosing import reason
from game.coach.reasons.claim import Claim, Compared, Counted, Words, only_other, spared
from game.coach.tally import CHANCE, Outcome, Tally
from game.describe.council.names import neutral_beginning
from game.rules.council.api import Action, View
from game.words import _


class CouncilReasons:
    """The reasons of Bug Council."""

    def compare(
        self, view: View, known: tuple[int, ...], pair: Sequence[Action], rng: Random
    ) -> Callable[[], Sequence[Outcome]]:
        """Plays both on a table each time."""
        return compare(view, known, pair, rng)

    def claim(self, view: View, pair: Sequence[Action], found: Tally, words: Words) -> Claim | None:
        """What makes most of the difference."""
        compared = Compared(view, pair, found, words)
        return reason(found, CHANCE, CAUSES, claims(compared), _plain(compared))


def _plain(compared: Choices) -> Iterator[Claim]:
    """What can be said where nothing tells more: which points there are more of."""
    names, more = compared.names, compared.more
    if more(Count.OWN_TRICKS):
        says = _("{better} wins more tricks than {chosen}.").format(**names)
        yield Claim("tricks", (Count.TRICKS,), says, Counted(Count.OWN_TRICKS))
    if more(Count.OWN_ALLEGIANCE):
        says = _("The last card scores more with {better} than with {chosen}.").format(**names)
        yield Claim("allegiance", (Count.ALLEGIANCE,), says, Counted(Count.OWN_ALLEGIANCE))
    if more(Count.OWN_NONE):
        says = _("No Allegiance scores more with {better} than with {chosen}.")
        yield Claim("none", (Count.NONE,), says.format(**names), Counted(Count.OWN_NONE))
    if more(Count.VOWS, -1):
        says = _("The others' No Allegiance succeeds less often with {better} than with {chosen}.")
        if other := only_other(compared):
            says = _(
                "{other}'s No Allegiance succeeds less often with {better} than with {chosen}."
            )
        says, counted = (
            says.format(**names, other=other),
            Counted(Count.VOWS, sign=-1),
        )
        yield Claim("vows", (Count.OTHERS_NONE,), says, counted)
    yield from spared(compared, Count.REST, (Count.OTHERS_REST,), neutral_beginning(1))
    yield Claim(
        "visit", (Count.VISIT,), _("What matters most is what the visit after this trick moves.")
    )
