"""What the decision layers share: they draw the whole table and return the chosen action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Never, TypeAlias, TypeVar

from game.rules.council.api import Action, View
from game.table import Seat
from scenes.council.log import open_log
from scenes.council.picture import Look, layout_of, table_items
from scenes.council.rules.pages import how_to_play
from scenes.council.stage import Stage, stage_of
from scenes.kit.display import Control, DisplayList, Item
from scenes.kit.layout import Layout
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push, stay
from scenes.shell.sheets.keys import KeysScene
from scenes.shell.sheets.pause import PauseScene, Wish, heeding
from scenes.table.close_up import LastTrickScene
from scenes.table.session import Room
from scenes.table.take_back import offer

R = TypeVar("R")

Answer: TypeAlias = Action | Wish
"""What a layer pops with: the action, or a wish from the menu."""


def menu_change(room: Room, name: str, heed: Callable[[Wish], Change[R]]) -> Change[R]:
    """What the entries of the menu bar and their keys do; None for anything else.

    ``heed`` says what a wish from the menu leads to.
    """
    match name:
        case "menu" | "escape":
            return Push(pause(room), heeding(heed))
        case "menu:log" | "l":
            return Push(open_log(room), stay)
        case "t":
            return last_trick(room)
        case "menu:speed" | "s":
            room.preferences.next_speed()
        case "f1":
            return Push(KeysScene())
        case _:
            pass
    return None


def pause(room: Room) -> PauseScene:
    """The menu of the table."""
    return PauseScene(room.preferences, how_to_play, room.safe, take_back=offer(room) is not None)


def last_trick(room: Room) -> Change[Never]:
    """The last trick, large; nothing before there is one."""
    view = room.view(None)
    cards = view.table if view.trick_is_complete else view.last_trick
    return Push(LastTrickScene(cards, room.seats)) if cards else None


class Layer(BaseScene[Answer]):
    """A decision of one seat, drawn over the same table. Pops with the answer."""

    def __init__(self, room: Room, seat: Seat) -> None:
        self.room = room
        self.seat = seat
        self.view: View = room.view(seat)
        self.stage: Stage = stage_of(self.view)
        self.focus: str | None = None

    def focused(self, name: str | None) -> None:
        """Remember the focus, for previews."""
        self.focus = name

    def activate(self, name: str) -> Change[Answer]:
        """The menu bar."""
        return menu_change(self.room, name, Pop)

    def key(self, name: str) -> Change[Answer]:
        """The keys of the menu bar."""
        return menu_change(self.room, name, Pop)

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
