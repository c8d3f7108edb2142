"""Named places on the canvas, and how they move when the window is not 16:9.

A ``Layout`` is read from a Tiled map by the backend. A place carries its own anchors ``ax, ay``:
in a window of W × H design units it moves by ``ax·(W − 1920)`` and ``ay·(H − 1080)``, and it
grows by ``aw·(W − 1920)`` and ``ah·(H − 1080)``. Beyond 400 units of extra width the outer columns
move in, so that the used width stays 2320.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

DESIGN_WIDTH: Final = 1920.0
DESIGN_HEIGHT: Final = 1080.0
WIDEST_EXTRA: Final = 400.0
FOR_LARGE: Final = "_large"  # a map of this ending has what large letters move


class Place(NamedTuple):
    """A named rectangle (w = h = 0: a point) in design units, with its anchors."""

    x: float
    y: float
    w: float = 0.0
    h: float = 0.0
    ax: float = 0.0
    ay: float = 0.0
    aw: float = 0.0
    ah: float = 0.0

    @property
    def cx(self) -> float:
        """Centre, horizontally."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Centre, vertically."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """Right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.y + self.h

    def covers(self, other: Place) -> bool:
        """Whether all of another lies in it."""
        across = self.x <= other.x and other.right <= self.right
        return across and self.y <= other.y and other.bottom <= self.bottom

    def meets(self, other: Place, air: float = 0.0) -> bool:
        """Whether they overlap, or lie closer together than ``air``; below 0: overlap by more."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > -air and down > -air

    @property
    def box(self) -> Place:
        """The whole canvas as a box."""
        return self


class Outline(NamedTuple):
    """What is no box: its corners one after the other, in design units."""

    corners: tuple[tuple[float, float], ...]

    @property
    def box(self) -> Place:
        """The smallest box that holds it."""
        across, down = zip(*self.corners, strict=True)
        left, top = min(across), min(down)
        return Place(left, top, max(across) - left, max(down) - top)

    @property
    def cx(self) -> float:
        """Centre of its box, horizontally."""
        return self.box.cx

    @property
    def cy(self) -> float:
        """Centre of its box, vertically."""
        return self.box.cy


Patch = Place | Outline
"""A part of the window."""


class LayoutError(Exception):
    """A map cannot be used; the message names the file and the place."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one map. ``layout["hand"]`` is an error with a clear name if missing."""

    name: str
    places: Mapping[str, Place]
    numbers: Mapping[str, float] = field(default_factory=dict)  # map properties: ring_radius …

    def __getitem__(self, place: str) -> Place:
        try:
            return self.places[place]
        except KeyError:
            raise LayoutError(f"layouts/{self.name}.tmx has no place named “{place}”") from None

    def number(self, name: str) -> float:
        """A number among the map's properties."""
        try:
            return self.numbers[name]
        except KeyError:
            raise LayoutError(f"layouts/{self.name}.tmx has no property “{name}”") from None


def fit(layout: Layout, width: float, height: float) -> Layout:
    """The layout in a window of this many design units."""
    extra = width - DESIGN_WIDTH
    inset = max(0.0, extra - WIDEST_EXTRA) / 2
    spread = min(extra, WIDEST_EXTRA)
    moved = {
        name: place._replace(
            x=place.x + inset + place.ax * spread,
            y=place.y + place.ay * (height - DESIGN_HEIGHT),
            w=place.w + place.aw * spread,
            h=place.h + place.ah * (height - DESIGN_HEIGHT),
        )
        for name, place in layout.places.items()
    }
    return Layout(layout.name, moved, layout.numbers)


@dataclass(slots=True)
class LayoutBook:
    """All layouts by name, fitted once per window size."""

    layouts: Mapping[str, Layout]
    _fitted: dict[tuple[str, float, float, bool], Layout] = field(default_factory=dict)

    def fit(self, name: str, width: float, height: float, *, large: bool = False) -> Layout:
        """A layout in a window of this many design units (kept until the size changes)."""
        key = (name, width, height, large)
        if key not in self._fitted:
            if len(self._fitted) > 4 * len(self.layouts):
                self._fitted.clear()
            if name not in self.layouts:
                raise LayoutError(f"there is no layouts/{name}.tmx")
            self._fitted[key] = fit(self._layout(name, large=large), width, height)
        return self._fitted[key]

    def _layout(self, name: str, *, large: bool) -> Layout:
        """For large letters, a second map may move some of the places."""
        usual = self.layouts[name]
        if not large or name + FOR_LARGE not in self.layouts:
            return usual
        moved = self.layouts[name + FOR_LARGE]
        places, numbers = {**usual.places, **moved.places}, {**usual.numbers, **moved.numbers}
        return Layout(name, places, numbers)
