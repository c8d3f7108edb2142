"""One window at a time: a lock that the system opens again when its holder dies."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import IO, Final

from game.library.files import OWN

# Some network folders know no locks. Better to save there than not to play.
LOCKLESS: Final = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})


class Lock:
    """Holds a table for this window until ``release``."""

    def __init__(self, handle: IO[bytes]) -> None:
        self._handle = handle

    @classmethod
    def take(cls, file: Path) -> Lock | None:
        """The lock, or None where another window holds it.

        Raises:
            OSError: Nobody can lock here, for example because nothing can be written.
        """
        handle = _open(file)
        try:
            taken = _try_to_lock(handle)
        except OSError as trouble:
            if trouble.errno not in LOCKLESS:
                handle.close()
                raise
            taken = True
        if not taken:
            handle.close()
            return None
        return cls(handle)

    def is_at(self, file: Path) -> bool:
        """Whether it is still this file: somebody may have removed the whole folder."""
        try:
            return os.path.samestat(os.fstat(self._handle.fileno()), file.stat())
        except OSError:
            return False

    def release(self) -> None:
        """Let others in."""
        self._handle.close()


def _open(file: Path) -> IO[bytes]:
    """Open it without waiting for anybody; what is no plain file makes room for one."""
    waitless = getattr(os, "O_NONBLOCK", 0)
    for _again in range(2):
        try:
            number = os.open(file, os.O_RDWR | os.O_CREAT | waitless, OWN)
        except PermissionError:
            number = os.open(file, os.O_RDONLY | waitless)
        except OSError as trouble:
            if trouble.errno != errno.ENXIO:  # a socket
                raise
        else:
            if stat.S_ISREG(os.fstat(number).st_mode):
                return os.fdopen(number, "rb", buffering=0)
            os.close(number)
        file.unlink()
    raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(file))


if sys.platform == "win32":
    import msvcrt

    def _try_to_lock(handle: IO[bytes]) -> bool:
        try:
            handle.seek(0)
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_to_lock(handle: IO[bytes]) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
