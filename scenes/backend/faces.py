"""Composes one card face as assets/art/CARDS.md says: layers, pictures, and type for numbers.

Positions are centres, x in card widths, y in card heights. Sizes are in card heights, on the
small face of pictures in card widths.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from scenes.backend.assets import ArtFolder, svg
from scenes.backend.cache import Pixels
from scenes.backend.raster import Rasteriser
from scenes.backend.text import Typesetter
from scenes.kit.display import Font
from scenes.kit.theme import FACTION_ASSETS, INK, NIGHT, PAPER, rgb

FRAME: Final = (0.0, 0.0, 240.0, 336.0)
RATIO: Final = 1.4  # height by width
SMALL: Final = 100  # pixels: narrower cards wear the small face with a larger index
PICTURED: Final = 72  # pixels: narrower small faces have no picture
NAMED: Final = 210  # pixels of height from which on delegates wear their names
CITIZEN: Final = 7  # the lowest rank with a person on it
DELEGATE: Final = 10
CRESTED: Final = frozenset({7, 8, 9, 11, 12})
UNDERLINED: Final = frozenset({6, 9})
VEIL: Final = 0.46  # how much of the night lies over the art of a refused card
VEIL_INDEX: Final = 0.12
DARK_INK: Final = frozenset({"B", "F"})  # peoples whose ribbon is light

DELEGATE_NAMES: Final = {
    "B": "Queen Ambrosia",
    "M": "Capitan Zanzare",
    "A": "Legate Maxima",
    "C": "Nocturne",
    "F": "Captain Jamjaw",
}


class Pips(NamedTuple):
    """How the emblems lie on a low card."""

    size: float
    centres: tuple[tuple[float, float], ...]


LEFT, MIDDLE, RIGHT = 0.48, 0.634, 0.788
PIPS: Final = {
    1: Pips(0.34, ((MIDDLE, 0.47),)),
    2: Pips(0.25, ((MIDDLE, 0.235), (MIDDLE, 0.705))),
    3: Pips(0.235, ((MIDDLE, 0.19), (MIDDLE, 0.47), (MIDDLE, 0.75))),
    4: Pips(0.205, ((LEFT, 0.245), (RIGHT, 0.245), (LEFT, 0.695), (RIGHT, 0.695))),
    5: Pips(0.195, ((LEFT, 0.2), (RIGHT, 0.2), (MIDDLE, 0.47), (LEFT, 0.74), (RIGHT, 0.74))),
    6: Pips(0.195, tuple((x, y) for y in (0.19, 0.47, 0.75) for x in (LEFT, RIGHT))),
}


class Index(NamedTuple):
    """The corner that says what a card is."""

    x: float
    y: float
    y_underlined: float
    em: float
    em_two_digits: float
    line: tuple[float, float, float, float]  # left, right, top, height
    emblem_y: float
    emblem: float
    tab: str  # what stays bright on a refused card, drawn on 240 × 336


LARGE_INDEX: Final = Index(
    0.14,
    0.128,
    0.121,
    0.214,
    0.149,
    (0.08, 0.20, 0.214, 0.013),
    0.312,
    0.15,
    '<rect x="4.5" y="7.5" width="58" height="131" rx="13.5" fill="#FFFFFF"/>',
)
SMALL_INDEX: Final = Index(
    0.304,
    0.20,
    0.18,
    0.36,
    0.27,
    (0.17, 0.44, 0.326, 0.024),
    0.49,
    0.29,
    '<rect x="7" y="9" width="132" height="218" rx="27" fill="#FFFFFF"/>',
)


class FaceArtist:
    """Composes faces at any width."""

    def __init__(self, art: ArtFolder, raster: Rasteriser, type_: Typesetter) -> None:
        self._art = art
        self._raster = raster
        self._type = type_

    def face(
        self, code: str | None, width: int, *, dim: bool, finer: int = 1
    ) -> pygame.Surface | None:
        """A card upright; None while its ground is still missing.

        Args:
            code: Like ``A7``; None for the back.
            width: In pixels; decides which face the card wears.
            dim: The rules refuse it.
            finer: Draw so many pixels for each one, to be shrunk while the card is turned.
        """
        ground = self._layer(_ground(code, width), width * finer)
        if ground is None:
            return None
        face = pygame.Surface((width * finer, round(width * finer * RATIO)), pygame.SRCALPHA)
        _lie(face, ground)
        if code is None:
            return face.convert_alpha()
        index = SMALL_INDEX if width < SMALL else LARGE_INDEX
        if index is SMALL_INDEX:
            self._small_art(face, code, pictured=width >= PICTURED)
        else:
            self._large_art(face, code, named=width * RATIO >= NAMED)
        self._index(face, code, index)
        if dim:
            self._veil(face, index)
        return face.convert_alpha()

    def _large_art(self, face: pygame.Surface, code: str, *, named: bool) -> None:
        people, rank = FACTION_ASSETS[code[0]], int(code[1:])
        if rank == 12:
            self._lay(face, "card_rays_12")
        if rank < CITIZEN:
            size, centres = PIPS[rank]
            for x, y in centres:
                self._picture(face, f"emblem_{people}", x, y, size * RATIO)
        elif rank < DELEGATE:
            self._picture(face, f"citizen_{people}", MIDDLE, 0.43, 0.54 * RATIO)
        else:
            self._picture(face, f"portrait_{people}", MIDDLE, 0.41, 0.52 * RATIO)
        if rank in CRESTED:
            self._lay(face, f"card_crest_{rank}")
        if rank >= DELEGATE and named:
            self._lay(face, f"card_ribbon_{people}")
            self._name(face, code[0])

    def _small_art(self, face: pygame.Surface, code: str, *, pictured: bool) -> None:
        people, rank = FACTION_ASSETS[code[0]], int(code[1:])
        if rank >= CITIZEN and pictured:
            kind = "citizen" if rank < DELEGATE else "portrait"
            self._picture(face, f"{kind}_{people}", 0.62, 0.71, 0.75)
        self._lay(face, "card_small_tab")

    def _name(self, face: pygame.Surface, letter: str) -> None:
        colour = INK if letter in DARK_INK else PAPER
        size = round(0.053 * face.get_height())
        name = self._type.set_line(DELEGATE_NAMES[letter], size, Font.TITLE, colour)
        room = 0.52 * face.get_width()
        if name.get_width() > room:
            name = pygame.transform.smoothscale_by(name, room / name.get_width())
        _centre(face, name, 0.635, 0.806)

    def _index(self, face: pygame.Surface, code: str, index: Index) -> None:
        height = face.get_height()
        rank = int(code[1:])
        em = index.em if rank < 10 else index.em_two_digits
        number = self._type.set_line(str(rank), round(em * height), Font.TITLE, INK)
        number = number.subsurface(number.get_bounding_rect())
        _centre(face, number, index.x, index.y_underlined if rank in UNDERLINED else index.y)
        if rank in UNDERLINED:
            self._underline(face, index)
        emblem = f"emblem_{FACTION_ASSETS[code[0]]}"
        self._picture(face, emblem, index.x, index.emblem_y, index.emblem * RATIO)

    def _underline(self, face: pygame.Surface, index: Index) -> None:
        width, height = face.get_size()
        left, right, top, thickness = index.line
        box = round((right - left) * width), max(2, round(thickness * height))
        bar = f'<rect width="{box[0]}" height="{box[1]}" rx="{box[1] / 2}" fill="{INK}"/>'
        line = self._raster.get("underline", box, lambda: svg((0, 0, *box), bar), now=True)
        if line is not None:
            _lie(face, line, round(left * width), round(top * height))

    def _veil(self, face: pygame.Surface, index: Index) -> None:
        """The rules refuse the card: its art steps back, its index stays readable."""
        tab = self._raster.get(index.tab, face.get_size(), lambda: svg(FRAME, index.tab), now=True)
        bright = face.copy()
        _darken(face, VEIL)
        if tab is not None:
            _darken(bright, VEIL_INDEX)
            mask = pygame.Surface(face.get_size(), pygame.SRCALPHA)
            _lie(mask, tab)
            bright.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            face.blit(bright, (0, 0))

    def _lay(self, face: pygame.Surface, name: str) -> None:
        layer = self._layer(name, face.get_width())
        if layer is not None:
            _lie(face, layer)

    def _layer(self, name: str, width: int) -> Pixels | None:
        box = width, round(width * RATIO)
        return self._raster.get(name, box, self._art.drawing(name).markup)

    def _picture(self, face: pygame.Surface, name: str, x: float, y: float, size: float) -> None:
        """A square picture; ``size`` in card widths."""
        side = round(size * face.get_width())
        picture = self._raster.get(name, (side, side), self._art.drawing(name).markup)
        if picture is not None:
            left, top = x * face.get_width(), y * face.get_height()
            left, top = left - picture.width / 2, top - picture.height / 2
            _lie(face, picture, round(left), round(top))


def _ground(code: str | None, width: int) -> str:
    if code is None:
        return "card_back"
    people, rank = FACTION_ASSETS[code[0]], int(code[1:])
    if width < SMALL:
        return f"card_small_{people}"
    kind = "frame" if rank < CITIZEN else "citizen" if rank < DELEGATE else "court"
    return f"card_{kind}_{people}"


def _darken(face: pygame.Surface, alpha: float) -> None:
    rest = round(255 * (1 - alpha))
    face.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
    face.fill([round(value * alpha) for value in rgb(NIGHT)], special_flags=pygame.BLEND_RGB_ADD)


def _lie(face: pygame.Surface, pixels: Pixels, x: int = 0, y: int = 0) -> None:
    face.blit(pixels.surface, (x + pixels.x, y + pixels.y))


def _centre(face: pygame.Surface, piece: pygame.Surface, x: float, y: float) -> None:
    middle = round(x * face.get_width()), round(y * face.get_height())
    face.blit(piece, piece.get_rect(center=middle))
