"""Where the pieces of the council's table lie in the picture, by their ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe.council.names import card_codes
from game.rules.council.api import TermitenatorView, View, card_name
from scenes.council.board_place import HALL, BoardPlace
from scenes.council.emissary import card_at
from scenes.council.picture import CouncilHighlights
from scenes.council.places import SoloPlace, TablePlace, place_of
from scenes.council.solo.opponent import stake_place
from scenes.kit import parts
from scenes.kit.cards import card_box
from scenes.kit.layout import Outline, Place
from scenes.kit.scene import Frame
from scenes.table.highlights import Highlights, TableContext
from scenes.table.pieces import hand as fan
from scenes.table.pieces.plaque import note_place, pile_place
from scenes.tricks.seats import DECK_WIDTH

PAWN: Final = 40.0  # at the design radius
CHEVRON: Final = 42.0
CROWN: Final = 44.0

Boxes = Iterator[tuple[str, Place]]


def boxes(frame: Frame, view: View, top: TableContext, highlights: Highlights) -> dict[str, Place]:
    """The board and what lies beside it, the seats, the cards that lie open, and the hand."""
    highlights = CouncilHighlights.of(highlights)
    place = place_of(frame, view, panels=highlights.panels, covered=top.covered)
    found = dict([*_board(place.board, view), *_furniture(place, highlights), *_seats(place, view)])
    if isinstance(place, SoloPlace) and view.termitenator is not None:
        found |= _solo(place, view.termitenator, highlights)
    if view.seats == 1 or not highlights.panels:
        found |= _cards(place, view)
    if view.you is not None and not highlights.hide_hand:
        found |= fan.fan_boxes(place.layout["hand"], card_codes(view.hand or ()))
    return found


def outlines(
    frame: Frame, view: View, top: TableContext, highlights: Highlights
) -> dict[str, Outline]:
    """The cities and the Chambers, which are round."""
    highlights = CouncilHighlights.of(highlights)
    board = place_of(frame, view, panels=highlights.panels, covered=top.covered).board
    cities = {f"city:{faction}": board.wedge(faction) for faction in view.ring}
    return {**cities, "chambers": board.disc(HALL)}


def _board(board: BoardPlace, view: View) -> Boxes:
    """Cities, crowns, arrows, the Chambers and the pawns."""
    unit, radius = board.unit, board.radius
    for faction in view.ring:
        yield f"city:{faction}", board.city(faction)
        if view.cubes[faction] == max(view.cubes):
            crown = parts.centre(*board.crown(faction), CROWN * unit, CROWN * unit)
            yield f"crown:{faction}", crown
    for border in range(5):
        x, y = board.at(0.355, border * 72 + 36)
        yield f"chevron:{border}", parts.centre(x, y, CHEVRON * unit, CHEVRON * unit)
    yield "chambers", parts.centre(board.cx, board.cy, 2 * HALL * radius, 2 * HALL * radius)
    if view.visitor is not None:
        yield "visitor", parts.centre(*board.door, PAWN * unit, PAWN * unit)
    for seat, (x, y) in enumerate(board.score_spots(view.scores)):
        yield f"pawn:{seat}", parts.centre(x, y, PAWN * unit, PAWN * unit)


def _furniture(place: TablePlace, highlights: CouncilHighlights) -> Boxes:
    """The strip of strengths, the bowl and the deck."""
    yield "strength", place.layout["ladder"]
    if highlights.supply:
        yield "supply", place.layout["supply"]
        yield "deck", card_box(*place.deck, DECK_WIDTH)


def _seats(place: TablePlace, view: View) -> Boxes:
    """The plaques, with what was declared and won on each of them."""
    for seat in range(1 if view.seats == 1 else view.owners):
        plaque = place.seat(seat)
        yield f"plaque:{seat}", plaque
        yield f"flag:{seat}", note_place(plaque)
        yield f"pile:{seat}", pile_place(plaque)


def _solo(place: SoloPlace, solo: TermitenatorView, highlights: CouncilHighlights) -> Boxes:
    panel = place.layout["opponent"]
    yield "ability", panel
    yield "mood", parts.box(panel.x + 18, panel.bottom - 62, panel.w - 36, 48)
    if solo.stake:
        yield "stake", stake_place(panel)
    yield "belongings", place.belongings
    if not highlights.solo.pyramid:
        return
    for number, lies in enumerate(solo.lies):
        if lies:
            at = place.pyramid_card(number)
            yield f"pyramid:{number}", card_box(*at, place.pyramid_width)


def _cards(place: TablePlace, view: View) -> Boxes:
    """The trick, and the cards of the Emissary."""
    for seat, card in view.trick:
        yield f"trick:{card_name(card)}", card_box(*place.trick_card(seat), place.card_width)
    for card in view.emissary or ():
        at = card_at(place, view.emissary or (), card)
        yield f"card:{card_name(card)}", card_box(*at, place.emissary_width)
