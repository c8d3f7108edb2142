"""Making .venv: once, again when the pins change, and whole again after an interruption."""

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from build.environment import (
    UNREACHABLE,
    Environment,
    Finished,
    SetupError,
    check_modules,
    complaint,
    ensure,
    peers,
    project,
)


class FakeTools:
    """Stands in for venv and pip: makes the interpreter, remembers what was asked."""

    def __init__(self, environment: Environment, *, pip_says: str = "", code: int = 0) -> None:
        self.environment = environment
        self.pip_says = pip_says
        self.code = code
        self.asked: list[Sequence[str]] = []

    def __call__(self, command: Sequence[str]) -> Finished:
        self.asked.append(command)
        if "pip" not in command:
            self.environment.python.parent.mkdir(parents=True)
            self.environment.python.touch()
            return subprocess.CompletedProcess(command, 0, "")
        return subprocess.CompletedProcess(command, self.code, self.pip_says)


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    pins = tmp_path / "pins.txt"
    pins.write_text("ladybird==1.0\n", encoding="utf-8")
    return Environment(tmp_path / "venv", ("ladybird",), pins)


def test_a_missing_environment_is_made_then_left_alone(environment: Environment) -> None:
    tools = FakeTools(environment)
    assert ensure(environment, tools) == environment.python
    assert ensure(environment, tools) == environment.python
    assert len(tools.asked) == 2


def test_pip_is_held_to_the_pins(environment: Environment) -> None:
    tools = FakeTools(environment)
    ensure(environment, tools)
    pip = list(tools.asked[1])
    assert pip[pip.index("--constraint") + 1] == str(environment.pins)
    assert pip[-1] == "ladybird"


def test_pip_takes_only_files_whose_sums_are_known(tmp_path: Path) -> None:
    pins = tmp_path / "locks" / "pins.txt"
    pins.parent.mkdir()
    pins.write_text("ladybird==1.0 --hash=sha256:0\n", encoding="utf-8")
    environment = Environment(tmp_path / "venv", ("ladybird",), pins)
    tools = FakeTools(environment)
    ensure(environment, tools)
    pip = list(tools.asked[1])
    assert "--require-hashes" in pip
    assert "--only-binary=:all:" in pip
    assert pip[-2:] == ["--requirement", str(pins)]


def change_pins(environment: Environment) -> None:
    environment.pins.write_text("ladybird==2.0\n", encoding="utf-8")


def lose_stamp(environment: Environment) -> None:
    environment.stamp.unlink()


def lose_interpreter(environment: Environment) -> None:
    environment.python.unlink()


@pytest.mark.parametrize("harm", [change_pins, lose_stamp, lose_interpreter])
def test_an_outdated_or_half_made_environment_is_made_again(
    environment: Environment, harm: Callable[[Environment], None]
) -> None:
    ensure(environment, FakeTools(environment))
    leftover = environment.folder / "leftover"
    leftover.touch()
    harm(environment)
    assert not environment.is_ready()
    ensure(environment, FakeTools(environment))
    assert environment.is_ready()
    assert not leftover.exists()


def test_other_wishes_make_it_again(environment: Environment) -> None:
    ensure(environment, FakeTools(environment))
    wishes = ("ladybird", "earwig")
    assert not Environment(environment.folder, wishes, environment.pins).is_ready()


@pytest.mark.parametrize("sign", UNREACHABLE)
def test_no_network_is_said_in_one_sentence_with_the_log(
    environment: Environment, sign: str
) -> None:
    says = f"WARNING: Retrying after {sign}\nERROR: No matching distribution found for ladybird"
    with pytest.raises(SetupError, match="network") as caught:
        ensure(environment, FakeTools(environment, pip_says=says, code=1))
    assert str(environment.log) in str(caught.value)
    assert not environment.is_ready()


def test_another_failure_of_pip_gives_its_reason(environment: Environment) -> None:
    says = "ERROR: No space left on device\nafter all"
    with pytest.raises(SetupError, match="No space left on device") as caught:
        ensure(environment, FakeTools(environment, pip_says=says, code=1))
    assert "network" not in str(caught.value)


def test_python_that_cannot_make_environments_is_said_plainly(environment: Environment) -> None:
    def fail(command: Sequence[str]) -> Finished:
        return subprocess.CompletedProcess(command, 1, "Error: no room for a venv\n")

    with pytest.raises(SetupError, match="no room for a venv"):
        ensure(environment, fail)


@pytest.mark.parametrize("absent", ["venv", "ensurepip"])
def test_a_python_without_venv_names_the_package_to_install(absent: str) -> None:
    def find(name: str) -> object:
        return None if name == absent else object()

    with pytest.raises(SetupError, match=r"sudo apt install python3\.\d+-venv"):
        check_modules(find)


@pytest.mark.parametrize(
    ("printed", "reason"),
    [
        ("collecting\nERROR: first\nERROR: second\n", "first"),
        ("some words\nand the last ones\n\n", "and the last ones"),
        ("", "it gave no reason."),
    ],
)
def test_the_complaint_of_a_program(printed: str, reason: str) -> None:
    assert complaint(printed) == reason


def test_the_peers_stay_out_of_the_games_environment() -> None:
    assert peers().folder != project().folder
    assert "pygame-ce" in " ".join(project().requirements)
    assert "pytest" in " ".join(project().requirements)
