"""A disk that fails at any one step, and remembers what a power cut at that step would leave.

Every call that a file can be opened, written, moved or removed by is counted, if it is about the
folder in question. Nothing else in the tests needs to know how many calls a save takes.
"""

import builtins
import errno
import fcntl
import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path
from stat import S_ISDIR
from threading import RLock, get_ident
from typing import IO, Any, Final, Self

import pytest

ROOT: Final = Path(__file__).parents[2]
OURS: Final = (str(ROOT / "game"), str(ROOT / "scenes"), str(ROOT / "main.py"))
BY_NAME: Final = ("open", "replace", "rename", "link", "unlink", "mkdir", "rmdir", "truncate")
LOOKS: Final = ("stat", "lstat", "scandir", "listdir")
BY_NUMBER: Final = ("fsync", "close", "ftruncate")
FULL: Final = frozenset({"create", "write", "flush", "fsync", "mkdir"})
"""What a full disk refuses."""
NAMES: Final = frozenset({"replace", "rename", "link", "unlink", "mkdir", "rmdir"})
"""What changes the names in a folder."""
HELD: Final = frozenset({"replace", "unlink"})
"""What Windows refuses while somebody else reads the file."""
Words = Any
"""What the system is called with, and what it answers."""
Image = dict[str, bytes | None]
"""What lies in a folder, by its place there; None is a folder."""


@dataclass(frozen=True, slots=True)
class Fault:
    """From the ``first`` step on, so many ``times``; None: until the disk is mended.

    ``only`` are the kinds of steps that do; ``late``: it is said although they are done.
    """

    error: int
    times: int | None = 1
    only: frozenset[str] | None = None
    late: bool = False
    first: int = 1

    def trouble(self, place: str) -> OSError:
        return OSError(self.error, os.strerror(self.error), place)


@dataclass(slots=True)
class Disk:
    """The steps that were made, by name; ``sites`` are the lines of ours that have led to them."""

    folder: Path
    fault: Fault | None = None
    watch: Callable[[], None] | None = None
    steps: list[str] = field(default_factory=list)
    sites: set[tuple[str, int]] = field(default_factory=set)
    met: int = 0
    onlooker: int = 0
    _open: dict[int, str] = field(default_factory=dict)
    _busy: Any = field(default_factory=RLock)

    def about(self, place: object) -> str | None:
        """Where it is, if it is in the folder."""
        if get_ident() == self.onlooker:
            return None
        if isinstance(place, int):
            return self._open.get(place)
        where = os.path.abspath(os.fspath(place))  # type: ignore[call-overload]  # noqa: PTH100
        return where if f"{where}/".startswith(f"{self.folder}/") else None

    def step(self, name: str, where: str, do: Callable[[], Any]) -> Words:
        with self._busy:
            self.steps.append(name)
            self._note_site()
            fault = self.fault
            if fault is not None and self._is_due(fault, name):
                self.met += 1
                if fault.late or name == "close":  # closed is closed, whatever it says
                    do()
                raise fault.trouble(where)
            done = do()
            if self.watch is not None:
                self.watch()
            return done

    def opened(self, number: int, where: str) -> None:
        self._open[number] = where

    def closed(self, number: int) -> None:
        self._open.pop(number, None)

    def _is_due(self, fault: Fault, name: str) -> bool:
        kinds = fault.only is None or name in fault.only
        ends = fault.times is None or self.met < fault.times
        return kinds and ends and len(self.steps) >= fault.first

    def _note_site(self) -> None:
        frame = sys._getframe(2)
        while frame is not None:
            file = frame.f_code.co_filename
            if file.startswith(OURS):
                self.sites.add((file, frame.f_lineno))
            frame = frame.f_back  # type: ignore[assignment]


class Written:
    """A file that is being written: each call is a step of the disk."""

    def __init__(self, file: IO[Any], disk: Disk, where: str) -> None:
        self._file, self._disk, self._where = file, disk, where

    def write(self, data: Words) -> int:
        """In two halves, so that a fault can come between them."""
        half = len(data) // 2
        for part in (data[:half], data[half:]):
            self._disk.step("write", self._where, partial(self._pass_on, part))
        return len(data)

    def _pass_on(self, part: Words) -> None:
        self._file.write(part)
        self._file.flush()

    def flush(self) -> None:
        self._disk.step("flush", self._where, self._file.flush)

    def close(self) -> None:
        if not self._file.closed:
            self._disk.step("close", self._where, self._file.close)

    def __getattr__(self, name: str) -> Words:
        return getattr(self._file, name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def failing(disk: Disk) -> Iterator[Disk]:
    with pytest.MonkeyPatch.context() as patch:
        for name in (*BY_NAME, *LOOKS, *BY_NUMBER):
            patch.setattr(os, name, _counted(disk, name, getattr(os, name)))
        opens = _opening(disk, io.open)
        patch.setattr(io, "open", opens)
        patch.setattr(builtins, "open", opens)
        patch.setattr(fcntl, "flock", _counted(disk, "lock", fcntl.flock))
        yield disk


def _counted(disk: Disk, name: str, usual: Callable[..., Any]) -> Callable[..., Any]:
    def call(place: Words = ".", *about: Words, **more: Words) -> Words:
        number = place.fileno() if hasattr(place, "fileno") else place
        where = disk.about(number)
        if where is None and isinstance(about and about[0], str | os.PathLike):
            where = disk.about(about[0])
        if more.get("dir_fd") is not None and where is None:
            where = disk.about(more["dir_fd"])
        if where is None:
            done = usual(place, *about, **more)
            if name == "open":
                disk.closed(done)
            return done
        kind = "create" if name == "open" and about and about[0] & os.O_CREAT else name
        done = disk.step(kind, where, lambda: usual(place, *about, **more))
        if name == "open":
            disk.opened(done, where)
        return done

    return call


def _opening(disk: Disk, usual: Callable[..., Any]) -> Callable[..., Any]:
    def call(place: Words, mode: str = "r", *about: Words, **more: Words) -> Words:
        where = disk.about(place)
        if where is None:
            file = usual(place, mode, *about, **more)
            if not isinstance(place, int):
                disk.closed(file.fileno())
            return file
        writes = set(mode) & set("wax+")
        by_number = isinstance(place, int) or "opener" in more  # it is opened, or counted there
        if by_number:
            file = usual(place, mode, *about, **more)
        else:
            kind = "create" if writes else "open"
            file = disk.step(kind, where, lambda: usual(place, mode, *about, **more))
        return Written(file, disk, where) if writes else file

    return call


class Platter:
    """What is really on the disk: contents after their fsync, names after that of their folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: dict[int, dict[str, int]] = {}
        self._data: dict[int, bytes] = {}
        self._held: list[int] = []  # so that no number is given to another file
        for place in (folder, *folder.rglob("*")):
            self.sync(place)

    def sync(self, place: Path) -> None:
        """This is on the disk now: a file's bytes, or a folder's names."""
        number = place.stat().st_ino
        self._held.append(os.open(place, os.O_RDONLY))
        if place.is_dir():
            self._names[number] = {each.name: each.stat().st_ino for each in place.iterdir()}
        else:
            self._data[number] = place.read_bytes()

    def close(self) -> None:
        for number in self._held:
            os.close(number)

    def images(self) -> Iterator[Image]:
        """What may be found: after a kill, and after power cuts that keep more or less of it."""
        real, data = self._seen()
        yield self._image(real, {**self._data, **data})
        told = {**self._names, **{each: {} for each in real.keys() - self._names.keys()}}
        yield self._image(told, self._data)
        yield self._image(real, self._data)
        changed = [each for each in real if real[each] != told[each]]
        for each in changed if len(changed) > 1 else ():
            for names in ({**told, each: real[each]}, {**real, each: told[each]}):
                if _numbers(told) & _numbers(real) <= _numbers(names):  # a move is made as a whole
                    yield self._image(names, self._data)

    def _seen(self) -> tuple[dict[int, dict[str, int]], dict[int, bytes]]:
        names: dict[int, dict[str, int]] = {}
        data: dict[int, bytes] = {}
        for place in chain([self._folder], self._folder.rglob("*")):
            about = place.stat()
            if S_ISDIR(about.st_mode):
                names[about.st_ino] = {each.name: each.stat().st_ino for each in place.iterdir()}
            else:
                data[about.st_ino] = place.read_bytes()
        return names, data

    def _image(self, names: dict[int, dict[str, int]], data: dict[int, bytes]) -> Image:
        found: Image = {}
        folders = names.keys() | self._names.keys()

        def walk(number: int, prefix: str) -> None:
            for name, each in names.get(number, self._names.get(number, {})).items():
                if each in folders:
                    found[f"{prefix}{name}"] = None
                    walk(each, f"{prefix}{name}/")
                else:
                    found[f"{prefix}{name}"] = data.get(each, b"")

        walk(self._folder.stat().st_ino, "")
        return found


def _numbers(names: dict[int, dict[str, int]]) -> set[int]:
    return {number for each in names.values() for number in each.values()}


@contextmanager
def remembered(disk: Disk, keep: Callable[[Image], None]) -> Iterator[None]:
    """After each step of the disk, all that may be found if it was the last one."""
    platter = Platter(disk.folder)
    synced = os.fsync

    def watch() -> None:
        disk_watch, disk.watch = disk.watch, None
        with calm(disk):
            for image in platter.images():
                keep(image)
        disk.watch = disk_watch

    def fsync(number: int) -> None:
        synced(number)
        if (where := disk.about(number)) is not None:
            with calm(disk):
                platter.sync(Path(where))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", fsync)
        with failing(disk):
            disk.watch = watch
            yield
            disk.watch = None
    platter.close()


@contextmanager
def calm(disk: Disk) -> Iterator[None]:
    """The tests look at it: that is not counted, and nobody else does anything meanwhile."""
    with disk._busy:
        disk.onlooker = get_ident()
        yield
        disk.onlooker = 0


def lay_out(image: Image, folder: Path) -> Path:
    folder.mkdir(parents=True)
    for name, data in sorted(image.items()):
        if data is None:
            (folder / name).mkdir()
        else:
            (folder / name).write_bytes(data)
    return folder


WAYS: Final = {
    "broken": Fault(errno.EIO),
    "full": Fault(errno.ENOSPC),
    "forbidden": Fault(errno.EACCES),
    "interrupted": Fault(errno.EINTR),
    "broken twice": Fault(errno.EIO, times=2),
    "full until mended": Fault(errno.ENOSPC, None, FULL),
    "read-only until mended": Fault(errno.EROFS, None, FULL | NAMES),
    "done, but said to be broken": Fault(errno.EIO, only=NAMES, late=True),
    "held for a moment": Fault(errno.EACCES, 2, HELD),
    "held": Fault(errno.EACCES, None, HELD),
}
"""How a disk can be faulty."""
