"""How things come to where they lie on the table of Last Leaf."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from game.seating import SeatSetup
from scenes.kit.sound import Sound
from scenes.table.cue import CardFace, Cue
from scenes.tricks.cues import DEAL, PLAY, WIN, deal_flights, gather_cues, play_flight
from tests.small_game.deck import DECK
from tests.small_game.description import say
from tests.small_game.rules import Began, Dealt, Event, Played, RoundWon, View


def cues(event: Event, view: View, after: View, seats: Sequence[SeatSetup]) -> list[Cue[View]]:
    line = say(event, seats)
    match event:
        case Began():
            return [Cue(0.0, view, after, line=line)]
        case Dealt(hands):
            known = [[None if card is None else str(card) for card in hand] for hand in hands]
            flights = deal_flights(DECK, known)
            return [Cue(DEAL, replace(after, hand=()), after, flights, line, sound=Sound.DEAL)]
        case Played(seat, card):
            flight = play_flight(CardFace(DECK, str(card)), seat, hidden=seat != view.you)
            still = replace(after, table=view.table)
            return [Cue(PLAY, still, after, (flight,), line, sound=Sound.CARD)]
        case RoundWon(winner):
            trick = [(seat, CardFace(DECK, str(card))) for seat, card in view.table]
            bare = replace(view, table=())
            won: Cue[View] = Cue(WIN, view, view, line=line)
            return [won, *gather_cues(trick, winner, bare, after, line)]
        case _:
            assert_never(event)
