"""Which rendering is chosen: what was wished, else whatever does not keep the processor busy."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec, module_from_spec
from itertools import chain, repeat
from random import Random
from typing import cast

import pygame
import pytest

from scenes.backend import ACCELERATION, rendering
from scenes.backend.rendering import DEAR, TRIALS, WARM_UP, Rendering

PIXELS = 64 * 64
STEP = 1 / 64  # seconds


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    opened = pygame.Window("tried", (64, 64))
    opened.get_surface()
    yield opened
    opened.destroy()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The renderings that windows were opened for; SDL may decide where there is no wish."""
    hints: list[str | None] = []

    def reopened(window: pygame.Window, _: str | None, hint: str | None) -> pygame.Window:
        hints.append(hint)
        monkeypatch.setenv(ACCELERATION, hint or "")
        return window

    monkeypatch.setattr(rendering, "_reopen", reopened)
    monkeypatch.setattr(rendering, "BY_ITSELF", None)
    monkeypatch.delenv(ACCELERATION, raising=False)
    return hints


def busy(monkeypatch: pytest.MonkeyPatch, costs: Iterator[float]) -> None:
    """The processor has so much to do for each flip."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += next(costs) / 2  # asked before and after it
        return now

    monkeypatch.setattr(rendering, "process_time", clock)


def test_a_wish_is_followed_once(window: pygame.Window, opened: list[str | None]) -> None:
    chosen = Rendering(window)
    for wish in (None, None, True, True, False, None):
        chosen.follow(compatible=wish)
    assert opened == ["0", "1", None]


@pytest.mark.parametrize(("cost", "wanted"), [(3.0, ["0"]), (1.0, [])])
def test_an_emulated_card_is_left_out(
    window: pygame.Window,
    opened: list[str | None],
    monkeypatch: pytest.MonkeyPatch,
    cost: float,
    wanted: list[str | None],
) -> None:
    slow_start = repeat(100 * DEAR * PIXELS, WARM_UP)
    busy(monkeypatch, chain(slow_start, repeat(cost * DEAR * PIXELS)))
    chosen = Rendering(window)
    for _ in range(2 * TRIALS):
        chosen.watch(compatible=None)
        chosen.follow(compatible=None)
    assert opened == wanted


def test_a_clock_that_goes_in_steps_does_not_mistake_a_real_card(
    opened: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows tells the processor's time in steps of 16 ms, a whole picture of a real card."""
    monkeypatch.setattr(rendering, "TRIALS", trials_on(monkeypatch, "win32"))
    chance, now = Random(1), 0.0

    def clock() -> float:
        return now // STEP * STEP

    monkeypatch.setattr(rendering, "process_time", clock)

    class Card:
        """A window of 1280 × 720; a picture costs a third of what counts as dear."""

        size = (1280, 720)

        @staticmethod
        def flip() -> None:
            nonlocal now
            now += DEAR / 3 * 1280 * 720

    for _ in range(1000):
        chosen = Rendering(cast("pygame.Window", Card))
        for _ in range(rendering.TRIALS):
            now += chance.random()  # everything else that a picture takes
            chosen.watch(compatible=None)
        chosen.follow(compatible=None)
    assert opened == []


def trials_on(monkeypatch: pytest.MonkeyPatch, platform: str) -> int:
    """How many pictures are measured on another system."""
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(sys, "platform", platform)
        spec = find_spec(rendering.__name__)
        assert spec is not None
        assert spec.loader is not None
        other = module_from_spec(spec)
        spec.loader.exec_module(other)
    return int(other.TRIALS)


def test_whoever_has_chosen_is_not_second_guessed(
    window: pygame.Window, opened: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    busy(monkeypatch, repeat(1.0))
    chosen = Rendering(window)
    for _ in range(2 * TRIALS):
        chosen.watch(compatible=False)
        chosen.follow(compatible=False)
    assert opened == ["1"]


def test_where_another_rendering_is_impossible_the_old_one_comes_back(
    window: pygame.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str | None] = []

    def refuse(_: tuple[int, int], __: tuple[int, int], hint: str | None) -> pygame.Window:
        asked.append(hint)
        if hint == "1":
            raise pygame.error("not on this system")
        return window

    monkeypatch.setattr(rendering, "_open", refuse)
    monkeypatch.setenv(ACCELERATION, "0")
    chosen = Rendering(window)
    assert chosen.follow(compatible=False) is window
    assert chosen.follow(compatible=False) is window
    assert asked == ["1", "0"]
