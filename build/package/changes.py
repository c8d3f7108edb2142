"""What is new, read from CHANGELOG.md: for the page of a release and for software centres."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from build.environment import ROOT, SetupError

HEADING: Final = re.compile(r"^## (?P<version>\d+\.\d+\.\d+)(?: \((?P<date>\d{4}-\d\d-\d\d)\))?$")


class Changes(NamedTuple):
    """A version, its day (none: it is not out yet) and what is new, as Markdown."""

    version: str
    date: str
    text: str

    @property
    def points(self) -> list[str]:
        """What is new in short: the lines before the first heading."""
        short = self.text.partition("\n### ")[0]
        _before, *lines = re.split(r"^- ", short, flags=re.MULTILINE)
        return [" ".join(line.replace("*", "").split()) for line in lines]


def all_changes() -> list[Changes]:
    """Every version, the newest first."""
    found: list[Changes] = []
    for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            found.append(Changes(heading["version"], heading["date"] or "", ""))
        elif found:
            newest = found[-1]
            found[-1] = newest._replace(text=f"{newest.text}{line}\n")
    return [each._replace(text=each.text.strip() + "\n") for each in found]


def changes_of(version: str) -> Changes:
    """What is new in this version.

    Raises:
        SetupError: Nobody has written it down.
    """
    for each in all_changes():
        if each.version == version:
            return each
    raise SetupError(f"CHANGELOG.md says nothing about {version}.")
