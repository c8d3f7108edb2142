"""Card faces, composed from a frame, emblems or a portrait, and a number set in type.

The frames are drawn on 240 × 336; all places below are in those units. Faces are kept by code,
width and dimness, turned ones by angle as well. While a card grows or shrinks its last face is
scaled; the exact one is composed when a width is asked for twice.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

import pygame

from scenes.backend.assets import ArtFolder
from scenes.backend.cache import SurfaceCache
from scenes.backend.light import Shadows
from scenes.backend.raster import Rasteriser
from scenes.backend.text import Typesetter
from scenes.kit.display import Card, Font
from scenes.kit.theme import FACTION_ASSETS, INK, NIGHT, rgb

WIDTH: Final = 240
HEIGHT: Final = 336
SMALL: Final = 100  # real pixels: narrower cards wear the small face with a larger index
NAMED: Final = 140  # real pixels: from this width on delegates wear their names

TURNS: Final = 24  # steps of turning over
SHADOW_WIDTH: Final = 160  # design units: shadows of other cards are scaled from this one
SHADOW_BLUR: Final = 7
SHADOW_STRENGTH: Final = 0.55
SHADOW_OFFSET: Final = (3.0, 7.0)
BACK: Final = "card_back"
VEIL: Final = 0.46  # how much of the night lies over the art of a refused card
VEIL_INDEX: Final = 0.12
DELEGATE: Final = 10

COLUMNS: Final = (102, 148, 194)
FIRST_ROW: Final = 52
ROW: Final = 58
PIPS: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    1: ((1, 2),),
    2: ((1, 0), (1, 4)),
    3: ((1, 0), (1, 2), (1, 4)),
    4: ((0, 0), (2, 0), (0, 4), (2, 4)),
    5: ((0, 0), (2, 0), (1, 2), (0, 4), (2, 4)),
    6: ((0, 0), (2, 0), (0, 2), (2, 2), (0, 4), (2, 4)),
    7: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2), (0, 4), (2, 4)),
    8: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2), (1, 3), (0, 4), (2, 4)),
    9: ((0, 0), (2, 0), (0, 4 / 3), (2, 4 / 3), (1, 2), (0, 8 / 3), (2, 8 / 3), (0, 4), (2, 4)),
}


class _Wish(NamedTuple):
    code: str | None
    width: int
    dim: bool


class CardFaces:
    """All cards as surfaces, upright or turned."""

    def __init__(
        self, art: ArtFolder, raster: Rasteriser, type_: Typesetter, budget: int, *, patient: bool
    ) -> None:
        self.cache = SurfaceCache(budget)
        self._art = art
        self._raster = raster
        self._type = type_
        self._patient = patient
        self._shadows = Shadows()
        self._latest: dict[tuple[str | None, bool], int] = {}
        self._wanted: set[_Wish] = set()
        self._wanted_before: set[_Wish] = set()

    def begin(self) -> None:
        """A new frame."""
        self._wanted_before, self._wanted = self._wanted, set()

    def get(self, card: Card, scale: float) -> pygame.Surface | None:
        """The card as it lies there, without alpha and shadow; None while it is being made."""
        wish = _Wish(card.code, max(8, round(card.w * scale)), card.dim)
        angle, turn = quantised(card.angle), round(card.turn * TURNS) / TURNS
        key: Hashable = (wish, angle, turn)
        done = self.cache.get(key)
        if done is not None:
            return done
        face, exact = self._face(wish)
        if face is None:
            return None
        lying = _laid(face, wish.width / face.get_width(), angle, turn)
        return self.cache.put(key, lying) if exact else lying

    def shadow(self, card: Card, scale: float) -> pygame.Surface:
        """The shadow under a card. It is soft, so coarse steps of width and angle will do."""
        width = max(4, round(card.w * scale / 4) * 4)
        angle, turn = round(card.angle / 3) * 3, round(card.turn * 8) / 8
        key = ("shadow", width, angle, turn)
        done = self.cache.get(key)
        if done is None:
            base = max(8, round(SHADOW_WIDTH * scale))
            blur = max(2, round(SHADOW_BLUR * scale))
            height, radius = round(base * HEIGHT / WIDTH), round(base * 17 / WIDTH)
            soft = self._shadows.box(base - 8 * base // WIDTH, height, radius, blur).copy()
            soft.fill((255, 255, 255, round(255 * SHADOW_STRENGTH)), None, pygame.BLEND_RGBA_MULT)
            done = self.cache.put(key, _laid(soft, width / base, angle, turn))
        return done

    def _face(self, wish: _Wish) -> tuple[pygame.Surface | None, bool]:
        """The upright face, and whether it is the exact one."""
        done = self.cache.get(wish)
        if done is not None:
            return done, True
        old = self.cache.get(_Wish(wish.code, self._latest.get((wish.code, wish.dim), 0), wish.dim))
        if old is not None and not self._patient and wish not in self._wanted_before:
            self._wanted.add(wish)
            self._raster.unfinished = True
            return old, False
        before, self._raster.unfinished = self._raster.unfinished, False
        face = self._compose(wish)
        exact = not self._raster.unfinished
        self._raster.unfinished |= before
        if face is not None and exact:
            self._latest[wish.code, wish.dim] = wish.width
            self.cache.put(wish, face)
        return face, exact

    # composing

    def _compose(self, wish: _Wish) -> pygame.Surface | None:
        if wish.code is None:
            return self._piece(BACK, wish.width, WIDTH)
        people, value = FACTION_ASSETS[wish.code[0]], int(wish.code[1:])
        court = value >= DELEGATE
        frame = self._piece(f"card_{'court' if court else 'frame'}_{people}", wish.width, WIDTH)
        if frame is None:
            return None
        face = frame.copy()
        if court:
            self._set(face, f"portrait_{people}", 149, 140, 176)
        else:
            size = 110 if value == 1 else 70 if value <= 3 else 62 if value <= 6 else 56
            for column, row in PIPS[value]:
                self._set(face, f"emblem_{people}", COLUMNS[column], FIRST_ROW + row * ROW, size)
        if wish.dim:
            _veil(face, VEIL)
        self._index(face, people, value)
        return face

    def _index(self, face: pygame.Surface, people: str, value: int) -> None:
        unit = face.get_width() / WIDTH
        number = self._type.set_line(
            str(value), max(9, round((50 if value < 10 else 39) * unit)), Font.TITLE, INK
        )
        number = number.subsurface(number.get_bounding_rect())
        _centre(face, number, 32 * unit, (37 if value in (6, 9) else 40) * unit)
        if value in (6, 9):
            face.fill(rgb(INK), (21 * unit, 59.5 * unit, 22 * unit, max(2, 3.4 * unit)))
        self._set(face, f"emblem_{people}", 32, 96, 44)

    def _piece(self, name: str, width: float, units: float) -> pygame.Surface | None:
        size = round(width), round(width * HEIGHT / WIDTH)
        return self._raster.get(name, size, self._art.drawing(name).markup)

    def _set(self, face: pygame.Surface, name: str, x: float, y: float, size: float) -> None:
        unit = face.get_width() / WIDTH
        box = round(size * unit), round(size * unit)
        piece = self._raster.get(name, box, self._art.drawing(name).markup)
        if piece is not None:
            _centre(face, piece, x * unit, y * unit)


def quantised(angle: float) -> float:
    """Angles in steps fine enough for the eye: half a degree near upright, else two degrees."""
    step = 0.5 if abs(angle) <= 15 else 2.0
    return round(angle / step) * step % 360


def shadow_offset(scale: float) -> tuple[float, float]:
    """How far the shadow of a card lies from it, in pixels."""
    return SHADOW_OFFSET[0] * scale, SHADOW_OFFSET[1] * scale


def _laid(face: pygame.Surface, ratio: float, angle: float, turn: float) -> pygame.Surface:
    if turn < 1:
        width = max(1, round(face.get_width() * turn))
        face = pygame.transform.smoothscale(face, (width, face.get_height()))
    if angle == 0 and ratio == 1:
        return face
    return pygame.transform.rotozoom(face, -angle, ratio)


def _veil(face: pygame.Surface, alpha: float) -> None:
    rest = round(255 * (1 - alpha))
    face.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
    face.fill([round(value * alpha) for value in rgb(NIGHT)], special_flags=pygame.BLEND_RGB_ADD)


def _centre(face: pygame.Surface, piece: pygame.Surface, x: float, y: float) -> None:
    face.blit(piece, piece.get_rect(center=(round(x), round(y))))
