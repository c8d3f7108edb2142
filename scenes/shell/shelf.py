"""The shelf: which game to play, where there is more than one."""

from __future__ import annotations

from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item
from scenes.kit.scene import Change, Frame, Leavable, Pop
from scenes.shell.box import GameBox, Shelf
from scenes.shell.title.backyard import dusk


class ShelfScene(Leavable[GameBox]):
    """One tag for each box. Pops with the chosen one."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def draw(self, frame: Frame) -> DisplayList:
        """The boxes, one below the other."""
        sheet = parts.centred(frame.width / 2, frame.height / 2, 920, 220 + 108 * len(self._shelf))
        items: list[Item] = [
            *dusk(frame),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("Which game?"), sheet.x + 56, sheet.y + 66, sheet.w - 112),
            parts.rule(sheet.x + 40, sheet.y + 108, sheet.w - 80),
        ]
        for index, (name, box) in enumerate(self._shelf.items()):
            tag = parts.box(sheet.x + 56, sheet.y + 140 + 108 * index, sheet.w - 140, 92)
            seats = box.game.table_seats
            note = _("{least} to {most} seats").format(least=seats[0], most=seats[-1])
            items += parts.tag(frame, tag, name, _(box.game.title), note, icon="shared/icon_cards")
        return items

    def default_focus(self) -> str | None:
        """The first box."""
        return next(iter(self._shelf))

    def activate(self, name: str) -> Change[GameBox | None]:
        """Take the box off the shelf."""
        return Pop(self._shelf[name])
