"""Who holds which hand on a phone."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.phones.seat_registry import SeatRegistry
from scenes.table.phones.desk_file import DeskFile
from tests.faults.stories.story import Found, Story

SEATS = (0, 1)


def desk_file(folder: Path) -> DeskFile:
    return DeskFile(folder / "phones.json")


def begun(folder: Path) -> SeatRegistry:
    """A desk that is written down from now on."""
    desk = SeatRegistry(SEATS)
    desk_file(folder).follow(desk, lambda: (("192.168.1.2",), 8673))
    return desk


class HandsHeld(Story):
    """Two take their seats, one after the other."""

    SILENT = "phones scan their codes once more"
    desk: SeatRegistry

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.begin, *(
            lambda seat=seat: self.desk.take(self.desk.key(seat)) for seat in SEATS
        )

    def begin(self) -> None:
        self.desk = begun(self.folder)

    def settle(self) -> None:
        self.desk.write()

    @classmethod
    def find(cls, folder: Path) -> Found:
        found = desk_file(folder).read(SEATS)
        return found and [place.seat for place in found[1].places if place.token is not None]


class HandsBack(HandsHeld):
    """Phones are switched off: nobody comes back."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        begun(folder)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.settle,)

    def settle(self) -> None:
        desk_file(self.folder).delete()
