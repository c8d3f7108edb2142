"""Things in flight: where each anchor is in this window, and what is drawn on the way."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple, assert_never

from game.rules.council.api import Card, card_name
from scenes.council import fan
from scenes.council.board import cube
from scenes.council.cues import (
    CUBE,
    Above,
    Anchor,
    Cue,
    Flight,
    InChambers,
    InHand,
    InPyramid,
    InSupply,
    LaidOut,
    Offstage,
    OnBelongings,
    OnDeck,
    OnPile,
    OnSpace,
    OnTable,
)
from scenes.council.emissary import card_at
from scenes.council.geometry import CUBE as CUBE_SIZE
from scenes.council.geometry import TablePlace, cube_block
from scenes.council.solo_place import SoloPlace
from scenes.council.stage import Stage
from scenes.kit import display
from scenes.kit.display import Item
from scenes.kit.timeline import ease

PILE_WIDTH: Final = 34.0
DECK_WIDTH: Final = 70.0
HOVER: Final = 58.0
THINNEST: Final = 0.06  # of a card's width, while it turns over


class Spot(NamedTuple):
    """A place in the window, with the size and the tilt a thing has there."""

    x: float
    y: float
    size: float
    angle: float = 0.0


def spot(place: TablePlace, stage: Stage, anchor: Anchor) -> Spot:
    """Where an anchor is. ``stage`` is the one the cue ends in: it knows the final fan."""
    board = place.board
    size = CUBE_SIZE * board.unit
    match anchor:
        case InHand(seat, card):
            return _in_hand(place, stage, seat, card)
        case OnTable(seat):
            x, y = place.trick_card(seat)
            return Spot(x, y, place.card_width)
        case OnPile(seat):
            x, y = place.pile(seat)
            return Spot(x, y, PILE_WIDTH)
        case OnDeck():
            x, y = place.supply
            return Spot(x, y - 96, DECK_WIDTH, -8)
        case OnSpace(faction, slot, count):
            x, y = board.cube_slots(faction, count)[slot]
            return Spot(x, y, size)
        case Above(faction, slot, count):
            x, y = board.space(faction)
            dx, dy = cube_block(0, 0, count, size * 0.9)[slot]
            return Spot(x + dx, y + dy - HOVER * board.unit, size * 1.12)
        case InChambers(slot, count):
            slots = board.chamber_slots(min(count, 8))
            x, y = slots[min(slot, len(slots) - 1)]
            return Spot(x, y, 22 * board.unit)
        case InPyramid() | OnBelongings() | LaidOut():
            assert isinstance(place, SoloPlace)
            return _solo_spot(place, anchor)
        case InSupply():
            x, y = place.supply
            return Spot(x, y, 30)
        case Offstage(faction):
            x, y = board.space(faction)
            return Spot(x, y - 300 * board.unit, size * 1.3)
        case _:
            assert_never(anchor)


def _solo_spot(place: SoloPlace, anchor: InPyramid | OnBelongings | LaidOut) -> Spot:
    match anchor:
        case InPyramid(number):
            x, y = place.pyramid_card(number)
            return Spot(x, y, place.pyramid_width)
        case OnBelongings():
            x, y = place.belongings
            return Spot(x, y, 62)
        case LaidOut(number, count):
            x, y = place.laid_out(number, count)
            return Spot(x, y, place.pyramid_width)
        case _:
            assert_never(anchor)


def _in_hand(place: TablePlace, stage: Stage, seat: int, card: Card | None) -> Spot:
    if seat >= place.people and card is not None and not isinstance(place, SoloPlace):
        x, y = card_at(place, stage.emissary, card)
        return Spot(x, y, place.emissary_width)
    if seat != place.me:
        x, y = place.hand_of(seat)
        return Spot(x, y, PILE_WIDTH * 1.6)
    hand = stage.hand
    if card is None or seat != stage.you:
        x, y = place.hand_of(seat)
        return Spot(x, y, fan.CARD_WIDTH)
    if card not in hand:
        hand = tuple(sorted((*hand, card)))
    held = fan.resting(place.layout["hand"], hand)[card]
    return Spot(held.x, held.y, fan.CARD_WIDTH, held.angle)


def flying(place: TablePlace, cue: Cue, progress: float, *, calm: bool = False) -> list[Item]:
    """Everything in flight at this moment; ``calm`` fades things in where they will be."""
    items: list[Item] = []
    spots: dict[Anchor, Spot] = {}  # a deal starts many flights at one place
    for flight in cue.flights:
        share = _share(flight, progress)
        if share is None:
            continue
        for anchor in (flight.start, flight.goal):
            if anchor not in spots:
                spots[anchor] = spot(place, cue.after, anchor)
        start, goal = spots[flight.start], spots[flight.goal]
        items += _settled(flight, goal, share) if calm else _between(flight, start, goal, share)
    return items


def _share(flight: Flight, progress: float) -> float | None:
    """How far a flight is, 0–1; None before it begins."""
    if progress < flight.begin:
        return None
    length = max(flight.end - flight.begin, 1e-6)
    return min(1.0, (progress - flight.begin) / length)


def _settled(flight: Flight, goal: Spot, share: float) -> Iterator[Item]:
    yield _thing(flight, goal, turn=1.0, face=True, alpha=ease(share))


def _between(flight: Flight, start: Spot, goal: Spot, share: float) -> Iterator[Item]:
    """A flat arc; with ``bounces`` a fall that springs up twice."""
    along = ease(share)
    lift = 0.0
    if flight.bounces:
        along = _bounce(share)
    elif flight.thing == CUBE:
        lift = math.sin(math.pi * share) * min(40.0, abs(goal.x - start.x) * 0.25 + 14)
    now = Spot(
        start.x + (goal.x - start.x) * along,
        start.y + (goal.y - start.y) * along - lift,
        start.size + (goal.size - start.size) * along,
        start.angle + (goal.angle - start.angle) * along,
    )
    turn, face = 1.0, True
    if flight.turns:
        turn = max(THINNEST, abs(math.cos(math.pi * share)))
        face = share >= 0.5
    yield _thing(flight, now, turn=turn, face=face, alpha=1.0)


def _bounce(share: float) -> float:
    """A fall with two small springs; 1 is the ground."""
    if share < 0.6:
        return (share / 0.6) ** 2
    if share < 0.85:
        return 1 - 0.1 * math.sin(math.pi * (share - 0.6) / 0.25)
    return 1 - 0.03 * math.sin(math.pi * (share - 0.85) / 0.15)


def _thing(flight: Flight, at: Spot, *, turn: float, face: bool, alpha: float) -> Item:
    thing = flight.thing
    if thing == CUBE:
        picture = cube(at.x, at.y, at.size)
        return picture if alpha >= 1 else picture._replace(alpha=alpha)
    code = card_name(thing) if isinstance(thing, int) and face else None
    shadow = at.size > PILE_WIDTH * 1.2
    return display.Card(code, at.x, at.y, at.size, at.angle, turn=turn, alpha=alpha, shadow=shadow)
