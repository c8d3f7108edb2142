"""The table as a picture: a pure function of a stage and of how it should look right now.

Every layer draws the whole table through this one function, so the ring never moves and no
layer needs to know what another one has drawn.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final

from game.describe.council.names import age_words, card_codes
from game.rules.council import api as council
from game.table import Seat
from game.words import _, pgettext
from scenes.council.anchors import face
from scenes.council.board.board import BoardLook, board_items
from scenes.council.board.chambers import visitor_items
from scenes.council.board.furniture import deck, legend, supply_bowl
from scenes.council.board.rungs import ladder_items
from scenes.council.board.seats import seat_items
from scenes.council.board.trick import RowLook, row_items
from scenes.council.cards import DECK
from scenes.council.emissary import emissary_chips, emissary_items
from scenes.council.faces.bubble import bubble_items
from scenes.council.places import TablePlace, table_place
from scenes.council.show.cue_highlights import CueHighlights
from scenes.council.sky import light_of, swarm
from scenes.council.solo.place import SoloPlace, solo_place
from scenes.council.solo.side import SoloHighlights, solo_side
from scenes.council.stage.order import playing_order
from scenes.council.stage.table_stage import Stage
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Layout
from scenes.kit.scene import Frame
from scenes.table.highlights import Highlights, TableTop, menu
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


def bottom(stage: Stage) -> Seat:
    """The seat at the lower edge: whose stage it is; a spectator sits behind seat 0."""
    return 0 if stage.you is None else stage.you


def place_of(
    frame: Frame,
    stage: Stage,
    *,
    panels: bool = False,
    visit: bool = False,
    waiting: Seat | None = None,
    covered: float = 0.0,
) -> TablePlace:
    """The table in this window for this stage; ``waiting`` is whose card is to come.

    ``covered`` is so much of the lower edge: hand and ladder stand above that.
    """
    place = _place_of(frame, stage, playing_order(stage, waiting), panels=panels, visit=visit)
    return place.above(covered) if covered else place


def _place_of(
    frame: Frame, stage: Stage, order: tuple[Seat, ...], *, panels: bool, visit: bool
) -> TablePlace:
    ring = stage.ring or tuple(range(5))
    if stage.people == 1:
        return solo_place(frame, ring, order)
    me = bottom(stage)
    return table_place(frame, ring, stage.people, me, order, beside_panels=panels, right_only=visit)


def table_items(frame: Frame, stage: Stage, top: TableTop, highlights: Highlights) -> list[Item]:
    """The whole table without the talking ribbon and without anything in flight."""
    highlights = CouncilHighlights.of(highlights)
    place = place_of(
        frame,
        stage,
        panels=highlights.panels,
        visit=highlights.visit,
        waiting=highlights.waiting_for,
        covered=top.covered,
    )
    layout, cue_highlights = place.layout, _cue_highlights(highlights.cue_highlights)
    items: list[Item] = [*ground(frame, layout, light_of(stage.age))]
    items += swarm(stage.age, frame.width, frame.height)
    board = highlights.board or plain_board(stage, cue_highlights)
    items += board_items(place.board, board, top.seats, large=frame.large)
    if stage.visitor is not None:
        items += visitor_items(place.board, top.seats[stage.visitor])
    items += _bars(frame, layout, stage, top, highlights)
    if highlights.supply:
        items += supply_bowl(frame, layout, stage.supply)
        items += deck(place.deck)
    items += _ladder(frame, place, stage, cue_highlights)
    if isinstance(place, SoloPlace) and stage.solo is not None:
        keys = len(parts.hint_lines(frame, layout["hints"], highlights.hints))
        items += solo_side(frame, place, stage, stage.solo, highlights.solo, keys)
    items += seat_items(frame, place, stage, top, highlights, cue_highlights.winner)
    if stage.emissary and (highlights.panels or highlights.visit):
        items += emissary_chips(frame, place.seat(stage.people), stage.emissary)
    elif stage.people > 1:
        focus = None if highlights.focus_card is None else council.CARDS[highlights.focus_card]
        items += emissary_items(place, stage.emissary, highlights.emissary_allowed, focus)
    if not highlights.panels:
        items += _trick(frame, place, stage, top, highlights)
    if stage.people > 1 and not highlights.panels:
        items += _told(frame, layout, stage, top, highlights)
    if top.liked.remarks and not (highlights.panels or highlights.visit or cue_highlights.hushed):
        items += bubble_items(frame, place, stage, top)
    if highlights.hints:
        items += parts.hint_box(frame, layout["hints"], highlights.hints, glows=highlights.pondered)
    return items + _hand(frame, layout, stage, highlights)


def _cue_highlights(cue_highlights: object) -> CueHighlights:
    return cue_highlights if isinstance(cue_highlights, CueHighlights) else CueHighlights()


def _ladder(
    frame: Frame, place: TablePlace, stage: Stage, cue_highlights: CueHighlights
) -> list[Item]:
    """The order of strength; while something changes it, as it was before."""
    order = cue_highlights.order or council.strength_order(stage.cubes, stage.ring)
    termite = None if stage.solo is None else stage.solo.termite
    led = council.suit_of(stage.table[0][1]) if stage.table else None
    return ladder_items(
        frame, place.ladder, order, stage.cubes, termite, led, cue_highlights.climbing
    )


def _told(
    frame: Frame, layout: Layout, stage: Stage, top: TableTop, highlights: CouncilHighlights
) -> list[Item]:
    """The trick before this one, and in words who wins and visits so far."""
    if highlights.visit:
        return []
    items: list[Item] = []
    last = [(seat, face(card)) for seat, card in stage.last_trick]
    if frame.width >= WIDE:
        winner = stage.table[0][0] if stage.table else stage.lead  # who has won it leads now
        items += open_last_trick(frame, layout["last_open"], last, top.seats, winner)
    elif not frame.large:  # large letters need its room; a key shows it as well
        items += last_trick(frame, layout["last_trick"], [card for _, card in last])
    if top.hints:
        items += legend(frame, layout, stage, top.seats)
    return items


def plain_board(stage: Stage, cue_highlights: object = None) -> BoardLook:
    """The board as it stands; ``cue_highlights`` is what stands out on it."""
    shown = _cue_highlights(cue_highlights)
    return BoardLook(
        cubes=stage.cubes,
        chambers=stage.chambers,
        age=stage.age,
        scores=stage.scores,
        seated=shown.seated,
        focus=shown.lit,
        inviting=shown.inviting,
        crowned=shown.crowned,
        termite=stage.solo.termite if stage.solo is not None else None,
    )


def layout_of(frame: Frame, stage: Stage) -> Layout:
    """The map this table is laid out by."""
    return frame.layout("council/solo" if stage.people == 1 else "council/table")


def _hand(frame: Frame, layout: Layout, stage: Stage, highlights: Highlights) -> list[Item]:
    hand = None if stage.you is None else card_codes(stage.hand)
    backs = stage.hand_sizes[bottom(stage)]
    return fan_or_backs(frame, layout["hand"], DECK, hand, backs, highlights)


def _bars(
    frame: Frame, layout: Layout, stage: Stage, top: TableTop, highlights: Highlights
) -> list[Item]:
    usual = _("Trick {number} of {all}").format(number=stage.trick_number, all=council.TRICKS)
    words = highlights.title or usual
    return [
        *parts.status_bar(frame, layout["status"], age_words(min(stage.age, council.AGES)), words),
        *parts.menu_bar(frame, layout["menu_bar"], menu(top.liked.speed)),
    ]


def _trick(
    frame: Frame, place: TablePlace, stage: Stage, top: TableTop, highlights: CouncilHighlights
) -> list[Item]:
    """The row of the trick, from the time when everybody has declared."""
    wins, visits = _marks(stage, top)
    cue_highlights = _cue_highlights(highlights.cue_highlights)
    if highlights.waiting_for == highlights.turn:
        words = _("your card")
    else:
        machine = pgettext("the Termitenator", "its card")
        words = pgettext("the Emissary", "its card") if stage.emissary else machine
    row = RowLook(
        wins=wins,
        visits=visits,
        waiting=highlights.waiting_for,
        words=words,
        over=highlights.carried is not None,
        trick=cue_highlights.trick or stage.table,
    )
    if cue_highlights.trick:
        place = replace(place, order=tuple(seat for seat, _ in cue_highlights.trick))
    return row_items(frame, place, stage, top.seats, row)


def _marks(stage: Stage, top: TableTop) -> tuple[Seat | None, Seat | None]:
    """Who wins and who visits, settled or (where the table wants it) as things stand."""
    if stage.won_by is not None:
        return stage.won_by, stage.visitor
    stands = council.standing(stage.table, stage.cubes)
    if not top.hints or stands is None or len(stage.table) < 2:
        return None, None
    return stands.winner, stands.visitor
