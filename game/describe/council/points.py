"""The points of a seat in an Age, as a sum in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.describe.council.lines import by
from game.describe.council.names import faction_span
from game.describe.line import Line
from game.rules.council.api import AgeScored, SeatScore, suit_of
from game.seating import SeatSetup
from game.words import _, ngettext


def say_points(
    seats: Sequence[SeatSetup], row: SeatScore, scored: AgeScored, base: int, stake: int = 0
) -> Line:
    """One seat's points as a sentence; ``base`` is what No Allegiance is worth by itself."""
    if row.card is not None:
        return _allegiance(seats, row, stake)
    if row.tricks:
        either = (
            ngettext(
                "{who} broke No Allegiance: {count} point from tricks, no bonus.",
                "{who} broke No Allegiance: {count} points from tricks, no bonus.",
                row.tricks,
            ),
            ngettext(
                "You broke No Allegiance: {count} point from tricks, no bonus.",
                "You broke No Allegiance: {count} points from tricks, no bonus.",
                row.tricks,
            ),
        )
        return by(seats, row.seat, *either, count=row.tricks)
    if not row.no_allegiance_points:
        either = (
            _("{who} broke No Allegiance: won a trick, and it was stolen."),
            _("You broke No Allegiance: you won a trick, and it was stolen."),
        )
        return by(seats, row.seat, *either)
    return _no_allegiance(seats, row, scored, base, stake)


def share_words(value: int, people: int, points: int) -> str:
    """``17 ÷ 2 = 8 points (rounded down)``, as far as it needs to be rounded."""
    words = ngettext(
        "{value} ÷ {people} = {points} point", "{value} ÷ {people} = {points} points", points
    )
    if points * people < value:
        words = ngettext(
            "{value} ÷ {people} = {points} point (rounded down)",
            "{value} ÷ {people} = {points} points (rounded down)",
            points,
        )
    elif points * people > value:
        words = ngettext(
            "{value} ÷ {people} = {points} point (rounded up)",
            "{value} ÷ {people} = {points} points (rounded up)",
            points,
        )
    return words.format(value=value, people=people, points=points)


def _no_allegiance(
    seats: Sequence[SeatSetup], row: SeatScore, scored: AgeScored, base: int, stake: int
) -> Line:
    if scored.sharing > 1:
        either = _("{who} shares No Allegiance: {sum}."), _("You share No Allegiance: {sum}.")
        if row.extra:
            words = _("{who} shares No Allegiance: {sum}, and {extra} from its ability.")
            if stake:
                words = _("{who} shares No Allegiance: {sum}, and {extra} from ability and stake.")
            either = _ability(words)
        shared = share_words(base + scored.chambers, scored.sharing, row.no_allegiance_points)
        return by(seats, row.seat, *either, sum=shared, extra=row.extra)
    either = (
        ngettext(
            "{who} won no tricks: {base} + {chambers} from the Chambers = {points} point.",
            "{who} won no tricks: {base} + {chambers} from the Chambers = {points} points.",
            row.points,
        ),
        ngettext(
            "You won no tricks: {base} + {chambers} from the Chambers = {points} point.",
            "You won no tricks: {base} + {chambers} from the Chambers = {points} points.",
            row.points,
        ),
    )
    if row.extra:
        words = ngettext(
            "{who} won no tricks: {base} + {chambers} from the Chambers + {extra} from its "
            "ability = {points} point.",
            "{who} won no tricks: {base} + {chambers} from the Chambers + {extra} from its "
            "ability = {points} points.",
            row.points,
        )
        if stake:
            words = ngettext(
                "{who} won no tricks: {base} + {chambers} from the Chambers + {extra} from "
                "ability and stake = {points} point.",
                "{who} won no tricks: {base} + {chambers} from the Chambers + {extra} from "
                "ability and stake = {points} points.",
                row.points,
            )
        either = _ability(words)
    return by(
        seats, row.seat, *either, base=base, chambers=scored.chambers, extra=row.extra,
        points=row.points,
    )  # fmt: skip


def _ability(theirs: str) -> tuple[str, str]:
    """Of what has an ability: only the Termitenator does, so nobody else is spoken to."""
    return theirs, theirs


def _allegiance(seats: Sequence[SeatSetup], row: SeatScore, stake: int) -> Line:
    assert row.card is not None
    either = (
        ngettext(
            "{who}: {tricks} from tricks + {allegiance} from the {suit} = {points} point.",
            "{who}: {tricks} from tricks + {allegiance} from the {suit} = {points} points.",
            row.points,
        ),
        ngettext(
            "You: {tricks} from tricks + {allegiance} from the {suit} = {points} point.",
            "You: {tricks} from tricks + {allegiance} from the {suit} = {points} points.",
            row.points,
        ),
    )
    if row.extra:
        words = ngettext(
            "{who}: {tricks} from tricks + {allegiance} from the {suit} + {extra} from its "
            "ability = {points} point.",
            "{who}: {tricks} from tricks + {allegiance} from the {suit} + {extra} from its "
            "ability = {points} points.",
            row.points,
        )
        if stake:
            words = ngettext(
                "{who}: {tricks} from tricks + {allegiance} from the {suit} + {extra} from "
                "ability and stake = {points} point.",
                "{who}: {tricks} from tricks + {allegiance} from the {suit} + {extra} from "
                "ability and stake = {points} points.",
                row.points,
            )
        either = _ability(words)
    return by(
        seats, row.seat, *either, tricks=row.tricks, allegiance=row.allegiance,
        suit=faction_span(suit_of(row.card)), extra=row.extra, points=row.points,
    )  # fmt: skip
