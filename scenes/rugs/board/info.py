"""A bug looked at: what it is worth, what it would do from the Wall, what it would bring me."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.describe.rugs.names import KIND_ASSETS, SCORES, SHORT_POWERS, kind_name, rug_name
from game.rules.rugs.api import Card, Kind, kind_of
from game.words import N_, _
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, FAINT_INK, GOOD, INK, mix
from scenes.rugs.board.room import faint_line
from scenes.rugs.cards import assets_of
from scenes.rugs.palette import BARE, KIND_COLOURS, LOST, PROMISED

PORTRAIT: Final = 108.0
NOTE: Final = 46.0
ROUND: Final = (
    (
        "rugs/emblem_ladybug",
        N_("In turn, everyone picks a bug from the Floor: there and back again."),
    ),
    (
        "rugs/wall_peg",
        N_("The one left over flies to the Wall, and its power is for everyone."),
    ),
    (
        "shared/token_crown",
        N_("Every type scores in its own way. The collection that is worth most wins."),
    ),
)
HATCHING: Final = (
    ("rugs/emblem_larva", N_("Two Larvae from your hand leave the game.")),
    ("rugs/wall_peg", N_("Take any bug from the Wall for them.")),
    ("rugs/token_start", N_("Before or after your own step, as often as you can.")),
)


@lru_cache(maxsize=16)
def portrait(kind: Kind, x: float, y: float, size: float) -> tuple[Item, ...]:
    """The figure of a bug in a frame of its colour."""
    ground = mix(KIND_COLOURS[kind], "#FFF3D6", 0.6)
    inside = size - 8
    return (
        shape(rect(0, 0, size, size, ground, 14, INK, 2.6), x, y, size, size),
        Picture(f"rugs/bug_{KIND_ASSETS[kind]}", x + 4, y + 4, inside, inside),
    )


class TypeNote(NamedTuple):
    """What a choice would do for a type, in a few words; empty words stand for no choice."""

    words: str = ""
    worse: bool = False


NO_NOTE: Final = TypeNote()


def about(
    frame: Frame, place: Place, card: Card, clause: str, lead: str, note: TypeNote = NO_NOTE
) -> list[Item]:
    """The panel about a card; ``lead`` stands before what its power does."""
    kind = kind_of(card)
    items: list[Item] = [
        *parts.panel(place, radius=16.0),
        *portrait(kind, place.x + 16, place.y + 16, PORTRAIT),
    ]
    left, room = place.x + PORTRAIT + 36, place.w - PORTRAIT - 54
    items.append(parts.heading(frame, kind_name(kind), left, place.y + 44, room, 30))
    _, rug = assets_of(card)
    under = place.y + 94
    if rug == BARE:
        items.append(
            parts.fitted(frame, rug_name(card), left, under, room, 20, colour=FAINT_INK, high=48)
        )
    else:
        items.append(Picture(f"rugs/rug_{rug}", left, under - 22, 64, 45))
        items.append(parts.fitted(frame, rug_name(card), left + 74, under, room - 74, 20, high=48))
    top = place.y + PORTRAIT + 26
    low = place.bottom - 14 - ((NOTE + 10) if note.words else 0)
    half = (low - top) * 0.44
    items += _scores(frame, place, kind, top, half)
    items.append(faint_line(place.x + 16, top + half + 2, place.w - 32))
    box = parts.box(place.x + 20, top + half + 10, place.w - 38, low - top - half - 12)
    items += _power(frame, box, kind, clause, lead)
    if note.words:
        items += promise_items(
            frame, parts.box(place.x + 14, low + 2, place.w - 28, NOTE + 4), note
        )
    return items


def _scores(frame: Frame, place: Place, kind: Kind, top: float, high: float) -> list[Item]:
    step = parts.drawn_size(frame, 18, 30) * 1.5
    return [
        parts.fitted(frame, _("Scores"), place.x + 24, top + step / 2, place.w - 48, 18,
                     Font.HEAVY, FAINT_INK, high=30),
        *parts.fitted_paragraph(frame, _(SCORES[kind]), place.x + 24, top + step, place.w - 44,
                                high - step, 20).items,
    ]  # fmt: skip


def _power(frame: Frame, box: Place, kind: Kind, clause: str, lead: str) -> list[Item]:
    step = parts.drawn_size(frame, 18, 30) * 1.5
    left = box.x + 62
    return [
        Picture(f"rugs/power_{KIND_ASSETS[kind]}", box.x, box.y + 4, 50, 50),
        parts.fitted(frame, lead, left, box.y + step / 2, box.right - left, 18, Font.HEAVY,
                     FAINT_INK, high=30),
        *parts.fitted_paragraph(frame, _(SHORT_POWERS[clause]), left, box.y + step,
                                box.right - left, box.h - step, 20).items,
    ]  # fmt: skip


def promise_items(frame: Frame, place: Place, note: TypeNote) -> list[Item]:
    """What a choice would bring, on green; what it would cost, on red."""
    ground, colour = (LOST, BAD) if note.worse else (PROMISED, GOOD)
    return [
        *parts.inlay(place, ground, 10.0, colour),
        *parts.fitted_lines(frame, note.words, place.cx, place.cy - 1, place.w - 24,
                            place.h - 4, 20, Font.HEAVY, colour, "c"),
    ]  # fmt: skip


def a_round(frame: Frame, place: Place) -> list[Item]:
    """How a round goes, as long as no bug is looked at."""
    return _explanation(frame, place, _("How a round goes"), ROUND)


def hatch_hint(frame: Frame, place: Place) -> list[Item]:
    """What two Larvae of a hand can do, as long as they can and no bug is looked at."""
    return _explanation(frame, place, _("How Larvae hatch"), HATCHING)


def _explanation(
    frame: Frame, place: Place, title: str, told: Sequence[tuple[str, str]]
) -> list[Item]:
    items: list[Item] = [
        *parts.panel(place, radius=16.0),
        parts.heading(frame, title, place.x + 24, place.y + 38, place.w - 48, 28),
        parts.rule(place.x + 18, place.y + 64, place.w - 36),
    ]
    rows = parts.rows(parts.box(place.x, place.y + 72, place.w, place.h - 84), len(told))
    for row, (sign, words) in zip(rows, told, strict=True):
        items += [
            Picture(sign, row.x + 18, row.cy - 24, 48, 48),
            *_lines(frame, parts.box(row.x + 80, row.y + 2, row.w - 98, row.h - 4), _(words)),
        ]
    return items


def _lines(frame: Frame, box: Place, words: str) -> tuple[Item, ...]:
    """Words in the middle of a box, as large as it holds them."""
    size = 21.0
    done = parts.fitted_paragraph(frame, words, box.x, box.y, box.w, box.h, size)
    lower = max(0.0, (box.bottom - done.bottom) / 2)
    return parts.fitted_paragraph(frame, words, box.x, box.y + lower, box.w, box.h, size).items
