"""One person at a time: whose review is opened."""

from __future__ import annotations

from collections.abc import Sequence

from game.seating import SeatSetup
from game.table import Seat
from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, Veil
from scenes.kit.scene import CancelableScene, Change, Frame, Pop
from scenes.kit.theme import FAINT_INK, NIGHT
from scenes.table.faces.delegate import small
from scenes.table.faces.feeling import Feeling

ROW, GAP = 84.0, 14.0


class WhoseScene(CancelableScene[Seat | None]):
    """Pops with the seat of a person, or with None. ``people`` are theirs, of all ``seats``."""

    covers = False

    def __init__(self, seats: Sequence[SeatSetup], people: Sequence[Seat]) -> None:
        self._seats, self._people = seats, people

    def draw(self, frame: Frame) -> DisplayList:
        """A button for each person."""
        rows = len(self._people) * (ROW + GAP)
        sheet = parts.sheet(frame, 860, 330 + rows)
        inner = parts.inset(sheet, 56, 44)
        body = parts.box(inner.x, inner.bottom - 92 - rows, inner.w, rows - GAP)
        words = _("A review tells one person about their own choices.")
        items: list[Item] = [
            Veil(NIGHT, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Whose review?"), inner.x, inner.y + 16, inner.w, 42),
            *parts.fitted_paragraph(
                frame, words, inner.x, inner.y + 52, inner.w, body.y - inner.y - 66, 24,
                colour=FAINT_INK,
            ).items,
        ]  # fmt: skip
        for seat, row in zip(self._people, parts.rows(body, len(self._people), GAP), strict=True):
            who = self._seats[seat]
            beside = parts.box(row.x + 84, row.y, row.w - 84, row.h)
            items += small(row.x + 38, row.cy, 72, who, Feeling.CALM)
            items += parts.button(frame, beside, f"seat:{seat}", who.name, size=30)
        back = parts.box(inner.x, inner.bottom - 70, inner.w, 70)
        return [*items, *parts.button(frame, back, "back", _("Back"), key="Esc")]

    def default_focus(self) -> str | None:
        return f"seat:{self._people[0]}"

    def activate(self, name: str) -> Change[Seat | None]:
        """That person's, or none."""
        _group, colon, seat = name.partition(":")
        return Pop(int(seat) if colon else None)
