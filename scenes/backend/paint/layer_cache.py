"""Keeps the part of the picture that does not change in one opaque surface.

Scenes list still things first and moving things last. Whatever leads the list unchanged since
the last frame is drawn once and from then on is a single copy; only the rest is drawn live. Where
something among the still things changes, the surface is mended: drawn anew where it was and is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter
from typing import Final

import pygame

from scenes.backend.paint.cache import as_window
from scenes.backend.paint.dirty_rects import common, join_boxes, survivors
from scenes.kit.display import Card, Item, Veil

REFRESH: Final = 60  # frames in which the caches see all that is still in use
PATIENCE: Final = 6  # frames in which what waits for its pixels is drawn live with all over it
LONGEST: Final = 20  # frames until some of what has its pixels is shown, although not all has
CALL: Final = 4000  # pixels that are drawn in the time that it takes to begin with an item
MUCH: Final = 0.6  # of the window: where so much changes, it is all drawn anew
GOING_ON: Final = (Veil, Card)  # what has begun to change will change again
NOWHERE: Final = pygame.Rect(0, 0, 0, 0)

Draw = Callable[[pygame.Surface, Item], bool]  # whether the item already looks its best
Bounds = Callable[[Item], pygame.Rect]  # a box in pixels that holds all of it


class LayerCache:
    """The unchanged beginning of the display list, as pixels."""

    def __init__(self, ground: tuple[int, int, int], bounds: Bounds) -> None:
        self._ground = ground
        self._bounds = bounds
        self._surface: pygame.Surface | None = None
        self._items: list[Item] = []  # what is in the surface
        self._boxes: list[pygame.Rect] = []  # where each of them lies
        self._rough: set[int] = set()  # which of them do not look their best
        self._last: Sequence[Item] = ()
        self._finished = 0  # so many items of the last list looked their best
        self._waited = 0  # frames that the others have been still
        self._asked_in_vain = 0  # frames since what is rough was drawn
        self._asked = 0  # which of the kept ones is asked for next
        self._restless: int | None = None  # from where on the last frame has mended

    @property
    def rough(self) -> list[pygame.Rect]:
        """Where something is kept that does not look its best."""
        return [self._boxes[place] for place in self._rough]

    def forget(self) -> None:
        """The window has changed: nothing can be reused but room."""
        self._drop()
        self._last = ()

    def make_room(self, target: pygame.Surface) -> None:
        """Large windows need some time for that."""
        if self._surface is None or self._surface.get_size() != target.get_size():
            like = as_window(pygame.Surface((1, 1)))
            self._surface = pygame.Surface(target.get_size(), 0, like)

    def paint(self, target: pygame.Surface, items: Sequence[Item], draw: Draw) -> None:
        """Draw all items on the target, as much as possible from the surface."""
        stable = self._stable(items)
        better = self._better(draw)
        if better or common(items, self._items) < len(self._items):
            self._mend(items, draw, better=better)
        else:
            self._restless = None
        if stable > len(self._items):
            self._extend(target, items[:stable], draw)
        if self._surface is not None and self._items:
            self._ask_again(self._surface, draw)
            target.blit(self._surface, (0, 0))
        else:
            target.fill(self._ground)
        finished = [draw(target, item) for item in items[len(self._items) :]]
        first_rough = finished.index(False) if False in finished else len(finished)
        self._finished = min(self._rough, default=len(self._items) + first_rough)
        self._last = items

    def compose(
        self, target: pygame.Surface, items: Sequence[Item], draw: Draw, until: float
    ) -> bool:
        """Behind the picture that is shown, draw these on the surface; whether all of them are.

        At ``until`` (as ``perf_counter`` tells it) the next frame goes on with it.
        """
        self.make_room(target)
        if common(items, self._items) < len(self._items):
            self._drop()
        self._extend(target, items, draw, until)
        return len(self._items) == len(items)

    def whole(
        self, target: pygame.Surface, draw: Draw
    ) -> tuple[pygame.Surface, Sequence[Item]] | None:
        """All of the last picture as pixels; None: something in it does not look its best yet."""
        if self._finished < len(self._last):
            return None
        if len(self._items) < len(self._last):
            self._extend(target, self._last, draw)
        return (self._surface, self._items) if self._surface and self._items else None

    def _stable(self, items: Sequence[Item]) -> int:
        """How many items to keep as pixels. What waits for its own too long is kept as it is."""
        still = common(items, self._last)
        self._waited = self._waited + 1 if still > self._finished else 0
        return still if self._waited > PATIENCE else min(still, self._finished)

    def _better(self, draw: Draw) -> bool:
        """Whether it is time to draw what did not look its best: as rarely as can be."""
        if self._surface is None or not self._rough:
            return False
        self._surface.set_clip(NOWHERE)
        ready = [draw(self._surface, self._items[place]) for place in self._rough]
        self._surface.set_clip(None)
        self._asked_in_vain += 1
        due = all(ready) or (any(ready) and self._asked_in_vain > LONGEST)
        self._asked_in_vain *= not due
        return due

    def _drop(self) -> None:
        self._items, self._boxes, self._rough, self._restless = [], [], set(), None

    def _extend(
        self, target: pygame.Surface, items: Sequence[Item], draw: Draw, until: float = inf
    ) -> None:
        self.make_room(target)
        assert self._surface is not None
        if not self._items:
            self._surface.fill(self._ground)
        for place in range(len(self._items), len(items)):
            if perf_counter() > until:
                return
            # What had been ready once may have been forgotten meanwhile.
            if not draw(self._surface, items[place]):
                self._rough.add(place)
            self._boxes.append(self._bounds(items[place]))
            self._items.append(items[place])

    def _mend(self, items: Sequence[Item], draw: Draw, *, better: bool) -> None:
        """Turn what is kept into the beginning of this list; ``better``: what is rough, anew."""
        assert self._surface is not None
        anew = self._rough if better else set()
        old = [None if place in anew else item for place, item in enumerate(self._items)]
        pairs, boxes = survivors(old, items), self._boxes
        same = common(old, items)
        again = same == self._restless or _goes_on(self._items, items, same)
        self._restless = same
        areas = self._change(boxes, items, pairs)
        if again and self._mending_cost(areas) >= self._live_cost(same, len(items)):
            areas = self._change(boxes, items, pairs[:same])
        kept = len(self._items)
        rough = {now for before, now in pairs if before in self._rough and now < kept}
        self._rough = rough.union(*(self._redraw(self._surface, area, draw) for area in areas))

    def _change(
        self, gone: list[pygame.Rect], items: Sequence[Item], pairs: list[tuple[int, int]]
    ) -> list[pygame.Rect]:
        """Keep these items up to the last one that is paired; the areas to draw anew for that."""
        assert self._surface is not None
        gone, boxes = list(gone), dict[int, pygame.Rect]()
        for before, now in reversed(pairs):
            boxes[now] = gone.pop(before)
        self._items = list(items[: pairs[-1][1] + 1 if pairs else 0])
        fresh = [place for place in range(len(self._items)) if place not in boxes]
        boxes |= {place: self._bounds(items[place]) for place in fresh}
        self._boxes = [boxes[place] for place in range(len(self._items))]
        window = self._surface.get_rect()
        areas = join_boxes([*gone, *(boxes[place] for place in fresh)], window)
        much = sum(area.w * area.h for area in areas) > MUCH * window.w * window.h
        return [window] if much else areas

    def _mending_cost(self, areas: Sequence[pygame.Rect]) -> int:
        """How many pixels are drawn to mend these areas."""
        return sum(
            _pixels(self._boxes[place].clip(area))
            for area in areas
            for place in area.collidelistall(self._boxes)
        )

    def _live_cost(self, first: int, count: int) -> int:
        """How many pixels more are drawn if all from the first on of so many items are live."""
        assert self._surface is not None
        window = self._surface.get_rect()
        kept = self._boxes[first:]
        return sum(_pixels(box.clip(window)) for box in kept) + CALL * (count - first - len(kept))

    def _redraw(self, surface: pygame.Surface, area: pygame.Rect, draw: Draw) -> set[int]:
        """Draw this area of the surface anew; which items of it do not look their best."""
        surface.set_clip(area)
        surface.fill(self._ground)
        near = area.collidelistall(self._boxes)
        rough = {place for place in near if not draw(surface, self._items[place])}
        surface.set_clip(None)
        return rough

    def _ask_again(self, surface: pygame.Surface, draw: Draw) -> None:
        """Let the caches see, little by little, what is still in use although nobody draws it."""
        surface.set_clip(NOWHERE)
        for _ in range(-(-len(self._items) // REFRESH)):
            self._asked = (self._asked + 1) % len(self._items)
            draw(surface, self._items[self._asked])
        surface.set_clip(None)


def _pixels(box: pygame.Rect) -> int:
    return CALL + box.w * box.h


def _goes_on(gone: Sequence[Item], come: Sequence[Item], place: int) -> bool:
    """Whether what changes at this place, the first, will change in the next frame as well.

    A veil comes and goes little by little, and a card that lies elsewhere is on its way.
    """
    if place >= min(len(gone), len(come)):
        return False
    kind = type(gone[place])
    return kind in GOING_ON and kind is type(come[place])
