"""How the powers of the Wall are told: what is shown, given, swapped, hung up and passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from game.describe.line import Line
from game.rules.rugs import api as rugs
from game.rules.rugs.api import View
from game.table import Seat
from scenes.rugs.board.highlights import in_air
from scenes.rugs.cards import face
from scenes.rugs.places import Attic
from scenes.rugs.sounds import RugsSound
from scenes.table.cue import Cue, Flight, InHand, Manner, OnDeck, spot

SHOW, HOLD, BACK = 0.6, 1.0, 0.5
GIVE: Final = 0.5
DROP: Final = 0.8
SWAP: Final = 0.8
DRAW: Final = 0.6
CHOSE: Final = 0.4
PASS: Final = 0.9
LANDING: Final = 0.8  # of a cue: what flies comes down

RugsCue = Cue[View]


def in_hand(seat: Seat, card: rugs.Card | None) -> InHand:
    """A card of a seat; None: nobody knows which."""
    return InHand(seat, None if card is None else rugs.card_name(card))


def show(event: rugs.BugShown, after: View, line: Line) -> Iterator[RugsCue]:
    """The bug that is copied flutters out, is seen by all, and flutters back."""
    hand = in_hand(event.seat, event.card)
    thing, air = face(event.card), in_air(event.card)
    hidden = event.seat != after.you
    under_way = replace(after, shown=None)  # until it goes home nothing of it lies on the rug
    out = Flight(thing, hand, spot(Attic.shown), turns=hidden, manner=Manner.FOLD)
    yield Cue(SHOW, under_way, after, (out,), line, air, RugsSound.FLUTTER)
    held = Flight(thing, spot(Attic.shown), spot(Attic.shown), manner=Manner.FOLD)
    yield Cue(HOLD, under_way, after, (held,), line, air)
    home = Flight(thing, spot(Attic.shown), hand, hides=hidden, manner=Manner.FOLD)
    yield Cue(BACK, after, after, (home,), line, air)


def step(
    event: rugs.BugDropped | rugs.BugDrawn | rugs.SwapOffered,
    view: View,
    after: View,
    line: Line,
) -> RugsCue:
    """Somebody's own step of a power."""
    mine, air = event.seat == view.you, in_air(event.card)
    match event:
        case rugs.BugDropped(seat, card):
            places = max(after.full_floor, len(after.places))
            goal = spot(Attic.on_floor, after.places.index(card), places)
            flight = Flight(face(card), in_hand(seat, card), goal, turns=not mine,
                            manner=Manner.LAID)  # fmt: skip
            return Cue(DROP, after, after, (flight,), line, air, RugsSound.SLIDE)
        case rugs.BugDrawn(seat, card):
            flight = Flight(face(card), OnDeck(), in_hand(seat, card), turns=mine)
            return Cue(DRAW, after, after, (flight,), line, air, RugsSound.SLIDE)
        case rugs.SwapOffered(seat, card):
            flight = Flight(face(card), in_hand(seat, card), spot(Attic.offered), turns=not mine)
            return Cue(GIVE, view, after, (flight,), line, air, RugsSound.SLIDE)
        case _:
            assert_never(event)


def place_one(event: rugs.BugPlaced, view: View, after: View, line: Line) -> Iterator[RugsCue]:
    """A bug to the end of the line; the first one goes into the hand, and the line moves on."""
    mine = event.seat == view.you
    count = len(view.wall) + 1
    hand = view.hand and tuple(card for card in view.hand if card != event.card)
    longer = replace(view, wall=(*view.wall, event.card), hand=hand)
    given, taken = (in_hand(event.seat, card) for card in (event.card, event.taken))
    end, start = (spot(Attic.on_wall, place, count) for place in (count - 1, 0))
    peg = Flight(face(event.card), given, end, turns=not mine)
    yield Cue(GIVE, longer, longer, (peg,), line, in_air(event.card),
              RugsSound.PEG, heard_at=LANDING)  # fmt: skip
    take = Flight(face(event.taken), start, taken, hides=not mine)
    yield Cue(GIVE, after, after, (take,), line, in_air(event.taken), RugsSound.SLIDE)


def swap(event: rugs.BugsSwapped, after: View, line: Line) -> RugsCue:
    """Both bugs cross, each on its own side."""
    mine = event.seat == after.you
    place = spot(Attic.on_wall, event.place, len(after.wall))
    flights = (
        Flight(face(event.given), spot(Attic.offered), place),
        Flight(face(event.taken), place, in_hand(event.seat, event.taken), hides=not mine),
    )
    air = in_air(event.given, event.taken)
    return Cue(SWAP, after, after, flights, line, air, RugsSound.PEG, heard_at=LANDING)


def choose(event: rugs.PassChosen, view: View, after: View, line: Line) -> RugsCue:
    """A back comes onto the rug; my own bug lies there open to me."""
    goal = spot(Attic.on_ring, event.seat)
    flight = Flight(face(event.card), in_hand(event.seat, event.card), goal)
    air = in_air(event.card)
    return Cue(CHOSE, view, after, (flight,), line, air, RugsSound.SLIDE)


def pass_on(event: rugs.BugsPassed, after: View, line: Line) -> RugsCue:
    """All at once: flies to the right, beetles to the left."""
    flights, mine = [], None
    manner = Manner.GLIDE if event.step > 0 else Manner.FOLD
    for gift in event.gifts:
        gives, gets = gift.giver == after.you, gift.taker == after.you
        if gets:
            mine = gift.card
        flights.append(
            Flight(face(gift.card), spot(Attic.on_ring, gift.giver),
                   in_hand(gift.taker, gift.card if gets else None),
                   turns=gets, hides=gives and not gets, manner=manner)
        )  # fmt: skip
    sound = RugsSound.MARCH if event.step > 0 else RugsSound.BUZZ
    return Cue(PASS, after, after, tuple(flights), line, in_air(mine), sound)
