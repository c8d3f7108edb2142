"""How the bots at a table play, changed in the middle of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.bots import same_bot
from game.table import Seat
from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Font, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import CancelableScene, Change, Frame, Pop
from scenes.kit.theme import FAINT_INK, NIGHT
from scenes.shell.levels import about_level, level_name, levels_of, temper_of
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling
from scenes.table.session import AnySession

Levels = Mapping[Seat, str]
"""By seat of a bot, how well it is to play."""
ROW: Final = 78.0
FOOT: Final = 84.0


def can_change(session: AnySession) -> bool:
    """Whether a bot sits here that could play in another way, and the game still goes on."""
    levels = levels_of(session.setup.game)
    if session.setup.day:
        return False  # everybody meets the same ones
    return bool(session.minds.bots) and len(levels) > 1 and session.match.decision is not None


class LevelsScene(CancelableScene[Levels]):
    """Pops with how every bot is to play, or with None. They begin as they play now."""

    covers = False

    def __init__(self, session: AnySession) -> None:
        self._game, self._seats = session.setup.game, session.setup.seats
        self._levels: dict[Seat, str] = {
            seat: same_bot(self._game, who.bot)
            for seat, who in enumerate(self._seats)
            if who.bot is not None
        }
        # A level of former days stays, as long as nobody wants another.
        self._offered = tuple(dict.fromkeys((*levels_of(self._game), *self._levels.values())))
        self._asked = min(self._levels)

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """A row for each bot, and what the one that is looked at does."""
        foot = parts.roomier(frame, FOOT, 22)
        rows = len(self._levels)
        sheet = parts.sheet(frame, 1000, 330 + FOOT + ROW * rows)
        inner = parts.inset(sheet, 56, 44)
        words = _("From the next move on. The log notes it.")
        items: list[Item] = [Veil(NIGHT, 0.6), *parts.panel(sheet, radius=22)]
        items.append(
            parts.heading(frame, _("How the bots play"), inner.x, inner.y + 16, inner.w, 42)
        )
        items.append(parts.rule(sheet.x + 40, inner.y + 54, sheet.w - 80))
        items.append(
            parts.fitted(frame, words, inner.x, inner.y + 88, inner.w, 22, colour=FAINT_INK)
        )
        body = parts.box(inner.x, inner.y + 122, inner.w, inner.h - 122 - 96 - foot)
        for seat, row in zip(self._levels, parts.rows(body, rows, 10), strict=True):
            items += self._row(frame, row, seat)
        now = replace(self._seats[self._asked], bot=self._levels[self._asked])
        about = about_level(self._game, self._levels[self._asked], temper_of(self._game, now))
        items += parts.fitted_paragraph(
            frame, about, inner.x, body.bottom + 16, inner.w, foot - 16, 22, colour=FAINT_INK
        ).items
        left, right = parts.columns(parts.box(inner.x, inner.bottom - 72, inner.w, 72), 2, 24)
        return [
            *items,
            *parts.button(frame, left, "back", _("Back"), key="Esc"),
            *parts.button(frame, right, "change", _("Change"), primary=True, size=30),
        ]

    def _row(self, frame: Frame, row: Place, seat: Seat) -> Items:
        who, words = self._seats[seat], level_name(self._levels[seat])
        wide = min(row.w / 2, parts.roomier(frame, 400, 26))
        options = parts.centre(row.right - wide / 2, row.cy, wide, min(56.0, row.h))
        room = options.x - row.x - 90
        return (
            *small(row.x + 32, row.cy, 62, who, Feeling.CALM),
            parts.fitted(frame, who.name, row.x + 74, row.cy - 1, room, 28, Font.TITLE),
            *parts.stepper(frame, options, f"bot:{seat}", words, who.name),
        )

    # input

    def default_focus(self) -> str | None:
        """Enter changes nothing as long as nothing has been chosen."""
        return "change"

    def on_focus(self, name: str | None) -> None:
        group, _colon, value = (name or "").partition(":")
        if group == "bot":
            self._asked = int(value.partition(":")[0])

    def activate(self, name: str) -> Change[Levels | None]:
        group, _colon, value = name.partition(":")
        if group == "bot":
            seat, _colon, way = value.partition(":")
            self._asked = int(seat)
            now = self._offered.index(self._levels[self._asked]) + (1 if way == "more" else -1)
            self._levels[self._asked] = self._offered[now % len(self._offered)]
            return None
        return Pop(MappingProxyType(self._levels) if name == "change" else None)
