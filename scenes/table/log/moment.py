"""A moment of the log: the table as it was then, with the line that tells about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.table import Seat
from scenes.council.picture import Look, layout_of, table_items, talk
from scenes.council.solo.side import SoloLook
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.ink import rect, shape
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.theme import LANTERN
from scenes.shell.sheets.keys import KeysScene
from scenes.table.film import Film
from scenes.table.log.lines import LogLine
from scenes.table.log.scene import TO_THE_GAME, LogScene
from scenes.table.pace import change_speed
from scenes.table.replay.bar import foot
from scenes.table.session import Room
from scenes.table.speech import Line

HIGH: Final = 90.0
EDGE: Final = 10.0
# Wheel and keys that lead to an earlier (−1) or a later (1) line.
WAYS: Final = {
    ",": -1, "page up": -1, "scroll up": -1,
    ".": 1, "page down": 1, "scroll down": 1,
}  # fmt: skip


def open_log(room: Room) -> LogScene:
    """The log of a game at its table. Its moments are as whoever sits there alone saw them.

    Where several people sit, or none, they are as everybody saw them.
    """
    film = Film(room.match, len(room.setup.seats))
    seen_by = min(room.people) if len(room.people) == 1 else None

    def shows(lines: Sequence[LogLine], number: int) -> Change:
        return Push(MomentScene(room, film, seen_by, lines, number))

    return LogScene(room.public_log(), room.seats, room.match.take_backs, shows)


class MomentScene(BaseScene):
    """Pops with the number of its line to the log, with TO_THE_GAME beyond it.

    ``lines`` are the newest first.
    """

    def __init__(
        self, room: Room, film: Film, seen_by: Seat | None, lines: Sequence[LogLine], number: int
    ) -> None:
        self.room = room
        self.film = film
        self.seen_by = seen_by
        self._lines = lines
        self._number = number

    @property
    def at(self) -> int:
        """How many events had happened."""
        return self._lines[self._number].moment

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table at rest in an old light, the sentence, and the bar."""
        stage = self.film.stage(self.at, self.seen_by)
        look = Look(solo=SoloLook(choice=self.film.choice(self.at)))
        line = self._lines[self._number]
        return [
            *table_items(frame, stage, self.room.top, look),
            _old_light(frame.width, frame.height),
            *talk(frame, Line(line.who, line.words), layout_of(frame, stage)),
            *self._bar(frame),
        ]

    def _bar(self, frame: Frame) -> Items:
        place = foot(frame, HIGH)
        cells = parts.columns(parts.inset(place, 18, 16), 4, 14)
        newest, oldest = self._number == 0, self._number == len(self._lines) - 1
        return (
            *parts.bar(place),
            *parts.button(frame, cells[0], "earlier", "Earlier", size=24, enabled=not oldest),
            *parts.button(frame, cells[1], "later", "Later", size=24, enabled=not newest),
            *parts.button(frame, cells[2], "log", "The log", size=24, key="Esc"),
            *parts.button(frame, cells[3], "game", "Back to the game", size=24, primary=True),
        )

    # input

    def default_focus(self) -> str | None:
        """Enter goes on through the past, the other way than it came."""
        return "earlier"

    def activate(self, name: str) -> Change:
        """Walk along the lines, or back."""
        match name:
            case "earlier" | "later":
                self._walk(-1 if name == "earlier" else 1)
            case "menu:speed":
                change_speed(self.room.preferences)
            case "game" | "menu":
                return Pop(TO_THE_GAME)
            case _:
                return Pop(self._number)
        return None

    def key(self, name: str) -> Change:
        """Comma and full stop, page keys and the wheel walk; Escape and L lead to the log."""
        match name:
            case "escape" | "l":
                return Pop(self._number)
            case "s":
                change_speed(self.room.preferences)
            case "f1":
                return Push(KeysScene())
            case _:
                self._walk(WAYS.get(name, 0))
        return None

    def _walk(self, step: int) -> None:
        """Later lines stand before earlier ones."""
        self._number = min(max(0, self._number - step), len(self._lines) - 1)


@lru_cache(maxsize=8)
def _old_light(width: float, height: float) -> Item:
    """A lantern's frame round the window: this is not now."""
    inner = Place(EDGE / 2, EDGE / 2, width - EDGE, height - EDGE)
    drawn = rect(0, 0, inner.w, inner.h, "none", 18, LANTERN, EDGE, 0.85)
    return shape(drawn, *inner[:4])
