"""Soft things: shadows, glows and veils. Blurred once, then reused at any size."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from scenes.backend.paint.assets import svg
from scenes.backend.paint.cache import PixelCache, Pixels
from scenes.backend.paint.raster import rasterise
from scenes.kit.theme import rgb

SHADE: Final = "#0A0806"
GLOW_BASE: Final = 256  # pixels
GLOW_STOPS: Final = ((0, 1.0), (55, 0.3), (100, 0.0))  # percent of the radius, strength
PASSES: Final = 3  # box blurs one after the other: as good as a Gaussian, and ten times as fast


def lay_flat(
    target: pygame.Surface, colour: str, alpha: float, area: pygame.Rect | None = None
) -> None:
    """Lay a flat colour over an area or everything: two fills, a third of the time of a blit.

    Such a fill knows nothing of where the target is clipped.
    """
    clip = target.get_clip()
    area = clip if area is None else area.clip(clip)
    rest = round(255 * (1 - alpha))
    red, green, blue = (round(value * alpha) for value in rgb(colour))
    target.fill((rest, rest, rest), area, special_flags=pygame.BLEND_RGB_MULT)
    target.fill((red, green, blue), area, special_flags=pygame.BLEND_RGB_ADD)


def veiled(size: tuple[int, int], holes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What is left of a window of this size around the holes in its veil: areas without overlap."""
    window = pygame.Rect((0, 0), size)
    cuts = [hole.clip(window) for hole in holes]
    rows = sorted({0, size[1], *(edge for cut in cuts for edge in (cut.top, cut.bottom))})
    areas = []
    for top, bottom in pairwise(rows):
        x = 0
        for cut in sorted((c for c in cuts if c.top <= top and c.bottom >= bottom), key=_left):
            if cut.left > x:
                areas.append(pygame.Rect(x, top, cut.left - x, bottom - top))
            x = max(x, cut.right)
        if x < size[0]:
            areas.append(pygame.Rect(x, top, size[0] - x, bottom - top))
    return areas


def _left(area: pygame.Rect) -> int:
    return area.left


class Glows:
    """Round lights that fade out, by colour and width, at full strength.

    One of each colour is computed; a gradient bears being scaled.
    """

    def __init__(self) -> None:
        self.cache = PixelCache()

    def light(self, colour: str, width: int) -> Pixels:
        """A light in a square of this many pixels."""
        light = self.cache.get((colour, width))
        if light is None:
            base = self.cache.get(colour) or self.cache.put(colour, _glow(colour))
            light = self.cache.put((colour, width), base.scaled((width, width)))
        return light


class Shadows:
    """Shadows of rounded boxes: soft corners from a small tile, the middle a flat shade."""

    def __init__(self) -> None:
        self.cache = PixelCache()

    def cast(
        self, target: pygame.Surface, box: pygame.Rect, radius: int, blur: int, alpha: float
    ) -> None:
        """Lay the shadow of a box on the target; all lengths in pixels."""
        tile = self._tile(box.size, min(radius, box.w // 2, box.h // 2), blur)
        whole = box.inflate(2 * margin(blur), 2 * margin(blur))
        seen = target.get_clip()
        columns, rows = _cuts(tile.get_width(), whole.w), _cuts(tile.get_height(), whole.h)
        for x, w, to_x, to_w in columns:
            for y, h, to_y, to_h in rows:
                goal = pygame.Rect(whole.x + to_x, whole.y + to_y, to_w, to_h)
                if not goal.colliderect(seen):
                    continue
                if (w, h) == (1, 1):
                    lay_flat(target, SHADE, alpha, goal)
                    continue
                piece = tile.subsurface((x, y, w, h))
                if (w, h) != goal.size:
                    piece = pygame.transform.scale(piece, goal.size)
                piece.set_alpha(round(255 * alpha))
                target.blit(piece, goal)

    def _tile(self, size: tuple[int, int], radius: int, blur: int) -> pygame.Surface:
        """The shadow of the smallest box that has the same corners."""
        corner = radius + 2 * margin(blur)
        width, height = (min(side, 2 * corner + 1) for side in size)
        key = (width, height, radius, blur)
        tile = self.cache.get(key)
        if tile is None:
            tile = self.cache.put(key, Pixels.whole(soft_box(width, height, radius, blur)))
        return tile.surface


def _glow(colour: str) -> Pixels:
    gradient = "".join(
        f'<stop offset="{at}%" stop-color="{colour}" stop-opacity="{light:g}"/>'
        for at, light in GLOW_STOPS
    )
    half = GLOW_BASE / 2
    body = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}"'
        f' r="{half}">{gradient}</radialGradient></defs>'
        f'<circle cx="{half}" cy="{half}" r="{half}" fill="url(#g)"/>'
    )
    source = svg((0, 0, GLOW_BASE, GLOW_BASE), body)
    return Pixels.whole(rasterise(source, (GLOW_BASE, GLOW_BASE)))


def margin(blur: int) -> int:
    """How far a shadow reaches beyond its box, in pixels."""
    return 2 * blur


def soft_box(width: int, height: int, radius: int, blur: int) -> pygame.Surface:
    """The shadow of a box at full strength, ``margin(blur)`` larger on each side."""
    edge = margin(blur)
    surface = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    surface.fill((*rgb(SHADE), 0))
    pygame.draw.rect(surface, SHADE, (edge, edge, width, height), border_radius=radius)
    step = max(1, round(blur / 2))
    for _ in range(PASSES):
        surface = pygame.transform.box_blur(surface, step)
    return surface.convert_alpha()


def _cuts(size: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """Where to cut one axis: (from, length, to, length) of the ends and of the middle."""
    if size == wanted:
        return [(0, size, 0, wanted)]
    end = size // 2
    return [
        (0, end, 0, end),
        (end, 1, end, wanted - 2 * end),
        (size - end, end, wanted - end, end),
    ]
