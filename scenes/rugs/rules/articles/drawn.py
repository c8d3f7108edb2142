"""The pictures of the rugs' rulebook: the Wall, hands, and what bugs are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from game.describe.rugs.names import KIND_ASSETS, card_words
from game.rules.rugs.api import CARDS, kind_of
from game.words import _, listed, ngettext
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN
from scenes.rugs.cards import DECK
from scenes.shell.rulebook.article import Drawn
from scenes.shell.rulebook.drawn import as_lines, said, stacked
from scenes.shell.rulebook.drawn import cards as laid

ON_WALL: Final = 118.0
POWER: Final = 200.0


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
            items += parts.focus_ring(parts.centred(x, place.cy, wide, wide * CARD_RATIO), 10)
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
    held = listed([card_words(CARDS[code]) for code in example.held.split()])
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
