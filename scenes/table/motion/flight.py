"""Things in flight: what is drawn of them on their way."""

from __future__ import annotations

import math
from typing import Any, Final

from scenes.kit import display, parts
from scenes.kit.display import Item, Picture, Shape, Text
from scenes.kit.timeline import ease
from scenes.table.cue import (
    Anchor,
    CardFace,
    Cue,
    Flight,
    Manner,
    Pawn,
    Point,
    Position,
    Positions,
    Token,
)
from scenes.table.motion import paths, weight

THINNEST: Final = 0.06  # of a card's width, while it turns over
SWELL: Final = 0.14  # how much nearer a card is in the middle of its way
BEATS: Final = 5  # of wings on a way
FOLD: Final = 0.45  # of the width, when they are folded
TUCK: Final = 0.3  # of a way: what slips below a plaque fades
STEPS: Final = 3  # of what creeps, from one side to the other and back
SWAY: Final = 9.0  # degrees, to each side
STRIDE: Final = 60.0  # of what walks
PACES: Final = 2  # at least
TREAD: Final = 8.0  # how high it rises with each of them
WINGS: Final = 0.1  # of its size, how far up what flutters gets
FLAT: Final = 34.0 * 1.2  # narrower cards lie in a pile, and throw no shadow


class KnownPositions:
    """Positions that are looked up once: a deal starts many flights at one place, again and again.

    ``own`` are those of the game.
    """

    def __init__(self, positions: Positions) -> None:
        self.way = positions.way
        self.own = positions
        self._known: dict[Anchor, Position] = {}

    def position(self, anchor: Anchor) -> Position:
        """Its place, as ``Positions`` says."""
        if anchor not in self._known:
            self._known[anchor] = self.own.position(anchor)
        return self._known[anchor]


def flight_items(
    positions: Positions, cue: Cue[Any], progress: float, *, calm: bool = False
) -> list[Item]:
    """Everything in flight at this moment; ``calm`` fades things in where they will be.

    ``progress`` is how much of the cue is over, 0–1.
    """
    items: list[Item] = []
    for flight in cue.flights:
        share = _share(flight, progress)
        if share is None or (calm and flight.idle):
            continue
        start, goal = positions.position(flight.start), positions.position(flight.goal)
        if calm and flight.manner is Manner.CREEP:
            items += _thing(flight, start, alpha=1 - ease(share))
        elif calm:
            items += _thing(flight, goal, face=not flight.hides, alpha=ease(share))
        elif share < 1 or not goal.below:
            items += _between(positions, flight, start, goal, share)
    return items


def _share(flight: Flight, progress: float) -> float | None:
    """How far a flight is, 0–1; None before it begins."""
    if progress < flight.begin:
        return None
    length = max(flight.end - flight.begin, 1e-6)
    return min(1.0, (progress - flight.begin) / length)


def _between(
    positions: Positions, flight: Flight, start: Position, goal: Position, share: float
) -> tuple[Item, ...]:
    if flight.manner in (Manner.HOP, Manner.FALL):
        return _thing(flight, _hop(flight, start, goal, share))
    if flight.manner is Manner.CREEP:
        return _thing(flight, _creep(start, goal, share), alpha=min(1.0, (1 - share) / TUCK))
    if flight.manner is Manner.FLUTTER:
        return _thing(flight, _flutter(goal, share))
    if flight.manner is Manner.WALK:
        at = _walk(start, goal, positions.way(flight, start, goal, share), share)
        return _thing(flight, at, alpha=_out(start, goal, share))
    laid = flight.manner is Manner.LAID
    along = paths.landing(share) if laid else ease(share)
    x, y = positions.way(flight, start, goal, along)
    size = start.size + (goal.size - start.size) * along
    if isinstance(flight.thing, Pawn):
        size = goal.size * (1 + math.sin(math.pi * share) * 0.5)
    if laid:
        size += SWELL * goal.size * math.sin(math.pi * share)
        size *= weight.give(share)
    angle = 0.0
    if isinstance(flight.thing, CardFace):
        angle = start.angle + (goal.angle - start.angle) * along
    turn, face = 1.0, True
    if flight.turns or flight.hides:
        turn = max(THINNEST, abs(math.cos(math.pi * share)))
        face = (share >= 0.5) is flight.turns
    if flight.manner is Manner.FOLD:
        turn *= _wings(share)
    at = Position(x, y, size, angle)
    items = _thing(
        flight, at, turn=turn, face=face, alpha=_out(start, goal, share),
        widest=max(start.size, goal.size), lift=weight.lift(share) if laid else 0.0,
    )  # fmt: skip
    if laid and isinstance(flight.thing, CardFace):
        return (*weight.dust(goal, share), *items)
    return items


def _wings(share: float) -> float:
    """How wide something is that folds and unfolds a few times; open at both ends."""
    return 1 - FOLD * math.sin(math.pi * BEATS * share) ** 2


def _out(start: Position, goal: Position, share: float) -> float:
    """What comes from below a plaque, or slips below one, is seen only on its way."""
    alpha = min(1.0, share / TUCK) if start.below else 1.0
    return min(alpha, (1 - share) / TUCK) if goal.below else alpha


def _hop(flight: Flight, start: Position, goal: Position, share: float) -> Position:
    """A flat arc, or a fall that springs up twice."""
    lift = angle = 0.0
    if flight.manner is Manner.FALL:
        along, down = ease(min(1.0, share / paths.GROUND)), paths.bounce(share)
        if isinstance(flight.thing, Token) and flight.thing.tumbles:
            angle = weight.tumble(share, paths.GROUND)
    else:
        along = down = ease(share)
        lift = math.sin(math.pi * share) * min(40.0, abs(goal.x - start.x) * 0.25 + 14)
    return Position(
        start.x + (goal.x - start.x) * along,
        start.y + (goal.y - start.y) * down - lift,
        start.size + (goal.size - start.size) * along,
        angle,
    )


def _creep(start: Position, goal: Position, share: float) -> Position:
    """From one row of legs to the other, faster and faster."""
    along = share * share
    return Position(
        start.x + (goal.x - start.x) * along,
        start.y + (goal.y - start.y) * along,
        start.size + (goal.size - start.size) * along,
        SWAY * math.sin(2 * math.pi * STEPS * share),
    )


def _walk(start: Position, goal: Position, at: Point, share: float) -> Position:
    """Step by step, swaying from foot to foot."""
    x, y = at
    paces = max(PACES, round(math.dist(start[:2], goal[:2]) / STRIDE))
    foot = math.sin(math.pi * paces * share)
    size = start.size + (goal.size - start.size) * share
    return Position(x, y - TREAD * abs(foot), size, SWAY * foot)


def _flutter(at: Position, share: float) -> Position:
    """Less high the second time; in the end it sits where it belongs."""
    up = abs(math.sin(2 * math.pi * share)) * (1 - share)
    tilt = SWAY * math.sin(2 * math.pi * share) * (1 - share)
    return Position(at.x, at.y - WINGS * at.size * up, at.size * (1 + WINGS * up), tilt)


def _thing(
    flight: Flight,
    at: Position,
    *,
    turn: float = 1.0,
    face: bool = True,
    alpha: float = 1.0,
    widest: float = 0.0,
    lift: float = 0.0,
) -> tuple[Item, ...]:
    """``widest`` is how wide a card is where its way is at its widest: that face it wears."""
    thing = flight.thing
    match thing:
        case Pawn():
            body, initial = parts.pawn(at.x, at.y, at.size / 2, thing.colour, thing.name)
            assert isinstance(body, Shape)
            assert isinstance(initial, Text)
            return body._replace(alpha=alpha), initial._replace(alpha=alpha)
        case Token(picture, margin):
            wide = at.size * margin
            left, top = at.x - wide / 2, at.y - wide / 2
            return (Picture(picture, left, top, wide, wide, at.angle, alpha),)
        case CardFace(deck, code):
            shown = code if face else None
            shadow = at.size > FLAT and alpha >= 1
            return (
                display.Card(
                    deck, shown, at.x, at.y, at.size, at.angle, turn=turn, alpha=alpha,
                    shadow=shadow, face=widest, lift=lift,
                ),
            )  # fmt: skip
        case _:
            return tuple(thing.items(at, alpha))
