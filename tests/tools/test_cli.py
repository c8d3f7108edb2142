"""The commands of build/dev.py: what they hand on, what they refuse, how they end."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from build import checks, cli
from build.checks import Outcome, Step
from build.environment import ROOT, SetupError


@pytest.fixture
def handed_on(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    given: list[list[str]] = []

    def play(arguments: list[str]) -> int:
        given.append(arguments)
        return 7

    monkeypatch.setattr(cli, "COMMANDS", {"play": cli.Command("", "play", play)})
    return given


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        (["play"], []),
        (["play", "--", "--seed", "1"], ["--seed", "1"]),
        (["play", "--seed", "1"], ["--seed", "1"]),
        (["play", "-k", "trick", "tests/game"], ["-k", "trick", "tests/game"]),
        (["play", "--", "--help"], ["--help"]),
    ],
)
def test_arguments_are_handed_on(
    handed_on: list[list[str]], typed: list[str], given: list[str]
) -> None:
    assert cli.main(typed) == 7
    assert handed_on == [given]


def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for name, command in cli.COMMANDS.items():
        assert cli.main([name, "--help"]) == 0
        assert command.help in capsys.readouterr().out


def test_the_help_lists_every_command() -> None:
    text = cli.parser().format_help()
    assert all(f"  {name} " in text for name in cli.COMMANDS)


def test_an_unknown_command_is_a_usage_error() -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["dance"])
    assert caught.value.code == 2


def test_trouble_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(arguments: list[str]) -> int:
        raise SetupError(f"No room for {len(arguments)} bugs.")

    monkeypatch.setattr(cli, "COMMANDS", {"setup": cli.Command("", "", fail)})
    assert cli.main(["setup"]) == 1
    assert capsys.readouterr().err == "No room for 0 bugs.\n"


def test_a_key_press_stops_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(arguments: list[str]) -> int:
        raise KeyboardInterrupt(arguments)

    monkeypatch.setattr(cli, "COMMANDS", {"setup": cli.Command("", "", stop)})
    assert cli.main(["setup"]) == cli.INTERRUPTED


@pytest.mark.parametrize("name", ["lint", "format", "setup", "clean"])
def test_words_that_mean_nothing_are_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([name, "everything"]) == 1
    assert "everything" in capsys.readouterr().err


def test_pictures_need_a_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["shots"]) == 1
    assert "DIR" in capsys.readouterr().err


def test_no_display_is_said_before_the_window_opens() -> None:
    with pytest.raises(SetupError, match="no display"):
        cli.check_display("linux", {})


@pytest.mark.parametrize(
    ("platform", "settings"),
    [
        ("linux", {"DISPLAY": ":0"}),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}),
        ("linux", {"SDL_VIDEODRIVER": "dummy"}),
        ("darwin", {}),
        ("win32", {}),
    ],
)
def test_a_display_is_enough(platform: str, settings: dict[str, str]) -> None:
    cli.check_display(platform, settings)


def test_a_failing_check_does_not_hide_the_others() -> None:
    steps = [Step("one", ("fail",)), Step("two", ("pass",))]

    def run(command: Sequence[str]) -> int:
        return int(command[0] == "fail")

    assert [each.passed for each in checks.run_all(steps, run)] == [False, True]


def test_what_gets_ready_beside_a_check_is_there_before_the_next_one(tmp_path: Path) -> None:
    file = tmp_path / "ready"
    writing = (sys.executable, "-c", f"from pathlib import Path; Path({str(file)!r}).touch()")
    steps = [Step("one", ("pass",), writing), Step("two", ("look",))]

    def run(command: Sequence[str]) -> int:
        return int(command == ("look",) and not file.exists())

    assert all(each.passed for each in checks.run_all(steps, run))


def test_a_package_to_try_out_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def script(path: str, *_: object) -> int:
        done.append(path)
        return 0

    monkeypatch.setattr(cli, "compile_if_possible", lambda: done.append("compiled"))
    monkeypatch.setattr(cli, "script", script)
    assert cli.main(["package", "--quick"]) == 0
    assert done == ["build/package/run.py"]
    assert cli.main(["package"]) == 0
    assert done[1:] == ["compiled", "build/package/run.py"]


def test_the_summary_names_each_check_with_its_time() -> None:
    outcomes = [Outcome(Step("ruff", ()), True, 0.5), Outcome(Step("mypy", ()), False, 12.0)]
    assert checks.summary(outcomes).splitlines() == [
        "== summary",
        "  ruff         ok         0.5 s",
        "  mypy         FAILED    12.0 s",
        "1 of 2 checks failed in 12 s.",
    ]
    assert "All checks passed" in checks.summary(outcomes[:1])


def test_clean_takes_only_what_can_be_made_again(tmp_path: Path) -> None:
    for folder in (".venv/bin", "game/rules/__pycache__", "__pycache__", "assets", "build"):
        (tmp_path / folder).mkdir(parents=True)
    found = {str(path.relative_to(tmp_path).as_posix()) for path in checks.leftovers(tmp_path)}
    assert found == {".venv", "game/rules/__pycache__", "__pycache__"}


@pytest.mark.parametrize(("typed", "whole"), [([], False), (["--whole"], True)])
def test_only_who_asks_for_it_waits_for_the_whole(
    monkeypatch: pytest.MonkeyPatch, typed: list[str], whole: bool
) -> None:
    done: list[Step] = []

    def report(steps: Sequence[Step]) -> int:
        done.extend(steps)
        return 0

    monkeypatch.setattr(cli, "ensure", lambda _: Path("python"))
    monkeypatch.setattr(checks, "report", report)
    assert cli.main(["test", *typed]) == 0
    (command,) = (step.command for step in done if step.name == "pytest")
    assert ("--whole" in command) is whole


@pytest.mark.parametrize("words", ["test --whole", "workshop test"])
def test_the_whole_is_asked_for_where_every_change_is_checked(words: str) -> None:
    assert f"build/dev.py {words}" in (ROOT / ".ci" / "run").read_text("utf-8")
