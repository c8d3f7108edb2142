"""The table as a picture: a pure function of a stage and of how it should look right now.

Every layer draws the whole table through this one function, so the ring never moves and no
layer needs to know what another one has drawn.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final

from game.match import SeatSetup
from game.rules.council.api import AGES, TRICKS, Card, Faction, standing
from game.table import Seat
from scenes.council.board.board import BoardLook, board_items
from scenes.council.board.chambers import visitor_items
from scenes.council.emissary import emissary_chips, emissary_items
from scenes.council.furniture import ground, last_trick, legend, strength_bar, supply_bowl, watching
from scenes.council.names import age_words
from scenes.council.places import TablePlace, table_place
from scenes.council.solo.place import SoloPlace, solo_place
from scenes.council.solo.side import SoloLook, solo_side
from scenes.council.stage import Oath, Stage
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Layout
from scenes.kit.scene import Frame
from scenes.table import hand as fan
from scenes.table import plaque as plaques

MENU: Final = (("menu:log", "Log", "L"), ("menu:speed", "Speed", "S"), ("menu", "Menu", "Esc"))


@dataclass(frozen=True, slots=True)
class Look:
    """What a layer wants to stand out.

    ``allowed`` None: nothing is asked of the hand. ``panels``: the side columns are needed, so
    the plaques move up and the trick leaves the table.
    """

    title: str = ""
    turn: Seat | None = None
    turn_words: str = ""
    allowed: Collection[Card] | None = None
    focus_card: Card | None = None
    rise: float = 1.0  # how far it has been raised
    hide_hand: bool = False
    watching: str = ""  # how fast, where nobody plays
    panels: bool = False
    supply: bool = True  # the bowl gives way to the sheets of the declaration
    board: BoardLook | None = None
    waiting_for: Seat | None = None  # whose card is to come: show its dashed place
    emissary_allowed: Collection[Card] | None = None
    solo: SoloLook = field(default_factory=SoloLook)
    hints: tuple[tuple[str, str], ...] = ()
    seated: int = 5
    lit: Faction | None = None
    inviting: tuple[Faction, ...] = ()
    crowned: tuple[Faction, ...] | None = None


@dataclass(frozen=True, slots=True)
class TableTop:
    """What does not change during a game: who sits where, and what the table wants shown."""

    seats: tuple[SeatSetup, ...]
    hints: bool = True
    people: frozenset[Seat] = field(default_factory=frozenset)

    def bottom(self, stage: Stage) -> Seat:
        """The seat at the lower edge: whose stage it is; a spectator sits behind seat 0."""
        return 0 if stage.you is None else stage.you


def place_of(frame: Frame, stage: Stage, top: TableTop, *, panels: bool = False) -> TablePlace:
    """The table in this window for this stage."""
    ring = stage.ring or tuple(range(5))
    if stage.people == 1:
        return solo_place(frame, ring)
    return table_place(frame, ring, stage.people, top.bottom(stage), beside_panels=panels)


def table_items(frame: Frame, stage: Stage, top: TableTop, look: Look) -> list[Item]:
    """The whole table without the talking ribbon and without anything in flight."""
    place = place_of(frame, stage, top, panels=look.panels)
    layout = place.layout
    board = look.board or replace(
        plain_board(stage, seated=look.seated, lit=look.lit),
        inviting=look.inviting,
        crowned=look.crowned,
    )
    items: list[Item] = [*ground(frame, layout)]
    items += board_items(place.board, board, top.seats)
    if stage.visitor is not None:
        items += visitor_items(place.board, top.seats[stage.visitor])
    items += _bars(frame, layout, stage, look)
    if look.supply:
        items += supply_bowl(frame, layout, stage.supply)
    if isinstance(place, SoloPlace) and stage.solo is not None:
        items += solo_side(frame, place, stage, stage.solo, look.solo)
    items += _seats(frame, place, stage, top, look)
    if stage.emissary and look.panels:
        items += emissary_chips(place.seat(stage.people), stage.emissary)
    if stage.people == 1:
        items += _trick(frame, place, stage, top, look)
    elif not look.panels:
        items += emissary_items(place, stage.emissary, look.emissary_allowed, look.focus_card)
        items += _trick(frame, place, stage, top, look)
        items += last_trick(frame, layout, stage)
        if top.hints:
            items += legend(frame, layout, stage, top.seats)
    if look.hints:
        items += parts.hint_box(frame, layout["hints"], look.hints)
    if stage.you is not None and not look.hide_hand:
        items += fan.fan_items(layout["hand"], stage.hand, look.allowed, look.focus_card, look.rise)
    elif look.watching:
        items += watching(frame, layout, stage.hand_sizes[top.bottom(stage)], look.watching)
    return items


def plain_board(stage: Stage, *, seated: int = 5, lit: Faction | None = None) -> BoardLook:
    """The board as it stands."""
    return BoardLook(
        cubes=stage.cubes,
        chambers=stage.chambers,
        age=stage.age,
        scores=stage.scores,
        seated=seated,
        focus=lit,
        termite=stage.solo.termite if stage.solo is not None else None,
    )


def layout_of(frame: Frame, stage: Stage) -> Layout:
    """The map this table is laid out by."""
    return frame.layout("solo" if stage.people == 1 else "table")


def _bars(frame: Frame, layout: Layout, stage: Stage, look: Look) -> list[Item]:
    words = look.title or f"Trick {stage.trick_number} of {TRICKS}"
    return [
        *parts.status_bar(frame, layout["status"], age_words(min(stage.age, AGES)), words),
        *parts.menu_bar(frame, layout["menu_bar"], MENU),
        *strength_bar(frame, layout["strength"], stage),
    ]


def _seats(frame: Frame, place: TablePlace, stage: Stage, top: TableTop, look: Look) -> list[Item]:
    items: list[Item] = []
    declaring = Oath.NONE in stage.oaths or Oath.FACE_DOWN in stage.oaths
    for seat, who in enumerate(top.seats[:1] if stage.people == 1 else top.seats):
        turn = seat == look.turn
        sitter = plaques.Sitter(
            who=who,
            points=stage.scores[seat],
            oath=stage.oaths[seat],
            tricks=None if declaring else stage.tricks[seat],
            turn=turn,
            status=look.turn_words if turn else _status(seat, stage, declaring=declaring),
            you=seat == stage.you,
        )
        items += plaques.plaque(frame, place.seat(seat), sitter)
    return items


def _status(seat: Seat, stage: Stage, *, declaring: bool) -> str:
    if seat == stage.won_by:
        return f"won trick {stage.trick_number}"
    if seat == stage.visitor:
        return "visits"
    if not declaring and seat == stage.lead and stage.won_by is None and stage.hand_sizes[seat]:
        return "leads this trick" if stage.table else "leads"
    return ""


def _trick(frame: Frame, place: TablePlace, stage: Stage, top: TableTop, look: Look) -> list[Item]:
    items: list[Item] = []
    width = place.card_width
    wins, visits = _marks(stage, top)
    for number, (seat, card) in enumerate(stage.table, start=1):
        played = plaques.Played(top.seats[seat], card, number, seat == wins, seat == visits)
        items += plaques.trick_card(frame, place.trick_card(seat), width, played)
    if look.waiting_for is not None:
        who = top.seats[look.waiting_for]
        words = "your card" if look.waiting_for == look.turn else "its card"
        at = place.trick_card(look.waiting_for)
        items += plaques.waiting_place(frame, at, width, who, words)
    return items


def _marks(stage: Stage, top: TableTop) -> tuple[Seat | None, Seat | None]:
    """Who wins and who visits, settled or (where the table wants it) as things stand."""
    if stage.won_by is not None:
        return stage.won_by, stage.visitor
    stands = standing(stage.table, stage.cubes)
    if not top.hints or stands is None or len(stage.table) < 2:
        return None, None
    return stands.winner, stands.visitor
