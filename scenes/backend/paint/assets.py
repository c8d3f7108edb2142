"""Where our files lie, and the drawings among them as SVG source."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from scenes.kit.display import Part

_VIEW_BOX: Final = re.compile(r'viewBox="([^"]+)"')
_ROOT: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_OWN_NAME: Final = re.compile(r'(\bid="|url\(#|href="#)')
_PAINT: Final = re.compile(r'(\b(?:fill|stroke|stop-color)=)"(?:#|url)[^"]*"')
_OPACITY: Final = re.compile(r' (?:fill-|stroke-|stop-)?opacity="[^"]*"')


class AssetError(Exception):
    """A file of ours is missing or cannot be used; the message names it."""


def asset_name(folder: Path, file: Path) -> str:
    """What the code calls a file below a folder: ``council/token_cube``."""
    return file.relative_to(folder).with_suffix("").as_posix()


class Drawing(NamedTuple):
    """An SVG file: its view box (x, y, width, height) and what is inside the root element."""

    box: tuple[float, float, float, float]
    body: str

    def markup(self) -> bytes:
        """The whole file again, without a size of its own."""
        return svg(self.box, self.body)

    def shaded(self, colour: str) -> bytes:
        """The file with a single colour in it, and nothing that shines through."""
        return svg(self.box, _PAINT.sub(rf'\g<1>"{colour}"', _OPACITY.sub("", self.body)))


def svg(box: tuple[float, float, float, float], body: str) -> bytes:
    """An SVG document around these elements."""
    x, y, w, h = (f"{value:g}" for value in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}"'
        f' width="{w}" height="{h}">{body}</svg>'
    ).encode()


class ArtFolder:
    """The drawings of assets/art by name, each file read once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._drawings: dict[str, Drawing] = {}

    def drawing(self, name: str) -> Drawing:
        """The drawing ``art/NAME.svg``."""
        if name not in self._drawings:
            self._drawings[name] = self._read(name)
        return self._drawings[name]

    def with_light(self, name: str, light: str) -> bytes:
        """A drawing with another one of the same view box, its light, laid over it."""
        box, below, above = self.drawing(name).box, self.drawing(name), self.drawing(light)
        if above.box != box:
            raise AssetError(f"art/{light}.svg and art/{name}.svg differ in size")
        return svg(box, below.body + place_elements(above.body, "light", "rotate(0)"))

    def composite(self, parts: Sequence[Part]) -> bytes:
        """Drawings with a common view box over each other, each turned about its origin."""
        box = self.drawing(parts[0].name).box
        bodies = []
        for index, part in enumerate(parts):
            drawing = self.drawing(part.name)
            if drawing.box != box:
                raise AssetError(f"art/{part.name}.svg and art/{parts[0].name}.svg differ in size")
            bodies.append(place_elements(drawing.body, f"p{index}", f"rotate({part.angle:g})"))
        return svg(box, "".join(bodies))

    def _read(self, name: str) -> Drawing:
        try:
            text = (self._folder / f"{name}.svg").read_text(encoding="utf-8")
        except OSError as error:
            raise AssetError(f"art/{name}.svg cannot be read ({error.strerror})") from error
        box, root = _VIEW_BOX.search(text), _ROOT.search(text)
        if box is None or root is None:
            raise AssetError(f"art/{name}.svg is not an SVG drawing with a viewBox")
        x, y, w, h = (float(value) for value in box[1].replace(",", " ").split())
        return Drawing((x, y, w, h), root[1])


def place_elements(body: str, prefix: str, transform: str) -> str:
    """Elements moved or turned; their ids get a prefix, so that gradients do not mix."""
    own = _OWN_NAME.sub(rf"\g<1>{prefix}-", body)
    return f'<g transform="{transform}">{own}</g>'
