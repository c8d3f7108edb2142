"""Writing so that nothing is lost: the old content or the new one, never half of each."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from game.words import _

# Windows lets nobody replace or delete a file that somebody reads: virus scanners, indexers and
# cloud folders do so for a moment whenever something has changed. Elsewhere nobody is in the way.
TRIES: Final = 11 if sys.platform == "win32" else 1
PAUSE: Final = 0.1  # seconds between two of them


class InUse(PermissionError):
    """Somebody else has the file open, and has not let go of it for a second."""

    def __init__(self, file: Path) -> None:
        super().__init__(errno.EACCES, _("Another program has the file open"), str(file))


def write_durably(file: Path, data: bytes) -> None:
    """Replace a file's content at once; when this returns, a power cut cannot undo it.

    Raises:
        OSError: The file is as it was before. InUse where only another program is in the way.
    """
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with draft.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        _again_and_again(partial(draft.replace, file), file)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable. Windows does that by itself and has no way to ask."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def set_aside(file: Path, folder: Path) -> Path:
    """Move what cannot be used to a folder where nothing is ever overwritten; give its new place.

    Raises:
        OSError: It cannot be moved and stays where it is.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        goal = folder / (file.name if number == 1 else f"{file.stem}-{number}{file.suffix}")
        try:
            # Taking the name first: a mere rename would overwrite a file of the same name.
            goal.touch(exist_ok=False)
        except FileExistsError:
            continue
        try:
            _again_and_again(partial(file.replace, goal), file)
        except OSError:
            with contextlib.suppress(OSError):
                goal.unlink()
            raise
        return goal
    raise AssertionError("numbers do not end")


def delete(file: Path) -> None:
    """Remove a file; it does no harm if it has gone already.

    Raises:
        OSError: It is still there. InUse where only another program is in the way.
    """
    _again_and_again(partial(file.unlink, missing_ok=True), file)


def _again_and_again(change: Callable[[], object], file: Path) -> None:
    """Do it as soon as whoever has the file open lets go of it, within a second."""
    for number in range(TRIES):
        try:
            change()
        except PermissionError as refused:
            if TRIES == 1 or (file.exists() and not os.access(file, os.W_OK)):
                raise  # nobody will let go of what may not be written
            if number == TRIES - 1:
                raise InUse(file) from refused
            time.sleep(PAUSE)
        else:
            return
