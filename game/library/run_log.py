"""What happened in the last runs of the program: a log each, and a report after a crash."""

from __future__ import annotations

import contextlib
import io
import os
import platform
import re
import sys
import time
from pathlib import Path
from typing import Final

import msgspec

from game import PROGRAM, __version__, clock
from game.library.files import OWN, make_folder, write_durably
from game.library.save import Save
from game.records import RecordError, read_source, write_record

KEPT: Final = 10
TAIL: Final = 20_000  # letters of a log that a report takes along
ENDED: Final = "closed"
CRASHED: Final = "crashed"
TOLD: Final = "told"
PACKAGES: Final = ("pygame-ce", "msgspec", "pytmx", "platformdirs")


class RunLog:
    """The log of this run. Where nothing can be written there is none."""

    def __init__(self, folder: Path) -> None:
        self.previous_crash = last_crash(folder)
        if self.previous_crash is not None:
            _note(self.previous_crash, TOLD)  # whatever the clock says next time
        self.file = folder / f"session-{_stamp()}-{os.getpid()}.log"
        self._note(f"opened, {PROGRAM} {__version__}")
        with contextlib.suppress(OSError):
            for old in _logs(folder)[:-KEPT]:
                old.unlink(missing_ok=True)

    def log_crash(self, trace: str) -> None:
        """Write down what went wrong."""
        self._note(f"{CRASHED}\n{versions()}\n{trace}")

    def log_fault(self, trace: str) -> None:
        """Write down what went wrong and has ended nothing that anybody sees."""
        self._note(f"went on after\n{trace}")

    def mark_seen(self) -> None:
        """Somebody has seen what went wrong, and the window is still open."""
        self._note(TOLD)

    def close(self) -> None:
        """The window was closed in good order."""
        self._note(ENDED)

    def _note(self, text: str) -> None:
        _note(self.file, text)


def last_crash(folder: Path) -> Path | None:
    """The log of the run before this one, if a mistake of the program has ended it."""
    now = time.time_ns()
    for file in reversed(_logs(folder)):
        text = _read(file)
        if text.rfind(f" {CRASHED}\n") > text.rfind(f" {TOLD}\n"):
            return file
        if _change_time(file) <= now:  # else the clock was ahead, and that was not the last run
            return None
    return None


def versions() -> str:
    """Everything about this computer that may matter, one thing a line."""
    from importlib import metadata

    lines = [f"Python {sys.version.split()[0]}, {platform.platform()}"]
    for package in PACKAGES:
        with contextlib.suppress(metadata.PackageNotFoundError):
            lines.append(f"{package} {metadata.version(package)}")
    return "\n".join(lines)


def write_report(log: Path, save: Save | None, folder: Path) -> Path:
    """A file that tells what happened and names nobody. Raises OSError."""
    import zipfile

    make_folder(folder)
    report = folder / f"bug-report-{_stamp()}.zip"
    names = [] if save is None else [seat.name for seat in save.setup.seats]
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as parts:
        parts.writestr("versions.txt", f"{PROGRAM} {__version__}\n{versions()}\n")
        parts.writestr("log.txt", _anonymous(_read(log)[-TAIL:], names))
        if save is not None:
            nobody = tuple(f"Seat {number}" for number in range(1, len(names) + 1))
            record = msgspec.structs.replace(save.record, seats=nobody, meta={})
            parts.writestr("record.json", write_record(record))
    write_durably(report, packed.getvalue())
    return report


def _anonymous(text: str, names: list[str]) -> str:
    """The text without the players' names and without the name in the home folder."""
    text = text.replace(str(Path.home()), "~")
    seats = {name: f"Seat {number}" for number, name in enumerate(names, 1)}
    if not seats:
        return text
    # As a word of its own only, the longest first: nearly every word has an “e” in it.
    words = "|".join(re.escape(name) for name in sorted(seats, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{words})(?!\w)", lambda found: seats[found[0]], text)


def _stamp() -> str:
    return f"{clock.now():%Y%m%d-%H%M%S}"


def _note(file: Path, text: str) -> None:
    """Add a line to a log; where nothing can be written there is none."""
    with contextlib.suppress(OSError):
        make_folder(file.parent)
        with open(file, "a", encoding="utf-8", errors="replace", opener=_own) as log:
            now = clock.now().isoformat(timespec="seconds")
            log.write(f"{now} {text}\n")


def _own(name: str, flags: int) -> int:
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0), OWN)


def _logs(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("session-*.log"), key=_change_time)
    except OSError:
        return []


def _change_time(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def _read(file: Path) -> str:
    """What a log says; nothing where it cannot be read."""
    try:
        text = read_source(file).decode("utf-8", errors="replace")
    except RecordError:
        return ""
    return text.replace("\r\n", "\n")  # as Windows writes it
