"""What is installed is what is pinned, and classic pygame stays out."""

import re
from collections.abc import Callable, Sequence
from importlib.metadata import distributions
from pathlib import Path

import pygame
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from build import cli
from build.environment import (
    ROOT,
    Environment,
    compiling_environment,
    outside,
    packaging_environment,
    peers,
    player,
    project,
)

# They come with Python's own venv.
BROUGHT_BY_VENV = {"pip", "setuptools"}


def requirements(file: Path) -> dict[str, Requirement]:
    lines = [line.partition("#")[0].strip(" \\") for line in file.read_text("utf-8").splitlines()]
    wanted = [Requirement(line) for line in lines if line and not line.startswith("--hash")]
    return {canonicalize_name(each.name): each for each in wanted}


PINS = requirements(ROOT / "build" / "constraints.txt")
PEERS = requirements(ROOT / "build" / "peers.txt")


def test_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE


@pytest.mark.parametrize("version", ["1.9.6", "2.0.0", "2.6.1", "3.0"])
def test_no_version_of_classic_pygame_satisfies_the_constraint(version: str) -> None:
    assert version not in PINS["pygame"].specifier


def test_everything_installed_is_pinned() -> None:
    installed = {canonicalize_name(each.name): each.version for each in distributions()}
    for name in installed.keys() - BROUGHT_BY_VENV:
        assert name in PINS, f"{name} {installed[name]} is installed and not pinned"
        assert installed[name] in PINS[name].specifier


@pytest.mark.parametrize(
    "name", ["play", "dev", "outside", "package", "compile", "fonts", "tools", "peers"]
)
def test_the_sums_belong_to_the_pinned_versions(name: str) -> None:
    """Red after a change of pins until `build/dev.py lock` has looked their sums up."""
    pins = PEERS if name == "peers" else PINS
    for each, locked in requirements(ROOT / "build" / "locks" / f"{name}.txt").items():
        assert locked.specifier == pins[each].specifier, each


def test_the_sums_are_there_for_every_wish() -> None:
    for environment in (
        player(),
        project(),
        packaging_environment(),
        outside(),
        compiling_environment(),
        peers(),
    ):
        locked = requirements(environment.pins)
        for wish in map(Requirement, environment.requirements):
            assert canonicalize_name(wish.name) in locked


@pytest.mark.parametrize("pins", [PINS, PEERS])
def test_a_pin_allows_one_version(pins: dict[str, Requirement]) -> None:
    for name in pins.keys() - {"pygame"}:
        assert re.fullmatch(r"==[^*,]+", str(pins[name].specifier))


def test_the_pins_meet_the_wishes() -> None:
    for wish in map(Requirement, project().requirements):
        (pin,) = PINS[canonicalize_name(wish.name)].specifier
        assert pin.version in wish.specifier


def test_whoever_only_plays_gets_ten_packages() -> None:
    """One of them speaks to screen readers; on Windows there is one more, for its terminal."""
    wanted = requirements(player().pins)
    here = [name for name, each in wanted.items() if each.marker is None]
    assert "accesskit" in wanted
    assert sorted(here) == [
        *("graphemeu", "ifaddr", "msgspec", "platformdirs", "pygame-ce", "pytmx"),
        *("segno", "tqdm", "websockets"),
    ]


@pytest.mark.parametrize("words", ["-h", "--help", "--version", "record"])
def test_what_opens_no_window_needs_no_display(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(cli, "script", lambda *_: 0)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert cli.main(["play", "--", words]) == 0


@pytest.mark.parametrize("chosen_by", [project, player])
def test_playing_needs_no_checks(
    monkeypatch: pytest.MonkeyPatch, chosen_by: Callable[[], Environment]
) -> None:
    chosen: list[Environment | None] = []

    def script(_path: str, _words: Sequence[str], environment: Environment | None = None) -> int:
        chosen.append(environment)
        return 0

    monkeypatch.setattr(cli, "script", script)
    monkeypatch.setattr(Environment, "is_ready", lambda _: chosen_by is project)
    assert cli.main(["play", "record"]) == 0
    assert chosen == [chosen_by()]
