"""What lies where on the table, as one seat sees it.

A stage is folded from the seat's redacted events (``settle``) and can also be read off a view
(``stage_of``); both must agree whenever nothing moves. Animation only ever goes from one stage
to the next.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, assert_never

from game.rules.council.api import (
    EMISSARY,
    HAND_SIZE,
    NEUTRALS,
    TRICKS,
    AgeBegan,
    AgeScored,
    Card,
    CardChosen,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CardsFlipped,
    CardsTaken,
    CouncilSeated,
    CubeOnSoloBoard,
    CubesSown,
    DeclarationsRevealed,
    Declared,
    EmissaryRefilled,
    Event,
    Faction,
    GameEnded,
    IdeologyChanged,
    PersonalityTriggered,
    Phase,
    PointGained,
    PokerHandShown,
    RecruitsArrived,
    TermitenatorArrived,
    TrickDiscarded,
    TrickStatus,
    TrickStolen,
    TrickWon,
    View,
    VisitBegan,
    VisitPassed,
    VisitSkipped,
)
from game.table import Seat
from scenes.council.stage.solo_stage import (
    SoloEvent,
    SoloStage,
    age_began,
    arrived,
    played,
    put,
    settle_solo,
    solo_stage_of,
    swept,
)

GATHERED: Final = TrickStatus.GATHERED
TAKEN_AWAY: Final = frozenset({GATHERED, TrickStatus.COUNTED})


class Oath(StrEnum):
    """What a seat has declared, as far as it lies open."""

    NONE = "none"
    FACE_DOWN = "face down"
    ALLEGIANCE = "allegiance"
    NO_ALLEGIANCE = "no allegiance"
    NEUTRAL = "neutral"  # it never declares


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything the table shows at rest. Tuples by seat (the Emissary last) or by faction."""

    you: Seat | None
    people: int
    seats: int
    ring: tuple[Faction, ...]
    cubes: tuple[int, ...]
    chambers: int
    supply: int
    age: int
    trick_number: int
    lead: Seat
    table: tuple[tuple[Seat, Card], ...]
    last_trick: tuple[tuple[Seat, Card], ...]
    won_by: Seat | None  # whose the complete trick on the table is
    visitor: Seat | None
    tricks: tuple[int, ...]
    hand: tuple[Card, ...]
    emissary: tuple[Card, ...]  # its face-up cards
    hand_sizes: tuple[int, ...]
    oaths: tuple[Oath, ...]
    scores: tuple[int, ...]
    solo: SoloStage | None = None


def empty_stage(you: Seat | None, people: int) -> Stage:
    """The table before anything has happened."""
    seats = people + (people in NEUTRALS)
    nobody = (0,) * seats
    return Stage(
        you=you,
        people=people,
        seats=seats,
        ring=(),
        cubes=(0,) * 5,
        chambers=0,
        supply=0,
        age=1,
        trick_number=1,
        lead=0,
        table=(),
        last_trick=(),
        won_by=None,
        visitor=None,
        tricks=nobody,
        hand=(),
        emissary=(),
        hand_sizes=nobody,
        oaths=_no_oaths(people, seats),
        scores=nobody,
    )


def stage_of(view: View) -> Stage:
    """The stage of a view."""
    lies, last = view.table, view.last_trick
    if view.trick_status in TAKEN_AWAY:
        lies, last = (), view.table
    stage = Stage(
        you=view.you,
        people=view.seats,
        seats=view.owners,
        ring=view.ring,
        cubes=view.cubes,
        chambers=view.chambers,
        supply=view.supply,
        age=view.age,
        trick_number=min(view.trick_number + (view.trick_status is GATHERED), TRICKS),
        lead=view.lead,
        table=lies,
        last_trick=last,
        won_by=view.lead if view.trick_status is TrickStatus.WON else None,
        visitor=view.visitor,
        tricks=view.tricks,
        hand=view.hand or (),
        emissary=view.emissary or (),
        hand_sizes=view.hand_sizes,
        oaths=tuple(
            _oath(choice=choice, declared=declared)
            for choice, declared in zip(view.declared, view.has_declared, strict=True)
        )
        + (Oath.NEUTRAL,) * (view.owners - view.seats),
        scores=view.scores,
        solo=None if view.termitenator is None else solo_stage_of(view.termitenator),
    )
    return _sweep(stage) if view.phase is Phase.DEAL else stage


def _no_oaths(people: int, seats: int) -> tuple[Oath, ...]:
    return (Oath.NONE,) * people + (Oath.NEUTRAL,) * (seats - people)


def _oath(*, choice: bool | None, declared: bool = True) -> Oath:
    """An oath as it lies there; the others' lie face down until all are shown."""
    if not declared:
        return Oath.NONE
    if choice is None:
        return Oath.FACE_DOWN
    return Oath.NO_ALLEGIANCE if choice else Oath.ALLEGIANCE


def settle(stage: Stage, event: Event) -> Stage:
    """The stage after an event, when all motion is over."""
    match event:
        case CouncilSeated(council, ring, supply):
            seated = tuple(4 - council.index(faction) for faction in range(5))
            return replace(stage, ring=ring, cubes=seated, supply=supply)
        case TermitenatorArrived():
            return replace(stage, scores=event.scores, solo=arrived(event))
        case AgeBegan():
            return _begin_age(stage, event)
        case Declared(seat, no_allegiance):
            oath = _oath(choice=no_allegiance)
            return replace(stage, oaths=put(stage.oaths, seat, oath))
        case DeclarationsRevealed(choices):
            shown = tuple(_oath(choice=choice) for choice in choices)
            return replace(stage, oaths=shown + stage.oaths[len(shown) :])
        case CardDiscarded(seat, card):
            return _spend(stage, seat, card)
        case CardPlayed(seat, card, _):
            stage = _spend(stage, seat, card)
            return replace(stage, table=(*stage.table, (seat, card)))
        case TrickWon(seat):
            won = put(stage.tricks, seat, stage.tricks[seat] + 1)
            return replace(stage, won_by=seat, tricks=won, lead=seat)
        case VisitBegan(seat, _):
            return replace(stage, visitor=seat)
        case VisitSkipped() | VisitPassed():
            return _gather(stage)
        case CubesSown(_, origin, path, to_chambers):
            cubes = list(stage.cubes)
            cubes[origin] = 0
            for faction in path:
                cubes[faction] += 1
            chambers = stage.chambers + to_chambers
            return _gather(replace(stage, cubes=tuple(cubes), chambers=chambers))
        case EmissaryRefilled(card):
            sizes = put(stage.hand_sizes, EMISSARY, stage.hand_sizes[EMISSARY] + 1)
            return replace(stage, hand_sizes=sizes, emissary=tuple(sorted((*stage.emissary, card))))
        case CardsFlipped() | IdeologyChanged() | CardChosen() | CardsTaken():
            return _with_solo(stage, event)
        case CardsExchanged(given, taken):
            stage = _with_solo(stage, event)
            if stage.you is None:
                return stage
            kept = (card for card in stage.hand if card != taken)
            return replace(stage, hand=tuple(sorted((*kept, given))))
        case CubeOnSoloBoard(origin):
            stage = _with_solo(stage, event)
            if origin is None:
                return replace(stage, supply=stage.supply - 1)
            return replace(stage, cubes=put(stage.cubes, origin, stage.cubes[origin] - 1))
        case TrickDiscarded(seat):
            left = put(stage.tricks, seat, stage.tricks[seat] - 1)
            return replace(_with_solo(stage, event), tricks=left, supply=stage.supply + 1)
        case TrickStolen(loser, winner):
            moved = put(stage.tricks, loser, stage.tricks[loser] - 1)
            return replace(stage, tricks=put(moved, winner, moved[winner] + 1))
        case PointGained(seat, gained):
            return replace(stage, scores=put(stage.scores, seat, stage.scores[seat] + gained))
        case CardOffered() | PersonalityTriggered() | PokerHandShown():
            return stage
        case AgeScored(_, rows):
            points = tuple(stage.scores[row.seat] + row.due for row in rows)
            return replace(stage, scores=points)
        case RecruitsArrived(factions):
            cubes = list(stage.cubes)
            for faction in factions:
                cubes[faction] += 1
            supply_left = stage.supply - len(factions)
            bare = _sweep(stage)
            return replace(bare, cubes=tuple(cubes), supply=supply_left, age=stage.age + 1)
        case GameEnded():
            return stage
        case _:
            assert_never(event)


def _sweep(stage: Stage) -> Stage:
    """Nothing of an Age that is over is left when the next one begins but what it has led to."""
    return replace(
        empty_stage(stage.you, stage.people),
        ring=stage.ring,
        cubes=stage.cubes,
        chambers=stage.chambers,
        supply=stage.supply,
        age=stage.age,
        lead=stage.lead,
        scores=stage.scores,
        solo=None if stage.solo is None else swept(stage.solo),
    )


def _begin_age(stage: Stage, event: AgeBegan) -> Stage:
    nobody = (0,) * len(event.hands)
    hand = () if stage.you is None else event.hands[stage.you] or ()
    return replace(
        stage,
        age=event.age,
        trick_number=1,
        lead=event.leader,
        table=(),
        last_trick=(),
        won_by=None,
        visitor=None,
        tricks=nobody,
        hand=tuple(sorted(hand)),
        emissary=() if event.controller is None else event.hands[EMISSARY] or (),
        hand_sizes=tuple(HAND_SIZE if held is None else len(held) for held in event.hands),
        oaths=_no_oaths(stage.people, stage.seats),
        solo=None if stage.solo is None else age_began(stage.solo, event.trigger_row),
    )


def _with_solo(stage: Stage, event: SoloEvent) -> Stage:
    assert stage.solo is not None
    return replace(stage, solo=settle_solo(stage.solo, event))


def _spend(stage: Stage, seat: Seat, card: Card | None) -> Stage:
    sizes = put(stage.hand_sizes, seat, stage.hand_sizes[seat] - 1)
    hand, emissary, solo = stage.hand, stage.emissary, stage.solo
    if seat == stage.you:
        hand = tuple(held for held in hand if held != card)
    if seat >= stage.people:
        emissary = tuple(held for held in emissary if held != card)
        if solo is not None and card is not None:
            solo = played(solo, card)
    return replace(stage, hand=hand, emissary=emissary, hand_sizes=sizes, solo=solo)


def _gather(stage: Stage) -> Stage:
    """The complete trick goes to its winner's pile; after the last one the number stays."""
    return replace(
        stage,
        table=(),
        last_trick=stage.table,
        won_by=None,
        visitor=None,
        trick_number=min(stage.trick_number + 1, TRICKS),
    )
