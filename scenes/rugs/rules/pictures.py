"""The pictures of the rugs' rulebook: cards, the Wall, hands, and what bugs are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from game.describe.rugs.names import (
    KIND_ASSETS,
    KIND_SIGNS,
    SCORES,
    SHORT_POWERS,
    card_words,
    kind_name,
)
from game.rules.rugs.api import (
    ANT,
    BEETLE,
    BUTTERFLY,
    CARDS,
    FIREFLY,
    FLY,
    LADYBUG,
    LARVA,
    MOSQUITO,
    SPIDER,
    Kind,
    kind_of,
)
from game.words import _, join_names, ngettext, pgettext
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items, fitted
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN, WHITE
from scenes.rugs.board.info import portrait
from scenes.rugs.cards import DECK
from scenes.rugs.palette import RUG_ASSETS
from scenes.shell.rulebook.article import Drawn
from scenes.shell.rulebook.drawn import as_lines, said, stacked
from scenes.shell.rulebook.drawn import cards as laid

LARGE: Final = 200.0
SMALL: Final = 120.0
ON_WALL: Final = 118.0
POWER: Final = 200.0
PEOPLE: Final = (("Ada", "orange"), ("Bruno", "sky"), ("Chika", "leaf"))
ALL: Final = (BUTTERFLY, FIREFLY, LARVA, ANT, SPIDER, FLY, BEETLE, LADYBUG, MOSQUITO)


def _label(frame: Frame, x: float, y: float, room: float, words: str, size: float = 22) -> Items:
    return parts.fitted_lines(frame, words, x, y, room, 60, size, colour=WHITE, align="c")


def cards_picture(frame: Frame, place: Place) -> Items:
    """A large card with its three signs, and the six rugs."""
    y = place.y + 56 + LARGE * 1.1 * CARD_RATIO / 2
    x = place.cx - 120
    items: list[Item] = [Card(DECK, "D8", x, y, LARGE * 1.1), Card(DECK, "M2", x + 270, y, 160)]
    low = place.bottom - 210
    items += _label(frame, place.cx, low - 40, place.w - 60, _("Six rugs; Mosquitoes have none"))
    row = parts.box(place.x + 30, low, place.w - 60, 130)
    for cell, rug in zip(parts.columns(row, len(RUG_ASSETS)), RUG_ASSETS, strict=True):
        items.append(Picture(f"rugs/rug_{rug}", cell.cx - 48, cell.cy - 34, 96, 68))
    return tuple(items)


def round_picture(frame: Frame, place: Place) -> Items:
    """Seven bugs for three, the order of picks, and the one that is left."""
    items: list[Item] = []
    wide = min(SMALL, (place.w - 40) / 4.7)
    codes = ("D8", None, "B3", "M4", "A9", None, "L2")
    first, second = codes[:4], codes[4:]
    for row, line in enumerate((first, second)):
        y = place.y + 130 + row * (wide * CARD_RATIO + 18)
        for number, code in enumerate(line):
            x = place.cx + (number - (len(line) - 1) / 2) * wide * 1.2
            if code is not None:
                items.append(Card(DECK, code, x, y, wide, (number * 37 % 7 - 3) * 0.7))
            else:
                items += parts.empty_place(parts.centre(x, y, wide, wide * CARD_RATIO))
    y = place.bottom - 120
    order = (0, 1, 2, 2, 1, 0)
    for cell, seat in zip(parts.columns(parts.inset(place, 50, 0), 6), order, strict=True):
        name, colour = PEOPLE[seat]
        items += parts.pawn(cell.cx, y, 30, colour, name)
        if cell.x > place.x + 60:
            items.append(fitted(frame, "→", cell.x, y, 40, 28, Font.BOLD, WHITE, "c"))
    items += _label(frame, place.cx, y + 68, place.w - 40, _("the last one picks twice in a row"))
    return tuple(items)


def powers_picture(frame: Frame, place: Place) -> Items:
    """A line of bugs; the last one acts."""
    items: list[Item] = [
        Picture("rugs/scenery_wall_rope", place.x + 20, place.y + 50, place.w - 40, 32)
    ]
    codes, wide = ("B1", "S5", "A4", "Y8"), min(SMALL, (place.w - 60) / 4.7)
    x = 0.0
    for number, code in enumerate(codes):
        x = place.cx + (number - 1.5) * wide * 1.2
        items.append(Card(DECK, code, x, place.y + 170, wide, (-2.0, 1.4, -0.8, 0.0)[number]))
        items.append(Picture("rugs/wall_peg", x - 12, place.y + 66, 24, 42))
    items.append(Picture("rugs/power_fly", x + 10, place.y + 210, 70, 70))
    sheet = parts.box(place.x + 40, place.y + 330, place.w - 80, 150)
    items += parts.panel(sheet)
    items.append(Picture("rugs/power_fly", sheet.x + 20, sheet.cy - 46, 92, 92))
    passing = SHORT_POWERS["power-fly"]
    items += parts.fitted_paragraph(
        frame, _(passing), sheet.x + 134, sheet.y + 30, sheet.w - 160,
        sheet.h - 40, 26,
    ).items  # fmt: skip
    y = place.bottom - 110
    for cell, kind in zip(parts.columns(parts.inset(place, 20, 0), 9), KIND_ASSETS, strict=True):
        items.append(Picture(f"rugs/power_{kind}", cell.cx - 32, y - 32, 64, 64))
    return tuple(items)


def mosquito_picture(frame: Frame, place: Place) -> Items:
    """Two Mosquitos for a type, two Larvae for a bug of the Wall."""
    upper, lower = parts.rows(parts.inset(place, 30, 36), 2, 20)
    items: list[Item] = []
    told = (
        (upper, ("M1", "M6"), "D5", pgettext("below cards", "count as a Ladybug")),
        (lower, ("L2", "L7"), "S5", pgettext("below cards", "leave for a bug from the Wall")),
    )
    for row, pair, code, words in told:
        y = row.y + 100
        for number, one in enumerate(pair):
            items.append(Card(DECK, one, row.cx - 190 + number * 132, y, SMALL))
        items.append(fitted(frame, "→", row.cx + 66, y, 80, 60, Font.BOLD, LANTERN, "c"))
        items.append(Card(DECK, code, row.cx + 190, y, SMALL))
        items += _label(frame, row.cx, y + 122, row.w - 20, words, 24)
    return tuple(items)


def kinds_picture(frame: Frame, place: Place) -> Items:
    """Every type and what it is worth."""
    items: list[Item] = []
    for row, kind in zip(parts.rows(parts.inset(place, 24, 22), len(ALL), 8), ALL, strict=True):
        items += _about(frame, row, kind)
    return tuple(items)


def _about(frame: Frame, row: Place, kind: Kind) -> Items:
    size = row.h - 8
    left = row.x + size + 22
    room = row.right - 16 - left
    return (
        *parts.panel(row, radius=12.0, inner=False),
        *portrait(kind, row.x + 6, row.y + 4, size),
        Picture(KIND_SIGNS[kind], left, row.y + row.h * 0.08, row.h * 0.36, row.h * 0.36),
        fitted(frame, kind_name(kind), left + row.h * 0.36 + 8, row.y + row.h * 0.27,
               room - row.h * 0.36 - 8, 23, Font.TITLE, high=row.h * 0.44),
        *as_lines(frame, _(SCORES[kind]), left, row.y + row.h * 0.71, room, row.h * 0.5, 20),
    )  # fmt: skip


def bugs(held: str, *, dim: str = "", lit: str = "") -> Drawn:
    """Bugs in rows."""
    return laid(DECK, held.split(), dim=dim.split(), lit=lit.split())


def wall(hung: str, *, rests: bool = False) -> Drawn:
    """The line with these bugs; the last one acts unless it ``rests``."""
    return partial(_wall, tuple(hung.split()), rests=rests)


def _wall(hung: Sequence[str], _frame: Frame, place: Place, *, rests: bool) -> Items:
    wide = min(ON_WALL, (place.w - 60) / len(hung) - 14, (place.h - 60) / CARD_RATIO)
    step = wide + 18
    top = place.cy - wide * CARD_RATIO / 2
    items: list[Item] = [
        Picture("rugs/scenery_wall_rope", place.x + 16, top - 26, place.w - 32, 30)
    ]
    for number, code in enumerate(hung):
        x = place.cx + (number - (len(hung) - 1) / 2) * step
        if number == len(hung) - 1 and not rests:
            items += parts.focus_ring(parts.centre(x, place.cy, wide, wide * CARD_RATIO), 10)
        items.append(Card(DECK, code, x, place.cy, wide))
        items.append(Picture("rugs/wall_peg", x - 12, top - 22, 24, 42))
    return tuple(items)


def power(hung: str, words: str) -> Drawn:
    """The last bug of the Wall acts: its sign, and what that means."""
    sign = KIND_ASSETS[kind_of(CARDS[hung.rsplit(maxsplit=1)[-1]])]
    return said(stacked(wall(hung), partial(_sign, f"rugs/power_{sign}")), words)


def _sign(name: str, _frame: Frame, place: Place) -> Items:
    size = min(POWER, place.h - 10)
    return (parts.token(name, place.cx, place.cy, size),)


class Example(NamedTuple):
    """Bugs of a collection, in words, and what they are worth."""

    held: str
    words: str
    points: int


def examples(*shown: Example) -> Drawn:
    """Rows of bugs with their points."""
    return partial(_examples, shown)


def _examples(shown: Sequence[Example], frame: Frame, place: Place) -> Items:
    sheet = parts.inset(place, 24, 24)
    high = min(160.0, (sheet.h - 14 * (len(shown) - 1)) / len(shown))
    used = high * len(shown) + 14 * (len(shown) - 1)
    places = parts.rows(parts.box(sheet.x, sheet.cy - used / 2, sheet.w, used), len(shown), 14)
    items: list[Item] = []
    for line, example in zip(places, shown, strict=True):
        codes = example.held.split()
        wide = (line.h - 20) / CARD_RATIO
        step = min(wide * 0.66, (line.w * 0.46 - wide) / max(1, len(codes) - 1))
        items += parts.panel(line, radius=14.0, inner=False)
        for number, code in enumerate(codes):
            items.append(Card(DECK, code, line.x + 16 + wide / 2 + number * step, line.cy, wide))
        left, end = line.x + line.w * 0.46 + 32, line.right - 56
        items += as_lines(frame, _(example.words), left, line.cy, end - 50 - left, line.h - 10, 23)
        items.append(parts.disc(end, line.cy, 40, LANTERN, 3))
        items.append(
            parts.fitted(
                frame, str(example.points), end, line.cy - 2, 70, 38, Font.TITLE, align="c", high=80
            )
        )
        items.append(parts.in_words(line, [_example_told(example)]))
    return tuple(items)


def _example_told(example: Example) -> str:
    """The bugs by name, what they are, and what they are worth."""
    held = join_names([card_words(CARDS[code]) for code in example.held.split()])
    words = ngettext(
        "{bugs}: {words}, {count} point", "{bugs}: {words}, {count} points", example.points
    )
    return words.format(bugs=held, words=_(example.words), count=example.points)


def pictured(*names: str) -> Drawn:
    """Drawings of the attic side by side."""
    return partial(_pictured, names)


def _pictured(names: Sequence[str], _frame: Frame, place: Place) -> Items:
    cells = parts.columns(parts.inset(place, 24, 24), len(names), 16)
    return tuple(
        Picture(f"rugs/{name}", cell.x, cell.y, cell.w, cell.h)
        for name, cell in zip(names, cells, strict=True)
    )
