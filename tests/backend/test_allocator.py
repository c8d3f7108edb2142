"""Memory that is free is really given back."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest

from scenes.backend import allocator

PIECE, PIECES = 60_000, 300  # bytes small enough to lie in the heap; 18 MB
GAIN = 5_000_000


def held() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do it themselves")
def test_what_is_free_is_given_back() -> None:
    pieces = [bytes([1]) * PIECE for _ in range(PIECES)]
    last = bytes([1]) * PIECE  # lies above the others, which cannot go by themselves then
    del pieces
    before = held()
    allocator.give_back()
    assert before - held() > GAIN
    assert last


def test_everything_is_searched_only_where_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, searched = gc.get_threshold(), []
    try:
        gc.set_threshold(700, 10, 10)  # a window before may have left others
        allocator.keep()
        assert gc.get_threshold()[2] > 10
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
    monkeypatch.setattr(gc, "collect", lambda: searched.append(1))
    for grown, times in ((allocator.DUE, 0), (allocator.DUE + 1, 1)):
        monkeypatch.setattr(gc, "get_count", lambda grown=grown: (0, 0, grown))
        allocator.tidy()
        assert len(searched) == times


def test_a_system_without_these_wishes_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    allocator.share_one_heap()
    allocator.give_back()
