"""What can be said for one choice against another in Bugs on Rugs, and is true."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

from game.coach.endings import SOURCE
from game.coach.reasons.claim import ChoiceComparison, Claim, CountedDifference, claims_of_sparing
from game.describe.rugs.sources import SOURCES
from game.rules.rugs import api as rules
from game.words import N_, _, capitalise, pgettext

Choices = ChoiceComparison[rules.View, rules.Action]

CAUSES: Final = len(rules.SCORING_ORDER) + 1
"""One's own points by kind, in the order of the score sheet, then those of the others."""
OTHERS: Final = SOURCE + len(rules.SCORING_ORDER)


class TallyIndex(IntEnum):
    """Where in a tally each of these is counted: how the collection is at the end."""

    SET = SOURCE + CAUSES
    """Four Ladybugs, no more."""
    MOST = SOURCE + CAUSES + 1
    """Nobody has more Ants."""
    EVEN = SOURCE + CAUSES + 2
    """Beetles, and an even number."""
    FED = SOURCE + CAUSES + 3
    """Spiders, and a Fly for each."""
    REST = SOURCE + CAUSES + 4
    """Points of all others."""


def cause(kind: rules.Kind) -> int:
    """Where one's own points for a kind are counted."""
    return SOURCE + rules.SCORING_ORDER.index(kind)


ENDINGS: Final = (
    (
        "set",
        rules.LADYBUG,
        TallyIndex.SET,
        N_(
            "Exactly 4 Ladybugs at the end: in about {count} of 10 games with {better}, {other} "
            "with {chosen}."
        ),
    ),
    (
        "most",
        rules.ANT,
        TallyIndex.MOST,
        N_(
            "Nobody else has more Ants at the end in about {count} of 10 games "
            "with {better}, in {other} with {chosen}."
        ),
    ),
    (
        "even",
        rules.BEETLE,
        TallyIndex.EVEN,
        N_(
            "An even number of Beetles at the end: in about {count} of 10 games with {better}, "
            "{other} with {chosen}."
        ),
    ),
    (
        "fed",
        rules.SPIDER,
        TallyIndex.FED,
        N_(
            "Every Spider ends with a Fly in about {count} of 10 games with {better}, in "
            "{other} with {chosen}."
        ),
    ),
)
"""How a collection may end: its name, where its points are counted, how often, and in words."""


def claims(compared: Choices) -> Iterator[Claim]:
    """Everything that is true, whatever made the difference."""
    for name, kind, count, words in ENDINGS:
        yield from _shares(compared, name, kind, count, _(words))
    better, chosen = compared.pair
    joins = compared.view.phase in (rules.Phase.PICK, rules.Phase.TAKE)
    if joins and isinstance(better, rules.Choose) and isinstance(chosen, rules.Choose):
        yield from _of_bugs(compared, better.card, chosen.card)


def _shares(
    compared: Choices, name: str, kind: rules.Kind, count: TallyIndex, words: str
) -> Iterator[Claim]:
    if compared.oftener(count):
        yield compared.claim(name, (cause(kind),), words, compared.difference(count))


def _of_bugs(compared: Choices, better: rules.Card, chosen: rules.Card) -> Iterator[Claim]:
    """What a bug that comes to the hand does there by the rules."""
    hand = compared.view.hand or ()
    rugs = {rules.RUG_OF[card] for card in hand if rules.kind_of(card) != rules.MOSQUITO}
    new, old = (
        rules.kind_of(card) != rules.MOSQUITO and rules.RUG_OF[card] not in rugs
        for card in (better, chosen)
    )
    if new and not old:
        words = _(
            "{better} is on a rug this hand lacked, and each Firefly is worth a point for every "
            "different rug."
        )
        yield Claim("rug", (cause(rules.FIREFLY),), words.format(**compared.names))
    counts = rules.kinds_in(hand)
    if counts[rules.kind_of(chosen)] == 1 != counts[rules.kind_of(better)]:
        words = _(
            "{chosen} is the second of its type, and each Butterfly is worth a point for every "
            "type with a single bug."
        )
        yield Claim("single", (cause(rules.BUTTERFLY),), words.format(**compared.names))


def plain(compared: Choices) -> Iterator[Claim]:
    """What can be said where nothing tells more: which bugs the points come from."""
    for kind in rules.SCORING_ORDER:
        if compared.more(cause(kind)):
            source = capitalise(pgettext("points for", SOURCES[rules.KIND_NAMES[kind]]))
            words = _("{source}: more points at the end with {better} than with {chosen}.")
            says = words.format(source=source, **compared.names)
            yield Claim("source", (cause(kind),), says, CountedDifference(cause(kind)))
    yield from claims_of_sparing(compared, TallyIndex.REST, (OTHERS,))
