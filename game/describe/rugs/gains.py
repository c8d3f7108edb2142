"""What a power brings to whoever sits before the table, in a sentence of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.describe.line import Line
from game.describe.rugs.names import card_span
from game.rules.rugs.api import (
    BugDrawn,
    BugPlaced,
    BugsPassed,
    BugsSwapped,
    Card,
    HatchlingTaken,
)
from game.seating import SeatSetup
from game.table import Seat
from game.words import _

Gain: TypeAlias = BugDrawn | BugPlaced | BugsSwapped | BugsPassed | HatchlingTaken
"""What may bring a bug into a hand."""


def bug_gained(event: Gain, you: Seat | None) -> Card | None:
    """The bug that has come into this hand; None: there is none, or it is somebody else's."""
    match event:
        case BugsPassed(gifts):
            return next((gift.card for gift in gifts if gift.taker == you), None)
        case BugDrawn(seat, card) | HatchlingTaken(seat, card):
            return card if seat == you else None
        case BugPlaced(seat, _, taken) | BugsSwapped(seat, _, taken):
            return taken if seat == you else None


def say_gained(event: Gain, card: Card, seats: Sequence[SeatSetup], you: Seat) -> Line:
    """What I have got, and what for."""
    bug = card_span(card)
    match event:
        case BugsPassed():
            return _pass_line(event, card, seats, you)
        case BugDrawn():
            return Line.of(_("You draw {bug}."), bug=bug)
        case HatchlingTaken():
            return Line.of(_("You get {bug} from the Wall for your Larvae."), bug=bug)
        case BugPlaced(_, given):
            words = _("You pin {given} to the Wall and get {bug}.")
            return Line.of(words, bug=bug, given=card_span(given))
        case BugsSwapped(_, given):
            words = _("You get {bug} from the Wall for {given}.")
            return Line.of(words, bug=bug, given=card_span(given))


def _pass_line(event: BugsPassed, card: Card, seats: Sequence[SeatSetup], you: Seat) -> Line:
    giver = next(gift.giver for gift in event.gifts if gift.taker == you)
    mine = next((gift for gift in event.gifts if gift.giver == you and gift.card is not None), None)
    bug, who = card_span(card), seats[giver].name
    if mine is None or mine.card is None:
        return Line.of(_("You get {bug} from {giver}."), bug=bug, giver=who)
    words = _("You get {bug} from {giver}, and {taker} gets your {given}.")
    taker, given = seats[mine.taker].name, card_span(mine.card)
    return Line.of(words, bug=bug, giver=who, taker=taker, given=given)
