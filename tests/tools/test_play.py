"""Which environment the game is played in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from build import cli
from build.environment import Environment, player, project


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
