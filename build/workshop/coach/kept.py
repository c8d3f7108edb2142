"""What has been found in each game, in a file: whoever was stopped goes on where that was."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

Row = list[str | int | float | bool | None]
"""One finding; what its places mean is for whoever looks."""


class GameCache:
    """A file with a line for each game that has been looked at; None: nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self._file, self._found = file, dict[str, list[Row]]()
        if file is not None and file.exists():
            for line in file.read_text("utf-8").splitlines():
                about, rows = json.loads(line)
                self._found[json.dumps(about)] = rows

    def once(self, about: Sequence[str | int], look: Callable[[], list[Row]]) -> list[Row]:
        """What is kept about something; else it is looked for, and kept."""
        key = json.dumps(list(about))
        if key not in self._found:
            self._found[key] = look()
            if self._file is not None:
                with self._file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([list(about), self._found[key]]) + "\n")
        return self._found[key]
