"""The shelf: which game to play, where there is more than one."""

from __future__ import annotations

from typing import Final

from game.words import _, ngettext
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item
from scenes.kit.scene import Change, Frame, Leavable, Pop
from scenes.shell.backyard import dusk
from scenes.shell.box import GameBox, Shelf

TAG, GAP = 92.0, 16.0
HEAD, FOOT = 140.0, 128.0
TALLEST: Final = 1040.0
BACK: Final = "back"


class ShelfScene(Leavable[GameBox]):
    """One tag for each box. Pops with the chosen one, or with None."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def draw(self, frame: Frame) -> DisplayList:
        """The boxes, one below the other, and the way back."""
        count = len(self._shelf)
        step = min(TAG + GAP, (TALLEST - HEAD - FOOT) / count)
        high = HEAD + step * count + FOOT
        sheet = parts.centred(frame.width / 2, frame.height / 2, 920, high)
        items: list[Item] = [
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Which game?"), sheet.x + 56, sheet.y + 66, sheet.w - 112),
            parts.rule(sheet.x + 40, sheet.y + 108, sheet.w - 80),
        ]
        for index, (name, box) in enumerate(self._shelf.items()):
            top = sheet.y + HEAD + step * index
            tag = parts.box(sheet.x + 56, top, sheet.w - 140, step - GAP)
            title, note = _(box.game.title), seats_words(box.game.table_seats)
            items += parts.tag(frame, tag, name, title, note, icon="shared/icon_cards")
        back = parts.box(sheet.x + 56, sheet.bottom - 104, 260, 72)
        return [*items, *parts.button(frame, back, BACK, _("Back"), key="Esc")]

    def default_focus(self) -> str | None:
        """The first box."""
        return next(iter(self._shelf))

    def activate(self, name: str) -> Change[GameBox | None]:
        """Take the box off the shelf, or none."""
        return Pop(self._shelf.get(name))


def seats_words(seats: range) -> str:
    """``3 to 7 seats``."""
    if len(seats) > 1:
        return _("{least} to {most} seats").format(least=seats[0], most=seats[-1])
    return ngettext("{count} seat", "{count} seats", seats[0]).format(count=seats[0])
