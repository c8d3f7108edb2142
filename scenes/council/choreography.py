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
    GameEnded,
    RecruitsArrived,
    TrickWon,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
)
from scenes.council.solo.choreography import solo_cues
from scenes.council.sounds import CouncilSound
from scenes.council.stage import Stage, settle
from scenes.council.visit_choreography import call, sow
from scenes.council.words import say
from scenes.kit.sound import Sound
from scenes.table.cue import (
    CUBE,
    Anchor,
    Cue,
    Flight,
    Heap,
    InHand,
    InPyramid,
    Offstage,
    OnDeck,
    OnPile,
    OnSpace,
    OnTable,
)
from scenes.table.speech import Line

SIT_DOWN: Final = 0.55
DEAL: Final = 1.5
DECLARE: Final = 0.35
REVEAL: Final = 1.9
DISCARD: Final = 0.5
PLAY: Final = 0.46
REFILL: Final = 0.45
WIN: Final = 0.95
SKIP: Final = 0.8
HEAP: Final = 0.36
GATHER: Final = 0.34


def cues(event: Event, stage: Stage, seats: Sequence[SeatSetup]) -> list[Cue]:
    """The show of one event, starting from a stage at rest."""
    line = say(event, seats)
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
            return [Cue(WIN, after, after, line=line, sound=CouncilSound.CROWN)]
        case VisitBegan():
            return list(call(event, stage, seats[event.seat], line))
        case VisitSkipped() | VisitPassed():
            after = settle(stage, event)
            return [Cue(SKIP, stage, stage, line=line), *_gather(stage, after, line)]
        case CubesSown():
            sown = list(sow(event, stage, line))
            return [*sown, *_gather(sown[-1].after, settle(stage, event), line)]
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
            sound=CouncilSound.SEAT,
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
    deck = Flight(None, OnDeck(), OnDeck())  # what is still to be dealt
    return Cue(DEAL, empty, after, (*flights, deck), line, sound=Sound.DEAL)


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


def _gather(stage: Stage, after: Stage, line: Line) -> Iterator[Cue]:
    """The winner pushes the complete trick together, turns it over and puts it on the pile."""
    winner = stage.lead if stage.won_by is None else stage.won_by
    cards = sorted(stage.table, key=lambda lies: lies[0] == winner)  # the winning card on top
    bare = replace(stage, table=())
    together = tuple(
        Flight(card, OnTable(seat), Heap(winner, slot)) for slot, (seat, card) in enumerate(cards)
    )
    away = tuple(
        Flight(card, Heap(winner, slot), OnPile(winner), hides=True)
        for slot, (_, card) in enumerate(cards)
    )
    yield Cue(HEAP, bare, bare, together, line, sound=Sound.GATHER)
    yield Cue(GATHER, bare, after, away, line)
