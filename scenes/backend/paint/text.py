"""Sets text with the fonts we ship: labels, rims, letters on a circle. Never below 12 pixels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from scenes.backend.paint.assets import AssetError
from scenes.backend.paint.cache import PixelCache, Pixels
from scenes.backend.paint.font_files import FONT_FILES, FontFiles, Run
from scenes.kit.display import ArcText, Font, Text

SMALLEST: Final = 12  # pixels
WORD_BY_WORD: Final = 18  # below this many pixels hinting swallows the blanks of Manrope
BLANK: Final = 0.30  # of the size
FINER: Final = 3  # letters on a circle are turned at this multiple of their size
WIDTHS: Final = 4000  # measured texts to remember


class Typesetter:
    """Labels as surfaces, kept while they are in use."""

    def __init__(self, folder: Path) -> None:
        self.scale = 1.0
        self._folder = folder
        self._files = FontFiles(folder)
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self.cache = PixelCache()
        self._widths: dict[tuple[str, int, Font], int] = {}

    def pixels(self, size: float) -> int:
        """The real size of letters of this many design units."""
        return max(SMALLEST, round(size * self.scale))

    def measure(self, text: str, size: float, font: Font) -> float:
        """The width of a line in design units, exactly as it will be drawn."""
        key = (text, self.pixels(size), font)
        if key not in self._widths:
            if len(self._widths) >= WIDTHS:
                self._widths.clear()
            self._widths[key] = self._width(*key)
        return self._widths[key] / self.scale

    def label(self, item: Text) -> Pixels:
        """One line of text, with its rim if it has one. Fully opaque: alpha is the painter's."""
        rim = max(1, round(item.outline_width * self.scale)) if item.outline else 0
        px = self.pixels(item.size)
        key = (item.text, px, item.font, item.colour, item.outline, rim)
        label = self.cache.get(key)
        if label is None:
            line = self.set_line(item.text, px, item.font, item.colour)
            if item.outline:
                line = self._with_rim(line, item.text, px, item.font, item.outline, rim)
            label = self.cache.put(key, Pixels.whole(line))
        return label

    def set_line(self, text: str, px: int, font: Font, colour: str) -> pygame.Surface:
        """One line at this many pixels."""
        runs = self._files.runs(text, font)
        pieces = [self._piece(run, px, colour) for run in runs]
        if len(pieces) == 1:
            return pieces[0].convert_alpha()
        return self._side_by_side(pieces, runs, px).convert_alpha()

    def _piece(self, run: Run, px: int, colour: str) -> pygame.Surface:
        """What one file sets; word by word where it swallows blanks."""
        face = self._face(run.file, px)
        if not _split(run, px):
            return face.render(run.text, True, colour)
        piece = pygame.Surface((self._run_width(run, px), face.get_height()), pygame.SRCALPHA)
        x = 0
        for word in run.text.split(" "):
            if word:
                piece.blit(face.render(word, True, colour), (x, 0))
            x += face.size(word)[0] + _blank(px)
        return piece

    def _side_by_side(
        self, pieces: Sequence[pygame.Surface], runs: Sequence[Run], px: int
    ) -> pygame.Surface:
        """Pieces from several files on one base line; an empty line if there are none."""
        base = max((self._face(run.file, px).get_ascent() for run in runs), default=0)
        placed: list[tuple[pygame.Surface, tuple[int, int]]] = []
        x, box = 0, pygame.Rect(0, 0, 1, 1)
        for piece, run in zip(pieces, runs, strict=True):
            place = x, base - self._face(run.file, px).get_ascent()
            placed.append((piece, place))
            box.union_ip(piece.get_rect(topleft=place))
            x += self._run_width(run, px)
        line = pygame.Surface(box.size, pygame.SRCALPHA)
        line.blits(placed)
        return line

    def arc(self, item: ArcText) -> Pixels:
        """Letters on a circle, as a picture of no size around its centre."""
        px, radius = self.pixels(item.size), item.radius * self.scale
        key = (item.text, px, radius, item.mid, item.font, item.colour, item.inward)
        label = self.cache.get(key)
        if label is None:
            letters = self._turned_letters(item, px, radius)
            box = pygame.Rect(0, 0, 1, 1)
            if letters:
                box = letters[0][1].unionall([rect for _, rect in letters[1:]])
            surface = pygame.Surface(box.size, pygame.SRCALPHA)
            for letter, rect in letters:
                surface.blit(letter, rect.move(-box.x, -box.y))
            label = self.cache.put(key, Pixels(surface.convert_alpha(), *box.topleft, 0, 0))
        return label

    def _turned_letters(
        self, item: ArcText, px: int, radius: float
    ) -> list[tuple[pygame.Surface, pygame.Rect]]:
        set_by = [
            (letter, self._face(run.file, px * FINER))
            for run in self._files.runs(item.text, item.font)
            for letter in run.text
        ]
        widths = [face.size(letter)[0] / FINER for letter, face in set_by]
        turn = -1 if item.inward else 1
        angle = item.mid - turn * math.degrees(sum(widths) / radius) / 2
        letters = []
        for (letter, face), width in zip(set_by, widths, strict=True):
            step = turn * math.degrees(width / radius)
            middle = angle + step / 2
            angle += step
            tilt = middle + (180 if item.inward else 0)
            image = pygame.transform.rotozoom(face.render(letter, True, item.colour), -tilt, 1)
            image = pygame.transform.smoothscale_by(image, 1 / FINER)
            bearing = math.radians(middle - 90)
            place = radius * math.cos(bearing), radius * math.sin(bearing)
            letters.append((image, image.get_rect(center=(round(place[0]), round(place[1])))))
        return letters

    def _with_rim(
        self, label: pygame.Surface, text: str, px: int, font: Font, colour: str, rim: int
    ) -> pygame.Surface:
        runs = self._files.runs(text, font)
        rims = [self._rim(run, px, colour, rim) for run in runs]
        rimmed = rims[0] if len(rims) == 1 else self._side_by_side(rims, runs, px)
        rimmed = rimmed.convert_alpha()
        rimmed.blit(label, (rim, rim))
        return rimmed

    def _rim(self, run: Run, px: int, colour: str, rim: int) -> pygame.Surface:
        face = self._face(run.file, px)
        face.outline = rim
        rimmed = face.render(run.text, True, colour)
        face.outline = 0
        return rimmed

    def _width(self, text: str, px: int, font: Font) -> int:
        return sum(self._run_width(run, px) for run in self._files.runs(text, font))

    def _run_width(self, run: Run, px: int) -> int:
        face = self._face(run.file, px)
        if not _split(run, px):
            return face.size(run.text)[0]
        words = run.text.split(" ")
        return sum(face.size(word)[0] for word in words) + _blank(px) * (len(words) - 1)

    def _face(self, name: str, px: int) -> pygame.font.Font:
        if (name, px) not in self._fonts:
            file = self._folder / name
            if not file.is_file():
                raise AssetError(f"fonts/{file.name} is missing")
            face = pygame.font.Font(file, px)
            face.set_linesize(face.get_height())  # a gap below would lift the line off its middle
            self._fonts[name, px] = face
        return self._fonts[name, px]


def _split(run: Run, px: int) -> bool:
    return px < WORD_BY_WORD and run.file != FONT_FILES[Font.TITLE] and " " in run.text


def _blank(px: int) -> int:
    return max(4, round(px * BLANK))
