"""On every scene of the album: no words over other words, none beyond the window, none cut."""

from __future__ import annotations

import pytest

from build.languages.eye import words
from tests.album.leaves import Album, clashing

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
SIZES = ((1024, 640), (1280, 720), (1920, 1080))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_do_not_lie_over_words(album: Album, size: tuple[int, int]) -> None:
    assert not clashing(album(size))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_stay_in_the_window(album: Album, size: tuple[int, int]) -> None:
    lost = [
        f"{leaf.name}: “{said.text}”"
        for leaf in album(size)
        for layer in leaf.layers
        for said in words(leaf.frame, layer)
        if said.left < 0
        or said.top < 0
        or said.right > leaf.frame.width
        or said.bottom > leaf.frame.height
    ]
    assert not lost


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_words_are_cut(album: Album, size: tuple[int, int]) -> None:
    cut = [
        f"{leaf.name}: “{said.text}”"
        for leaf in album(size)
        for layer in leaf.layers
        for said in words(leaf.frame, layer)
        if said.text.endswith("…")
    ]
    assert not cut, "\n".join(cut)
