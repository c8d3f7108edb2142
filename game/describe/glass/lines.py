"""What the table says: events as sentences with the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.describe.glass.names import FROM, ON, ONTO, card_span, stack_name
from game.describe.line import Line, names_of, points_of, said_of, said_of_all
from game.rules.glass import api as glass
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, ngettext


def say(event: glass.Event, seats: Sequence[SeatSetup]) -> Line:
    """One event as a sentence anybody at the table may read."""
    match event:
        case glass.CasesOpened(lead, coins):
            words = said_of(
                seats[lead],
                ngettext(
                    "Two empty cases and {count} coins each. {leader} begins.",
                    "Two empty cases and {count} coins each; {leader} begins.",
                    coins,
                ),
                ngettext(
                    "Two empty cases and {count} coins each. You begin.",
                    "Two empty cases and {count} coins each; you begin.",
                    coins,
                ),
            )
            return Line.of(words, count=coins, leader=seats[lead].name)
        case glass.StacksLaid():
            return Line.of(_("The Spider is deep in one of 3 stacks."))
        case glass.TopShown():
            return _shown_line(event)
        case glass.CardLaid():
            return _laid_line(event, seats)
        case glass.CasesClosed() | glass.SourceScored() | glass.GameEnded():
            return _scoring(event, seats)
        case _:
            return _turn(event, seats[event.seat])


def _turn(
    event: glass.FirstCardTaken
    | glass.TurnBegan
    | glass.CardDrawn
    | glass.CardMoved
    | glass.SpiderSeen
    | glass.TurnLeft
    | glass.SeatPassed,
    who: SeatSetup,
) -> Line:
    """What somebody does in a turn, but for the card that is laid."""
    match event:
        case glass.FirstCardTaken(_, stack, card):
            either = (
                _("{who} begins with {card} from {stack}."),
                _("You begin with {card} from {stack}."),
            )
            return Line.by(who, *either, card=card_span(card), stack=stack_name(stack, FROM))
        case glass.TurnBegan(_, number, last):
            either = _("Turn {turn}: {who}."), _("Turn {turn} is yours.")
            if last:
                either = (
                    _("The last turn: {who} is to play."),
                    _("The last turn: you are to play."),
                )
            return Line.by(who, *either, turn=number)
        case glass.CardDrawn(_, stack, card):
            either = _("{who} takes {card} from {stack}."), _("You take {card} from {stack}.")
            return Line.by(who, *either, card=card_span(card), stack=stack_name(stack, FROM))
        case glass.CardMoved(_, card, _, target):
            either = (
                _("{who} spends a coin: {card} goes onto {target}."),
                _("You spend a coin: {card} goes onto {target}."),
            )
            return Line.by(who, *either, card=card_span(card), target=stack_name(target, ONTO))
        case glass.SpiderSeen():
            either = (
                _("{who} turned up the Spider. The end is near."),
                _("You turned up the Spider. The end is near."),
            )
            return Line.by(who, *either)
        case glass.TurnLeft():
            either = (
                _("{who} takes no card after the coin."),
                _("You take no card after the coin."),
            )
            return Line.by(who, *either)
        case glass.SeatPassed(_, forced):
            either = _("{who} passes, and is out."), _("You pass, and are out.")
            if forced:
                either = _("{who} cannot move and is out."), _("You cannot move and are out.")
            return Line.by(who, *either)
        case _:
            assert_never(event)


def what_is_left(seat: Seat, seats: Sequence[SeatSetup], *, alone: bool) -> Line:
    """The Spider has come in the turn of this seat; ``alone``: the other is out already."""
    who, other = seats[seat], seats[1 - seat]
    if alone:
        yours = _("You turned up the Spider. This turn is the last.")
        return Line.by(who, _("{who} turned up the Spider. This turn is the last."), yours)
    theirs = said_of(
        other,
        _("{who} turned up the Spider. One more turn for {other}."),
        _("{who} turned up the Spider. One more turn for you."),
    )
    yours = _("You turned up the Spider. One more turn for {other}.")
    return Line.by(who, theirs, yours, other=other.name)


def _shown_line(event: glass.TopShown) -> Line:
    if event.card is None:
        words = _("No card is left in one of the stacks: {stack}.")
        return Line.of(words, stack=stack_name(event.stack))
    stack = stack_name(event.stack, ON)
    if event.card == glass.SPIDER:
        return Line.of(_("The Spider lies on {stack}."), stack=stack)
    words = ngettext(
        "{card} lies on {stack} now, the last one there.",
        "{card} lies on {stack} now, {count} cards high.",
        event.height,
    )
    return Line.of(words, card=card_span(event.card), stack=stack, count=event.height)


def _laid_line(event: glass.CardLaid, seats: Sequence[SeatSetup]) -> Line:
    before, after = sum(event.before), sum(event.after)
    return Line.by(
        seats[event.seat],
        ngettext(
            "{who} lays {card}: {before} → {after} point.",
            "{who} lays {card}: {before} → {after} points.",
            after,
        ),
        ngettext(
            "You lay {card}: {before} → {after} point.",
            "You lay {card}: {before} → {after} points.",
            after,
        ),
        card=card_span(event.card),
        before=before,
        after=after,
    )


def _scoring(
    event: glass.CasesClosed | glass.SourceScored | glass.GameEnded, seats: Sequence[SeatSetup]
) -> Line:
    match event:
        case glass.CasesClosed(clause):
            # Translators: {why} is a whole sentence with its full stop.
            return Line.of(_("The cases are closed: {why}"), why=_(glass.CLAUSES[clause]))
        case glass.SourceScored(source, _groups, points):
            told = points_of(zip(seats, points, strict=True))
            words = _("{source}: {points}")
            return Line.of(words, source=_(glass.SOURCE_NAMES[source]), points=told)
        case glass.GameEnded(winners, scores):
            several, count = [seats[seat] for seat in winners], scores[winners[0]]
            theirs = ngettext(
                "{names} wins the game with {count} point.",
                "{names} wins the game with {count} points.",
                count,
            )
            if len(winners) > 1:
                theirs = ngettext(
                    "{names} share the victory with {count} point each.",
                    "{names} share the victory with {count} points each.",
                    count,
                )
            yours = ngettext(
                "You win the game with {count} point.",
                "You win the game with {count} points.",
                count,
            )
            ours = ngettext(
                "You share the victory with {names}: {count} point each.",
                "You share the victory with {names}: {count} points each.",
                count,
            )
            words = said_of_all(several, theirs, yours, ours)
            return Line.of(words, names=names_of(several), count=count)
        case _:
            assert_never(event)
