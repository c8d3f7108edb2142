"""The big moments of a game, in a sentence each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe.council.lines import name_people
from game.describe.council.names import NUMERALS, somebody, speaker
from game.describe.line import said_of, said_of_all
from game.rules.council.api import (
    BestVisit,
    BiggestTrick,
    BoldestDeclaration,
    decisive_moments,
    space_name,
)
from game.table import Seat
from game.words import N_, _, ngettext, with_sign
from scenes.council.session import CouncilSession
from scenes.shell.results.decided import DecisiveMoment

# By whether they were behind, level or ahead before it, and after it.
MOVED: Final = {
    (-1, 1): (
        N_("{who} went from {before} behind to {after} ahead, counting Allegiance as it stood."),
        N_("You went from {before} behind to {after} ahead, counting Allegiance as it stood."),
        N_(
            "Together with {who} you went from {before} behind to {after} ahead, "
            "counting Allegiance as it stood."
        ),
    ),
    (-1, 0): (
        N_("{who} went from {before} behind to level, counting Allegiance as it stood."),
        N_("You went from {before} behind to level, counting Allegiance as it stood."),
        N_(
            "Together with {who} you went from {before} behind to level, "
            "counting Allegiance as it stood."
        ),
    ),
    (-1, -1): (
        N_("{who} went from {before} behind to {after} behind, counting Allegiance as it stood."),
        N_("You went from {before} behind to {after} behind, counting Allegiance as it stood."),
        N_(
            "Together with {who} you went from {before} behind to {after} behind, "
            "counting Allegiance as it stood."
        ),
    ),
    (0, 1): (
        N_("{who} went from level to {after} ahead, counting Allegiance as it stood."),
        N_("You went from level to {after} ahead, counting Allegiance as it stood."),
        N_(
            "Together with {who} you went from level to {after} ahead, "
            "counting Allegiance as it stood."
        ),
    ),
    (1, 1): (
        N_("{who} went from {before} ahead to {after} ahead, counting Allegiance as it stood."),
        N_("You went from {before} ahead to {after} ahead, counting Allegiance as it stood."),
        N_(
            "Together with {who} you went from {before} ahead to {after} ahead, "
            "counting Allegiance as it stood."
        ),
    ),
}
"""What the winners did: by name, *you*, and *you* with others."""


def decisive_cards(session: CouncilSession) -> tuple[DecisiveMoment, ...]:
    """A card for each thing that decided the game of this table; fewer where one is missing."""
    match = session.match
    return tuple(_cards(session, *decisive_moments(match.log, match.setup.edition)))


def _cards(
    session: CouncilSession,
    trick: BiggestTrick | None,
    visit: BestVisit | None,
    declaration: BoldestDeclaration | None,
) -> Iterator[DecisiveMoment]:
    if trick is not None:
        title = _("The biggest trick: Age {age}, trick {number}")
        title = title.format(age=NUMERALS[trick.age - 1], number=trick.number)
        yield DecisiveMoment(title, *_trick_card(session, trick), trick.at, "shared/token_crown")
    if visit is not None:
        title = _("The visit that paid most: Age {age}, trick {number}")
        title = title.format(age=NUMERALS[visit.age - 1], number=visit.number)
        yield DecisiveMoment(title, *_visit_card(session, visit), visit.at, "council/token_door")
    if declaration is not None:
        title = _("The boldest declaration: Age {age}")
        title = title.format(age=NUMERALS[declaration.age - 1])
        sign = "council/token_no_allegiance"
        yield DecisiveMoment(title, *_declaration_card(session, declaration), declaration.at, sign)


def _trick_card(session: CouncilSession, trick: BiggestTrick) -> tuple[str, str]:
    moved = map(_, MOVED[_sign(trick.before), _sign(trick.after)])
    words = said_of_all([session.seats[seat] for seat in trick.winners], *moved).format(
        who=name_people(session.seats, trick.winners),
        before=abs(trick.before),
        after=abs(trick.after),
    )
    others = ngettext(
        "{count} other trick changed as much.",
        "{count} other tricks changed as much.",
        trick.equals,
    )
    return _with(words, others, trick.equals)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _visit_card(session: CouncilSession, visit: BestVisit) -> tuple[str, str]:
    words = _payment_words(session, visit.seat).format(
        who=speaker(session.seats, visit.seat),
        other=somebody(session.seats, visit.seat - 1),  # of two
        space=space_name(visit.origin, visit.termite),
        own=_change(visit.own),
        others=_change(visit.others),
    )
    others = ngettext(
        "{count} other visit paid as much.", "{count} other visits paid as much.", visit.equals
    )
    return _with(words, others, visit.equals)


def _payment_words(session: CouncilSession, seat: Seat) -> str:
    """A sentence with places for who came and what came of it; of two it names the other."""
    if len(session.seats) > 2:
        return said_of(
            session.seats[seat],
            _(
                "{who} activated the {space}: {own} for the visitor, {others} for everyone else "
                "together."
            ),
            _("You activated the {space}: {own} for you, {others} for everyone else together."),
        )
    if session.seats[1 - seat].you:
        return _("{who} activated the {space}: {own} for the visitor, {others} for you.")
    return said_of(
        session.seats[seat],
        _("{who} activated the {space}: {own} for the visitor, {others} for {other}."),
        _("You activated the {space}: {own} for you, {others} for {other}."),
    )


def _change(points: int) -> str:
    return with_sign(points) if points else "0"


def _declaration_card(session: CouncilSession, bold: BoldestDeclaration) -> tuple[str, str]:
    either = (
        ngettext(
            "{who} declared No Allegiance with cards adding up to {held} and won no tricks: "
            "{count} point.",
            "{who} declared No Allegiance with cards adding up to {held} and won no tricks: "
            "{count} points.",
            bold.points,
        ),
        ngettext(
            "You declared No Allegiance with cards adding up to {held} and won no tricks: "
            "{count} point.",
            "You declared No Allegiance with cards adding up to {held} and won no tricks: "
            "{count} points.",
            bold.points,
        ),
    )
    if bold.broken is not None:
        either = (
            _(
                "{who} declared No Allegiance with cards adding up to {held} and broke it in "
                "trick {number}."
            ),
            _(
                "You declared No Allegiance with cards adding up to {held} and broke it in "
                "trick {number}."
            ),
        )
    words = said_of(session.seats[bold.seat], *either).format(
        who=speaker(session.seats, bold.seat),
        held=bold.held,
        count=bold.points,
        number=bold.broken,
    )
    others = ngettext(
        "{count} other hand added up to as much.", "{count} other hands added up to as much.",
        bold.equals,
    )  # fmt: skip
    return _with(words, others, bold.equals)


def _with(words: str, others: str, equals: int) -> tuple[str, str]:
    """The sentence, and that there were others like it, if there were."""
    return words, others.format(count=equals) if equals else ""
