"""Where the firefly's bubble lies."""

from __future__ import annotations

from scenes.kit.layout import Place
from scenes.table.lesson.bubble import Room, spot
from tests.shell.booth import frame


def test_a_bubble_hides_a_word_whole_or_not_at_all() -> None:
    usual = spot(frame(), 600, 300, Room(()))
    word = Place(usual.right - 60, usual.cy - 10, 120, 20)
    moved = spot(frame(), 600, 300, Room((), words=(word,)))
    assert usual.meets(word)
    assert not usual.covers(word)
    assert moved.covers(word) or not moved.meets(word)
