"""What happened in the last runs of the program: a log each, and a report after a crash."""

from __future__ import annotations

import contextlib
import os
import platform
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from game import PROGRAM, __version__
from game.library.save import Save
from game.records import write_record

KEPT: Final = 10
TAIL: Final = 20_000  # letters of a log that a report takes along
ENDED: Final = "closed"
CRASHED: Final = "crashed"
PACKAGES: Final = ("pygame-ce", "msgspec", "pytmx", "platformdirs")


class Session:
    """The log of this run. Where nothing can be written there is none."""

    def __init__(self, folder: Path) -> None:
        self.previous_crash = last_crash(folder)
        self.file = folder / f"session-{_stamp()}-{os.getpid()}.log"
        self._note(f"opened, {PROGRAM} {__version__}")
        with contextlib.suppress(OSError):
            for old in _logs(folder)[:-KEPT]:
                old.unlink(missing_ok=True)

    def crashed(self, trace: str) -> None:
        """Write down what went wrong."""
        self._note(f"{CRASHED}\n{versions()}\n{trace}")

    def close(self) -> None:
        """The window was closed in good order."""
        self._note(ENDED)

    def _note(self, text: str) -> None:
        with contextlib.suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as log:
                now = datetime.now().astimezone().isoformat(timespec="seconds")
                log.write(f"{now} {text}\n")


def last_crash(folder: Path) -> Path | None:
    """The log of the run before this one, if a mistake of the program has ended it."""
    try:
        newest = _logs(folder)[-1:]
        return next((file for file in newest if f" {CRASHED}\n" in _read(file)), None)
    except OSError:
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

    folder.mkdir(parents=True, exist_ok=True)
    report = folder / f"bug-report-{_stamp()}.zip"
    names = [] if save is None else [seat.name for seat in save.setup.seats]
    with zipfile.ZipFile(report, "x", zipfile.ZIP_DEFLATED) as parts:
        parts.writestr("versions.txt", f"{PROGRAM} {__version__}\n{versions()}\n")
        parts.writestr("log.txt", _anonymous(_read(log)[-TAIL:], names))
        if save is not None:
            nobody = tuple(f"Seat {number}" for number in range(1, len(names) + 1))
            record = msgspec.structs.replace(save.record, seats=nobody, meta={})
            parts.writestr("record.json", write_record(record))
    return report


def _anonymous(text: str, names: list[str]) -> str:
    """The text without the players' names and without the name in the home folder."""
    text = text.replace(str(Path.home()), "~")
    for number, name in enumerate(names, 1):
        text = text.replace(name, f"Seat {number}")
    return text


def _stamp() -> str:
    return f"{datetime.now().astimezone():%Y%m%d-%H%M%S}"


def _logs(folder: Path) -> list[Path]:
    """The logs, the oldest first."""
    return sorted(folder.glob("session-*.log"), key=lambda file: file.stat().st_mtime_ns)


def _read(file: Path) -> str:
    return file.read_text("utf-8", errors="replace")
