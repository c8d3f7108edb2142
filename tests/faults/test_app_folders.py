"""Folders that cannot be named: one sentence that says which and why, and nothing is made."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from build.environment import ROOT
from game.commands import main as command
from game.library import find_folders
from game.library.app_folders import VARIABLE, AppFolders
from game.refusal import CommandRefusal
from scenes.backend import window
from scenes.options import Options

NOBODY = "~nobody-here/x"
UNKNOWN = f"the home folder that {NOBODY} begins with is unknown here. Name the whole folder."
GONE = "x begins in the folder where the program was started, which is gone. Name the whole folder."
ODD = ["a\0b", "\0", "\ud800x", "~\0/x"]
USUAL = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")

FROM_A_LOST_FOLDER = """
import os, runpy, sys
lost, script, *words = sys.argv[1:]
os.chdir(lost)
os.rmdir(lost)
sys.argv = [script, *words]
runpy.run_path(script, run_name="__main__")
"""
linux = pytest.mark.skipif(sys.platform != "linux", reason="no folder is removed under one there")


@pytest.mark.parametrize("folder", [NOBODY, "~nobody-here", *ODD], ids=ascii)
def test_no_way_to_name_a_folder_ends_in_a_traceback(
    folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CommandRefusal, match=r"^--data-dir: "):
        find_folders(Path(folder))
    with pytest.raises(CommandRefusal, match=r"^--data-dir: "):
        AppFolders.within(Path(folder))
    monkeypatch.setattr(os, "environ", {**os.environ, VARIABLE: folder})
    with pytest.raises(CommandRefusal, match=f"^{VARIABLE}: ") as refused:
        find_folders()
    assert str(refused.value).isascii()
    assert str(refused.value).count("\n") == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems ask other variables")
def test_somebody_without_a_home_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_: int) -> None:
        raise KeyError

    for variable in (VARIABLE, "HOME", *USUAL):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("pwd.getpwuid", unknown)
    with pytest.raises(
        CommandRefusal, match=r"^Your home folder is unknown here.*--data-dir.*DATA"
    ):
        find_folders()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems ask other variables")
@pytest.mark.parametrize("variable", USUAL)
@pytest.mark.parametrize("named", [NOBODY, "x", "~/x", ""])
def test_whatever_the_variables_of_the_system_say_folders_are_whole(
    variable: str, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv(variable, named)
    folders = find_folders()
    assert all(each.is_absolute() for each in (folders.data, folders.settings, folders.logs))


@pytest.mark.skipif(os.name == "nt", reason="everybody has a home there")
def test_a_home_that_is_known_is_gone_into(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert find_folders(Path("~/games")).data == tmp_path / "games"


def test_history_says_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["history", "--csv", str(tmp_path / "out.csv"), "--data-dir", NOBODY]
    assert command(words) == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"--data-dir: {UNKNOWN}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["a\0b", "\ud800x"], ids=ascii)
@pytest.mark.parametrize(
    "words",
    [
        ["history", "--csv"],
        ["simulate", "--seats", "random,random,random", "--games", "1", "--records"],
        ["ladder", "--players", "random", "--among", "random", "--deals", "2", "--json"],
        ["record", "check"],
        ["record", "state"],
    ],
    ids=lambda words: words[0],
)
def test_no_command_takes_a_name_that_no_file_can_have(
    words: Sequence[str], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if os.name == "nt" and "\0" not in name:
        pytest.skip("there it is a name")
    assert command([*words, name]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("folder", [NOBODY, *ODD], ids=ascii)
def test_the_window_says_it(
    folder: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert window.run(Options(data_dir=Path(folder))) == 1
    said = capsys.readouterr().err
    assert said.startswith("--data-dir: ")
    assert said.count("\n") == 1


@linux
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--data-dir", "x"], f"--data-dir: {GONE}"),
        (["history", "--csv", "/out.csv", "--data-dir", "x"], f"--data-dir: {GONE}"),
        (["history", "--csv", "x.csv", "--data-dir", "{data}"], "x.csv: No such file or directory"),
        (["record", "check", "x.json"], "x.json: file: there is no such file"),
        (["record", "check", "*.json"], "*.json: file: there is no such file"),
        (
            ["simulate", "--seats", "random,random,random", "--games", "1", "--records", "x"],
            "x: No such file or directory",
        ),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_where_the_current_folder_is_gone_a_name_has_to_be_whole(
    words: list[str], said: str, tmp_path: Path
) -> None:
    (tmp_path / "lost").mkdir()
    (tmp_path / "data" / "finished").mkdir(parents=True)
    arguments = [each.format(data=tmp_path / "data") for each in words]
    script = [str(tmp_path / "lost"), str(ROOT / "main.py")]
    ended = subprocess.run(
        [sys.executable, "-c", FROM_A_LOST_FOLDER, *script, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, "", f"{said}\n")
