"""Where the firefly's bubble lies."""

from __future__ import annotations

from dataclasses import replace

from scenes.kit.layout import Place
from scenes.table.pieces.firefly import Door, Room, Saying, bubble, spot
from tests.support.window import frame


def test_a_bubble_hides_a_word_whole_or_not_at_all() -> None:
    usual = spot(frame(), 600, 300, Room(()))
    word = Place(usual.right - 60, usual.cy - 10, 120, 20)
    moved = spot(frame(), 600, 300, Room((), words=(word,)))
    assert usual.meets(word)
    assert not usual.covers(word)
    assert moved.covers(word) or not moved.meets(word)


def test_a_bubble_is_rather_narrow_than_over_what_one_may_choose() -> None:
    words = "何が隠れていても、このあと何が起きても。勝利を分け合う場合も勝ちです。"
    saying = Saying((), (words,), (), (Door("list", "一覧"), Door("show", "見せて")))
    cells = tuple(
        Place(40 + x, 40 + y, 150, 150) for x in (0, 160, 820) for y in range(0, 960, 160)
    )
    large = replace(frame(), letters=2.0)
    place, _items = bubble(large, saying, Room((), chosen=cells))
    free, _items = bubble(large, saying, Room(()))
    assert not [cell for cell in cells if place.meets(cell)]
    assert place.w < free.w
