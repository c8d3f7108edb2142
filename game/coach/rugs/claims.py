"""What can be said for one choice against another in Bugs on Rugs, and is true."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

from game.coach.endings import SOURCE
from game.coach.reasons.claim import Claim, Compared, Counted, spared
from game.describe.rugs.sources import SOURCES
from game.rules.rugs.api import (
    ANT,
    BEETLE,
    BUTTERFLY,
    FIREFLY,
    KIND_NAMES,
    LADYBUG,
    MOSQUITO,
    RUG_OF,
    SCORING_ORDER,
    SPIDER,
    Action,
    Card,
    Choose,
    Kind,
    Phase,
    View,
    kind_of,
    kinds_in,
)
from game.words import N_, _, capitalised, pgettext

Choices = Compared[View, Action]

CAUSES: Final = len(SCORING_ORDER) + 1
"""One's own points by kind, in the order of the score sheet, then those of the others."""
OTHERS: Final = SOURCE + len(SCORING_ORDER)


class Count(IntEnum):
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


def cause(kind: Kind) -> int:
    """Where one's own points for a kind are counted."""
    return SOURCE + SCORING_ORDER.index(kind)


ENDINGS: Final = (
    (
        "set",
        LADYBUG,
        Count.SET,
        N_(
            "Exactly 4 Ladybugs at the end: in about {count} of 10 games with {better}, {other} "
            "with {chosen}."
        ),
    ),
    (
        "most",
        ANT,
        Count.MOST,
        N_(
            "Nobody else has more Ants at the end in about {count} of 10 games "
            "with {better}, in {other} with {chosen}."
        ),
    ),
    (
        "even",
        BEETLE,
        Count.EVEN,
        N_(
            "An even number of Beetles at the end: in about {count} of 10 games with {better}, "
            "{other} with {chosen}."
        ),
    ),
    (
        "fed",
        SPIDER,
        Count.FED,
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
    joins = compared.view.phase in (Phase.PICK, Phase.TAKE)
    if joins and isinstance(better, Choose) and isinstance(chosen, Choose):
        yield from _of_bugs(compared, better.card, chosen.card)


def _shares(compared: Choices, name: str, kind: Kind, count: Count, words: str) -> Iterator[Claim]:
    if compared.oftener(count):
        yield compared.claim(name, (cause(kind),), words, compared.counted(count))


def _of_bugs(compared: Choices, better: Card, chosen: Card) -> Iterator[Claim]:
    """What a bug that comes to the hand does there by the rules."""
    hand = compared.view.hand or ()
    rugs = {RUG_OF[card] for card in hand if kind_of(card) != MOSQUITO}
    new, old = (kind_of(card) != MOSQUITO and RUG_OF[card] not in rugs for card in (better, chosen))
    if new and not old:
        words = _(
            "{better} is on a rug this hand lacked, and each Firefly is worth a point for every "
            "different rug."
        )
        yield Claim("rug", (cause(FIREFLY),), words.format(**compared.names))
    counts = kinds_in(hand)
    if counts[kind_of(chosen)] == 1 != counts[kind_of(better)]:
        words = _(
            "{chosen} is the second of its type, and each Butterfly is worth a point for every "
            "type with a single bug."
        )
        yield Claim("single", (cause(BUTTERFLY),), words.format(**compared.names))


def plain(compared: Choices) -> Iterator[Claim]:
    """What can be said where nothing tells more: which bugs the points come from."""
    for kind in SCORING_ORDER:
        if compared.more(cause(kind)):
            source = capitalised(pgettext("points for", SOURCES[KIND_NAMES[kind]]))
            words = _("{source}: more points at the end with {better} than with {chosen}.")
            says = words.format(source=source, **compared.names)
            yield Claim("source", (cause(kind),), says, Counted(cause(kind)))
    yield from spared(compared, Count.REST, (OTHERS,))
