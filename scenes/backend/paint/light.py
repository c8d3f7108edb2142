"""Soft things: shadows, glows and veils. Blurred once, then reused at any size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise, product
from typing import Final, NamedTuple

import pygame

from scenes.backend.paint.assets import svg
from scenes.backend.paint.background import BackgroundRasterizer
from scenes.backend.paint.cache import PixelCache, Pixels
from scenes.backend.paint.raster import LARGE, rasterise
from scenes.kit.theme import rgb

SHADE: Final = "#0A0806"
GLOW_BASE: Final = 256  # pixels
GLOW_STOPS: Final = ((0, 1.0), (55, 0.3), (100, 0.0))  # percent of the radius, strength
SMOOTH: Final = 4  # so many times larger a shape is cut out
PASSES: Final = 3  # box blurs one after the other: as good as a Gaussian, and ten times as fast

Hole = tuple[tuple[float, float], ...]  # its corners in pixels


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


def veil_rects(size: tuple[int, int], holes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
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


def cover(area: pygame.Rect, colour: str, holes: Sequence[Hole]) -> Pixels:
    """A colour over an area with these holes in it; the edges of shapes are smooth."""
    large = pygame.Surface((SMOOTH * area.w, SMOOTH * area.h), pygame.SRCALPHA)
    large.fill((*rgb(colour), 255))
    nothing = (*rgb(colour), 0)
    for hole in holes:
        corners = [(SMOOTH * (x - area.x), SMOOTH * (y - area.y)) for x, y in hole]
        pygame.draw.polygon(large, nothing, corners)
    return Pixels.whole(pygame.transform.smoothscale(large, area.size))


def _left(area: pygame.Rect) -> int:
    return area.left


class Glows:
    """Round lights that fade out, by colour and width, at full strength.

    One of each colour is computed; a gradient bears being scaled. Large ones are scaled ``beside``
    the frames; None: there and then.
    """

    def __init__(self, beside: BackgroundRasterizer | None) -> None:
        self.cache = PixelCache()
        self._beside = beside

    def light(self, colour: str, width: int) -> Pixels | None:
        """A light in a square of this many pixels; None while it is made."""
        key = colour, width
        light = self.cache.get(key)
        if light is not None or (self._beside is not None and key in self._beside):
            return light
        base = self.cache.get(colour) or self.cache.put(colour, _glow(colour))
        scaled = partial(base.scaled, (width, width))
        if self._beside is None or width * width <= LARGE:
            return self.cache.put(key, scaled())
        self._beside.order(key, scaled, partial(self.cache.put, key))
        return None


class _ShadowTile(NamedTuple):
    """The shadow of a box; all lengths in pixels."""

    width: int
    height: int
    radius: int
    blur: int

    def make(self) -> Pixels:
        """Blur it."""
        return Pixels.whole(soft_box(*self))


class Shadows:
    """Shadows of rounded boxes: soft corners from a small tile, the middle a flat shade.

    Large tiles are made ``beside`` the frames; None: there and then.
    """

    def __init__(self, beside: BackgroundRasterizer | None) -> None:
        self.cache = PixelCache()
        self._beside = beside

    def cast(
        self, target: pygame.Surface, box: pygame.Rect, radius: int, blur: int, alpha: float
    ) -> bool:
        """Lay the shadow of a box on the target, if it is ready; all lengths in pixels."""
        tile = self._tile(box.size, min(radius, box.w // 2, box.h // 2), blur)
        if tile is None:
            return False
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
        return True

    def _tile(self, size: tuple[int, int], radius: int, blur: int) -> pygame.Surface | None:
        """The shadow of the smallest box that has the same corners; None while it is made."""
        corner = radius + 2 * margin(blur)
        width, height = (min(side, 2 * corner + 1) for side in size)
        key = _ShadowTile(width, height, radius, blur)
        tile = self.cache.get(key)
        if tile is None and (self._beside is None or width * height <= LARGE):
            tile = self.cache.put(key, key.make())
        elif tile is None and self._beside and key not in self._beside:
            self._beside.order(key, key.make, partial(self.cache.put, key))
        return tile and tile.surface


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
    """The shadow of a box at full strength, ``margin(blur)`` larger on each side.

    Its four corners are alike, so that only one is blurred: half of the time, the same pixels.
    """
    edge, step = margin(blur), max(1, round(blur / 2))
    size = width + 2 * edge, height + 2 * edge
    half = [-(-side // 2) for side in size]
    needed = [min(side, part + PASSES * step) for side, part in zip(size, half, strict=True)]
    surface = pygame.Surface(needed, pygame.SRCALPHA)
    surface.fill((*rgb(SHADE), 0))
    pygame.draw.rect(surface, SHADE, (edge, edge, width, height), border_radius=radius)
    for _ in range(PASSES):
        surface = pygame.transform.box_blur(surface, step)
    corner = surface.subsurface((0, 0, *half))
    shadow = pygame.Surface(size, pygame.SRCALPHA)
    for right, down in product((False, True), repeat=2):
        place = right * (size[0] - half[0]), down * (size[1] - half[1])
        turned = pygame.transform.flip(corner, right, down)
        shadow.blit(turned, place, special_flags=pygame.BLEND_RGBA_MAX)
    return shadow


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
