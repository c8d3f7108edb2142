"""The pictures of the rules for small tables: the Emissary between two, and the Termitenator."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import ROWS
from game.table import NEUTRAL
from game.words import N_, _
from scenes.council.cards import DECK
from scenes.council.solo.place import FIRST_OF_ROW, SHIFT, STEP, TOP_ROW
from scenes.council.solo.pyramid import trigger_band
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, SEAT_COLOURS, WHITE

CARD: Final = 170.0
OPEN: Final = 112.0
NOTE: Final = 48.0  # the height of two lines where words are long
PLAYED: Final = (
    ("A5", "Ada", "orange", N_("leads Ants")),
    ("A2", N_("Emissary"), NEUTRAL, N_("played by Ada")),
    ("A8", "Bruno", "sky", N_("on suit")),
)
UNCOVERED: Final = {9: "A7", 10: "F3"}
IN_PYRAMID: Final = 112.0


def emissary_picture(frame: Frame, place: Place) -> Items:
    """Its two open cards above, a trick of three below."""
    top = parts.box(place.x + 30, place.y + 28, place.w - 60, 200)
    items: list[Item] = [
        *parts.panel(top, radius=16.0),
        Picture("council/token_visitor", top.x + 20, top.cy - 62, 124, 124),
        parts.heading(frame, _("The Emissary"), top.x + 160, top.cy - 26, 240, 32),
        *parts.line_or_lines(
            frame, _("two face-up cards"), top.x + 160, top.cy + 18, 230, NOTE, 23
        ),
        Card(DECK, "A2", top.right - 190, top.cy, OPEN),
        Card(DECK, "F9", top.right - 72, top.cy, OPEN),
    ]
    row = parts.box(place.x + 16, place.y + 250, place.w - 32, place.h - 260)
    cells = parts.columns(row, 3, 10)
    for number, (column, played) in enumerate(zip(cells, PLAYED, strict=True), start=1):
        code, name, colour, note = played
        who = f"{number}. {_(name) if colour == NEUTRAL else name}"
        y = row.cy - 40
        label = parts.box(column.cx - 92, y + CARD * CARD_RATIO / 2 - 2, 184, 38)
        items += [
            Card(DECK, code, column.cx, y, CARD),
            *parts.ribbon(label, SEAT_COLOURS[colour], 9.0),
            parts.fitted(frame, who, label.cx, label.cy - 1, 154, 21, Font.HEAVY, INK, align="c"),
            *parts.line_or_lines(
                frame,
                _(note),
                column.cx,
                label.bottom + 30,
                column.w,
                NOTE,
                22,
                colour=WHITE,
                align="c",
            ),
        ]
    return tuple(items)


def pyramid_picture(frame: Frame, place: Place) -> Items:
    """The pyramid with its uncovered cards, and who sits behind it."""
    width, high = IN_PYRAMID, IN_PYRAMID * CARD_RATIO
    top = place.y + 40
    step = min(high * 0.86, (place.h - 80 - high) / (TOP_ROW - 1))
    middle = top + step + high / 2
    items: list[Item] = [
        *trigger_band(place.x + 20, middle - width * 0.44, place.w - 40, width * 0.88),
        Picture("council/portrait_termite", place.x + 18, place.bottom - 250, 232, 232),
    ]
    first = place.cx - 1.5 * STEP * width
    for number, row in enumerate(ROWS):
        x = first + (SHIFT[row] + number - FIRST_OF_ROW[row]) * STEP * width
        items.append(
            Card(DECK, UNCOVERED.get(number), x, top + high / 2 + (TOP_ROW - row) * step, width)
        )
    label = parts.centred(place.right - 118, place.bottom - 90, 190, 60)
    items += [
        *parts.ribbon(label),
        *parts.line_or_lines(
            frame, _("uncovered cards"), label.cx, label.cy - 1, 140, label.h, 22, align="c"
        ),
    ]
    return tuple(items)
