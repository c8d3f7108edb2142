"""Where each anchor of the attic is in this window, and how one flies from one to the other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, assert_never

from game.rules.rugs.api import CARDS
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.rugs.anchors import (
    PIECES,
    AtSeat,
    Away,
    BesideDrawer,
    Gift,
    Middle,
    Offered,
    OnFloor,
    OnPaper,
    OnRing,
    OnWall,
    RugsAnchor,
    Shard,
    Shells,
)
from scenes.rugs.board.hand import lay_out
from scenes.rugs.board.paper import APART, RINGED, SHOWN, paper_place
from scenes.rugs.places import DECK_WIDTH, AtticPlaces
from scenes.rugs.stage import Stage
from scenes.table.cue import Anchor, Flight, InHand, OnDeck, Point, Position
from scenes.table.motion import paths

FAR: Final = 150.0  # how high what leaves the game floats
LARGE: Final = 210.0
ARC: Final = 0.16  # of the way: what is swapped or passed keeps out of the other's way
FLUTTERS: Final = 3.0  # of a butterfly's copy on its way
ZIGZAGS: Final = 4.0  # of a fly
STEPS: Final = 6.0  # of a beetle
SHAKES: Final = 5.0  # of a Larva before it leaves
CHIP: Final = 44.0  # how large a piece of a shell is
THROWN: Final = (120.0, 64.0)  # how far pieces of a shell fly, across and down
SPRAY: Final = 46.0  # how high they are thrown on their way
UNKNOWN: Final = 70.0  # width of a card in a hand that is not seen


@dataclass(frozen=True, slots=True)
class RugsPositions:
    """``stage`` is the one the cue ends in: it knows the hand and the line."""

    frame: Frame
    places: AtticPlaces
    stage: Stage

    def position(self, anchor: Anchor) -> Position:
        """Where an anchor is."""
        if not isinstance(anchor, RugsAnchor):
            raise TypeError(f"{anchor!r} is no place of the attic")
        return self._spot(anchor)

    def way(self, flight: Flight, start: Position, goal: Position, along: float) -> Point:
        """Bugs slide straight on; butterflies, flies and beetles go their own way."""
        x, y = paths.between(start[:2], goal[:2], along)
        share = min(1.0, max(0.0, along))
        swell = math.sin(math.pi * share)
        if isinstance(flight.goal, Middle) or isinstance(flight.start, Middle):
            wing = math.sin(math.tau * FLUTTERS * share)
            return x + 26 * wing * swell, y - 40 * swell + 12 * wing
        if isinstance(flight.goal, Shard):
            return x, y - SPRAY * swell
        if isinstance(flight.goal, Away):
            return x + 9 * math.sin(math.tau * SHAKES * share) * (1 - share), y
        dx, dy = goal.x - start.x, goal.y - start.y
        if isinstance(flight.start, Offered) or isinstance(flight.goal, OnWall):
            return x + dy * ARC * swell, y - dx * ARC * swell
        if isinstance(flight.start, OnRing):
            return self._passed(flight.start.step, (x, y), (dx, dy), share)
        return x, y

    def _passed(self, step: int, at: Point, by: Point, share: float) -> Point:
        """Along the ring: flies zigzag to the right, beetles march to the left."""
        swell = math.sin(math.pi * share)
        x, y = at[0] + by[1] * step * ARC * swell, at[1] - by[0] * step * ARC * swell
        if step < 0:
            zag = math.sin(math.tau * ZIGZAGS * share) * swell
            return x + 10 * zag, y - 22 * zag
        return x, y - 9 * abs(math.sin(math.pi * STEPS * share)) * swell

    def _spot(self, anchor: RugsAnchor) -> Position:
        places = self.places
        match anchor:
            case InHand(seat, code):
                return self._in_hand(seat, code)
            case OnDeck():
                return Position(*places.deck, DECK_WIDTH)
            case OnFloor(place, count):
                return places.floor(count)[place]
            case OnWall(place, count):
                return places.wall(count)[place]
            case Away(place, count):
                position = places.wall(count)[place]
                return position._replace(y=max(20.0, position.y - FAR), angle=8.0, below=True)
            case OnRing(seat):
                return Position(*places.ring(seat), RINGED)
            case Offered():
                x, y = places.middle
                return Position(x - SHOWN / 2 - APART, y + 50, SHOWN, -2.0)
            case Middle():
                x, y = places.middle
                return Position(x, y + 20, LARGE)
            case Gift():
                x, y = places.middle
                return Position(x, y + 52, LARGE)  # below the paper
            case OnPaper():
                paper = paper_place(places, self.stage)
                return Position(paper.x + 48, paper.cy, 64)
            case AtSeat(seat):
                return _corner(places.seat(seat))
            case BesideDrawer():
                return Position(*places.end_card, 100)
            case Shells(seat, side):
                x, y = places.hand_of(seat)
                mine = seat == places.me
                return Position(x + 40 * side, y - (60 if mine else 0), 90, 12.0 * side, below=True)
            case Shard(at, piece, flown):
                return _shard(self._spot(at), piece, flown=flown)
            case _:
                assert_never(anchor)

    def _in_hand(self, seat: int, code: str | None) -> Position:
        places, stage = self.places, self.stage
        if seat != stage.you or code is None:
            x, y = places.hand_of(seat)
            return Position(x, y, UNKNOWN, below=seat != places.me or stage.you is None)
        card, hand = CARDS[code], stage.hand
        if card not in hand:
            hand = (*hand, card)
        held = lay_out(self.frame, places.layout["hand"], hand)
        return next(each.position for each in held if each.card == card)


def _corner(place: Place) -> Position:
    return Position(place.x + 100, place.cy, 40)


def _shard(at: Position, piece: int, *, flown: bool) -> Position:
    """Pieces begin close together, and end all around."""
    turn = math.tau * (piece + 0.5) / PIECES
    across, down = THROWN if flown else (THROWN[0] * 0.15, THROWN[1] * 0.15)
    x, y = at.x + across * math.cos(turn), at.y + down * math.sin(turn)
    return Position(x, y, CHIP, below=flown)
