"""Composes card faces out of the pieces that a deck names, at any width."""

from __future__ import annotations

from typing import assert_never

import pygame

from scenes.backend.paint.assets import ArtFolder, AssetError, svg
from scenes.backend.paint.cache import Pixels
from scenes.backend.paint.raster import LATE_SHARE, Rasteriser
from scenes.backend.paint.text import Typesetter
from scenes.kit.cards import Deck, Decks, Dim, FacePart, Print
from scenes.kit.display import Picture, Shape
from scenes.kit.markup import markup
from scenes.kit.theme import NIGHT, rgb


class FaceArtist:
    """Composes the faces of all decks."""

    def __init__(self, art: ArtFolder, raster: Rasteriser, type_: Typesetter, decks: Decks) -> None:
        self._art = art
        self._raster = raster
        self._type = type_
        self._decks = decks
        self._open: dict[str, Deck] = {}

    def ratio(self, deck: str) -> float:
        """The height of a deck's cards by their width. Raises AssetError as ``face`` does."""
        return self._deck(deck).ratio

    def face(
        self,
        deck: str,
        code: str | None,
        width: int,
        *,
        dim: bool,
        finer: int = 1,
        exact: bool = False,
    ) -> pygame.Surface | None:
        """A card upright; None while one of its pictures is still missing.

        Args:
            deck: Whose card it is.
            code: Which one, in the deck's own words; None for the back.
            width: In pixels; decides which face the card wears.
            dim: The rules refuse it.
            finer: Draw so many pixels for each one, to be shrunk while the card is turned.
            exact: A picture that would have to be scaled for the moment counts as missing.

        Raises:
            AssetError: Nobody has handed in such a deck.
        """
        opened = self._deck(deck)
        pieces, ratio = opened.face(code, width, dim=dim, finer=finer), opened.ratio
        pictures = [piece for piece in pieces if isinstance(piece, Picture)]
        if None in [self._fetch(picture, exact=exact) for picture in pictures]:
            return None  # all of them have been asked for
        width *= finer
        face = pygame.Surface((width, round(width * ratio)), pygame.SRCALPHA)
        for piece in pieces:
            self._lay(face, piece)
        return face.convert_alpha()

    def _deck(self, name: str) -> Deck:
        if name not in self._open:
            if name not in self._decks:
                raise AssetError(f"there is no deck “{name}”")
            self._open[name] = self._decks[name]()
        return self._open[name]

    def _lay(self, face: pygame.Surface, piece: FacePart) -> None:
        match piece:
            case Picture():
                self._picture(face, piece)
            case Shape():
                self._shape(face, piece)
            case Print():
                self._print(face, piece)
            case Dim():
                self._dim(face, piece)
            case _:
                assert_never(piece)

    def _fetch(self, piece: Picture, *, exact: bool = False) -> Pixels | None:
        """Made beside the frames: a hand is dealt in less than a second."""
        box = round(piece.w), round(piece.h)
        source = self._art.drawing(piece.name).markup
        return self._raster.get(piece.name, box, source, share=LATE_SHARE, exact=exact)

    def _picture(self, face: pygame.Surface, piece: Picture) -> None:
        picture = self._fetch(piece)
        if picture is not None:
            left = piece.x + piece.w / 2 - picture.width / 2
            top = piece.y + piece.h / 2 - picture.height / 2
            _lie(face, picture, round(left), round(top))

    def _shape(self, face: pygame.Surface, piece: Shape) -> None:
        box = round(piece.w), round(piece.h)
        drawn = self._raster.get(
            (piece.elements, piece.w, piece.h),
            box,
            lambda: svg((0, 0, *box), markup(piece.elements)),
            now=True,
        )
        if drawn is not None:
            _lie(face, drawn, round(piece.x), round(piece.y))

    def _print(self, face: pygame.Surface, piece: Print) -> None:
        line = self._type.set_line(piece.text, piece.size, piece.font, piece.colour)
        if piece.by_ink:
            line = line.subsurface(line.get_bounding_rect())
        if piece.room is not None and line.get_width() > piece.room:
            line = pygame.transform.smoothscale_by(line, piece.room / line.get_width())
        face.blit(line, line.get_rect(center=(round(piece.x), round(piece.y))))

    def _dim(self, face: pygame.Surface, piece: Dim) -> None:
        tab = self._raster.get(
            (piece.bright, piece.w, piece.h),
            face.get_size(),
            lambda: svg((0, 0, piece.w, piece.h), markup(piece.bright)),
            now=True,
        )
        bright = face.copy()
        _darken(face, piece.veil)
        if tab is None:
            return
        _darken(bright, piece.bright_veil)
        mask = pygame.Surface(face.get_size(), pygame.SRCALPHA)
        _lie(mask, tab)
        bright.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        face.blit(bright, (0, 0))


def _darken(face: pygame.Surface, alpha: float) -> None:
    rest = round(255 * (1 - alpha))
    face.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
    face.fill([round(value * alpha) for value in rgb(NIGHT)], special_flags=pygame.BLEND_RGB_ADD)


def _lie(face: pygame.Surface, pixels: Pixels, x: int = 0, y: int = 0) -> None:
    face.blit(pixels.surface, (x + pixels.x, y + pixels.y))
