"""Writing so that nothing is lost: the old content or the new one, never half of each."""

from __future__ import annotations

import contextlib
import os
import sys
from itertools import count
from pathlib import Path


def write_durably(file: Path, data: bytes) -> None:
    """Replace a file's content at once; when this returns, a power cut cannot undo it.

    Raises:
        OSError: The file is as it was before.
    """
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with draft.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
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
        file.replace(goal)
        return goal
    raise AssertionError("numbers do not end")
