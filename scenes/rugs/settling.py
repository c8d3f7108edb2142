"""What every event leaves behind in the attic when all motion is over."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, TypeVar, assert_never

from game.rules.rugs.api import (
    BugDrawn,
    BugDropped,
    BugJoinedWall,
    BugPicked,
    BugPlaced,
    BugsDealt,
    BugShown,
    BugsPassed,
    BugsSwapped,
    Card,
    CollectionsShown,
    CollectorsSatDown,
    EndMet,
    Event,
    FinalRoundEnded,
    FloorLaid,
    GameEnded,
    HatchlingTaken,
    LarvaeHatched,
    LarvaeKept,
    LarvaeLeftWall,
    LeftoverFlew,
    MosquitosGrouped,
    PassChosen,
    PowerRested,
    PowerSetOff,
    RoundBegan,
    SeatSkipped,
    SwapOffered,
    TypeScored,
    kind_of,
)
from game.table import Seat
from scenes.rugs.stage import Memory, Stage

T = TypeVar("T")

CALLS: Final = "power-larva"
"""The clause of a power that belongs to no bug that acts afterwards."""


def settle(stage: Stage, event: Event) -> Stage:
    """The stage after an event, when all motion is over."""
    match event:
        case CollectorsSatDown(_, start):
            return replace(stage, start=start)
        case BugsDealt(hands, wall, deck):
            mine = None if stage.you is None else hands[stage.you]
            hand = () if mine is None else (mine,)
            sizes = (1,) * stage.people
            return replace(stage, hand=hand, sizes=sizes, wall=(wall,), deck=deck)
        case RoundBegan(number, start, final):
            return replace(
                stage, round=number, start=start, final=final, picked=0, power=None, shown=None,
                memory=Memory(stage.floor),
            )  # fmt: skip
        case FloorLaid(cards, deck):
            memory = replace(stage.memory, places=(*stage.places, *cards))
            return replace(stage, floor=(*stage.floor, *cards), deck=deck, memory=memory)
        case EndMet(clause):
            return replace(stage, end_seen=True, final=stage.final or clause == "end-floor")
        case BugPicked() | BugDropped() | BugPlaced() | SwapOffered() | BugsSwapped():
            return _acted(_moved(stage, event), event.seat)
        case BugShown() | BugDrawn() | LarvaeHatched() | HatchlingTaken() | LarvaeKept():
            return _acted(_moved(stage, event), event.seat)
        case LeftoverFlew(card):
            wall_now = (*stage.wall, card)
            memory = Memory(acting=card)
            return replace(stage, floor=(), wall=wall_now, memory=memory)
        case PowerSetOff(card, clause):
            power = stage.power if clause == CALLS else kind_of(card)
            memory = replace(stage.memory, acting=card, clause=clause, actor=None)
            return replace(stage, power=power, memory=memory)
        case BugJoinedWall(card, _, deck):
            return replace(stage, wall=(*stage.wall, card), deck=deck)
        case LarvaeLeftWall(larvae):
            return replace(stage, wall=_without(stage.wall, larvae), gone=(*stage.gone, *larvae))
        case PassChosen(seat, card):
            given = stage.given if card is None else card
            has_given = _put(stage.has_given, seat, True)
            return _acted(replace(stage, has_given=has_given, given=given), seat)
        case BugsPassed():
            return _passed(stage, event)
        case FinalRoundEnded():
            return replace(stage, power=None, shown=None, memory=Memory(stage.floor))
        case MosquitosGrouped(seat, kind):
            if seat != stage.you or kind is None:
                return stage
            return replace(stage, pairs=_put(stage.pairs, seat, (*stage.my_pairs, kind)))
        case CollectionsShown(shown_hands, pairs):
            return replace(stage, hands=shown_hands, pairs=pairs)
        case TypeScored(_, _, rows):
            points = tuple(stage.scores[row.seat] + row.points for row in rows)
            return replace(stage, scores=points)
        case GameEnded(_, winners):
            return replace(stage, winners=winners)
        case PowerRested(card, clause):
            memory = replace(stage.memory, acting=card, clause=clause, actor=None)
            return replace(stage, memory=memory)
        case SeatSkipped():
            return stage
        case _:
            assert_never(event)


Acted = (
    BugPicked
    | BugDropped
    | BugPlaced
    | SwapOffered
    | BugsSwapped
    | BugShown
    | BugDrawn
    | LarvaeHatched
    | HatchlingTaken
    | LarvaeKept
)


def _moved(stage: Stage, event: Acted) -> Stage:
    """The stage after somebody's step."""
    seat = event.seat
    match event:
        case BugPicked(_, card, number):
            places = tuple(None if each == card else each for each in stage.places)
            memory = replace(stage.memory, places=places)
            taken = replace(stage, floor=_without(stage.floor, (card,)), memory=memory)
            return replace(_gain(taken, seat, card), picked=number)
        case BugDropped(_, card):
            floor = (*stage.floor, card)
            memory = replace(stage.memory, places=floor)
            return replace(_lose(stage, seat, card), floor=floor, memory=memory)
        case BugPlaced(_, card, taken_card):
            line = (*stage.wall, card)
            return replace(_gain(_lose(stage, seat, card), seat, taken_card), wall=line[1:])
        case SwapOffered(_, card):
            return replace(stage, offered=card)
        case BugsSwapped(_, given, taken_card, place):
            line = _put(stage.wall, place, given)
            swapped = _gain(_lose(stage, seat, given), seat, taken_card)
            return replace(swapped, wall=line, offered=None)
        case BugShown(_, card):
            return replace(stage, shown=card)
        case BugDrawn(_, card, deck):
            return replace(_gain(stage, seat, card), deck=deck)
        case LarvaeHatched(_, larvae):
            one, other = larvae
            hatched = _lose(_lose(stage, seat, one), seat, other)
            return replace(hatched, gone=(*stage.gone, *larvae))
        case HatchlingTaken(_, card):
            return replace(_gain(stage, seat, card), wall=_without(stage.wall, (card,)))
        case LarvaeKept():
            return stage
        case _:
            assert_never(event)


def _passed(stage: Stage, event: BugsPassed) -> Stage:
    for gift in event.gifts:
        stage = _lose(stage, gift.giver, gift.card)
    for gift in event.gifts:
        stage = _gain(stage, gift.taker, gift.card)
    return replace(stage, has_given=(False,) * stage.people, given=None)


def _acted(stage: Stage, seat: Seat) -> Stage:
    return replace(stage, memory=replace(stage.memory, actor=seat))


def _gain(stage: Stage, seat: Seat, card: Card | None) -> Stage:
    """One bug more in somebody's hand."""
    sizes = _put(stage.sizes, seat, stage.sizes[seat] + 1)
    if seat != stage.you or card is None:
        return replace(stage, sizes=sizes)
    hand = list(stage.hand)
    insort(hand, card)
    return replace(stage, sizes=sizes, hand=tuple(hand))


def _lose(stage: Stage, seat: Seat, card: Card | None) -> Stage:
    """One bug fewer in somebody's hand."""
    sizes = _put(stage.sizes, seat, stage.sizes[seat] - 1)
    if seat != stage.you or card is None:
        return replace(stage, sizes=sizes)
    return replace(stage, sizes=sizes, hand=_without(stage.hand, (card,)))


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    left = set(gone)
    return tuple(card for card in cards if card not in left)


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values, but one of them another one."""
    return (*values[:place], value, *values[place + 1 :])
