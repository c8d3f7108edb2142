"""Things in flight: where each anchor is in this window, and what is drawn on the way."""

from __future__ import annotations

import math
from typing import Final, NamedTuple, assert_never

from game.rules.council.api import Card, card_name
from scenes.council.board.cubes import cube
from scenes.council.cards import DECK
from scenes.council.emissary import card_at
from scenes.council.places import CUBE as CUBE_SIZE
from scenes.council.places import DOOR_PAWN, BoardPlace, TablePlace, cube_block
from scenes.council.solo.place import SoloPlace
from scenes.council.stage import Stage
from scenes.kit import display, parts
from scenes.kit.display import Item, Picture, Shape, Text
from scenes.kit.timeline import ease
from scenes.table import hand as fan
from scenes.table import paths
from scenes.table.cue import (
    CROWN,
    CUBE,
    Above,
    Anchor,
    AtDoor,
    Cue,
    Flight,
    Heap,
    InChambers,
    InHand,
    InPyramid,
    InSupply,
    LaidOut,
    Offstage,
    OnBelongings,
    OnCrown,
    OnDeck,
    OnPile,
    OnSpace,
    OnTable,
    Pawn,
)

PILE_WIDTH: Final = 34.0
DECK_WIDTH: Final = 70.0
HOVER: Final = 58.0
THINNEST: Final = 0.06  # of a card's width, while it turns over
SWELL: Final = 0.14  # how much nearer a card is in the middle of its way
TUCK: Final = 0.3  # of a way: what slips below a plaque fades
HEAPED: Final = (-7.0, 5.0, -3.0, 4.0, 0.0)  # how cards lie that are pushed together


class Spot(NamedTuple):
    """A place in the window, with the size and the tilt a thing has there."""

    x: float
    y: float
    size: float
    angle: float = 0.0
    below: bool = False  # a plaque lies over it


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
        case Heap(seat, slot):
            x, y = place.trick_card(seat)
            return Spot(x + slot * 7, y - slot * 5, place.card_width, HEAPED[slot % len(HEAPED)])
        case AtDoor():
            return Spot(*board.door, DOOR_PAWN * board.unit)
        case OnCrown(faction):
            return Spot(*board.crown(faction), 44 * board.unit)
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
        return Spot(x, y, DECK_WIDTH, below=True)
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
        if calm:
            items += _thing(flight, goal, face=not flight.hides, alpha=ease(share))
        elif share < 1 or not goal.below:
            items += _between(place.board, flight, start, goal, share)
    return items


def _share(flight: Flight, progress: float) -> float | None:
    """How far a flight is, 0–1; None before it begins."""
    if progress < flight.begin:
        return None
    length = max(flight.end - flight.begin, 1e-6)
    return min(1.0, (progress - flight.begin) / length)


def _between(
    board: BoardPlace, flight: Flight, start: Spot, goal: Spot, share: float
) -> tuple[Item, ...]:
    """What flies, where it is now."""
    if flight.thing == CUBE:
        return _thing(flight, _cube_at(flight, start, goal, share))
    lands = isinstance(flight.goal, OnTable)
    along = paths.landing(share) if lands else ease(share)
    rim = paths.CITIES if isinstance(flight.goal, Heap) else paths.RIM
    x, y = paths.way(board, start[:2], goal[:2], along, rim)
    size = start.size + (goal.size - start.size) * along
    if isinstance(flight.thing, Pawn):
        size = goal.size * (1 + math.sin(math.pi * share) * 0.5)
    if lands:
        size += SWELL * goal.size * math.sin(math.pi * share)
    angle = start.angle + (goal.angle - start.angle) * along
    turn, face = 1.0, True
    if flight.turns or flight.hides:
        turn = max(THINNEST, abs(math.cos(math.pi * share)))
        face = (share >= 0.5) is flight.turns
    return _thing(
        flight, Spot(x, y, size, angle), turn=turn, face=face, alpha=_out(start, goal, share)
    )


def _out(start: Spot, goal: Spot, share: float) -> float:
    """What comes from below a plaque, or slips below one, is seen only on its way."""
    alpha = min(1.0, share / TUCK) if start.below else 1.0
    return min(alpha, (1 - share) / TUCK) if goal.below else alpha


def _cube_at(flight: Flight, start: Spot, goal: Spot, share: float) -> Spot:
    """A flat arc; with ``bounces`` a fall that springs up twice."""
    lift = 0.0
    if flight.bounces:
        along, down = ease(min(1.0, share / paths.GROUND)), paths.bounce(share)
    else:
        along = down = ease(share)
        lift = math.sin(math.pi * share) * min(40.0, abs(goal.x - start.x) * 0.25 + 14)
    return Spot(
        start.x + (goal.x - start.x) * along,
        start.y + (goal.y - start.y) * down - lift,
        start.size + (goal.size - start.size) * along,
    )


def _thing(
    flight: Flight, at: Spot, *, turn: float = 1.0, face: bool = True, alpha: float = 1.0
) -> tuple[Item, ...]:
    thing = flight.thing
    if isinstance(thing, Pawn):
        body, initial = parts.pawn(at.x, at.y, at.size / 2, thing.colour, thing.name)
        assert isinstance(body, Shape)
        assert isinstance(initial, Text)
        return body._replace(alpha=alpha), initial._replace(alpha=alpha)
    if thing == CUBE:
        return (cube(at.x, at.y, at.size)._replace(alpha=alpha),)
    if thing == CROWN:
        half = at.size / 2
        return (Picture("token_crown", at.x - half, at.y - half, at.size, at.size, alpha=alpha),)
    code = card_name(thing) if isinstance(thing, int) and face else None
    shadow = at.size > PILE_WIDTH * 1.2 and alpha >= 1
    return (
        display.Card(
            DECK, code, at.x, at.y, at.size, at.angle, turn=turn, alpha=alpha, shadow=shadow
        ),
    )
