"""Event → cues: how long each step lasts, what flies from where to where, and what is said.

The only place with durations. A cue shows one still stage with things in flight over it and
ends in the next stage; the last stage of an event's cues is what ``settle`` says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.match import SeatSetup
from game.rules.council.api import (
    HAND_SIZE,
    AgeBegan,
    AgeScored,
    Card,
    CardDiscarded,
    CardPlayed,
    CouncilSeated,
    CubesSown,
    DeclarationsRevealed,
    Declared,
    EmissaryRefilled,
    Event,
    Faction,
    GameEnded,
    RecruitsArrived,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
)
from scenes.council.cues import (
    CUBE,
    Above,
    Anchor,
    Cue,
    Flight,
    InChambers,
    InHand,
    InPyramid,
    Offstage,
    OnDeck,
    OnPile,
    OnSpace,
    OnTable,
)
from scenes.council.line import Line
from scenes.council.solo_choreography import solo_cues
from scenes.council.stage import Stage, settle
from scenes.council.words import tell
from scenes.kit.sound import Sound

SIT_DOWN: Final = 0.55
DEAL: Final = 1.5
DECLARE: Final = 0.35
REVEAL: Final = 1.9
DISCARD: Final = 0.5
PLAY: Final = 0.42
REFILL: Final = 0.45
WIN: Final = 0.95
VISIT: Final = 0.7
SKIP: Final = 0.8
LIFT: Final = 0.4
SOW: Final = 0.36
CHAMBERS: Final = 0.5
GATHER: Final = 0.5
LANDING: Final = 0.85  # of a cue: what flies has come down


def cues(event: Event, stage: Stage, seats: Sequence[SeatSetup]) -> list[Cue]:
    """The show of one event, starting from a stage at rest."""
    line = tell(event, seats)
    match event:
        case CouncilSeated():
            return list(_sit_down(event, stage, line))
        case AgeBegan():
            return [_deal(event, stage, line)]
        case Declared():
            return [_plain(event, stage, DECLARE, line, Sound.CARD)]
        case DeclarationsRevealed():
            after = settle(stage, event)
            return [Cue(REVEAL, after, after, line=line, sound=Sound.REVEAL)]
        case CardDiscarded(seat, card):
            after = settle(stage, event)
            flight = Flight(None, InHand(seat, card), OnDeck())
            return [Cue(DISCARD, after, after, (flight,), line, sound=Sound.CARD)]
        case CardPlayed():
            return [_play(event, stage, line)]
        case TrickWon():
            after = settle(stage, event)
            return [Cue(WIN, after, after, line=line, sound=Sound.CROWN)]
        case VisitBegan():
            return [_plain(event, stage, VISIT, line, Sound.DOOR)]
        case VisitSkipped() | VisitPassed():
            return [
                Cue(SKIP, stage, stage, line=line),
                _gather(stage, settle(stage, event), line),
            ]
        case CubesSown():
            return list(_sow(event, stage, line))
        case EmissaryRefilled(card):
            after = settle(stage, event)
            flight = Flight(card, OnDeck(), InHand(stage.people, card), turns=True)
            return [Cue(REFILL, stage, after, (flight,), line, sound=Sound.CARD)]
        case AgeScored() | RecruitsArrived() | GameEnded():  # the scoring scene shows them
            return [Cue(0.0, stage, settle(stage, event), line=line)]
        case _:
            return solo_cues(event, stage, line)


def _plain(event: Event, stage: Stage, seconds: float, line: Line, sound: Sound) -> Cue:
    after = settle(stage, event)
    return Cue(seconds, after, after, line=line, sound=sound)


def _sit_down(event: CouncilSeated, stage: Stage, line: Line) -> Iterator[Cue]:
    """The factions take their places round the ring, each with its cubes."""
    target = settle(stage, event)
    cubes = [0] * 5
    for number, faction in enumerate(event.ring, start=1):
        count = target.cubes[faction]
        before = replace(target, cubes=tuple(cubes))
        cubes[faction] = count
        flights = tuple(
            Flight(
                CUBE,
                Offstage(faction),
                OnSpace(faction, slot, count),
                begin=0.3 + 0.08 * slot,
                end=min(1.0, 0.75 + 0.08 * slot),
                bounces=True,
            )
            for slot in range(count)
        )
        after = replace(target, cubes=tuple(cubes))
        yield Cue(
            SIT_DOWN,
            before,
            after,
            flights,
            line,
            seated=number,
            sound=Sound.SEAT,
            pitch=number - 1,
        )


def _deal(event: AgeBegan, stage: Stage, line: Line) -> Cue:
    """Cards fly out in turn; the hand opens when the last one has landed."""
    after = settle(stage, event)
    solo = after.solo
    bare = None if solo is None else replace(solo, lies=(False,) * HAND_SIZE)
    empty = replace(after, hand=(), emissary=(), solo=bare)
    flights = []
    for number in range(HAND_SIZE):
        for seat in range(stage.seats):
            hand: tuple[Card | None, ...] = (None,) * after.hand_sizes[seat]
            if seat == stage.you and after.hand:
                hand = after.hand
            elif after.emissary and seat >= stage.people:
                hand = after.emissary
            if number >= len(hand):
                continue
            card = hand[number]
            begin = number / HAND_SIZE * 0.75
            goal: Anchor = InHand(seat, card)
            if stage.solo is not None and seat >= stage.people:
                goal = InPyramid(number)
            flights.append(
                Flight(card, OnDeck(), goal, begin, begin + 0.25, turns=card is not None)
            )
    return Cue(DEAL, empty, after, tuple(flights), line, sound=Sound.DEAL)


def _play(event: CardPlayed, stage: Stage, line: Line) -> Cue:
    after = settle(stage, event)
    hidden = event.seat != stage.you and event.seat < stage.people
    start: Anchor = InHand(event.seat, event.card)
    if stage.solo is not None and event.seat >= stage.people:
        start = InPyramid(stage.solo.places.index(event.card))
    flight = Flight(event.card, start, OnTable(event.seat), turns=hidden)
    still = replace(after, table=stage.table)
    number = len(stage.table)
    return Cue(PLAY, still, after, (flight,), line, sound=Sound.CARD, pitch=number)


def _sow(event: CubesSown, stage: Stage, line: Line) -> Iterator[Cue]:
    """The cubes are taken up, sown one by one, the rest rolls into the Chambers."""
    origin, count = event.origin, stage.cubes[event.origin]
    cubes = list(stage.cubes)
    cubes[origin] = 0
    now = replace(stage, cubes=tuple(cubes))
    lift = tuple(
        Flight(CUBE, OnSpace(origin, slot, count), Above(origin, slot, count))
        for slot in range(count)
    )
    yield Cue(LIFT, now, now, lift, line, origin, sound=Sound.LIFT)
    over, held = origin, count
    for step, faction in enumerate(event.path):
        before = now
        cubes[faction] += 1
        now = replace(stage, cubes=tuple(cubes))
        flights = _carry(over, faction, held, now.cubes[faction])
        yield Cue(
            SOW,
            before,
            now,
            flights,
            line,
            faction,
            sound=Sound.CUBE,
            pitch=step,
            heard_at=LANDING,
        )
        over, held = faction, held - 1
    if held:
        total = stage.chambers + held
        flights = tuple(
            Flight(CUBE, Above(over, slot, held), InChambers(stage.chambers + slot, total))
            for slot in range(held)
        )
        before, now = now, replace(now, chambers=total)
        yield Cue(CHAMBERS, before, now, flights, line, sound=Sound.CHAMBER, heard_at=LANDING)
    yield _gather(now, settle(stage, event), line)


def _carry(over: Faction, to: Faction, held: int, standing: int) -> tuple[Flight, ...]:
    """All held cubes go on to the next space; the first of them drops."""
    drop = Flight(CUBE, Above(over, 0, held), OnSpace(to, standing - 1, standing))
    rest = tuple(
        Flight(CUBE, Above(over, slot, held), Above(to, slot - 1, held - 1))
        for slot in range(1, held)
    )
    return (drop, *rest)


def _gather(stage: Stage, after: Stage, line: Line) -> Cue:
    """The complete trick goes to its winner's pile."""
    winner = stage.lead if stage.won_by is None else stage.won_by
    flights = tuple(Flight(card, OnTable(seat), OnPile(winner)) for seat, card in stage.table)
    return Cue(GATHER, replace(stage, table=()), after, flights, line, sound=Sound.GATHER)
