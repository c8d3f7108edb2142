"""What the decision layers share: they draw the whole table and return the chosen action."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.council.api import View
from game.table import Seat
from scenes.council.log import open_log
from scenes.council.picture import Look, layout_of, table_items
from scenes.council.rules.pages import how_to_play
from scenes.council.stage import Stage, stage_of
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, Scene
from scenes.shell.sheets.keys import KeysScene
from scenes.shell.sheets.pause import LEAVE, TAKE_BACK, PauseScene
from scenes.table.close_up import LastTrickScene
from scenes.table.pace import change_speed
from scenes.table.session import Room
from scenes.table.take_back import offer


def menu_change(room: Room, name: str) -> Change:
    """What the entries of the menu bar and their keys do; None for anything else."""
    match name:
        case "menu" | "escape":
            return Push(pause(room))
        case "menu:log" | "l":
            return Push(open_log(room))
        case "t":
            return last_trick(room)
        case "menu:speed" | "s":
            change_speed(room.preferences)
        case "f1":
            return Push(KeysScene())
        case _:
            pass
    return None


def pause(room: Room) -> Scene:
    """The menu of the table."""
    return PauseScene(room.preferences, how_to_play, room.safe, take_back=offer(room) is not None)


def last_trick(room: Room) -> Change:
    """The last trick, large; nothing before there is one."""
    view = room.view(None)
    cards = view.table if view.trick_is_complete else view.last_trick
    return Push(LastTrickScene(cards, room.seats)) if cards else None


class Layer(BaseScene):
    """A decision of one seat, drawn over the same table.

    Pops with the action, with LEAVE or with TAKE_BACK.
    """

    def __init__(self, room: Room, seat: Seat) -> None:
        self.room = room
        self.seat = seat
        self.view: View = room.view(seat)
        self.stage: Stage = stage_of(self.view)
        self.focus: str | None = None

    def focused(self, name: str | None) -> None:
        """Remember the focus, for previews."""
        self.focus = name

    def activate(self, name: str) -> Change:
        """The menu bar."""
        return menu_change(self.room, name)

    def key(self, name: str) -> Change:
        """The keys of the menu bar."""
        return menu_change(self.room, name)

    def resume(self, result: object) -> Change:
        """Back from the menu: stay, or leave the table."""
        return Pop(result) if result in (LEAVE, TAKE_BACK) else None

    def draw(self, frame: Frame) -> DisplayList:
        """Every layer draws the whole table."""
        raise NotImplementedError

    def layout(self, frame: Frame) -> Layout:
        """The places of the table."""
        return layout_of(frame, self.stage)

    def picture(self, frame: Frame, look: Look) -> list[Item]:
        """The table below this layer."""
        return table_items(frame, self.stage, self.room.top, look)


def in_order(controls: Sequence[Control], items: Sequence[Item]) -> list[Item]:
    """The layer's own controls come first in the focus order, before the menu bar."""
    return [*controls, *items]
