"""What can be said for one choice against another in Bugami, and is true."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

from game.coach.endings import SOURCE
from game.coach.reasons.claim import (
    BETTER,
    CHOSEN,
    TENTHS,
    ChoiceComparison,
    Claim,
    CountedDifference,
    claims_of_sparing,
)
from game.rules.bugami.api import MISERE, MISERE_POINTS, Action, MakeBid, View
from game.table import Seat
from game.words import _

Choices = ChoiceComparison[View, Action]

CAUSES: Final = 4
HALF: Final = 0.45
"""So often Misère fails where that alone speaks against it."""
OFTEN: Final = 0.1


class TallyIndex(IntEnum):
    """Where in a tally each of these is counted; the causes first, as the better choice's."""

    BY_TRICKS = SOURCE
    BY_BUGS = SOURCE + 1
    BY_REST = SOURCE + 2
    """One's own points that come of another bid, of all tricks, or of none for others."""
    BY_OTHERS = SOURCE + 3
    TAKEN = SOURCE + CAUSES
    """The card has won its trick."""
    CLEAN = SOURCE + CAUSES + 1
    """No bug was won."""
    NONE = SOURCE + CAUSES + 2
    """No trick was won, without Misère."""
    TRICKS = SOURCE + CAUSES + 3
    BUGS = SOURCE + CAUSES + 4
    OWN = SOURCE + CAUSES + 5
    REST = SOURCE + CAUSES + 6
    """Points of one's own, and of all others, in this deal."""
    MISERES = SOURCE + CAUSES + 7
    """By seat: Misère has succeeded."""

    def of(self, seat: Seat) -> int:
        """Index of the count for one seat."""
        return self + seat


OWN: Final = (TallyIndex.BY_TRICKS, TallyIndex.BY_BUGS, TallyIndex.BY_REST)
"""All that one's own points can come from."""


def claims(compared: Choices) -> Iterator[Claim]:
    """Everything that is true, whatever made the difference."""
    better, chosen = compared.pair
    if isinstance(better, MakeBid) and isinstance(chosen, MakeBid):
        yield from _of_bids(compared, better, chosen)
        if MISERE not in (better.bid, chosen.bid):
            yield from _of_bugs(compared, (TallyIndex.BY_REST,))
        return
    yield from _of_miseres(compared)
    you = compared.view.you
    assert you is not None
    if compared.view.bids[you] == MISERE:
        return
    yield from _of_tricks(compared)
    yield from _of_bugs(compared, (TallyIndex.BY_BUGS,))


def _of_bids(compared: Choices, better: MakeBid, chosen: MakeBid) -> Iterator[Claim]:
    assert compared.view.you is not None
    made = TallyIndex.MISERES.of(compared.view.you)
    shares = [compared.found.mean(made, choice) for choice in (BETTER, CHOSEN)]
    if chosen.bid == MISERE and 1 - shares[CHOSEN] >= HALF:
        succeeds = round(shares[CHOSEN] * TENTHS)
        says = _("Misère fails here in about {count} of 10 deals.").format(count=TENTHS - succeeds)
        yield Claim("fails", (TallyIndex.BY_REST,), says, CountedDifference(made, (None, succeeds)))
    if better.bid == MISERE and shares[BETTER] >= OFTEN:
        succeeds = round(shares[BETTER] * TENTHS)
        words = _("Misère succeeds here in about {count} of 10 deals, for {points} points each.")
        says = words.format(count=succeeds, points=MISERE_POINTS)
        yield Claim("pays", (TallyIndex.BY_REST,), says, CountedDifference(made, (succeeds, None)))


def _of_miseres(compared: Choices) -> Iterator[Claim]:
    for seat, bid in enumerate(compared.view.bids):
        made = TallyIndex.MISERES.of(seat)
        if bid != MISERE:
            continue
        if seat == compared.view.you and compared.oftener(made):
            words = _(
                "Misère succeeds in about {count} of 10 deals with {better}, in {other} with "
                "{chosen}."
            )
            yield compared.claim("kept", (TallyIndex.BY_TRICKS,), words, compared.difference(made))
        elif seat != compared.view.you and compared.oftener(made, sign=-1):
            words = _(
                "{who} has bid Misère: it succeeds in about {count} of 10 deals with {better}, in "
                "{other} with {chosen}."
            )
            counted, who = compared.difference(made, sign=-1), compared.words.people[seat]
            yield compared.claim("theirs", (TallyIndex.BY_OTHERS,), words, counted, who=who)


def _of_tricks(compared: Choices) -> Iterator[Claim]:
    words = _("{better} wins this trick in about {count} of 10 games, {chosen} in {other}.")
    for sign, cause in ((1, TallyIndex.BY_TRICKS), (-1, TallyIndex.BY_BUGS)):
        if compared.oftener(TallyIndex.TAKEN, sign=sign):
            counted = compared.difference(TallyIndex.TAKEN, sign=sign)
            yield compared.claim("takes", (cause,), words, counted)
    if compared.oftener(TallyIndex.NONE):
        words = _(
            "Without a trick: about {count} of 10 deals with {better}, {other} with {chosen}."
        )
        yield compared.claim(
            "none", (TallyIndex.BY_TRICKS,), words, compared.difference(TallyIndex.NONE)
        )
    for sign in (1, -1):
        if compared.fuller(TallyIndex.TRICKS, sign=sign):
            words = _(
                "Tricks won in this deal: about {count} with {better}, {other} with {chosen}."
            )
            counted = compared.difference(TallyIndex.TRICKS, sign=sign, unit=1)
            yield compared.claim("tricks", (TallyIndex.BY_TRICKS,), words, counted)


def _of_bugs(compared: Choices, causes: tuple[int, ...]) -> Iterator[Claim]:
    if compared.oftener(TallyIndex.CLEAN):
        words = _("Without a bug: about {count} of 10 deals with {better}, {other} with {chosen}.")
        yield compared.claim("clean", causes, words, compared.difference(TallyIndex.CLEAN))
    if compared.fuller(TallyIndex.BUGS, sign=-1):
        words = _("Bugs won in this deal: about {count} with {better}, {other} with {chosen}.")
        counted = compared.difference(TallyIndex.BUGS, sign=-1, unit=1)
        yield compared.claim("bugs", causes, words, counted)


def plain(compared: Choices) -> Iterator[Claim]:
    """What can be said where nothing tells more: whose points differ."""
    if compared.more(TallyIndex.OWN):
        words = _("{better} scores more in this deal than {chosen}.")
        yield Claim("own", OWN, words.format(**compared.names), CountedDifference(TallyIndex.OWN))
    yield from claims_of_sparing(compared, TallyIndex.REST, (TallyIndex.BY_OTHERS,))
