"""Event → cues: how long each step lasts, what flies from where to where, and what is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.describe.line import Line
from game.describe.rugs.gains import Gain, gained, say_gained
from game.describe.rugs.lines import say
from game.describe.rugs.names import KIND_ASSETS
from game.rules.rugs import api as rugs
from game.seating import SeatSetup
from scenes.kit.sound import Sound
from scenes.rugs.anchors import (
    END_CARD,
    SLIPPER,
    AtSeat,
    Away,
    BesideDrawer,
    Gift,
    Middle,
    OnFloor,
    OnPaper,
    OnWall,
    Shells,
    burst,
    in_hand,
)
from scenes.rugs.cards import face
from scenes.rugs.show import powers
from scenes.rugs.show.powers import CHOSE, LANDING, RugsCue
from scenes.rugs.sounds import RugsSound
from scenes.rugs.stage import Stage, aired
from scenes.table.cue import Anchor, Cue, Flight, Manner, OnDeck, Token

SHOWN: Final = 1.7
HOME: Final = 0.45


def to_me(
    shown: Sequence[Cue[Stage]], event: Gain, after: Stage, seats: Sequence[SeatSetup]
) -> Iterator[Cue[Stage]]:
    """The same cues where nothing comes into my hand; else it comes past me with the last one."""
    card, you = gained(event, after.you), after.you
    if card is None or you is None:
        yield from shown
        return
    *first, last = shown
    line, hand = say_gained(event, card, seats, you), in_hand(you, card)
    yield from (replace(cue, line=line) for cue in first)
    share = last.seconds / (last.seconds + SHOWN)
    flights = tuple(
        replace(
            flight,
            goal=Gift() if flight.goal == hand else flight.goal,
            begin=flight.begin * share,
            end=flight.end * share,
        )
        for flight in last.flights
    )
    yield replace(
        last, seconds=last.seconds + SHOWN, after=last.stage, flights=flights, line=line,
        heard_at=last.heard_at * share,
    )  # fmt: skip
    yield Cue(HOME, last.stage, after, (Flight(face(card), Gift(), hand),), line)


SIT_DOWN: Final = 0.8
DEAL: Final = 0.9
HOP: Final = 0.75
LAY, AFTER = 0.3, 0.07  # a bug, and until the next one
MEET, STAND = 0.9, 0.7
PICK: Final = 0.42
FLY: Final = 0.55
BEGIN: Final = 1.6
REST: Final = 1.5
TAKE: Final = 0.6
JOIN, JOINED = 1.2, 0.5  # the second one is the share of the way
LEAVE: Final = 1.2
SKIP: Final = 1.2
HATCH: Final = 0.9
MET, CRACK = 0.6, 0.3  # of a cue: two Larvae are together, shells on the Wall break
SAY: Final = 1.0


def cues(
    event: rugs.Event, stage: Stage, after: Stage, seats: Sequence[SeatSetup]
) -> list[RugsCue]:
    """The show of one event, from a stage at rest to the next one."""
    shown = list(_cues(event, stage, after, say(event, seats)))
    if isinstance(event, Gain):
        return list(to_me(shown, event, after, seats))
    return shown


def _cues(event: rugs.Event, stage: Stage, after: Stage, line: Line) -> Iterator[RugsCue]:
    match event:
        case rugs.CollectorsSatDown():
            yield Cue(SIT_DOWN, after, after, line=line)
        case rugs.BugsDealt():
            yield _deal(event, after, line)
        case rugs.RoundBegan():
            yield _round(stage, after, line)
        case rugs.FloorLaid(cards):
            yield _lay(len(cards), stage, after, line)
        case rugs.EndMet():
            yield from _end_card(stage, after, line)
        case rugs.BugPicked():
            yield _pick(event, stage, after, line)
        case rugs.LarvaeHatched() | rugs.HatchlingTaken() | rugs.LarvaeKept():
            yield _hatching(event, stage, after, line)
        case (
            rugs.LeftoverFlew()
            | rugs.PowerSetOff()
            | rugs.PowerRested()
            | rugs.BugJoinedWall()
            | rugs.LarvaeLeftWall()
        ):
            yield _wall(event, stage, after, line)
        case rugs.BugShown():
            yield from powers.show(event, after, line)
        case rugs.SeatSkipped():
            yield Cue(SKIP, stage, after, line=line)
        case rugs.BugDropped() | rugs.BugDrawn() | rugs.SwapOffered():
            yield powers.step(event, stage, after, line)
        case rugs.BugPlaced():
            yield from powers.place_one(event, stage, after, line)
        case rugs.BugsSwapped():
            yield powers.swap(event, after, line)
        case rugs.PassChosen():
            yield powers.choose(event, stage, after, line)
        case rugs.BugsPassed():
            yield powers.pass_on(event, after, line)
        case rugs.FinalRoundEnded():
            yield Cue(SAY, after, after, line=line, sound=RugsSound.MOON)
        case rugs.MosquitosGrouped():
            yield Cue(CHOSE, after, after, line=line, sound=Sound.CARD)
        case (
            rugs.CollectionsShown() | rugs.TypeScored() | rugs.GameEnded()
        ):  # the scoring scene shows them
            yield Cue(0.0, stage, after, line=line)
        case _:
            assert_never(event)


def _deal(event: rugs.BugsDealt, after: Stage, line: Line) -> RugsCue:
    """A bug for everybody, one for the Wall."""
    count = len(event.hands)
    flights = tuple(
        Flight(face(card), OnDeck(), in_hand(seat, card), 0.1 * seat, 0.4 + 0.1 * seat,
               turns=card is not None)
        for seat, card in enumerate(event.hands)
    )  # fmt: skip
    begin = min(0.6, 0.1 * count)
    peg = Flight(face(event.wall), OnDeck(), OnWall(0, 1), begin, begin + 0.4, turns=True)
    still = aired(after, event.wall, *event.hands)
    return Cue(DEAL, still, after, (*flights, peg), line, sound=Sound.DEAL)


def _round(stage: Stage, after: Stage, line: Line) -> RugsCue:
    if stage.start == after.start:
        return Cue(HOP, after, after, line=line)
    hop = Flight(SLIPPER, AtSeat(stage.start), AtSeat(after.start), manner=Manner.HOP)
    return Cue(HOP, after, after, (hop,), line, sound=RugsSound.SLIPPER)


def _lay(count: int, stage: Stage, after: Stage, line: Line) -> RugsCue:
    """Bugs slide from the drawer onto the rug and turn over."""
    seconds = LAY + AFTER * count
    first = len(stage.places)
    places = max(after.full_floor, len(after.places))
    flights = []
    for number, card in enumerate(after.floor[len(stage.floor) :]):
        begin = AFTER * number / seconds
        flights.append(
            Flight(face(card), OnDeck(), OnFloor(first + number, places), begin,
                   min(1.0, begin + LAY / seconds), turns=True, manner=Manner.LAID)
        )  # fmt: skip
    return Cue(seconds, stage, after, tuple(flights), line, sound=Sound.DEAL)


def _end_card(stage: Stage, after: Stage, line: Line) -> Iterator[RugsCue]:
    """The moon bows to everybody, then stands beside the drawer."""
    up = Flight(END_CARD, OnDeck(), Middle())
    yield Cue(MEET, stage, stage, (up,), line, sound=RugsSound.MOON)
    hold = Flight(END_CARD, Middle(), Middle())
    yield Cue(STAND, stage, stage, (hold,), line)
    down = Flight(END_CARD, Middle(), BesideDrawer())
    yield Cue(STAND, stage, after, (down,), line)


def _pick(event: rugs.BugPicked, stage: Stage, after: Stage, line: Line) -> RugsCue:
    places = max(stage.full_floor, len(stage.places))
    start = OnFloor(stage.places.index(event.card), places)
    mine = event.seat == stage.you
    flight = Flight(
        face(event.card), start, in_hand(event.seat, event.card), hides=not mine,
        manner=Manner.LAID,
    )  # fmt: skip
    still = aired(after, event.card)
    return Cue(PICK, still, after, (flight,), line, sound=RugsSound.SLIDE, pitch=event.number)


def _hatching(
    event: rugs.LarvaeHatched | rugs.HatchlingTaken | rugs.LarvaeKept,
    stage: Stage,
    after: Stage,
    line: Line,
) -> RugsCue:
    """Two Larvae meet over the hand and are gone; a bug of the Wall comes for them."""
    match event:
        case rugs.LarvaeHatched(seat, larvae):
            flights = tuple(
                Flight(face(larva), in_hand(seat, larva), Shells(seat, side), end=MET,
                       manner=Manner.HOP)
                for larva, side in zip(larvae, (-1, 1), strict=True)
            )  # fmt: skip
            flights += burst(Shells(seat, 0), MET - 0.1)
            return Cue(HATCH, after, after, flights, line, sound=RugsSound.HATCH, heard_at=0.5)
        case rugs.HatchlingTaken(seat, card, place):
            start = OnWall(place, len(stage.wall))
            hides = seat != stage.you
            flight = Flight(face(card), start, in_hand(seat, card), hides=hides)
            still = aired(after, card)
            return Cue(TAKE, still, after, (flight,), line, sound=RugsSound.SLIDE)
        case rugs.LarvaeKept():
            return Cue(0.0, stage, after, line=line)
        case _:
            assert_never(event)


def _wall(
    event: rugs.LeftoverFlew
    | rugs.PowerSetOff
    | rugs.PowerRested
    | rugs.BugJoinedWall
    | rugs.LarvaeLeftWall,
    stage: Stage,
    after: Stage,
    line: Line,
) -> RugsCue:
    """What comes to the line and leaves it, and what it does."""
    count = len(after.wall)
    match event:
        case rugs.LeftoverFlew(card, place):
            places = max(stage.full_floor, len(stage.places))
            start = OnFloor(stage.places.index(card), places)
            flight = Flight(face(card), start, OnWall(place, count), manner=Manner.LAID)
            return Cue(FLY, aired(after, card), after, (flight,), line, sound=RugsSound.PEG,
                       heard_at=LANDING)  # fmt: skip
        case rugs.BugJoinedWall(card, place):
            goal = OnWall(place, count)
            flight = Flight(face(card), OnDeck(), goal, end=JOINED, turns=True)
            return Cue(JOIN, aired(after, card), after, (flight,), line, sound=RugsSound.PEG,
                       heard_at=LANDING * JOINED)  # fmt: skip
        case rugs.PowerSetOff(card):
            start_sign: Anchor = Middle()
            if card in after.wall:
                start_sign = OnWall(after.wall.index(card), count)
            sign = Token(f"rugs/power_{KIND_ASSETS[rugs.kind_of(card)]}")
            flights = (Flight(sign, start_sign, OnPaper(), end=0.35),)
            return Cue(BEGIN, after, after, flights, line, sound=RugsSound.POWER)
        case rugs.PowerRested():
            return Cue(REST, after, after, line=line)
        case rugs.LarvaeLeftWall(larvae):
            before = len(stage.wall)
            hung = [place for place, card in enumerate(stage.wall) if card in larvae]
            away = tuple(
                Flight(face(stage.wall[place]), OnWall(place, before), Away(place, before))
                for place in hung
            )
            shells = (each for place in hung for each in burst(OnWall(place, before), CRACK))
            return Cue(LEAVE, after, after, (*away, *shells), line, sound=RugsSound.HATCH)
        case _:
            assert_never(event)
