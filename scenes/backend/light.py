"""Soft things: shadows, glows and veils. Blurred once, then reused at any size."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.backend.assets import svg
from scenes.backend.cache import SurfaceCache
from scenes.backend.raster import rasterise
from scenes.kit.theme import rgb

SHADE: Final = (10, 8, 6)
BUDGET: Final = 12_000_000  # bytes of shadows, and as many of lights
GLOW_BASE: Final = 256  # pixels
GLOW_STOPS: Final = ((0, 1.0), (55, 0.3), (100, 0.0))  # percent of the radius, strength
PASSES: Final = 3  # box blurs one after the other: as good as a Gaussian, and ten times as fast


def veil(target: pygame.Surface, colour: str, alpha: float) -> None:
    """Lay a flat colour over everything. Two fills need a third of the time of a blit."""
    rest = round(255 * (1 - alpha))
    red, green, blue = (round(value * alpha) for value in rgb(colour))
    target.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
    target.fill((red, green, blue), special_flags=pygame.BLEND_RGB_ADD)


class Glows:
    """Round lights that fade out, by colour and width, at full strength.

    One of each colour is computed; a gradient bears being scaled.
    """

    def __init__(self) -> None:
        self._lights = SurfaceCache(BUDGET)

    def light(self, colour: str, width: int) -> pygame.Surface:
        """A light in a square of this many pixels."""
        light = self._lights.get((colour, width))
        if light is None:
            base = self._lights.get(colour) or self._lights.put(colour, _glow(colour))
            light = pygame.transform.smoothscale(base, (width, width))
            self._lights.put((colour, width), light)
        return light


class Shadows:
    """Blurred boxes by size, corner radius and blur, all in pixels, at full strength."""

    def __init__(self) -> None:
        self._boxes = SurfaceCache(BUDGET)

    def box(self, width: int, height: int, radius: int, blur: int) -> pygame.Surface:
        """The shadow of a rounded box; it is ``margin(blur)`` larger on each side."""
        radius = min(radius, width // 2, height // 2)
        key = (width, height, radius, blur)
        surface = self._boxes.get(key)
        if surface is None:
            edge = margin(blur)
            corner = radius + 2 * edge
            small = min(width, 2 * corner + 2), min(height, 2 * corner + 2)
            tile = _blurred(*small, radius, blur)
            surface = _stretched(tile, width + 2 * edge, height + 2 * edge)
            self._boxes.put(key, surface)
        return surface


def _glow(colour: str) -> pygame.Surface:
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
    return rasterise(svg((0, 0, GLOW_BASE, GLOW_BASE), body), (GLOW_BASE, GLOW_BASE))


def margin(blur: int) -> int:
    """How far a shadow reaches beyond its box, in pixels."""
    return 2 * blur


def _blurred(width: int, height: int, radius: int, blur: int) -> pygame.Surface:
    edge = margin(blur)
    surface = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    surface.fill((*SHADE, 0))
    pygame.draw.rect(surface, (*SHADE, 255), (edge, edge, width, height), border_radius=radius)
    step = max(1, round(blur / 2))
    for _ in range(PASSES):
        surface = pygame.transform.box_blur(surface, step)
    return surface.convert_alpha()


def _stretched(tile: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """The tile made larger by repeating its middle row and column."""
    if tile.get_size() == (width, height):
        return tile
    columns = _cuts(tile.get_width(), width)
    rows = _cuts(tile.get_height(), height)
    surface = pygame.Surface((width, height), pygame.SRCALPHA).convert_alpha()
    for x, w, to_x, to_w in columns:
        for y, h, to_y, to_h in rows:
            piece = tile.subsurface((x, y, w, h))
            if (w, h) != (to_w, to_h):
                piece = pygame.transform.scale(piece, (to_w, to_h))
            surface.blit(piece, (to_x, to_y), special_flags=pygame.BLEND_RGBA_MAX)
    return surface


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
