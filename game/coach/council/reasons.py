"""Why one choice is better than another: of all that is true, what makes the difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from game.coach.council.causes import CAUSES, TallyIndex, compare
from game.coach.council.claims import Choices, claims
from game.coach.reasons.choosing import reason
from game.coach.reasons.claim import (
    ChoiceComparison,
    Claim,
    CountedDifference,
    Words,
    claims_of_sparing,
    only_other,
)
from game.coach.tally import CHANCE, OutcomeTally, TableOutcome
from game.describe.council.names import neutral_beginning
from game.rules.council.api import Action, View
from game.words import _


class CouncilReasons:
    """The reasons of Bug Council."""

    def compare(
        self, view: View, known: tuple[int, ...], pair: Sequence[Action], rng: Random
    ) -> Callable[[], Sequence[TableOutcome]]:
        """Plays both on a table each time."""
        return compare(view, known, pair, rng)

    def claim(
        self, view: View, pair: Sequence[Action], found: OutcomeTally, words: Words
    ) -> Claim | None:
        """What makes most of the difference."""
        compared = ChoiceComparison(view, pair, found, words)
        return reason(found, CHANCE, CAUSES, claims(compared), _plain(compared))


def _plain(compared: Choices) -> Iterator[Claim]:
    """What can be said where nothing tells more: which points there are more of."""
    names, more = compared.names, compared.more
    if more(TallyIndex.OWN_TRICKS):
        says = _("{better} wins more tricks than {chosen}.").format(**names)
        yield Claim("tricks", (TallyIndex.TRICKS,), says, CountedDifference(TallyIndex.OWN_TRICKS))
    if more(TallyIndex.OWN_ALLEGIANCE):
        says = _("The last card scores more with {better} than with {chosen}.").format(**names)
        yield Claim(
            "allegiance",
            (TallyIndex.ALLEGIANCE,),
            says,
            CountedDifference(TallyIndex.OWN_ALLEGIANCE),
        )
    if more(TallyIndex.OWN_NONE):
        says = _("No Allegiance scores more with {better} than with {chosen}.")
        yield Claim(
            "none", (TallyIndex.NONE,), says.format(**names), CountedDifference(TallyIndex.OWN_NONE)
        )
    if more(TallyIndex.VOWS, -1):
        says = _("The others' No Allegiance succeeds less often with {better} than with {chosen}.")
        if other := only_other(compared):
            says = _(
                "{other}'s No Allegiance succeeds less often with {better} than with {chosen}."
            )
        says, counted = (
            says.format(**names, other=other),
            CountedDifference(TallyIndex.VOWS, sign=-1),
        )
        yield Claim("vows", (TallyIndex.OTHERS_NONE,), says, counted)
    yield from claims_of_sparing(
        compared, TallyIndex.REST, (TallyIndex.OTHERS_REST,), neutral_beginning(1)
    )
    yield Claim(
        "visit",
        (TallyIndex.VISIT,),
        _("What matters most is what the visit after this trick moves."),
    )
