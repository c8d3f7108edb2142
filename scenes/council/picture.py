"""The table as a picture: a pure function of a view and of how it should look right now.

Every layer draws the whole table through this one function, so the ring never moves and no
layer needs to know what another one has drawn.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final

from game.describe.council.names import age_words, card_codes
from game.rules.council import api as council
from game.rules.council.api import View
from game.table import Seat
from game.words import _, pgettext
from scenes.council.board.board import BoardLook, board_items
from scenes.council.board.chambers import visitor_items
from scenes.council.board.furniture import deck, legend, supply_bowl
from scenes.council.board.rungs import ladder_items
from scenes.council.board.seats import seat_items
from scenes.council.board.trick import RowLook, row_items
from scenes.council.cards import DECK, face
from scenes.council.emissary import emissary_chips, emissary_items
from scenes.council.faces.bubble import bubble_items
from scenes.council.places import SoloPlace, TablePlace, place_of
from scenes.council.show.cue_highlights import CueHighlights
from scenes.council.sky import light_of, swarm
from scenes.council.solo.side import SoloHighlights, solo_side
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Layout
from scenes.kit.scene import Frame
from scenes.table.highlights import Highlights, TableContext, menu
from scenes.table.pieces.cloth import ground
from scenes.tricks.fan import fan_or_backs
from scenes.tricks.last_trick import last_trick, open_last_trick

WIDE: Final = 2400.0  # such a window has room for a sheet between the board and the seats


@dataclass(frozen=True, slots=True)
class CouncilHighlights(Highlights):
    """What a layer of the council wants to stand out.

    ``panels``: the side columns are needed, so the plaques move up and the trick leaves the table.
    ``visit``: only the right one is, and the trick stays where it is.
    """

    panels: bool = False
    visit: bool = False
    supply: bool = True  # the bowl gives way to the sheets of the declaration
    board: BoardLook | None = None
    waiting_for: Seat | None = None  # whose card is to come: show its dashed place
    emissary_allowed: Collection[council.Card] | None = None
    solo: SoloHighlights = field(default_factory=SoloHighlights)


def table_items(frame: Frame, view: View, top: TableContext, highlights: Highlights) -> list[Item]:
    """The whole table without the talking ribbon and without anything in flight."""
    highlights = CouncilHighlights.of(highlights)
    place = place_of(
        frame,
        view,
        panels=highlights.panels,
        visit=highlights.visit,
        waiting=highlights.waiting_for,
        covered=top.covered,
    )
    layout, cue_highlights = place.layout, _cue_highlights(highlights.cue_highlights)
    items: list[Item] = [*ground(frame, layout, light_of(view.age))]
    items += swarm(view.age, frame.width, frame.height)
    board = highlights.board or plain_board(view, cue_highlights)
    items += board_items(place.board, board, top.seats, large=frame.large)
    if view.visitor is not None:
        items += visitor_items(place.board, top.seats[view.visitor])
    items += _bars(frame, layout, view, top, highlights)
    if highlights.supply:
        items += supply_bowl(frame, layout, view.supply)
        items += deck(place.deck)
    items += _ladder(frame, place, view, cue_highlights)
    if isinstance(place, SoloPlace) and view.termitenator is not None:
        keys = len(parts.hint_lines(frame, layout["hints"], highlights.hints))
        items += solo_side(frame, place, view, view.termitenator, highlights.solo, keys)
    items += seat_items(frame, place, view, top, highlights, cue_highlights.winner)
    if view.emissary and (highlights.panels or highlights.visit):
        items += emissary_chips(frame, place.seat(view.seats), view.emissary)
    elif view.seats > 1:
        focus = None if highlights.focus_card is None else council.CARDS[highlights.focus_card]
        items += emissary_items(place, view.emissary or (), highlights.emissary_allowed, focus)
    if not highlights.panels:
        items += _trick(frame, place, view, top, highlights)
    if view.seats > 1 and not highlights.panels:
        items += _trick_words(frame, layout, view, top, highlights)
    if top.preferences.remarks and not (
        highlights.panels or highlights.visit or cue_highlights.hushed
    ):
        items += bubble_items(frame, place, view, top)
    if highlights.hints:
        items += parts.hint_box(frame, layout["hints"], highlights.hints, glows=highlights.pondered)
    return items + _hand(frame, layout, view, highlights)


def _cue_highlights(cue_highlights: object) -> CueHighlights:
    return cue_highlights if isinstance(cue_highlights, CueHighlights) else CueHighlights()


def _ladder(
    frame: Frame, place: TablePlace, view: View, cue_highlights: CueHighlights
) -> list[Item]:
    """The order of strength; while something changes it, as it was before."""
    order = cue_highlights.order or council.strength_order(view.cubes, view.ring)
    termite = view.termite
    led = council.suit_of(view.trick[0][1]) if view.trick else None
    return ladder_items(
        frame, place.ladder, order, view.cubes, termite, led, cue_highlights.climbing
    )


def _trick_words(
    frame: Frame, layout: Layout, view: View, top: TableContext, highlights: CouncilHighlights
) -> list[Item]:
    """The trick before this one, and in words who wins and visits so far."""
    if highlights.visit:
        return []
    items: list[Item] = []
    last = [(seat, face(card)) for seat, card in view.trick_before]
    if frame.width >= WIDE:
        winner = view.trick[0][0] if view.trick else view.lead  # who has won it leads now
        items += open_last_trick(frame, layout["last_open"], last, top.seats, winner)
    elif not frame.large:  # large letters need its room; a key shows it as well
        items += last_trick(frame, layout["last_trick"], [card for _, card in last])
    if top.hints:
        items += legend(frame, layout, view, top.seats)
    return items


def plain_board(view: View, cue_highlights: object = None) -> BoardLook:
    """The board as it stands; ``cue_highlights`` is what stands out on it."""
    shown = _cue_highlights(cue_highlights)
    return BoardLook(
        cubes=view.cubes,
        chambers=view.chambers,
        age=view.age,
        scores=view.scores,
        seated=shown.seated,
        focus=shown.lit,
        inviting=shown.inviting,
        crowned=shown.crowned,
        termite=view.termite,
    )


def _hand(frame: Frame, layout: Layout, view: View, highlights: Highlights) -> list[Item]:
    hand = None if view.you is None else card_codes(view.hand or ())
    backs = view.hand_sizes[view.you or 0]
    return fan_or_backs(frame, layout["hand"], DECK, hand, backs, highlights)


def _bars(
    frame: Frame, layout: Layout, view: View, top: TableContext, highlights: Highlights
) -> list[Item]:
    usual = _("Trick {number} of {all}").format(number=view.this_trick, all=council.TRICKS)
    words = highlights.title or usual
    return [
        *parts.status_bar(frame, layout["status"], age_words(min(view.age, council.AGES)), words),
        *parts.menu_bar(frame, layout["menu_bar"], menu(top.preferences.speed)),
    ]


def _trick(
    frame: Frame, place: TablePlace, view: View, top: TableContext, highlights: CouncilHighlights
) -> list[Item]:
    """The row of the trick, from the time when everybody has declared."""
    wins, visits = _marks(view, top)
    cue_highlights = _cue_highlights(highlights.cue_highlights)
    if highlights.waiting_for == highlights.turn:
        words = _("your card")
    else:
        machine = pgettext("the Termitenator", "its card")
        words = pgettext("the Emissary", "its card") if view.emissary else machine
    row = RowLook(
        wins=wins,
        visits=visits,
        waiting=highlights.waiting_for,
        words=words,
        over=highlights.carried is not None,
        trick=cue_highlights.trick or view.trick,
    )
    if cue_highlights.trick:
        place = replace(place, order=tuple(seat for seat, _ in cue_highlights.trick))
    return row_items(frame, place, view, top.seats, row)


def _marks(view: View, top: TableContext) -> tuple[Seat | None, Seat | None]:
    """Who wins and who visits, settled or (where the table wants it) as things stand."""
    if view.won_by is not None:
        return view.won_by, view.visitor
    stands = council.standing(view.trick, view.cubes)
    if not top.hints or stands is None or len(view.trick) < 2:
        return None, None
    return stands.winner, stands.visitor
