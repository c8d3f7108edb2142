"""Writing so that nothing is lost: the old content or the new one, never half of each."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import sys
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from game.words import _

# Windows lets nobody replace or delete a file that somebody reads: virus scanners, indexers and
# cloud folders do so for a moment whenever something has changed. Elsewhere nobody is in the way.
TRIES: Final = 11 if sys.platform == "win32" else 1
PAUSE: Final = 0.1  # seconds between two of them
OWN: Final = 0o600  # hands lie open in a save: nobody else on this computer shall read it
OWN_FOLDER: Final = 0o700
DRAFT: Final = ".part"
DRAFTS: Final = re.compile(rf"\..*\.[0-9a-f]{{8}}\{DRAFT}")
STALE: Final = 3600.0  # seconds after which nobody is writing a draft any more


class InUse(PermissionError):
    """Somebody else has the file open, and has not let go of it for a second."""

    def __init__(self, file: Path) -> None:
        super().__init__(errno.EACCES, _("Another program has the file open"), str(file))


def new_name(moment: datetime) -> str:
    """What something is called that begins now: nothing else is, in this folder or another."""
    # From the system itself: `secrets` loads a library of codes, which is as large as a picture.
    return f"{moment:%Y%m%d-%H%M%S}-{os.urandom(3).hex()}"


def write_durably(file: Path, data: bytes, mode: int = OWN) -> None:
    """Replace a file's content at once; when this returns, a power cut cannot undo it.

    Raises:
        OSError: The file is as it was before, or new and whole but perhaps not after a power cut.
            InUse where only another program is in the way.
    """
    draft = file.with_name(f".{file.name[:200]}.{os.urandom(4).hex()}{DRAFT}")
    # A name that nobody can guess, and none that is there already: no link leads us elsewhere.
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(draft, flags, mode), "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        _again_and_again(partial(draft.replace, file), draft, file)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    sync_folder(file.parent)


def make_folder(folder: Path) -> None:
    """Make a folder with all that it lies in, for this player alone. Raises OSError."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(OWN_FOLDER, exist_ok=True)
        try:
            sync_folder(missing.parent)  # else all that it will hold goes with its name
        except OSError:
            missing.rmdir()  # whoever tries again shall not take it for certain
            raise
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def sweep(folder: Path, older: float = STALE) -> None:
    """Remove drafts, and what was thrown away, that somebody left who was killed meanwhile."""
    with contextlib.suppress(OSError), os.scandir(folder) as files:  # there may be very many
        for file in files:
            if not DRAFTS.fullmatch(file.name):
                continue
            if time.time() - file.stat(follow_symlinks=False).st_mtime >= older:
                if file.is_dir(follow_symlinks=False):
                    shutil.rmtree(file.path)
                else:
                    Path(file.path).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable. Windows does that by itself and has no way to ask."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def move_to_quarantine(file: Path, folder: Path) -> Path:
    """Move what cannot be used to a folder where nothing is ever overwritten; give its new place.

    Raises:
        OSError: It cannot be moved and stays where it is.
    """
    make_folder(folder)
    for number in count(1):
        goal = folder / (file.name if number == 1 else f"{file.stem}-{number}{file.suffix}")
        try:
            # Taking the name first: a mere rename would overwrite a file of the same name.
            _take_name(goal, like=file)
        except FileExistsError:
            continue
        try:
            _again_and_again(partial(file.replace, goal), file)
        except OSError:
            with contextlib.suppress(OSError):
                if file.exists():  # else it may have moved, whatever the system says
                    goal.rmdir() if goal.is_dir() else goal.unlink()
            raise
        with contextlib.suppress(OSError):
            sync_folder(folder)  # before anything new is certain in its old place
        return goal
    raise AssertionError("numbers do not end")


def _take_name(goal: Path, like: Path) -> None:
    """Put something there that the other may replace: a file for a file, a folder for a folder."""
    if like.is_dir() and not like.is_symlink():
        goal.mkdir(OWN_FOLDER)
    else:
        goal.touch(OWN, exist_ok=False)


def delete(file: Path) -> None:
    """Remove a file; it does no harm if it has gone already.

    Raises:
        OSError: It is still there. InUse where only another program is in the way.
    """
    _again_and_again(partial(file.unlink, missing_ok=True), file)


def delete_folder(folder: Path) -> None:
    """Remove a folder with all that lies in it.

    Raises:
        OSError: All of it is still there. InUse where only another program is in the way.
    """
    gone = folder.with_name(f".{folder.name}.{os.urandom(4).hex()}{DRAFT}")
    _again_and_again(partial(folder.replace, gone), folder)
    with contextlib.suppress(OSError):  # what is left is swept later
        sync_folder(folder.parent)  # else a part of it might be back after a power cut
        shutil.rmtree(gone)


def _again_and_again(change: Callable[[], object], source: Path, held: Path | None = None) -> None:
    """Do it as soon as whoever has the ``held`` file open lets go of it, within a second.

    The change leaves nothing where its ``source`` was; so it can be told where it was made although
    the system reports an error, as network folders do.
    """
    held = held or source
    for number in range(TRIES):
        try:
            change()
        except FileNotFoundError:
            raise  # somebody else was quicker
        except OSError as refused:
            if _is_gone(source):
                return
            writable = not held.exists() or os.access(held, os.W_OK)
            if TRIES == 1 or not (writable and isinstance(refused, PermissionError)):
                raise  # nobody will let go of what may not be written
            if number == TRIES - 1:
                raise InUse(held) from refused
            time.sleep(PAUSE)
        else:
            return


def _is_gone(file: Path) -> bool:
    """Whether it is certain that nothing is there."""
    try:
        file.lstat()
    except OSError as trouble:
        return isinstance(trouble, FileNotFoundError)
    return False
