"""Event → cues: how long each step lasts, what flies from where to where, and what is said.

Seconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.describe.glass.lines import say, what_is_left
from game.describe.glass.names import KIND_ASSETS
from game.describe.line import Line
from game.rules.glass import api as glass
from game.rules.glass.api import KINDS_ON, SIDE, Card, Case, Cell, View, kind_at
from game.seating import SeatSetup
from game.table import Seat
from scenes.glass.cards import InsectTile, face, tile
from scenes.glass.places import GlassPlaces
from scenes.glass.show.cue_highlights import CueHighlights, GlassCue
from scenes.glass.sounds import GlassSound
from scenes.kit.sound import Sound
from scenes.table.cue import Cue, Flight, Manner, Token, spot

COIN: Final = Token("glass/token_coin")
SPIDER_TOKEN: Final = Token("glass/token_spider", 3.9)  # with its thread
GONE: Final = 0.5  # of a card's way: then nobody is below it any more
APART: Final = 0.12  # of the time, from one insect that sits still to the next
QUARTERS: Final = (0, 1, SIDE, SIDE + 1)  # the cells of a card, from its upper left one on


def flee_flights(case: Case, seat: Seat, card: Card, cell: Cell) -> Mapping[Cell, Flight]:
    """Those that will be covered by others run to the nearest edge of the card.

    By the first cell of each; so are those that come to rest.
    """
    new = KINDS_ON[card]
    flights = {}
    for number, drawn in _insects(case, cell):
        if drawn.kind == new[number]:
            continue
        cells = _cells(drawn, cell + QUARTERS[number])
        token = Token(f"glass/insect_{KIND_ASSETS[drawn.kind]}")
        start = spot(GlassPlaces.insect, seat, cells)
        goal = spot(GlassPlaces.fled, seat, cells, *_away(number, drawn))
        flights[cells[0]] = Flight(token, start, goal, 0.0, GONE, manner=Manner.CREEP)
    return flights


def alight_flights(case: Case, seat: Seat, cell: Cell) -> Mapping[Cell, Flight]:
    """The insects of a card that lies there now: they come to rest one after the other."""
    flights = {}
    for nth, (number, drawn) in enumerate(_insects(case, cell)):
        cells = _cells(drawn, cell + QUARTERS[number])
        here = spot(GlassPlaces.insect, seat, cells)
        token = Token(f"glass/insect_{KIND_ASSETS[drawn.kind]}")
        still = 1 - APART * (len(QUARTERS) - 1 - nth)
        flights[cells[0]] = Flight(token, here, here, 0.0, still, manner=Manner.FLUTTER)
    return flights


def _insects(case: Case, cell: Cell) -> Iterator[tuple[int, InsectTile]]:
    """What is drawn in the cells of a card: the quarter it begins in, and the insect."""
    for number, step in enumerate(QUARTERS):
        kind = kind_at(case, cell + step)
        drawn = None if kind is None else tile(kind, 0, 0)
        if drawn is not None:
            yield number, drawn


def _cells(drawn: InsectTile, first: Cell) -> tuple[Cell, ...]:
    return tuple(
        first + row * SIDE + column for row in range(drawn.high) for column in range(drawn.wide)
    )


def _away(number: int, drawn: InsectTile) -> tuple[int, int]:
    """To the outer side of this quarter; what is as large as the card's side runs straight."""
    row, column = divmod(number, 2)
    return (
        0 if drawn.wide > 1 else 2 * column - 1,
        0 if drawn.high > 1 else 2 * row - 1,
    )


LAY_OUT: Final = 0.7
TAKE: Final = 0.5
SHOW: Final = 0.35
PLACE: Final = 0.55
ALIGHT: Final = 0.32
COUNT: Final = 0.75
SPEND: Final = 0.4
MOVE: Final = 0.55
SPIDER: Final = 1.6
DOWN: Final = 0.65  # of that, until the Spider is in its web
READ: Final = 1.2
LAST: Final = 1.6
MANY: Final = 3  # points that are heard as much


def cues(event: glass.Event, view: View, after: View, seats: Sequence[SeatSetup]) -> list[GlassCue]:
    """The show of one event, from a view at rest to the next one."""
    line = say(event, seats)
    match event:
        case glass.StacksLaid():
            turned = tuple(
                _turn_flight(stack, card, stack) for stack, card in enumerate(event.tops)
            )
            bare = replace(after, tops=(None,) * len(event.tops))
            return [Cue(LAY_OUT, bare, after, turned, line, sound=Sound.DEAL)]
        case glass.FirstCardTaken(seat, stack, card) | glass.CardDrawn(seat, stack, card):
            flight = Flight(
                face(card), spot(GlassPlaces.on_stack, stack), spot(GlassPlaces.in_hand, seat, card)
            )
            bare = _bare(view, stack)
            return [Cue(TAKE, bare, after, (flight,), line, sound=Sound.CARD)]
        case glass.TopShown():
            return [_show(event, view, after)]
        case glass.CardMoved():
            return list(_move(event, after, line))
        case glass.CardLaid():
            return list(_lay(event, view, after, line))
        case glass.SpiderSeen(seat, stack):
            alone = view.passed[1 - seat]
            return [_spider(stack, after, what_is_left(seat, seats, alone=alone))]
        case glass.TurnBegan(_, _, last):
            return [Cue(LAST if last else 0.0, after, after, line=line)]
        case glass.SeatPassed():
            return [Cue(READ, after, after, line=line, sound=GlassSound.OUT)]
        case glass.TurnLeft():
            return [Cue(READ, after, after, line=line)]
        case (
            glass.CasesOpened() | glass.CasesClosed() | glass.SourceScored() | glass.GameEnded()
        ):  # a sheet shows these
            return [Cue(0.0, view, after, line=line)]
        case _:
            assert_never(event)


def _bare(view: View, stack: int) -> View:
    """The same view while the top card of a stack is in the air."""
    tops = (None if place == stack else top for place, top in enumerate(view.tops))
    return replace(view, tops=tuple(tops))


def _turn_flight(stack: int, card: glass.Card, number: int = 0) -> Flight:
    """A top card that is turned over, one after the other."""
    start, top = 0.15 * number, spot(GlassPlaces.on_stack, stack)
    return Flight(face(card), top, top, start, start + 0.7, turns=True)


def _show(event: glass.TopShown, view: View, after: View) -> GlassCue:
    """What lay under a card is turned over; a card that was moved lies there already."""
    if event.card is None or event.height > view.heights[event.stack]:
        return Cue(0.0, after, after)
    bare = _bare(after, event.stack)
    return Cue(SHOW, bare, after, (_turn_flight(event.stack, event.card),))


def _move(event: glass.CardMoved, after: View, line: Line) -> Iterator[GlassCue]:
    """A coin spins onto a stack, and the card slides over to another one."""
    spin = Flight(
        COIN,
        spot(GlassPlaces.purse, event.seat),
        spot(GlassPlaces.on_stack, event.source),
        manner=Manner.HOP,
    )
    yield Cue(SPEND, after, after, (spin,), line, sound=GlassSound.COIN)
    bare = _bare(after, event.source)
    slide = Flight(
        face(event.card),
        spot(GlassPlaces.on_stack, event.source),
        spot(GlassPlaces.on_stack, event.target),
    )
    yield Cue(MOVE, bare, after, (slide,), line, sound=Sound.CARD)


def _lay(event: glass.CardLaid, view: View, after: View, line: Line) -> Iterator[GlassCue]:
    """Who lives there runs, a card drops into the case, and what it brings is framed."""
    seat, card = event.seat, event.card
    bare = replace(view, hands=after.hands)
    runs = flee_flights(view.cases[seat], seat, card, event.cell)
    drop = Flight(
        face(card),
        spot(GlassPlaces.in_hand, seat, card),
        spot(GlassPlaces.in_case, seat, event.cell),
        manner=Manner.LAID,
    )
    gain = sum(event.after) - sum(event.before)
    pitch = min(MANY - 1, max(0, gain // 3))
    cue_highlights = CueHighlights(seat, away=frozenset(runs))
    yield Cue(
        PLACE,
        bare,
        after,
        (*runs.values(), drop),
        line,
        cue_highlights,
        GlassSound.LAID,
        pitch,
        0.7,
    )
    wings = alight_flights(after.cases[seat], seat, event.cell)
    yield Cue(
        ALIGHT, after, after, (*wings.values(),), line, CueHighlights(seat, away=frozenset(wings))
    )
    cue_highlights = CueHighlights(
        seat, event.matched, glass.groups(view.cases[seat]), glass.groups(after.cases[seat])
    )
    yield Cue(COUNT, after, after, line=line, cue_highlights=cue_highlights)


def _spider(stack: int, after: View, line: Line) -> GlassCue:
    """It lets itself down into its web, and the room holds its breath."""
    above, web = spot(GlassPlaces.above_web, stack), spot(GlassPlaces.web, stack)
    down = Flight(SPIDER_TOKEN, above, web, 0.0, DOWN, manner=Manner.FALL)
    cue_highlights = CueHighlights(spider=True, web=stack)
    return Cue(SPIDER, after, after, (down,), line, cue_highlights, GlassSound.SPIDER)
