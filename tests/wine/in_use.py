"""Run by Python for Windows: what happens to files that somebody else has open."""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from functools import partial
from pathlib import Path

from game.history import Filter, Historian, historian
from game.library import AppFolders, Library
from game.library.files import InUse, delete, write_durably


def look_at(file: Path, seconds: float) -> threading.Thread:
    """Read a file for a while, as a virus scanner does."""
    opened = threading.Event()

    def look() -> None:
        with file.open("rb"):
            opened.set()
            time.sleep(seconds)

    looking = threading.Thread(target=look)
    looking.start()
    opened.wait()
    return looking


def main(folder: Path) -> None:
    file = folder / "save.json"
    file.write_bytes(b"old")
    looking = look_at(file, 0.3)
    write_durably(file, b"new")
    print("a short look:", file.read_bytes().decode())
    looking.join()
    looking = look_at(file, 3.0)
    for change in (partial(write_durably, file, b"newer"), partial(delete, file)):
        try:
            change()
        except InUse as refused:
            print("a long look:", refused.strerror)
    looking.join()
    print("left:", file.read_bytes().decode(), len(list(folder.iterdir())))
    historian.IDLE = 60.0  # type: ignore[misc]  # it is in no hurry to let go
    library = Library(AppFolders.within(folder / "library"))
    library.finished_folder.mkdir(parents=True)
    asked = Historian(library)
    asked.ask(Filter("bug-council"))
    print("the history answers:", asked.wait())
    library.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:  # red unless everything in it is closed again
        main(Path(name))
    sys.exit(0)
