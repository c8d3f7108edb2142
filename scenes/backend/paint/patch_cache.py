"""The small places of a picture in which something lives: each is drawn anew on its own.

A patch keeps what lies under its item as pixels, and knows what lies over it; of the looks that it
had it keeps some as a whole. So the picture that comes out is the one that drawing everything would
give, for a hundredth of the work.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from scenes.backend.paint.layer_cache import NOWHERE, Bounds, Draw
from scenes.kit.display import Ambient, Item

KEPT: Final = 12  # looks of one item


@dataclass(slots=True, eq=False)
class _Patch:
    ambient: Ambient
    region: pygame.Rect
    below: Sequence[Item]
    above: Sequence[Item]
    under: pygame.Surface | None = None
    looks: dict[int, pygame.Surface] = field(default_factory=dict)
    shown: int | None = None  # the look it has in the picture

    @property
    def key(self) -> object:
        """Patches of the same key look alike at all times."""
        return self.ambient, self.region.size, self.below, self.above

    def take_over(self, other: _Patch | None) -> None:
        """Keep what one of the same key has kept."""
        if other is not None:
            self.under, self.looks = other.under, other.looks


class Patches:
    """All that lives in the last picture."""

    def __init__(self, ground: tuple[int, int, int]) -> None:
        self._ground = ground
        self._items: list[Item] = []  # of the picture, as they were when they were looked at
        self._patches: list[_Patch] = []

    def forget(self) -> None:
        """The window has changed: nothing can be reused."""
        self._items, self._patches = [], []

    def live(
        self,
        picture: pygame.Surface,
        items: Sequence[Item],
        time: float,
        draw: Draw,
        bounds: Bounds,
    ) -> list[pygame.Rect] | None:
        """Bring the picture of these items up to this time; the places that have changed.

        None: something in these places would not look its best yet. Then all stays as it was,
        for a picture that is half of one time and half of another is torn.
        """
        if self._items != items:
            self._look_round(picture, items, bounds)
        looks = [(patch, patch.ambient.animation.look(time)) for patch in self._patches]
        due = [(patch, look) for patch, look in looks if look != patch.shown]
        if not all(look in patch.looks or _ready(picture, patch, draw) for patch, look in due):
            return None
        for patch, look in due:
            _redraw(picture, patch, look, draw, self._ground)
            patch.shown = look
        return [patch.region for patch, _ in due]

    def _look_round(self, picture: pygame.Surface, items: Sequence[Item], bounds: Bounds) -> None:
        """Find what lives, and what lies under it and over it."""
        known = {patch.key: patch for patch in self._patches}
        boxes = [bounds(item) for item in items]
        window = picture.get_rect()
        self._items, self._patches = list(items), []
        for number, item in enumerate(items):
            region = boxes[number].clip(window)
            if type(item) is not Ambient or not region:
                continue
            near = region.collidelistall(boxes)
            below = tuple(items[other] for other in near if other < number)
            above = tuple(items[other] for other in near if other > number)
            patch = _Patch(item, region, below, above)
            patch.take_over(known.get(patch.key))
            self._patches.append(patch)


def _ready(picture: pygame.Surface, patch: _Patch, draw: Draw) -> bool:
    """Whether all that is drawn for a patch looks its best."""
    picture.set_clip(NOWHERE)
    needed = patch.above if patch.under is not None else (*patch.below, *patch.above)
    ready = [draw(picture, item) for item in (patch.ambient, *needed)]
    picture.set_clip(None)
    return all(ready)


def _redraw(
    picture: pygame.Surface, patch: _Patch, look: int, draw: Draw, ground: tuple[int, int, int]
) -> None:
    kept = patch.looks.get(look)
    if kept is not None:
        picture.blit(kept, patch.region)
        return
    picture.set_clip(patch.region)
    if patch.under is None:
        picture.fill(ground)
        for item in patch.below:
            draw(picture, item)
        if not _any_ambient(patch.below):
            patch.under = picture.subsurface(patch.region).copy()
    else:
        picture.blit(patch.under, patch.region)
    for item in (patch.ambient, *patch.above):
        draw(picture, item)
    picture.set_clip(None)
    if patch.under is not None and not _any_ambient(patch.above):
        if len(patch.looks) == KEPT:
            del patch.looks[next(iter(patch.looks))]
        patch.looks[look] = picture.subsurface(patch.region).copy()


def _any_ambient(items: Sequence[Item]) -> bool:
    return any(type(item) is Ambient for item in items)
