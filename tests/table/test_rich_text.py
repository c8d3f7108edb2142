"""Sentences with cards among their words break where one of words alone would."""

from __future__ import annotations

import pytest

from game.describe.line import CardSpan
from scenes.kit.display import Text
from scenes.table.pieces.rich_text import rich_text
from tests.support.window import frame

ANT = CardSpan("A7", "A7", "7", "council/emblem_ant")


@pytest.mark.parametrize("width", [360, 420, 520])
def test_a_line_of_japanese_rather_ends_with_a_phrase(width: int) -> None:
    said = ("次は", ANT, "を出しました。何が隠れていても、勝利を分け合う場合も勝ちです。")
    done = rich_text(frame(), said, 0, 0, width, 24)
    begun = [item.text for item in done.items if isinstance(item, Text) and not item.x][1:]
    assert begun
    assert all(text.startswith(("隠れて", "勝利", "場合", "勝ち")) for text in begun)
