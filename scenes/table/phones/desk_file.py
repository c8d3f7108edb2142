"""Who holds which hand, beside the saves of the table: after a restart the phones come back.

The file is gone with the table, and when phones are switched off.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path

from game.library.files import delete, write_durably
from game.phones.seat_registry import SeatRegistry, WrittenDesk
from game.records import RecordError
from game.records.source import read_source
from game.table import Seat

LARGEST = 100_000


class DeskFile:
    """Of one table; ``file`` is None where nothing of it is saved."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def read(self, seats: Collection[Seat]) -> tuple[SeatRegistry, WrittenDesk] | None:
        """The desk with exactly these seats; None: there is none that can be used."""
        if self._file is None:
            return None
        with suppress(RecordError):
            found = SeatRegistry.read(read_source(self._file, LARGEST))
            if found is not None and {each.seat for each in found[1].places} == set(seats):
                return found
        return None

    def follow(self, desk: SeatRegistry, where: Callable[[], tuple[tuple[str, ...], int]]) -> None:
        """Write it down now and after each change, with where phones have found it."""
        desk.keep = lambda each: self._write(each.to_bytes(*where()))
        desk.write()

    def delete(self) -> None:
        """No phone comes back."""
        if self._file is not None:
            with suppress(OSError):
                delete(self._file)

    def _write(self, data: bytes) -> None:
        """Where it cannot be written, nothing that is void now may come back."""
        if self._file is not None:
            try:
                write_durably(self._file, data)
            except OSError:
                self.delete()
