"""The score sheet: a row for each type from top to bottom, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.describe.rugs.names import KIND_SIGNS, kind_name
from game.describe.rugs.reasons import RULES, because
from game.rules.rugs import api as rules
from game.seating import SeatSetup
from game.table import Seat
from game.words import _, join_names, ngettext
from scenes.kit import display, parts
from scenes.kit.display import Control, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, ring_if
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LIT, MARKED, SEAT_COLOURS
from scenes.rugs.board.info import portrait
from scenes.rugs.palette import RUG_ASSETS
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling

FACE: Final = 66.0
TITLES: Final = 404.0
HEAD: Final = 112.0
FOOT: Final = 92.0
ICON: Final = 32.0
NUMBER: Final = 84.0


@dataclass(frozen=True, slots=True)
class Ledger:
    """What is on the sheet now; ``shown`` rows have been counted, the last of them just now."""

    seats: tuple[SeatSetup, ...]
    hands: tuple[tuple[rules.Card, ...], ...]
    pairs: tuple[tuple[rules.Kind, ...], ...]
    rows: tuple[rules.TypeScored, ...]
    shown: int
    counting: bool
    winners: tuple[Seat, ...]

    def items(self, frame: Frame, place: Place) -> list[Item]:
        """The sheet, back to front."""
        items: list[Item] = [*parts.panel(place, radius=20.0)]
        columns = self._columns(place)
        items += [_crown(columns[seat]) for seat in self.winners]
        items += self._titles(frame, place)
        for seat, column in enumerate(columns):
            items += self._head(frame, column, seat)
        body = parts.box(place.x, place.y + HEAD, place.w, place.h - HEAD - FOOT)
        for number, row in enumerate(parts.rows(body, len(self.rows))):
            items += self._row(frame, row, number, columns)
        return items + self._foot(frame, place, columns)

    def _columns(self, place: Place) -> list[Place]:
        left = place.x + TITLES
        return parts.columns(
            parts.box(left, place.y, place.right - 24 - left, place.h), len(self.seats)
        )

    def _titles(self, frame: Frame, place: Place) -> list[Item]:
        room = TITLES - 60
        return [
            parts.heading(frame, _("Bug by bug"), place.x + 32, place.y + 44, room, 34),
            *parts.fitted_lines(frame, _("scored from the top down"), place.x + 32, place.y + 86,
                                room, 44, 20, colour=FAINT_INK),
        ]  # fmt: skip

    def _head(self, frame: Frame, column: Place, seat: Seat) -> list[Item]:
        who = self.seats[seat]
        left = column.x + 74
        y = column.y + 42
        items: list[Item] = [
            *small(column.x + 36, y, FACE, who, Feeling.CALM),
            fitted(frame, who.name, left, y - 2, column.right - 12 - left, 28, Font.TITLE, high=52),
        ]
        pairs = self.pairs[seat]
        single = sum(rules.kind_of(card) == rules.MOSQUITO for card in self.hands[seat]) - 2 * len(
            pairs
        )
        words = _("no Mosquito")
        if pairs:
            words = _("pair: {bugs}").format(bugs=join_names([kind_name(kind) for kind in pairs]))
        elif single:
            words = ngettext("{count} Mosquito", "{count} Mosquitoes", single).format(count=single)
        x = column.x + 20
        if pairs or single:
            items.append(Picture(KIND_SIGNS[rules.MOSQUITO], x, column.y + 72, 30, 30))
            x += 36
        items += parts.fitted_lines(
            frame, words, x, column.y + 88, column.right - 10 - x, 40, 19, colour=FAINT_INK
        )
        return items

    def _row(self, frame: Frame, row: Place, number: int, columns: Sequence[Place]) -> list[Item]:
        scored = self.rows[number]
        kind = scored.kind
        name = f"row:{number}"
        items: list[Item] = [parts.rule(row.x + 20, row.y, row.w - 40, width=1.8)]
        if self.counting and number == self.shown - 1:
            items.append(_row_light(row))
        items += ring_if(frame, name, parts.inset(row, 18, 6), 10)
        size = row.h * 0.84
        items += portrait(kind, row.x + 22, row.cy - size / 2, size)
        left, room = row.x + 22 + size + 18, TITLES - size - 56
        off = min(15.0, row.h * 0.18)
        items += [
            fitted(frame, kind_name(kind), left, row.cy - off, room, 26, Font.TITLE,
                   high=row.h * 0.56),
            *parts.fitted_lines(frame, _(RULES[kind]), left, row.cy + off + 4, room, row.h * 0.5,
                                19, colour=FAINT_INK),
        ]  # fmt: skip
        if number < self.shown:
            for line, column in zip(scored.rows, columns, strict=True):
                cell = parts.box(column.x, row.y, column.w, row.h)
                items += self._cell(frame, cell, kind, line)
            items.append(
                Control(
                    *(name, row.x + 20, row.y + 2, row.w - 40, row.h - 4, kind_name(kind)),
                    kind=display.Kind.ROW,
                    group=_("Points"),
                )
            )
        return items

    def _cell(
        self, frame: Frame, cell: Place, kind: rules.Kind, line: rules.TypeScore
    ) -> list[Item]:
        x = cell.right - NUMBER / 2
        if not line.count:
            return [fitted(frame, "–", x, cell.cy, NUMBER, 26, Font.TITLE, FAINT_INK, "c")]
        colour = INK if line.points else FAINT_INK
        room = cell.w - NUMBER - 20
        items: list[Item] = [
            fitted(frame, str(line.points), x, cell.cy - 1, NUMBER - 8, 34, Font.TITLE, colour,
                   "c", high=cell.h)
        ]  # fmt: skip
        step = min(ICON - 3, (room - ICON) / max(1, line.count - 1))
        upper = cell.cy - min(17.0, cell.h * 0.19)
        items += [
            Picture(KIND_SIGNS[kind], cell.x + 20 + step * number, upper - ICON / 2, ICON, ICON)
            for number in range(line.count)
        ]
        low = cell.cy + min(19.0, cell.h * 0.24)
        if kind == rules.FIREFLY:
            return items + self._rugs(cell, line.seat, low, room)
        words = because(kind, line)
        return [
            *items,
            *parts.fitted_lines(frame, words, cell.x + 20, low, room, cell.h * 0.5, 19),
        ]

    def _rugs(self, cell: Place, seat: Seat, y: float, room: float) -> list[Item]:
        rugs = sorted({rules.RUG_OF[card] for card in self.hands[seat] if card in rules.RUG_OF})
        step = min(39.0, room / max(1, len(rugs)))
        wide = min(38.0, step - 2)
        return [
            Picture(f"rugs/rug_{RUG_ASSETS[rug]}", cell.x + 18 + step * place, y - 14, wide, 27)
            for place, rug in enumerate(rugs)
        ]

    def _foot(self, frame: Frame, place: Place, columns: Sequence[Place]) -> list[Item]:
        y = place.bottom - FOOT / 2 - 2
        items: list[Item] = [
            parts.rule(place.x + 20, place.bottom - FOOT, place.w - 40, "#7A5230", 3),
            fitted(frame, _("Total"), place.x + 32, y, 150, 34, Font.TITLE, high=FOOT),
            *parts.fitted_lines(frame, _("if tied: best type"), place.x + 190, y + 2, TITLES - 210,
                                FOOT - 10, 20, colour=FAINT_INK),
        ]  # fmt: skip
        for seat, column in enumerate(columns):
            points = [(row.rows[seat].points, row.kind) for row in self.rows[: self.shown]]
            total = sum(number for number, _kind in points)
            colour = SEAT_COLOURS[self.seats[seat].colour]
            items.append(_total(column.right - 132, y - 32, colour))
            items.append(fitted(frame, str(total), column.right - 74, y - 1, 108, 42, Font.TITLE,
                                align="c", high=70))  # fmt: skip
            best = max(points, default=(0, 0))
            if best[0]:
                items.append(Picture(KIND_SIGNS[best[1]], column.x + 22, y - 18, 36, 36))
                items.append(fitted(frame, str(best[0]), column.x + 64, y, 50, 22, Font.TITLE,
                                    FAINT_INK, high=50))  # fmt: skip
        return items


@lru_cache(maxsize=16)
def _crown(column: Place) -> Item:
    w, h = column.w - 8, column.h - 24
    drawn = rect(0, 0, w, h, MARKED, 16, LIT, 4)
    return shape(drawn, column.x + 4, column.y + 12, w, h)


@lru_cache(maxsize=16)
def _row_light(row: Place) -> Item:
    w, h = row.w - 30, row.h - 4
    return shape(rect(0, 0, w, h, MARKED, 12, LIT, 2.6), row.x + 15, row.y + 2, w, h)


@lru_cache(maxsize=16)
def _total(x: float, y: float, colour: str) -> Item:
    return shape(rect(0, 0, 116, 64, colour, 14, INK, 2.8), x, y, 116, 64)
