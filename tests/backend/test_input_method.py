"""The system's input method is on only while somebody writes, and hears where."""

from __future__ import annotations

import pygame
import pytest

from scenes.backend.input_method import InputMethod

LINE = pygame.Rect(10, 20, 300, 40)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    heard: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: heard.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: heard.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", heard.append)
    return heard


def test_keys_are_for_the_game_where_nobody_writes(told: list[object]) -> None:
    method = InputMethod()
    method.follow(None)
    method.follow(None)
    assert told == ["off"]


def test_it_is_told_once_where_the_line_is(told: list[object]) -> None:
    method = InputMethod()
    for place in (LINE, LINE, LINE.move(12, 0), None):
        method.follow(place)
    assert told == ["on", LINE, LINE.move(12, 0), "off"]
