"""Which places of a picture another list of items changes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence
from typing import Final, NamedTuple

import pygame

APART: Final = 30_000
"""Pixels that may be drawn in vain so that two areas are one: to begin another takes time, too."""


class _Link(NamedTuple):
    """A place in the old list and in the new one, and what goes before it."""

    old: int
    new: int
    before: _Link | None


def common(items: Sequence[object], others: Sequence[object]) -> int:
    """How many items at the beginning are the same."""
    count = 0
    for item, other in zip(items, others, strict=False):
        if item is not other and item != other:
            break
        count += 1
    return count


def survivors(old: Sequence[Hashable], new: Sequence[Hashable]) -> list[tuple[int, int]]:
    """What is in both lists in the same order, as much of it as there is: places in old and new."""
    first = common(old, new)
    places: dict[Hashable, list[int]] = {}
    for place in range(len(old) - 1, first - 1, -1):
        places.setdefault(old[place], []).append(place)
    lasts: list[int] = []  # where the chain of each length ends in the old list, at the earliest
    chains: list[_Link] = []
    for place in range(first, len(new)):
        known = places.get(new[place])
        if known:
            before = known.pop()
            length = bisect_left(lasts, before)
            chain = _Link(before, place, chains[length - 1] if length else None)
            lasts[length : length + 1] = [before]
            chains[length : length + 1] = [chain]
    pairs = []
    link = chains[-1] if chains else None
    while link is not None:
        pairs.append((link.old, link.new))
        link = link.before
    return [(place, place) for place in range(first)] + pairs[::-1]


def join_boxes(boxes: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Areas of the window that hold all of these boxes, with few pixels in several of them."""
    areas: list[pygame.Rect] = []
    for each in boxes:
        box = each.clip(window)
        while box.w and (met := _partner(box, areas)) is not None:
            box = box.union(areas.pop(met))
        if box.w:
            areas.append(box)
    return areas


def _partner(box: pygame.Rect, areas: Sequence[pygame.Rect]) -> int | None:
    """An area that it meets, and with which it is not much larger than both by themselves."""
    for place in box.collidelistall(areas):
        area, both = areas[place], box.union(areas[place])
        if both.w * both.h <= box.w * box.h + area.w * area.h + APART:
            return place
    return None
