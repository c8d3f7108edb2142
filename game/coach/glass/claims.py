"""What can be said for one choice against another in Under Glass, and is true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Final

from game.coach.endings import SOURCE
from game.coach.reasons.claim import BETTER, CHOSEN, ChoiceComparison, Claim, CountedDifference
from game.describe.glass.sources import SOURCES as NAMES
from game.rules.glass import api as glass
from game.words import _, capitalise, pgettext

Choices = ChoiceComparison[glass.View, glass.Action]

CAUSES: Final = len(glass.SOURCES) + 1
"""One's own points by source, in the order of the ledger, then those of the other player."""
OTHER: Final = SOURCE + len(glass.SOURCES)
STAGS, MOTHS, COINS = (SOURCE + glass.SOURCES.index(source) for source in ("S", "M", "coins"))
"""Where one's own points for these are counted."""


class TallyIndex(IntEnum):
    """Where in a tally each of these is counted: how it is at the end."""

    COINS = SOURCE + CAUSES
    """One's own coins."""
    LAID = SOURCE + CAUSES + 1
    """Cards in one's own case."""
    REST = SOURCE + CAUSES + 2
    """Points of the other player."""


def claims(compared: Choices) -> Iterator[Claim]:
    """Everything that is true, whatever made the difference."""
    yield from _of_cases(compared)
    if compared.fuller(TallyIndex.COINS):
        words = _("Coins left at the end: about {count} with {better}, {other} with {chosen}.")
        yield compared.claim(
            "coins", (COINS,), words, compared.difference(TallyIndex.COINS, unit=1)
        )
    if isinstance(compared.pair[CHOSEN], glass.Pass | glass.EndTurn) and compared.fuller(
        TallyIndex.LAID
    ):
        words = _("Own cards laid by the end: about {count} with {better}, {other} with {chosen}.")
        counted = compared.difference(TallyIndex.LAID, unit=1)
        yield compared.claim("laid", tuple(range(SOURCE, COINS)), words, counted)


def _of_cases(compared: Choices) -> Iterator[Claim]:
    """What the cards do to the case by the rules."""
    both = [_changes(compared.view, action) for action in compared.pair]
    better, chosen = both
    if not better or not chosen:
        return
    causes = tuple(
        SOURCE + at
        for at, (more, less) in enumerate(zip(better, chosen, strict=True))
        if more > less
    )
    places = {**compared.names, "count": sum(better), "other": sum(chosen)}
    if sum(better) > sum(chosen):
        words = _("Points at once: {count} with {better}, {other} with {chosen}.")
        if isinstance(compared.pair[BETTER], glass.Draw):
            words = _("Points at once, at best: {count} with {better}, {other} with {chosen}.")
        yield Claim("now", causes, words.format(**places))
    if not isinstance(compared.pair[CHOSEN], glass.Lay):
        return
    if chosen[STAGS - SOURCE] < 0 <= better[STAGS - SOURCE]:
        words = _("{chosen} covers a stag beetle, which is worth 5 points.")
        yield Claim("stag", (STAGS,), words.format(**places))
    if chosen[MOTHS - SOURCE] < 0 <= better[MOTHS - SOURCE]:
        words = _("{chosen} covers a moth, which is worth 5 points.")
        yield Claim("moth", (MOTHS,), words.format(**places))


def _changes(view: glass.View, action: glass.Action) -> Sequence[int]:
    """By source the points that a card scores at once, one that is drawn where it scores most.

    Empty where no card is laid, or none can be.
    """
    assert view.you is not None
    if isinstance(action, glass.Lay):
        card, cell = action.card, action.cell
    elif isinstance(action, glass.Draw):
        top = view.tops[action.stack]
        found = glass.gains(view.cases[view.you], top) if top else {}
        if top is None or not found:
            return ()
        card, cell = top, max(found, key=found.__getitem__)
    else:
        return ()
    seen = glass.ghost(view, view.you, card, cell)
    return [after - before for before, after in zip(seen.before, seen.after, strict=True)]


def plain(compared: Choices) -> Iterator[Claim]:
    """What can be said where nothing tells more: where the points come from."""
    for at, source in enumerate(glass.SOURCES):
        if compared.more(SOURCE + at):
            name = capitalise(pgettext("points for", NAMES[glass.SOURCE_NAMES[source]]))
            words = _("{source}: more points at the end with {better} than with {chosen}.")
            says = words.format(source=name, **compared.names)
            yield Claim("source", (SOURCE + at,), says, CountedDifference(SOURCE + at))
    if compared.more(TallyIndex.REST, -1):
        words = _("The other player scores fewer points with {better} than with {chosen}.")
        counted = CountedDifference(TallyIndex.REST, sign=-1)
        yield Claim("rest", (OTHER,), words.format(**compared.names), counted)
