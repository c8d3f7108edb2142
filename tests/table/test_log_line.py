"""The parts of a line in the log: blanks where the sentence has them, none where it has none."""

from __future__ import annotations

import pytest

from game.describe.line import Line
from scenes.kit.display import Font, Text
from scenes.kit.layout import LayoutBook
from scenes.kit.scene import Frame
from scenes.table.log.page import sentence


def roughly(text: str, size: float, _font: Font) -> float:
    return len(text) * size


FRAME = Frame(1920, 1080, 1.0, LayoutBook({}), roughly)


def gap(text: str) -> float:
    """Between a name and the words that follow it."""
    name, words = (
        item for item in sentence(FRAME, 0, 0, 1900, Line.of(text, "Ada")) if isinstance(item, Text)
    )
    return words.x - roughly(name.text, name.size, name.font)


@pytest.mark.parametrize("text", ["{who}が勝つ。", "{who}: 3 points.", "{who}, play."])
def test_words_without_a_blank_follow_a_name_at_once(text: str) -> None:
    assert gap(text) == pytest.approx(0)


def test_a_blank_parts_words_from_a_name() -> None:
    assert gap("{who} wins.") > 3
