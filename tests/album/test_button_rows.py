"""Buttons beside each other are written in letters of one size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from scenes.kit import parts
from scenes.kit.display import Font, Text
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from tests.album.leaves import Album

pytestmark = pytest.mark.xdist_group("album")  # the games in it are thought out once
BESIDE = 40.0  # so far apart, buttons are no row


class Written(NamedTuple):
    """A button: where it lies, and how large letters were meant to be."""

    place: Place
    meant: float
    label: str


@pytest.mark.parametrize("letters", [100, 150, 200])
def test_buttons_of_a_row_have_letters_of_one_size(
    album: Album, letters: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: Callable[..., parts.Items] = parts.button
    found: list[Written] = []

    def button(frame: Frame, place: Place, name: str, label: str, **more: object) -> parts.Items:
        meant = more.get("size", 26.0)
        assert isinstance(meant, float | int)
        found.append(Written(place, meant, label))
        return drawn(frame, place, name, label, **more)

    leaves = album((1024, 640), letters)
    monkeypatch.setattr(parts, "button", button)
    rows, uneven = 0, list[tuple[str, str, str]]()
    for leaf in leaves:
        found.clear()
        items = list(leaf.scenes[-1].draw(leaf.frame))
        words = [each for each in items if isinstance(each, Text) and each.font is Font.TITLE]
        for one, other in _neighbours(found):
            sizes = {
                round(each.size, 2)
                for each in words
                for each_button in (one, other)
                if each.text in each_button.label
                and each_button.place.covers(Place(each.x, each.y))
            }
            rows += 1
            if len(sizes) > 1:
                uneven.append((leaf.name, one.label, other.label))
    assert not uneven
    assert rows > 50


def _neighbours(found: list[Written]) -> Iterator[tuple[Written, Written]]:
    """Buttons side by side that were meant alike."""
    for one, other in pairwise(sorted(found, key=lambda each: (each.place.y, each.place.x))):
        level = (one.place.y, one.place.h, one.meant) == (other.place.y, other.place.h, other.meant)
        if level and 0 < other.place.x - one.place.right < BESIDE:
            yield one, other
