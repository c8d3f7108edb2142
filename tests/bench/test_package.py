"""What is promised of the package's size, start and memory is measured and compared."""

from __future__ import annotations

import pytest

from build.bench.package import MOST_PACKED, MOST_UNPACKED, Start, Tables, Weight, _report

BARE = Weight(20.0, 8.0), Start(frame=80.0, title=80.0, memory=30.0)
GAME = Weight(31.0, 13.0), Start(frame=90.0, title=340.0, memory=55.0)


TABLES = Tables(40.0, 90.0)


def told(game: tuple[Weight, Start], tables: Tables = TABLES) -> int:
    return _report(BARE[0], game[0], BARE[1], game[1], tables)


def test_every_promise_has_a_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(GAME) == 0
    said = capsys.readouterr().out
    names = ["unpacked, MB", "packed, MB", "first frame, ms", "title, ms", "memory, MB"]
    names.append("at a table, MB")
    assert [line[:16].strip() for line in said.splitlines()[1:]] == names
    assert "MISSED" not in said


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("unpacked", (GAME[0]._replace(unpacked=MOST_UNPACKED + 1), GAME[1])),
        ("packed", (GAME[0]._replace(packed=MOST_PACKED + 1), GAME[1])),
        ("first frame", (GAME[0], GAME[1]._replace(frame=97.0))),
        ("title", (GAME[0], GAME[1]._replace(title=351.0))),
        ("memory", (GAME[0], GAME[1]._replace(memory=58.0))),
    ],
)
def test_a_broken_promise_is_said_and_fails(
    capsys: pytest.CaptureFixture[str], name: str, game: tuple[Weight, Start]
) -> None:
    assert told(game) == 1
    (line,) = (line for line in capsys.readouterr().out.splitlines() if "MISSED" in line)
    assert line.startswith(name)


def test_a_table_that_needs_more_than_is_promised_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(GAME, TABLES._replace(game=190.0)) == 1
    assert "at a table, MB      40.0   190.0" in capsys.readouterr().out
