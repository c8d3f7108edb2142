"""How the powers of the Wall are told: what is shown, given, swapped, hung up and passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from game.describe.line import Line
from game.rules.rugs import api as rugs
from scenes.rugs.anchors import Middle, Offered, OnFloor, OnRing, OnWall, in_hand
from scenes.rugs.cards import face
from scenes.rugs.sounds import RugsSound
from scenes.rugs.stage import Stage, aired
from scenes.table.cue import Cue, Flight, Manner, OnDeck

SHOW, HOLD, BACK = 0.6, 1.0, 0.5
GIVE: Final = 0.5
DROP: Final = 0.8
SWAP: Final = 0.8
DRAW: Final = 0.6
CHOSE: Final = 0.4
PASS: Final = 0.9
LANDING: Final = 0.8  # of a cue: what flies comes down

RugsCue = Cue[Stage]


def show(event: rugs.BugShown, after: Stage, line: Line) -> Iterator[RugsCue]:
    """The bug that is copied flutters out, is seen by all, and flutters back."""
    hand = in_hand(event.seat, event.card)
    thing, still = face(event.card), aired(after, event.card)
    hidden = event.seat != after.you
    under_way = replace(still, shown=None)  # until it goes home nothing of it lies on the rug
    out = Flight(thing, hand, Middle(), turns=hidden, manner=Manner.FOLD)
    yield Cue(SHOW, under_way, after, (out,), line, sound=RugsSound.FLUTTER)
    held = Flight(thing, Middle(), Middle(), manner=Manner.FOLD)
    yield Cue(HOLD, under_way, after, (held,), line)
    home = Flight(thing, Middle(), hand, hides=hidden, manner=Manner.FOLD)
    yield Cue(BACK, still, after, (home,), line)


def step(
    event: rugs.BugDropped | rugs.BugDrawn | rugs.SwapOffered,
    stage: Stage,
    after: Stage,
    line: Line,
) -> RugsCue:
    """Somebody's own step of a power."""
    mine = event.seat == stage.you
    match event:
        case rugs.BugDropped(seat, card):
            places = max(after.full_floor, len(after.places))
            goal = OnFloor(after.places.index(card), places)
            flight = Flight(face(card), in_hand(seat, card), goal, turns=not mine,
                            manner=Manner.LAID)  # fmt: skip
            return Cue(DROP, aired(after, card), after, (flight,), line, sound=RugsSound.SLIDE)
        case rugs.BugDrawn(seat, card):
            flight = Flight(face(card), OnDeck(), in_hand(seat, card), turns=mine)
            return Cue(DRAW, aired(after, card), after, (flight,), line, sound=RugsSound.SLIDE)
        case rugs.SwapOffered(seat, card):
            flight = Flight(face(card), in_hand(seat, card), Offered(), turns=not mine)
            still = aired(stage, card)
            return Cue(GIVE, still, after, (flight,), line, sound=RugsSound.SLIDE)
        case _:
            assert_never(event)


def place_one(event: rugs.BugPlaced, stage: Stage, after: Stage, line: Line) -> Iterator[RugsCue]:
    """A bug to the end of the line; the first one goes into the hand, and the line moves on."""
    mine = event.seat == stage.you
    count = len(stage.wall) + 1
    hand = tuple(card for card in stage.hand if card != event.card)
    longer = replace(stage, wall=(*stage.wall, event.card), hand=hand)
    peg = Flight(face(event.card), in_hand(event.seat, event.card), OnWall(count - 1, count),
                 turns=not mine)  # fmt: skip
    yield Cue(GIVE, aired(longer, event.card), longer, (peg,), line, sound=RugsSound.PEG,
              heard_at=LANDING)  # fmt: skip
    take = Flight(face(event.taken), OnWall(0, count), in_hand(event.seat, event.taken),
                  hides=not mine)  # fmt: skip
    yield Cue(GIVE, aired(after, event.taken), after, (take,), line, sound=RugsSound.SLIDE)


def swap(event: rugs.BugsSwapped, after: Stage, line: Line) -> RugsCue:
    """Both bugs cross, each on its own side."""
    mine = event.seat == after.you
    place = OnWall(event.place, len(after.wall))
    flights = (
        Flight(face(event.given), Offered(), place),
        Flight(face(event.taken), place, in_hand(event.seat, event.taken), hides=not mine),
    )
    still = aired(after, event.given, event.taken)
    return Cue(SWAP, still, after, flights, line, sound=RugsSound.PEG, heard_at=LANDING)


def choose(event: rugs.PassChosen, stage: Stage, after: Stage, line: Line) -> RugsCue:
    """A back comes onto the rug; my own bug lies there open to me."""
    assert stage.power is not None
    goal = OnRing(event.seat, rugs.PASSING[stage.power])
    flight = Flight(face(event.card), in_hand(event.seat, event.card), goal)
    still = stage if event.card is None else aired(stage, event.card)
    return Cue(CHOSE, still, after, (flight,), line, sound=RugsSound.SLIDE)


def pass_on(event: rugs.BugsPassed, after: Stage, line: Line) -> RugsCue:
    """All at once: flies to the right, beetles to the left."""
    flights, mine = [], None
    manner = Manner.GLIDE if event.step > 0 else Manner.FOLD
    for gift in event.gifts:
        gives, gets = gift.giver == after.you, gift.taker == after.you
        if gets:
            mine = gift.card
        flights.append(
            Flight(face(gift.card), OnRing(gift.giver, event.step),
                   in_hand(gift.taker, gift.card if gets else None),
                   turns=gets, hides=gives and not gets, manner=manner)
        )  # fmt: skip
    sound = RugsSound.MARCH if event.step > 0 else RugsSound.BUZZ
    return Cue(PASS, aired(after, mine), after, tuple(flights), line, sound=sound)
