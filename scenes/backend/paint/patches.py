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

from scenes.backend.paint.baked import Bounds, Draw
from scenes.kit.ambient import Ambient
from scenes.kit.display import Item

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
        self._items: Sequence[Item] = ()
        self._patches: list[_Patch] = []

    def forget(self) -> None:
        """The window has changed: nothing can be reused."""
        self._items, self._patches = (), []

    def live(
        self,
        picture: pygame.Surface,
        items: Sequence[Item],
        time: float,
        draw: Draw,
        bounds: Bounds,
    ) -> list[pygame.Rect]:
        """Bring the picture of these items up to this time; the places that have changed."""
        if items is not self._items:
            self._look_round(picture, items, bounds)
        changed = []
        for patch in self._patches:
            look = patch.ambient.animation.look(time)
            if look != patch.shown and _redraw(picture, patch, look, draw, self._ground):
                patch.shown = look
                changed.append(patch.region)
        return changed

    def _look_round(self, picture: pygame.Surface, items: Sequence[Item], bounds: Bounds) -> None:
        """Find what lives, and what lies under it and over it."""
        known = {patch.key: patch for patch in self._patches}
        boxes = [bounds(item) for item in items]
        window = picture.get_rect()
        self._items, self._patches = items, []
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


def _redraw(
    picture: pygame.Surface, patch: _Patch, look: int, draw: Draw, ground: tuple[int, int, int]
) -> bool:
    """Draw a patch with this look; whether it looks its best."""
    kept = patch.looks.get(look)
    if kept is not None:
        picture.blit(kept, patch.region)
        return True
    picture.set_clip(patch.region)
    final = True
    if patch.under is None:
        picture.fill(ground)
        final = _draw_all(picture, patch.below, draw)
        if final and not _any_ambient(patch.below):
            patch.under = picture.subsurface(patch.region).copy()
    else:
        picture.blit(patch.under, patch.region)
    final &= _draw_all(picture, (patch.ambient, *patch.above), draw)
    picture.set_clip(None)
    if final and patch.under is not None and not _any_ambient(patch.above):
        if len(patch.looks) == KEPT:
            del patch.looks[next(iter(patch.looks))]
        patch.looks[look] = picture.subsurface(patch.region).copy()
    return final


def _any_ambient(items: Sequence[Item]) -> bool:
    return any(type(item) is Ambient for item in items)


def _draw_all(picture: pygame.Surface, items: Sequence[Item], draw: Draw) -> bool:
    """Draw these; whether all of them look their best."""
    finished = [draw(picture, item) for item in items]
    return all(finished)
