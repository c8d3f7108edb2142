"""The pictures of the rules, made of the real cards."""

from __future__ import annotations

from typing import Final

from game.describe.rugs.names import KIND_ASSETS, KIND_SIGNS, SCORES, SHORT_POWERS, kind_name
from game.rules.rugs.api import (
    ANT,
    BEETLE,
    BUTTERFLY,
    FIREFLY,
    FLY,
    LADYBUG,
    LARVA,
    MOSQUITO,
    SPIDER,
    Kind,
)
from game.words import N_, _, pgettext
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items, fitted
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, LANTERN, WHITE
from scenes.rugs.board.info import portrait
from scenes.rugs.cards import DECK
from scenes.rugs.palette import RUG_ASSETS

LARGE: Final = 200.0
SMALL: Final = 120.0
PEOPLE: Final = (("Ada", "orange"), ("Bruno", "sky"), ("Chika", "leaf"))
EXAMPLES: Final = (
    (("D1", "D4", "D5", "D8"), N_("four Ladybugs"), 25),
    (("B1", "B6"), N_("an even number of Beetles"), 10),
    (("S2", "Y5"), N_("a Spider that eats a Fly"), 7),
    (("F1", "F4", "A3", "D9"), N_("2 Fireflies, 4 different rugs"), 8),
)
ALL: Final = (BUTTERFLY, FIREFLY, LARVA, ANT, SPIDER, FLY, BEETLE, LADYBUG, MOSQUITO)


def _label(frame: Frame, x: float, y: float, room: float, words: str, size: float = 22) -> Items:
    return parts.fitted_lines(frame, words, x, y, room, 60, size, colour=WHITE, align="c")


def cards_picture(frame: Frame, place: Place) -> Items:
    """A large card with its three signs, and the six rugs."""
    y = place.y + 56 + LARGE * 1.1 * CARD_RATIO / 2
    x = place.cx - 120
    items: list[Item] = [Card(DECK, "D8", x, y, LARGE * 1.1), Card(DECK, "M2", x + 270, y, 160)]
    low = place.bottom - 210
    items += _label(frame, place.cx, low - 40, place.w - 60, _("Six rugs; Mosquitos have none"))
    row = parts.box(place.x + 30, low, place.w - 60, 130)
    for cell, rug in zip(parts.columns(row, len(RUG_ASSETS)), RUG_ASSETS, strict=True):
        items.append(Picture(f"rugs/rug_{rug}", cell.cx - 48, cell.cy - 34, 96, 68))
    return tuple(items)


def round_picture(frame: Frame, place: Place) -> Items:
    """Seven bugs for three, the order of picks, and the one that is left."""
    items: list[Item] = []
    codes = ("D8", None, "B3", "M4", "A9", None, "L2")
    first, second = codes[:4], codes[4:]
    for row, line in enumerate((first, second)):
        y = place.y + 130 + row * (SMALL * CARD_RATIO + 18)
        for number, code in enumerate(line):
            x = place.cx + (number - (len(line) - 1) / 2) * (SMALL + 26)
            if code is not None:
                items.append(Card(DECK, code, x, y, SMALL, (number * 37 % 7 - 3) * 0.7))
            else:
                items += parts.empty_place(parts.centred(x, y, SMALL, SMALL * CARD_RATIO))
    y = place.bottom - 120
    order = (0, 1, 2, 2, 1, 0)
    for cell, seat in zip(parts.columns(parts.inset(place, 50, 0), 6), order, strict=True):
        name, colour = PEOPLE[seat]
        items += parts.pawn(cell.cx, y, 30, colour, name)
        if cell.x > place.x + 60:
            items.append(fitted(frame, "→", cell.x, y, 40, 28, Font.BOLD, WHITE, "c"))
    items += _label(frame, place.cx, y + 68, place.w - 40, _("the last one picks twice running"))
    return tuple(items)


def powers_picture(frame: Frame, place: Place) -> Items:
    """A line of bugs; the last one acts."""
    items: list[Item] = [
        Picture("rugs/scenery_wall_rope", place.x + 20, place.y + 50, place.w - 40, 32)
    ]
    codes = ("B1", "S5", "A4", "Y8")
    for number, code in enumerate(codes):
        x = place.x + 130 + number * 146
        items.append(Card(DECK, code, x, place.y + 170, SMALL, (-2.0, 1.4, -0.8, 0.0)[number]))
        items.append(Picture("rugs/wall_peg", x - 12, place.y + 66, 24, 42))
    x = place.x + 130 + 3 * 146
    items.append(Picture("rugs/power_fly", x + 20, place.y + 210, 70, 70))
    sheet = parts.box(place.x + 40, place.y + 330, place.w - 80, 150)
    items += parts.panel(sheet)
    items.append(Picture("rugs/power_fly", sheet.x + 20, sheet.cy - 46, 92, 92))
    items += parts.fitted_paragraph(
        frame, _(SHORT_POWERS["power-fly"]), sheet.x + 134, sheet.y + 30, sheet.w - 160,
        sheet.h - 40, 26,
    ).items  # fmt: skip
    y = place.bottom - 110
    for cell, kind in zip(parts.columns(parts.inset(place, 20, 0), 9), KIND_ASSETS, strict=True):
        items.append(Picture(f"rugs/power_{kind}", cell.cx - 32, y - 32, 64, 64))
    return tuple(items)


def scoring_picture(frame: Frame, place: Place) -> Items:
    """Four examples with their points."""
    items: list[Item] = []
    rows = parts.rows(parts.inset(place, 26, 22), len(EXAMPLES), 14)
    for row, (codes, words, points) in zip(rows, EXAMPLES, strict=True):
        items += parts.panel(row, radius=14.0, inner=False)
        wide = (row.h - 18) / CARD_RATIO
        for number, code in enumerate(codes):
            items.append(Card(DECK, code, row.x + 60 + number * wide * 0.66, row.cy, wide))
        left = row.x + 330
        items += parts.fitted_lines(
            frame, _(words), left, row.cy, row.right - 100 - left, row.h, 22
        )
        items += [
            parts.disc(row.right - 54, row.cy, 38, LANTERN, 3),
            fitted(frame, str(points), row.right - 54, row.cy - 2, 70, 40, Font.TITLE, align="c"),
        ]
    return tuple(items)


def mosquito_picture(frame: Frame, place: Place) -> Items:
    """Two Mosquitos for a type, two Larvae for a bug of the Wall."""
    upper, lower = parts.rows(parts.inset(place, 30, 36), 2, 20)
    items: list[Item] = []
    told = (
        (upper, ("M1", "M6"), "D5", pgettext("below cards", "count as a Ladybug")),
        (lower, ("L2", "L7"), "S5", pgettext("below cards", "leave for a bug of the Wall")),
    )
    for row, pair, code, words in told:
        y = row.y + 100
        for number, one in enumerate(pair):
            items.append(Card(DECK, one, row.cx - 190 + number * 132, y, SMALL))
        items.append(fitted(frame, "→", row.cx + 66, y, 80, 60, Font.BOLD, LANTERN, "c"))
        items.append(Card(DECK, code, row.cx + 190, y, SMALL))
        items += _label(frame, row.cx, y + 122, row.w - 20, words, 24)
    return tuple(items)


def end_picture(frame: Frame, place: Place) -> Items:
    """The drawer and the moon."""
    middle = place.cy - 50
    return (
        Picture("rugs/prop_drawer", place.x + 40, middle - 10, 300, 212),
        *(Card(DECK, None, place.x + 178 + 4 * n, middle + 76 - 3 * n, 130) for n in range(6)),
        Picture("rugs/prop_drawer_front", place.x + 40, middle - 10, 300, 212),
        Picture("rugs/card_end", place.right - 310, middle - 150, 250, 350, 4.0),
        Picture("rugs/prop_lamp", place.x + 60, place.y + 8, 130, 180),
        *_label(frame, place.cx, place.bottom - 70, place.w - 60, _("no bug, but the last round")),
    )


def kinds_picture(frame: Frame, place: Place) -> Items:
    """Every type: what it is worth and what it does from the Wall."""
    items: list[Item] = []
    cells = [cell for row in parts.rows(place, 3, 14) for cell in parts.columns(row, 3, 16)]
    for cell, kind in zip(cells, ALL, strict=True):
        items += _about(frame, cell, kind)
    return tuple(items)


def _about(frame: Frame, cell: Place, kind: Kind) -> Items:
    size = min(92.0, cell.h * 0.42)
    left = cell.x + size + 32
    half = cell.h * 0.46
    power = f"power-{KIND_ASSETS[kind]}"
    return (
        *parts.inlay(cell, radius=14.0),
        *portrait(kind, cell.x + 14, cell.y + 12, size),
        Picture(KIND_SIGNS[kind], left, cell.y + 12, 34, 34),
        fitted(frame, kind_name(kind), left + 42, cell.y + 29, cell.right - 20 - left - 42, 26,
               Font.TITLE, high=44),
        *parts.fitted_paragraph(frame, _(SCORES[kind]), left, cell.y + 50,
                                cell.right - 16 - left, half - 44, 20).items,
        Picture(f"rugs/power_{KIND_ASSETS[kind]}", cell.x + 22, cell.bottom - 82, 68, 68),
        *parts.fitted_paragraph(frame, _(SHORT_POWERS[power]), cell.x + 106, cell.y + half + 16,
                                cell.w - 122, cell.h - half - 22, 20, colour=FAINT_INK).items,
    )  # fmt: skip
