"""The table as a picture: a pure function of a stage and of how it should look right now.

Every layer draws the whole table through this one function, so the ring never moves and no
layer needs to know what another one has drawn.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from game.match import SeatSetup
from game.rules.council.api import AGES, TRICKS, Card, Faction, card_name, standing
from game.table import Seat
from scenes.council import fan, plaques
from scenes.council.board import BoardLook, board_items, cube, faction_asset
from scenes.council.emissary import emissary_chips, emissary_items
from scenes.council.geometry import TablePlace, cube_block, table_place
from scenes.council.line import Line, card_words
from scenes.council.solo_place import SoloPlace, solo_place
from scenes.council.solo_side import SoloLook, solo_side
from scenes.council.stage import Oath, Stage
from scenes.council.words import AGE_NAMES
from scenes.kit import display, parts
from scenes.kit.display import Backdrop, Font, Glow, Item, Picture, Text
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import fitted, pill
from scenes.kit.parts.ink import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, WHITE

GRASS: Final = (330.0, 330.0 * 560 / 360)  # drawn size of a corner of grass
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
    hide_hand: bool = False
    panels: bool = False
    supply: bool = True  # the bowl gives way to the sheets of the declaration
    board: BoardLook | None = None
    waiting_for: Seat | None = None  # whose card is to come: show its dashed place
    emissary_allowed: Collection[Card] | None = None
    solo: SoloLook = field(default_factory=SoloLook)
    hints: tuple[tuple[str, str], ...] = ()
    seated: int = 5
    lit: Faction | None = None


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
    board = look.board or plain_board(stage, seated=look.seated, lit=look.lit)
    items: list[Item] = [*_ground(frame, layout)]
    items += board_items(place.board, board, top.seats)
    items += _bars(frame, layout, stage, look)
    if look.supply:
        items += _supply(frame, layout, stage.supply)
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
        items += _last_trick(frame, layout, stage)
        items += _legend(frame, layout, stage, top)
    if look.hints:
        items += parts.hint_box(frame, layout["hints"], look.hints)
    if stage.you is not None and not look.hide_hand:
        items += fan.fan_items(layout["hand"], stage.hand, look.allowed, look.focus_card)
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


def talk(frame: Frame, line: Line, layout: Layout) -> tuple[Item, ...]:
    """The one ribbon that talks."""
    return parts.caption(frame, layout["caption"], line.words, line.who)


@lru_cache(maxsize=8)
def _edges(width: float, height: float) -> tuple[Item, ...]:
    """Grass at the corners of the cloth."""
    w, h = GRASS
    return (
        Picture("scenery_grass_left", 0, height - h, w, h),
        Picture("scenery_grass_right", width - w, height - h, w, h),
    )


def _ground(frame: Frame, layout: Layout) -> list[Item]:
    hook = layout["lantern"]
    return [
        Backdrop("backdrop_table", 0.5, 0.4),
        *_edges(frame.width, frame.height),
        *_rope(hook.x, hook.y - 62),
        Picture("scenery_glow", hook.x - 260, hook.y - 250, 520, 520),
        Picture("prop_lantern", hook.x - 48, hook.y - 70, 96, 144),
    ]


@lru_cache(maxsize=8)
def _rope(x: float, length: float) -> tuple[Item, ...]:
    return (shape(rect(0, 0, 4, length + 8, INK, 2), x - 2, -4, 4, length + 8),)


def _bars(frame: Frame, layout: Layout, stage: Stage, look: Look) -> list[Item]:
    words = look.title or f"Trick {stage.trick_number} of {TRICKS}"
    age = AGE_NAMES[min(stage.age, AGES) - 1]
    return [
        *parts.status_bar(frame, layout["status"], f"Age {age}", words),
        *parts.menu_bar(frame, layout["menu_bar"], MENU),
        *strength_bar(frame, layout["strength"], stage),
    ]


def strength_bar(frame: Frame, place: Place, stage: Stage) -> list[Item]:
    """The factions by strength, with > and = between them."""
    items: list[Item] = [*parts.panel(place, radius=14)]
    label = fitted(frame, "Strength", place.x + 20, place.cy - 1, 120, 20, Font.HEAVY)
    items.append(label)
    left = place.x + 34 + frame.measure(label.text, label.size, Font.HEAVY)
    area = Place(left, place.y, place.right - 8 - left, place.h)
    termite = None if stage.solo is None else stage.solo.termite
    return items + strength_row(frame, area, stage.cubes, stage.ring, termite)


def strength_row(
    frame: Frame,
    area: Place,
    cubes: tuple[int, ...],
    ring: tuple[Faction, ...],
    termite: Faction | None = None,
) -> list[Item]:
    """Emblem and count of each faction, strongest first, in equal steps across an area."""
    order = sorted(ring, key=lambda faction: -cubes[faction])
    step = area.w / max(1, len(order))
    emblem = min(36.0, step * 0.42)
    size = parts.drawn_size(frame, 23)
    items: list[Item] = []
    for i, faction in enumerate(order):
        x = area.x + step * i
        left = x + emblem + 2
        count = Text(str(cubes[faction]), left, area.cy - 1, size, Font.TITLE)
        items.append(
            Picture(
                f"emblem_{faction_asset(faction, termite)}", x, area.cy - emblem / 2, emblem, emblem
            )
        )
        items.append(count)
        if i + 1 < len(order):
            sign = ">" if cubes[order[i + 1]] < cubes[faction] else "="
            right = left + frame.measure(count.text, size, Font.TITLE)
            middle = (right + x + step) / 2
            items.append(Text(sign, middle, area.cy - 1, 18, Font.HEAVY, FAINT_INK, "c"))
    return items


def _supply(frame: Frame, layout: Layout, supply: int) -> list[Item]:
    place = layout["supply"]
    cx, cy = place.cx, place.y + place.h * 0.42
    items: list[Item] = [
        Glow(cx, cy, place.w * 0.62, "#000000", 0.3),
        Picture("prop_bowl", cx - 100, cy - 62, 200, 124),
    ]
    items += [cube(x, y, 30) for x, y in cube_block(cx, cy, supply, 30)]
    label = pill(frame, cx, place.bottom - 17, f"Supply {supply}", align="c")
    return items + list(label.items)


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


def _legend(frame: Frame, layout: Layout, stage: Stage, top: TableTop) -> list[Item]:
    """Who wins and who visits so far, in words."""
    stands = standing(stage.table, stage.cubes)
    if not top.hints or stands is None or len(stage.table) < 2 or stage.won_by is not None:
        return []
    place = layout["legend"]
    winner = _so_far(top.seats[stands.winner].name, "wins", stands.winning_card)
    visitor: tuple[str, ...] = ("nobody visits so far",)
    if stands.visitor is not None and stands.visiting_card is not None:
        visitor = _so_far(top.seats[stands.visitor].name, "visits", stands.visiting_card)
    items: list[Item] = [*parts.quiet_bar(place)]
    for y, sign, wordings in ((30, "crown", winner), (74, "door", visitor)):
        room = place.w - 76
        words = parts.first_that_fits(frame, wordings, room, 20)
        items += parts.medal(place.x + 32, place.y + y, 18, sign)
        items.append(fitted(frame, words, place.x + 62, place.y + y - 1, room, 20, colour=WHITE))
    return items


def _so_far(name: str, verb: str, card: Card) -> tuple[str, ...]:
    return (
        f"{name} {verb} so far: {card_words(card)}",
        f"{name} {verb}: {card_words(card)}",
        f"{name} {verb} so far",
    )


def _last_trick(frame: Frame, layout: Layout, stage: Stage) -> list[Item]:
    if not stage.last_trick:
        return []
    place = layout["last_trick"]
    items: list[Item] = []
    count = len(stage.last_trick)
    step = min(62.0, (place.w - 90) / max(1, count - 1))
    for i, (_, card) in enumerate(stage.last_trick):
        off = i - (count - 1) / 2
        x, y = place.cx + off * step, place.y + place.h * 0.36 + abs(off) * 3
        items.append(display.Card(card_name(card), x, y, 78, off * 5))
    label = pill(frame, place.cx, place.bottom - 17, "Last trick", align="c")
    return items + list(label.items)
