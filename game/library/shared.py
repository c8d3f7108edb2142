"""Files that every window may change: one window after the other, over what the file says now.

Whatever is read, changed in memory and written back whole goes through here. Else the window that
writes last takes back what another one has written since both have read.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from game.library.files import PAUSE, TRIES, InUse, make_folder, sync_folder, write_durably
from game.library.locks import Lock
from game.records import MissingRecord, UnreadableRecord, read_source

PATIENCE: Final = 1.0  # seconds that another window may take for its change, which takes a blink
LOOK: Final = 0.002  # seconds until it is asked again: who writes all the time rests no longer


@contextmanager
def alone_with(
    place: Path, seconds: float | None = None, *, insist: bool = False
) -> Iterator[None]:
    """Nobody else changes this file, or what lies in this folder, until the block is left.

    Args:
        place: What is going to be changed; its folder is there, the lock lies beside it.
        seconds: How long to wait for another window; None: ``PATIENCE``.
        insist: Go on without the lock where another window never lets go of it, because it hangs.

    Raises:
        OSError: Nothing can be locked here. InUse where another window does not let go.
    """
    place = _real(place)
    seconds = PATIENCE if seconds is None else seconds
    lock = _wait_for(place.with_name(f"{place.name}.lock"), seconds)
    if lock is None and not insist:
        raise InUse(place)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def change(
    file: Path,
    make: Callable[[bytes | None], bytes],
    seconds: float | None = None,
    *,
    insist: bool = False,
) -> None:
    """Replace what a file says now by what ``make`` makes of it; None: there is no such file.

    Raises:
        OSError: The file is as it was before.
        RecordError: It is no file that can be read, and as it was before.
    """
    make_folder(file.parent)
    file = _real(file)
    with alone_with(file, seconds, insist=insist):
        before = read_now(file)
        after = make(before)
        if after != before:
            write_durably(file, after)
        else:
            sync_folder(file.parent)  # whoever wrote it may have failed at that


def read_now(file: Path) -> bytes | None:
    """What a file says; None: there is none.

    Raises:
        RecordError: It is no file that can be read; UnreadableRecord: perhaps another time.
    """
    for _again in range(TRIES - 1):
        try:
            return read_source(file)
        except MissingRecord:
            return None
        except UnreadableRecord:  # on Windows, while somebody replaces it or looks through it
            time.sleep(PAUSE)
    try:
        return read_source(file)
    except MissingRecord:
        return None


def _real(place: Path) -> Path:
    """Where it really lies: a link stays one, and whoever comes by another name waits as well."""
    return Path(os.path.realpath(place))


def _wait_for(file: Path, seconds: float) -> Lock | None:
    """The lock as soon as nobody has it; None where that takes too long. Raises OSError."""
    ends = time.monotonic() + seconds
    while (lock := Lock.take(file)) is None and time.monotonic() < ends:
        time.sleep(LOOK)
    return lock
