"""Records to check: a whole game and a first trick whose states can be worked out by hand."""

import json
from pathlib import Path

import pytest

from game.commands import main
from tests.records.recorded import Parts, Run, Save, whole_game


@pytest.fixture
def finished() -> Parts:
    parts: Parts = json.loads(whole_game())
    return parts


@pytest.fixture
def first_trick() -> Parts:
    """Three declarations, the first trick and its visit, from a deck in order."""
    return {
        "format": "backyardia/1",
        "game": "bug-council",
        "edition": "published",
        "seats": ["Ada", "Ben", "Cy"],
        "council": "ABCFM",
        "ring": "BMACF",
        "lead": 0,
        "ages": [
            {
                "hands": [
                    "B3 B2 B1 A1 A2 A3 A4 A5 A6 A7 A8",
                    "B4 B5 B6 B7 B8 C1 C2 C3 C4 C5 C6",
                    "C7 C8 F1 F2 F3 F4 F5 F6 F7 F8 M1",
                ],
                "rest": "M2 M3 M4 M5 M6 M7 M8",
            }
        ],
        "actions": ["allegiance", "allegiance", "allegiance", "B1", "B8", "C8", "A"],
    }


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*argv: object) -> tuple[int, str, str]:
        try:
            code = main([str(word) for word in argv])
        except SystemExit as usage:
            code = int(usage.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.fixture
def save(tmp_path: Path) -> Save:
    def write(content: object) -> Path:
        file = tmp_path / "game.json"
        if not isinstance(content, str | bytes):
            content = json.dumps(content)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return file

    return write
