"""Reads the Tiled maps of assets/layouts into our own layouts. The only user of pytmx.

Each map is one screen of 1920 × 1080 design units (240 × 135 tiles of 8). Its object layers
hold named places; ``ax`` and ``ay`` of a place say how it follows the window, ``aw`` and ``ah``
how it grows with it. Float properties of the map become the layout's numbers.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytmx

from scenes.backend.paint.assets import asset_name
from scenes.kit.layout import DESIGN_HEIGHT, DESIGN_WIDTH, Layout, LayoutError, Place

TILE: Final = 8
COLUMNS: Final = int(DESIGN_WIDTH) // TILE
ROWS: Final = int(DESIGN_HEIGHT) // TILE


class LayoutShelf(Mapping[str, Layout]):
    """All layouts below a folder by name, such as ``council/table``.

    A map is read when it is first asked for.
    """

    def __init__(self, folder: Path) -> None:
        self._files = {asset_name(folder, file): file for file in sorted(folder.rglob("*.tmx"))}
        self._read: dict[str, Layout] = {}

    def __getitem__(self, name: str) -> Layout:
        if name not in self._read:
            self._read[name] = read_layout(self._files[name], name)
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


def read_layout(file: Path, name: str = "") -> Layout:
    """The places of one map, which is called after its file if it has no other ``name``.

    Raises:
        LayoutError: The map cannot be used; the message names the file and the object.
    """
    name = name or file.stem
    where = f"layouts/{name}.tmx"
    tiled = _open(file, where)
    size = (tiled.width, tiled.height, tiled.tilewidth, tiled.tileheight)
    if size != (COLUMNS, ROWS, TILE, TILE):
        raise LayoutError(
            f"{where}: the map must be {COLUMNS} × {ROWS} tiles of {TILE} × {TILE},"
            f" not {size[0]} × {size[1]} tiles of {size[2]} × {size[3]}"
        )
    places: dict[str, Place] = {}
    for thing in tiled.objects:
        place = thing.name
        if not place:
            raise LayoutError(f"{where}: object {thing.id} has no name")
        if place in places:
            raise LayoutError(f"{where}: two objects are named “{place}”")
        places[place] = _place(thing, f"{where}: “{place}”")
    numbers = {
        key: _number(value, f"{where}: property “{key}”") for key, value in tiled.properties.items()
    }
    return Layout(name, places, numbers)


def _open(file: Path, where: str) -> pytmx.TiledMap:
    try:
        return pytmx.TiledMap(str(file))
    except OSError as error:
        raise LayoutError(f"{where}: cannot be read ({error.strerror})") from error
    except ElementTree.ParseError as error:
        raise LayoutError(f"{where}: is not a Tiled map ({error})") from error
    except ValueError as error:  # pytmx converts while it reads and does not say where it was
        raise LayoutError(f"{where}: {_culprit(file)}{error}") from error


def _culprit(file: Path) -> str:
    """The object whose float property is no number, as the start of a message."""
    for thing in ElementTree.parse(file).iter("object"):
        for entry in thing.iter("property"):
            try:
                if entry.get("type") == "float":
                    float(entry.get("value", ""))
            except ValueError:
                return f"“{thing.get('name')}”: {entry.get('name')}: "
    return ""


def _place(thing: Any, where: str) -> Place:
    anchors = []
    for key in ("ax", "ay"):
        if key not in thing.properties:
            raise LayoutError(f"{where} has no {key}")
        anchors.append(_number(thing.properties[key], f"{where}: {key}"))
    anchors += [  # few places grow with the window
        _number(thing.properties.get(key, 0.0), f"{where}: {key}") for key in ("aw", "ah")
    ]
    place = Place(thing.x, thing.y, thing.width, thing.height, *anchors)
    if place.x < 0 or place.y < 0 or place.right > DESIGN_WIDTH or place.bottom > DESIGN_HEIGHT:
        raise LayoutError(f"{where} lies outside the canvas")
    return place


def _number(value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise LayoutError(f"{where} is not a number")
    return float(value)
