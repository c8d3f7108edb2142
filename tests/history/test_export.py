"""The history as CSV: from the page and from the command line."""

import csv
import io
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from build.environment import ROOT
from game.commands import main
from game.history import Filter, Historian
from game.history.export import columns, write_csv
from game.history.store import FILE
from game.rules.council.api import Personality
from game.seating import SeatSetup, TableSetup
from tests.history.database import read
from tests.history.playing import PEOPLE, fill, put, spoil
from tests.support.library import library

GOLDEN = Path(__file__).with_name("golden") / "games.csv"
EVENING = (
    TableSetup(PEOPLE[:3], {"edition": "published"}, 0, seed=12),
    TableSetup(PEOPLE[:2], {"edition": "prototype"}, 1, seed=5),
    TableSetup(PEOPLE[:1], options={"personality": Personality.PACIFIST_2}, seed=3),
    TableSetup((SeatSetup('Ö, "W"', "white"), *PEOPLE[1:4]), seed=8),
)


def evening(folder: Path) -> None:
    for day, setup in enumerate(EVENING):
        put(library(folder), setup, f"game-{day}", day)


def test_the_file_is_the_golden_one(tmp_path: Path) -> None:
    evening(tmp_path)
    assert main(["history", "--csv", str(tmp_path / "out.csv"), "--data-dir", str(tmp_path)]) == 0
    assert (tmp_path / "out.csv").read_text("utf-8-sig") == GOLDEN.read_text("utf-8")


def test_spreadsheets_are_told_that_it_is_utf_8(tmp_path: Path) -> None:
    """Without the mark Excel takes a name such as Zoë for the signs of another code page."""
    evening(tmp_path)
    main(["history", "--csv", str(tmp_path / "out.csv"), "--data-dir", str(tmp_path)])
    historian = Historian(library(tmp_path))
    historian.export()
    assert historian.wait()
    assert historian.exported is not None
    for file in (tmp_path / "out.csv", historian.exported):
        assert file.read_bytes().startswith(b"\xef\xbb\xbftable,")


def test_every_row_adds_up() -> None:
    rows = list(csv.DictReader(io.StringIO(GOLDEN.read_text("utf-8"))))
    assert len(rows) == 3 + 3 + 2 + 4
    sources = ("tricks", "allegiance", "no_allegiance", "extra")
    for row in rows:
        gained = int(row["score"]) - int(row["carried"])
        assert sum(int(row[name]) for name in sources) == gained
        assert sum(int(row[f"part_{age}"]) for age in (1, 2, 3)) == gained
        assert int(row["no_allegiance_made"]) <= int(row["no_allegiance_tried"]) <= 3
    assert 'Ö, "W"' in {row["name"] for row in rows}


def test_every_column_is_explained() -> None:
    told = (ROOT / "docs" / "history.md").read_text("utf-8")
    assert [name for name in columns() if f"`{name}`" not in told] == []


def test_the_page_writes_the_same_into_a_file_of_its_own(tmp_path: Path) -> None:
    evening(tmp_path)
    historian = Historian(library(tmp_path))
    historian.ask(Filter("bug-council"))
    historian.export()
    assert historian.wait()
    assert historian.exported is not None
    assert historian.exported.parent == tmp_path / "exports"
    assert historian.exported.read_text("utf-8-sig") == GOLDEN.read_text("utf-8")
    assert historian.news == []


def test_the_command_counts_and_says_what_it_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(library(tmp_path), 3)
    spoil(tmp_path / "finished" / "game-001.json")
    file = tmp_path / "out.csv"
    assert main(["history", "--csv", str(file), "--data-dir", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert said.out == f"{file}: 2 games, 1 record could not be read\n"
    assert said.err == ""


def test_a_broken_database_is_told_and_the_file_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(library(tmp_path), 1)
    (tmp_path / "history.sqlite3").write_bytes(b"no database" * 100)
    assert main(["history", "--csv", str(tmp_path / "out.csv"), "--data-dir", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert said.out.endswith("out.csv: 1 game\n")
    assert said.err.count("\n") == 1
    assert "The history was rebuilt" in said.err


STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\u2212")
WORDS = ("edition", "opponent", "campaign", "decided_by", "name", "level", "colour")
EDITED = """
UPDATE games SET edition = :odd, opponent = :odd, campaign = :odd, decided = :odd;
UPDATE seats SET name = :odd, level = :odd, colour = :odd, carried = -3;
"""


@pytest.mark.parametrize("start", STARTS, ids=ascii)
def test_no_word_becomes_a_formula_in_a_spreadsheet(tmp_path: Path, start: str) -> None:
    """Every word of a row may come from a player, or from a file that somebody has edited."""
    fill(library(tmp_path), 1)
    read(library(tmp_path))
    connection = sqlite3.connect(tmp_path / FILE)
    with connection:
        for change in filter(str.strip, EDITED.split(";")):
            connection.execute(change, {"odd": f"{start}1+1"})
    text = write_csv(connection).text
    connection.close()
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert len(rows) == 3
    for row in rows:
        assert {row[word] for word in WORDS} == {f"'{start}1+1"}
        assert row["carried"] == "-3"


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"], ids=ascii)
def test_a_line_end_in_a_word_begins_no_other_row(tmp_path: Path, end: str) -> None:
    fill(library(tmp_path), 1)
    read(library(tmp_path))
    connection = sqlite3.connect(tmp_path / FILE)
    with connection:
        connection.execute("UPDATE seats SET name = ? WHERE seat = 0", (f"Ada{end}=1+1",))
    text = write_csv(connection).text
    connection.close()
    names = [row["name"] for row in csv.DictReader(io.StringIO(text, newline=""))]
    assert names == [f"Ada{end}=1+1", "Bruno", "Emissary"]


@pytest.mark.parametrize("name", ["Ada", "A=B", "1-2", "Zoë", "'tis", "a@b"])
def test_other_words_are_written_as_they_are(tmp_path: Path, name: str) -> None:
    put(library(tmp_path), TableSetup((SeatSetup(name, "white"), *PEOPLE[1:3]), seed=8), "game", 0)
    main(["history", "--csv", str(tmp_path / "out.csv"), "--data-dir", str(tmp_path)])
    rows = list(csv.DictReader(io.StringIO((tmp_path / "out.csv").read_text("utf-8-sig"))))
    assert rows[0]["name"] == name


def test_where_nobody_has_played_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    assert main(["history", "--csv", str(tmp_path / "out.csv"), "--data-dir", str(empty)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"{empty}: no game has been finished here\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("module", "ending"),
    [
        ("sqlite3", "This Python was built without SQLite, which the history needs."),
        ("game.history.reading", "ModuleNotFoundError: import of game.history.reading halted"),
    ],
)
def test_only_a_python_without_sqlite_is_told_so(tmp_path: Path, module: str, ending: str) -> None:
    evening(tmp_path)
    words = ["history", "--csv", str(tmp_path / "games.csv"), "--data-dir", str(tmp_path)]
    script = f"""
import sys
sys.modules[{module!r}] = None
from game.commands import main
sys.exit(main({words!r}))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert done.stderr.strip().splitlines()[-1].startswith(ending)


def test_a_file_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(library(tmp_path), 1)
    file = tmp_path / "nowhere" / "out.csv"
    assert main(["history", "--csv", str(file), "--data-dir", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{file}: No such file or directory\n"


@pytest.mark.parametrize("words", [["history"], ["history", "--csv"], ["history", "--cvs", "x"]])
def test_a_wrong_command_line_is_exit_code_2(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
