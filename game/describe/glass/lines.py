"""What the table says: events as sentences with the names of the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.describe.glass.names import FROM, ON, ONTO, card_span, stack_name
from game.describe.line import Line
from game.match import SeatSetup
from game.rules.glass.api import (
    CLAUSES,
    SOURCE_NAMES,
    SPIDER,
    CardDrawn,
    CardLaid,
    CardMoved,
    CasesClosed,
    CasesOpened,
    Event,
    FirstCardTaken,
    GameEnded,
    SeatPassed,
    SourceScored,
    SpiderSeen,
    StacksLaid,
    TopShown,
    TurnBegan,
    TurnLeft,
)
from game.table import Seat
from game.words import _, listed, ngettext


def say(event: Event, seats: Sequence[SeatSetup]) -> Line:
    """One event as a sentence anybody at the table may read."""
    match event:
        case CasesOpened(lead, coins):
            words = ngettext(
                "Two empty cases and {count} coins each. {leader} begins.",
                "Two empty cases and {count} coins each; {leader} begins.",
                coins,
            )
            return Line.of(words, count=coins, leader=seats[lead].name)
        case StacksLaid():
            return Line.of(_("The Spider is deep in one of 3 stacks."))
        case FirstCardTaken(seat, stack, card):
            words = _("{who} begins with {card} from {stack}.")
            stacked = stack_name(stack, FROM)
            return Line.of(words, seats[seat].name, card=card_span(card), stack=stacked)
        case TurnBegan(seat, number, last):
            words = _("The last turn: {who} is to play.") if last else _("Turn {turn}: {who}.")
            return Line.of(words, seats[seat].name, turn=number)
        case CardDrawn(seat, stack, card):
            words = _("{who} takes {card} from {stack}.")
            stacked = stack_name(stack, FROM)
            return Line.of(words, seats[seat].name, card=card_span(card), stack=stacked)
        case CardMoved(seat, card, _source, target):
            words = _("{who} spends a coin: {card} goes onto {target}.")
            stacked = stack_name(target, ONTO)
            return Line.of(words, seats[seat].name, card=card_span(card), target=stacked)
        case TopShown():
            return _shown(event)
        case SpiderSeen(seat):
            return Line.of(_("{who} turned up the Spider. The end is near."), seats[seat].name)
        case CardLaid():
            return _laid(event, seats)
        case TurnLeft(seat):
            return Line.of(_("{who} takes no card after the coin."), seats[seat].name)
        case SeatPassed(seat, forced):
            words = _("{who} cannot move and is out.") if forced else _("{who} passes, and is out.")
            return Line.of(words, seats[seat].name)
        case CasesClosed() | SourceScored() | GameEnded():
            return _scoring(event, seats)
        case _:
            assert_never(event)


def what_is_left(seat: Seat, seats: Sequence[SeatSetup], *, alone: bool) -> Line:
    """The Spider has come in the turn of this seat; ``alone``: the other is out already."""
    name, other = seats[seat].name, seats[1 - seat].name
    if alone:
        return Line.of(_("{who} turned up the Spider. This turn is the last."), name)
    return Line.of(_("{who} turned up the Spider. One more turn for {other}."), name, other=other)


def _shown(event: TopShown) -> Line:
    if event.card is None:
        words = _("No card is left in one of the stacks: {stack}.")
        return Line.of(words, stack=stack_name(event.stack))
    stack = stack_name(event.stack, ON)
    if event.card == SPIDER:
        return Line.of(_("The Spider lies on {stack}."), stack=stack)
    words = ngettext(
        "{card} lies on {stack} now, the last one there.",
        "{card} lies on {stack} now, {count} cards high.",
        event.height,
    )
    return Line.of(words, card=card_span(event.card), stack=stack, count=event.height)


def _laid(event: CardLaid, seats: Sequence[SeatSetup]) -> Line:
    before, after = sum(event.before), sum(event.after)
    words = _("{who} lays {card}: {before} → {after} points.")
    return Line.of(
        words,
        seats[event.seat].name,
        card=card_span(event.card),
        before=before,
        after=after,
    )


def _scoring(event: CasesClosed | SourceScored | GameEnded, seats: Sequence[SeatSetup]) -> Line:
    match event:
        case CasesClosed(clause):
            return Line.of(_("The cases are closed: {why}."), why=_(CLAUSES[clause]))
        case SourceScored(source, _groups, points):
            each = _("{name} {points}")
            # Translators: stands between the points of one person and of the next.
            told = _(", ").join(
                each.format(name=seats[seat].name, points=count)
                for seat, count in enumerate(points)
            )
            words = _("{source}: {points}")
            return Line.of(words, source=_(SOURCE_NAMES[source]), points=told)
        case GameEnded(winners, scores):
            names = listed([seats[seat].name for seat in winners])
            words = ngettext(
                "{names} wins the game with {count} point.",
                "{names} wins the game with {count} points.",
                scores[winners[0]],
            )
            if len(winners) > 1:
                words = ngettext(
                    "{names} share the victory with {count} point each.",
                    "{names} share the victory with {count} points each.",
                    scores[winners[0]],
                )
            return Line.of(words, names=names, count=scores[winners[0]])
        case _:
            assert_never(event)
