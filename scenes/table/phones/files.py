"""What the page of a phone may load: itself, letters, drawings, and the faces of cards.

All of it is known from the start, by name; a path is never more than a key to look up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, assert_never
from xml.sax.saxutils import escape

import msgspec

from game.assets import assets_root
from game.languages import translations
from game.phones.http_handler import File
from game.phones.words import page_words
from game.table import NotationError
from game.words import aside
from scenes.kit.cards import Deck, Dim, FacePart, Print
from scenes.kit.display import Picture, Shape
from scenes.kit.markup import markup

PAGE: Final = {
    "/": ("index.html", "text/html"),
    "/page.css": ("page.css", "text/css"),
    "/page.js": ("page.js", "text/javascript"),
    "/draw.js": ("draw.js", "text/javascript"),
    "/line.js": ("line.js", "text/javascript"),
}
WORDS: Final = re.compile(r"/words/([A-Za-z0-9_,-]{0,100})\.json")
FONTS: Final = ("FredokaOne-Regular", "Manrope-Bold", "Manrope-ExtraBold")
FACE: Final = 240
"""Pixels: the face that a card of this width wears on a screen is that of the phone too."""
CODE: Final = re.compile(r"/card/([A-Za-z_]{2,8})/([A-Za-z0-9]{1,6})\.svg")
NARROW: Final = 0.56
"""About how wide a letter is by its height, for names that must fit their ribbon."""


class Files:
    """The files of one game's page. ``find`` is safe to be called from any thread."""

    def __init__(self, folder: str, deck: Deck) -> None:
        self._deck = deck
        root = assets_root()
        self._known: dict[str, tuple[Path, str]] = {
            path: (root / "phone" / name, kind) for path, (name, kind) in PAGE.items()
        }
        for name in FONTS:
            self._known[f"/fonts/{name}.ttf"] = (root / "fonts" / f"{name}.ttf", "font/ttf")
        for home in (folder, "shared"):
            for file in (root / "art" / home).rglob("*.svg"):
                path = file.relative_to(root / "art").as_posix()
                self._known[f"/art/{path}"] = (file, "image/svg+xml")

    def find(self, path: str) -> File | None:
        """The file at a path; None: there is none."""
        words = WORDS.fullmatch(path)
        if words is not None:
            return File("application/json", msgspec.json.encode(page_words(words[1].split(","))))
        known = self._known.get(path)
        if known is not None:
            file, kind = known
            with suppress(OSError):
                return File(kind, file.read_bytes(), lasting=path not in PAGE)
        found = CODE.fullmatch(path)
        if found is None:
            return None
        with aside(translations(found[1])):
            return self._face(found[2])

    def _face(self, code: str) -> File | None:
        try:
            parts = self._deck.face(code, FACE, dim=False)
        except NotationError:  # no card of this deck
            return None
        wide, high = FACE, round(FACE * self._deck.ratio)
        drawn = "".join(each for part in parts for each in _draw(part))
        view = f'viewBox="0 0 {wide} {high}"'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" {view}>{drawn}</svg>'
        return File("image/svg+xml", svg.encode(), lasting=True)


def _draw(part: FacePart) -> Iterator[str]:
    """A part of a face, as the page draws it."""
    match part:
        case Picture(name, x, y, w, h):
            box = f'x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}"'
            yield f'<image href="/art/{name}.svg" {box}/>'
        case Shape(elements, x, y):
            yield f'<g transform="translate({x:.1f} {y:.1f})">{markup(elements)}</g>'
        case Print(text, x, y, size, _font, colour, room):
            if room is not None:
                size = round(min(size, room / max(1.0, len(text) * NARROW)))
            place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"'
            yield f'<text {place} text-anchor="middle" dy=".36em">{escape(text)}</text>'
        case Dim():
            pass
        case _:
            assert_never(part)
