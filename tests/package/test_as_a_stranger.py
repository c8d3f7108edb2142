"""The packaged program, used as somebody uses it who has never seen the source."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

import pytest

from game import __version__
from game.catalogue import SHELF
from game.compiled import WISH
from scenes.selftest.pilot import Pilot, by_keyboard, by_mouse
from tests.package.machine import Machine
from tests.package.test_contents import OURS, name_of
from tests.waiting import PATIENCE, wait_until
from tests.window.program import Program

pytestmark = pytest.mark.package
QUICK = ("--speed", "off", "--seed", "5", "--size", "1280x720")
SELFTEST_SECONDS = 60.0  # of a processor, however busy the computer is: three games are played


def run(
    command: Sequence[str | Path], settings: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a program from a folder of somebody else."""
    return subprocess.run(
        list(map(str, command)),
        cwd="/",
        env=dict(settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def play_a_trick(program: Program) -> None:
    """Set a table for two people and two bots and play until the first trick is won."""
    with program:
        Pilot(program, by_mouse).set_table(4, 2)
        played: list[str] = []
        pilot = Pilot(program, by_keyboard, watch=played.append)
        cards = 2 * 3  # each of the two discards one and plays to two tricks
        pilot.play(until=lambda: sum(name.startswith("card:") for name in played) >= cards)
        assert program.close() == 0
        # Without a sound device, ALSA talks to itself.
        errors = [line for line in program.errors.splitlines() if not line.startswith("ALSA lib ")]
        assert errors == []


def test_it_says_which_version_it_is(program: Path, stranger: dict[str, str]) -> None:
    said = run([program, "--version"], stranger)
    assert said.stdout == f"Bug Council of Backyardia {__version__}\n"


def test_its_help_calls_it_by_its_name(program: Path, stranger: dict[str, str]) -> None:
    assert run([program, "--help"], stranger).stdout.startswith("usage: bug-council ")
    assert run([program, "record", "--help"], stranger).stdout.startswith("usage: bug-council ")


def test_it_thinks_with_compiled_rules_and_as_well_without(
    program: Path, stranger: dict[str, str]
) -> None:
    """Who made the package had a compiler; ``yes`` refuses to start where nothing compiled fits."""
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler here")
    seats = ("--seats", "sharp:30,sensible,newcomer")
    told = [
        run([program, "simulate", *seats, "--games", "1", "--seed", "4"], {**stranger, WISH: wish})
        for wish in ("yes", "no")
    ]
    assert [each.returncode for each in told] == [0, 0], told
    assert told[0].stdout == told[1].stdout != ""


def test_without_a_display_one_sentence_says_so(program: Path, stranger: dict[str, str]) -> None:
    ended = run([program], {**stranger, "XDG_RUNTIME_DIR": stranger["HOME"]})
    assert ended.returncode == 1
    assert ended.stderr == "There is no display to open a window on.\n"


def test_it_tries_itself_out(program: Path, stranger: dict[str, str]) -> None:
    import resource  # not on Windows, which reads this file too

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ended = run([program, "--selftest"], stranger)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert ended.returncode == 0, ended.stderr
    assert after.ru_utime - before.ru_utime < SELFTEST_SECONDS
    assert ended.stderr == ""
    assert "Everything works" in ended.stdout
    for game in SHELF.values():
        assert f"\n  {game.title}, " in ended.stdout
    assert not list(Path(stranger["HOME"]).iterdir())


def test_trying_itself_out_finds_a_lost_drawing(
    unpacked: Path, tmp_path: Path, stranger: dict[str, str]
) -> None:
    damaged = tmp_path / "damaged"
    shutil.copytree(unpacked, damaged, symlinks=True)
    subprocess.run(["chmod", "--recursive", "u+w", str(damaged)], check=True)
    (damaged / "_internal" / "assets" / "art" / "shared" / "prop_rope.svg").write_text("<svg/>")
    passing = tmp_path / "passing"
    passing.mkdir()
    ended = run([damaged / "bug-council", "--selftest"], {**stranger, "TMPDIR": str(passing)})
    assert ended.returncode == 1
    assert list(passing.iterdir()) == []
    assert "art/shared/prop_rope.svg" in ended.stderr.splitlines()[-1]


def listed(module: str) -> bytes:
    """How the list of modules inside the program names one: its length, then its name."""
    return bytes([len(module)]) + module.encode()


def test_every_module_of_ours_is_in_the_program(program: Path) -> None:
    content = program.read_bytes()
    missing = [name for name in map(name_of, OURS[1:]) if listed(name) not in content]
    assert missing == []


@pytest.mark.parametrize("module", ["game.rules.council.api", "scenes.council.ui"])
def test_trying_itself_out_finds_a_lost_game(
    unpacked: Path, tmp_path: Path, stranger: dict[str, str], module: str
) -> None:
    """What is opened only when somebody plays is missed, too."""
    damaged = tmp_path / "damaged"
    shutil.copytree(unpacked, damaged, symlinks=True)
    subprocess.run(["chmod", "--recursive", "u+w", str(damaged)], check=True)
    file = damaged / "bug-council"
    content = file.read_bytes()
    assert content.count(listed(module)) == 1
    file.write_bytes(content.replace(listed(module), listed(f"{module[:-1]}_")))
    ended = run([file, "--selftest"], stranger)
    assert ended.returncode == 1
    assert module in ended.stderr.splitlines()[-1]


@pytest.mark.parametrize("name", ["pytmx", "pygame"])
def test_whoever_wants_another_version_of_a_library_puts_it_in(
    unpacked: Path, tmp_path: Path, stranger: dict[str, str], name: str
) -> None:
    """Their licence asks for that: each lies in files of its own beside the program."""
    changed = tmp_path / "changed"
    shutil.copytree(unpacked, changed, symlinks=True)
    subprocess.run(["chmod", "--recursive", "u+w", str(changed)], check=True)
    folder = changed / "_internal" / name
    mine = f"raise SystemExit('this is my own {name}')\n"
    (folder / "__init__.py").write_text(mine, encoding="utf-8")
    ended = run([changed / "bug-council", "--selftest", "files"], stranger)
    assert ended.stderr == f"this is my own {name}\n"
    theirs = Path(str(import_module(name).__file__)).read_text("utf-8")
    (folder / "__init__.py").write_text(f"{theirs}\nprint('my own')\n", encoding="utf-8")
    ended = run([changed / "bug-council", "--selftest", "files"], stranger)
    assert ended.returncode == 0, ended.stderr
    assert "my own\n" in ended.stdout


def test_records_are_written_and_checked(program: Path, stranger: dict[str, str]) -> None:
    games = Path(stranger["HOME"]) / "games"
    seats = ("--seats", "random,random,random")
    simulated = run(
        [program, "simulate", *seats, "--games", "2", "--jobs", "2", "--records", games], stranger
    )
    assert simulated.returncode == 0, simulated.stderr
    assert "error" not in simulated.stderr  # of its helpers, which are the same program
    files = sorted(games.iterdir())
    assert len(files) == 2
    checked = run([program, "record", "check", *files], stranger)
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout.count(": ok, ") == 2


def test_a_trick_is_played_in_its_window(
    program: Path, desktop: dict[str, str], stranger: dict[str, str]
) -> None:
    settings = {**stranger, "DISPLAY": desktop["DISPLAY"]}
    play_a_trick(Program(settings, Path(stranger["HOME"]), QUICK, [str(program)]))


def test_a_trick_is_played_by_another_user_on_a_bare_machine(
    machine: Machine, desktop: dict[str, str]
) -> None:
    settings = {**machine.settings, "DISPLAY": desktop["DISPLAY"]}
    play_a_trick(Program(settings, machine.home, QUICK, machine.command))


def test_another_user_without_a_home_may_try_it_out(machine: Machine) -> None:
    homeless = {**machine.settings, "HOME": "/nowhere"}
    ended = run([*machine.command, "--selftest", "files"], homeless)
    assert ended.returncode == 0, ended.stderr


def test_a_home_where_nothing_can_be_written_does_not_keep_it_from_opening(
    machine: Machine, desktop: dict[str, str]
) -> None:
    settings = {**machine.settings, "DISPLAY": desktop["DISPLAY"]}
    data = ("--data-dir", "/nowhere/at/all")
    with Program(settings, machine.home, (*QUICK, *data), machine.command) as program:
        wait_until(lambda: "new" in program.names, "the title")
        assert program.close() == 0
