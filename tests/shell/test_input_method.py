"""What an input method has in hand is seen in the line, and Enter chooses it: it ends nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Shape
from tests.shell.test_lines import LINES, Writer
from tests.support.window import texts

FIRST, *OTHERS = LINES


@pytest.fixture(params=[FIRST, *(pytest.param(name, marks=pytest.mark.whole) for name in OTHERS)])
def writer(request: pytest.FixtureRequest) -> Iterator[Writer]:
    line = LINES[request.param]
    with HeadlessScreen(line.scene()) as unseen:
        yield Writer(unseen, line.control)


def happens(writer: Writer, kind: int, **event: object) -> None:
    writer.unseen.screen.handle(pygame.Event(kind, event))
    writer.unseen.show()


def composes(writer: Writer, text: str) -> None:
    happens(writer, pygame.TEXTEDITING, text=text, start=len(text), length=0)


def seen(writer: Writer) -> set[str]:
    return {*texts(writer.unseen.items)}


def test_what_is_composed_is_seen_and_not_yet_written(writer: Writer) -> None:
    writer.write("Al")
    composes(writer, "かに")
    assert "Alかに" in seen(writer)
    assert writer.text == "Al"
    composes(writer, "")
    assert "Alかに" not in seen(writer)


def test_it_is_underlined(writer: Writer) -> None:
    writer.write("A")
    before = sum(isinstance(item, Shape) for item in writer.unseen.items)
    composes(writer, "かに")
    assert sum(isinstance(item, Shape) for item in writer.unseen.items) == before + 1


def test_enter_chooses_a_word_and_ends_nothing(writer: Writer) -> None:
    writer.write("A")
    scene = writer.unseen.screen.stack.scenes[-1]
    composes(writer, "かに")
    happens(writer, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    happens(writer, pygame.TEXTINPUT, text="蟹")
    happens(writer, pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert writer.unseen.screen.stack.scenes[-1] is scene
    assert writer.text == "A蟹"


def test_keys_are_the_lines_again_when_nothing_is_composed(writer: Writer) -> None:
    writer.write("Alb")
    composes(writer, "か")
    writer.press("backspace")
    assert writer.text == "Alb"
    composes(writer, "")
    writer.press("backspace")
    assert writer.text == "Al"


def test_another_window_takes_it_away(writer: Writer) -> None:
    writer.write("A")
    composes(writer, "か")
    happens(writer, pygame.WINDOWFOCUSLOST)
    assert "Aか" not in seen(writer)


def test_the_system_knows_where_the_line_is(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    writer.write("Alb")
    where = writer.unseen.control(writer.control)
    scale = writer.unseen.screen.stack.frame.scale
    assert told[-1].y == pytest.approx(where.y * scale, abs=1)
    assert told[-1].right == pytest.approx((where.x + where.w) * scale, abs=2)
    assert told[-1].x > where.x * scale
