"""Draws a display list on a surface, at the real resolution."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pygame

from scenes.backend.paint.assets import ArtFolder, svg
from scenes.backend.paint.bounds import bounds
from scenes.backend.paint.cache import Pixels
from scenes.backend.paint.cards import CardFaces, shadow_offset
from scenes.backend.paint.crossfade import Crossfade
from scenes.backend.paint.layer_cache import LayerCache
from scenes.backend.paint.light import Glows, Hole, Shadows, cover, lay_flat, veil_rects
from scenes.backend.paint.patch_cache import Patches
from scenes.backend.paint.prerender import Prerenderer
from scenes.backend.paint.raster import LATE_SHARE, Rasteriser, Size
from scenes.backend.paint.sheets import StretchedShape, lay, sheet
from scenes.backend.paint.text import Typesetter
from scenes.kit.cards import NO_DECKS, Decks
from scenes.kit.display import (
    UNSEEN,
    AlphaGroup,
    Ambient,
    ArcText,
    Backdrop,
    Card,
    Composite,
    DisplayList,
    Elements,
    Font,
    Glow,
    Item,
    Picture,
    Shadow,
    Shape,
    Text,
    Veil,
)
from scenes.kit.layout import DESIGN_HEIGHT, DESIGN_WIDTH, Outline, Place
from scenes.kit.markup import markup
from scenes.kit.theme import NIGHT, rgb

PIXEL: Final = 4  # bytes
SMALLEST_WINDOW: Final = 5_000_000  # bytes; smaller ones get as much
# What is kept may need so many times the bytes of the window:
DRAWINGS, CARDS, GLOWS, SHADOWS = 3.5, 2.0, 1.0, 0.5
COMING: Final = 0.001  # seconds of a frame for what will be seen soon
COVERED: Final = 0.010  # of one that nobody sees
TURN_STEP: Final = 1.0  # degrees between two cached turns of a picture


class Painter:
    """The only one who turns display lists into pixels.

    Args:
        assets: The folder with ``art`` and ``fonts``.
        decks: Whose cards can be drawn.
        patient: Every frame is complete, however long it takes: for pictures and tests.
        bake: Keep what does not change as pixels.
        keep: Keep the pixels of single items, too; without, each is made whole for each frame.
    """

    def __init__(
        self,
        assets: Path,
        *,
        decks: Decks = NO_DECKS,
        patient: bool = False,
        bake: bool = True,
        keep: bool = True,
    ) -> None:
        self.scale = 1.0
        self._size: Size = (0, 0)
        self.below = 0.0
        self._art = ArtFolder(assets / "art")
        self._type = Typesetter(assets / "fonts")
        self._raster = Rasteriser(patient=patient)
        self._cards = CardFaces(self._art, self._raster, self._type, decks, patient=patient)
        self._shadows = Shadows(None if patient else self._raster.beside)
        self._glows = Glows(None if patient else self._raster.beside)
        self._caches: Final = (
            (self._raster.cache, DRAWINGS),
            (self._cards.cache, CARDS),
            (self._glows.cache, GLOWS),
            (self._shadows.cache, SHADOWS),
        )
        self._baked = LayerCache(rgb(NIGHT), self.bounds) if bake else None
        self._patches = Patches(rgb(NIGHT))
        self._fading = Crossfade(self._draw_item, self.bounds)
        self._coming = Prerenderer(self._draw_item, COMING)
        self._whole = Prerenderer(self._draw_item, COVERED)
        self._rough_below = False  # something drawn before in this frame does not look its best
        self._patient = patient
        self._keep = keep
        self.time = 0.0  # of what lives, in seconds
        self._draw: Final[dict[type, Callable[[pygame.Surface, Any], None]]] = {
            Backdrop: self._backdrop,
            Picture: self._picture,
            Composite: self._composite,
            Shape: self._shape,
            Text: self._text,
            ArcText: self._arc_text,
            Card: self._card,
            Shadow: self._shadow,
            Glow: self._glow,
            Veil: self._veil,
            Ambient: self._ambient,
            AlphaGroup: self._together,
        }

    @property
    def is_unfinished(self) -> bool:
        """Whether the next frame would look better even if nothing changes."""
        return self._raster.unfinished

    @property
    def has_missing(self) -> bool:
        """Whether something in the last frame is not there yet, or only as a sketch."""
        return self._raster.missing

    def close(self) -> None:
        """Nothing more is drawn; what is being drawn in the background is waited for."""
        self._raster.beside.close()

    def fit(self, size: Size, below: float | None = None) -> None:
        """Draw for a window of this many pixels from now on.

        So much room (in design units) stays ``below`` the scenes; None: as much as before.
        """
        below = self.below if below is None else below
        if (size, below) == (self._size, self.below):
            return
        self._size, self.below = size, below
        high = DESIGN_HEIGHT + below
        self.scale = self._type.scale = min(size[0] / DESIGN_WIDTH, size[1] / high)
        window = max(SMALLEST_WINDOW, PIXEL * size[0] * size[1]) if self._keep else 0
        for cache, share in self._caches:
            cache.fit(round(share * window))
        if not self._keep:
            self._type.cache.budget = 0
        self._raster.beside.forget()
        self.forget()

    def forget(self) -> None:
        """The next picture is drawn from the ground up."""
        if self._baked is not None:
            self._baked.forget()
        for kept in (self._patches, self._fading, self._coming, self._whole):
            kept.forget()

    def measure(self, text: str, size: float, font: Font) -> float:
        """The width of a line in design units."""
        return self._type.measure(text, size, font)

    def paint(self, target: pygame.Surface, items: DisplayList, *, covered: bool = False) -> None:
        """Draw a frame. While it is ``covered``, make ready what it needs, a little each time."""
        self.fit(target.get_size())
        self._raster.begin()
        self._raster.covered = covered
        self._cards.begin()
        for kept in (self._type, self._glows, self._shadows):
            kept.cache.begin()
        visible = [item for item in items if type(item) not in UNSEEN]
        if covered and not self._patient and not self._made_ready(target, visible):
            self._raster.unfinished = self._raster.missing = True
            return
        self._fading.begin(target, visible)
        if self._baked is not None:
            self._baked.paint(target, visible, self._draw_item)
        else:
            target.fill(rgb(NIGHT))
            for item in visible:
                self._draw_item(target, item)
        if not self.is_unfinished:
            for cache, _share in self._caches:
                cache.settle()

    def live(self, target: pygame.Surface, time: float) -> list[pygame.Rect]:
        """Bring what lives in the last frame up to this time; the places that have changed.

        While something in it would not look its best, time stands still.
        """
        kept = None if self._baked is None else self._baked.whole(target, self._draw_item)
        if kept is None or target.get_size() != self._size:
            return []
        before, self.time = self.time, time
        picture, items = kept
        changed = self._patches.live(picture, items, time, self._draw_item, self.bounds)
        if changed is None:
            self.time = before
            return []
        for place in changed:
            target.blit(picture, place, place)
        return changed

    def drawn_whole(self, target: pygame.Surface, items: DisplayList) -> list[pygame.Rect]:
        """Draw the last frame elsewhere with nothing that is kept of the ones before.

        Returns:
            Where the frame may look otherwise, since something there is still being rasterised.
        """
        target.fill(rgb(NIGHT))
        visible = [item for item in items if type(item) not in UNSEEN]
        rough = [self.bounds(item) for item in visible if not self._draw_item(target, item)]
        return rough if self._baked is None else rough + self._baked.rough

    def _draw_item(self, target: pygame.Surface, item: Item) -> bool:
        before, self._raster.unfinished = self._raster.unfinished, False
        self._rough_below = before
        self._draw[type(item)](target, item)
        final = not self._raster.unfinished
        self._raster.unfinished |= before
        return final

    def _made_ready(self, target: pygame.Surface, items: Sequence[Item]) -> bool:
        """For this frame's share of time; whether all of it looks its best and is one picture."""
        until = perf_counter() + COVERED
        ready = self._whole.ready(target, items)
        if self._baked is None:
            return ready == len(items)
        whole = self._baked.compose(target, items[:ready], self._draw_item, until)
        return whole and ready == len(items)

    # one method for each kind of item

    def _backdrop(self, target: pygame.Surface, item: Backdrop) -> None:
        drawing = self._art.drawing(item.name)
        width, height = self._size
        ratio = max(width / drawing.box[2], height / drawing.box[3])
        size = math.ceil(drawing.box[2] * ratio), math.ceil(drawing.box[3] * ratio)
        key, markup = item.name, drawing.markup
        if item.light:
            key, markup = (
                f"{key} {item.light}",
                partial(self._art.with_light, item.name, item.light),
            )
        picture = self._raster.get(key, size, markup, opaque=True)
        if picture is not None:
            x = round((width - size[0]) * item.focus_x)
            y = round((height - size[1]) * item.focus_y)
            target.blit(picture.surface, (x, y))

    def _picture(self, target: pygame.Surface, item: Picture) -> None:
        box = self._box(item.w, item.h)
        angle = round(item.angle / TURN_STEP) * TURN_STEP % 360
        if angle:
            self._blit_turned(target, item, box, angle)
        else:
            self._in_box(target, self._upright(item, box), item)

    def _upright(self, item: Picture, box: Size) -> Pixels | None:
        drawing = self._art.drawing(item.name)
        if not item.shade:
            return self._raster.get(item.name, box, drawing.markup)
        outline = partial(drawing.shaded, item.shade)
        return self._raster.get((item.name, item.shade), box, outline)

    def _blit_turned(self, target: pygame.Surface, item: Picture, box: Size, angle: float) -> None:
        key = (item.name, item.shade, box, angle)
        turned = self._raster.cache.get(key)
        if turned is None:
            upright = self._upright(item, box)
            if upright is None:
                return
            turned = upright.turned(angle)
            if not self._raster.unfinished:
                self._raster.cache.put(key, turned)
        self._in_box(target, turned, item)

    def _composite(self, target: pygame.Surface, item: Composite) -> None:
        picture = self._raster.get(
            item.parts, self._box(item.w, item.h), lambda: self._art.composite(item.parts)
        )
        self._in_box(target, picture, item)

    def _shape(self, target: pygame.Surface, item: Shape) -> None:
        box = max(1, math.ceil(item.w * self.scale)), max(1, math.ceil(item.h * self.scale))
        cut = sheet(item.elements, box, self.scale) if self._keep else None
        if cut is not None:
            self._sheet(target, item, cut)
            return
        picture = self._raster.get(
            (item.elements, item.w, item.h),
            box,
            partial(self._svg, item.elements, box),
            now=not item.late,
            share=LATE_SHARE,
        )
        self._blit(target, picture, item.x * self.scale, item.y * self.scale, item.alpha)

    def _sheet(self, target: pygame.Surface, item: Shape, cut: StretchedShape) -> None:
        drawn = partial(self._svg, cut.elements, cut.size)
        pixels = self._raster.get((cut.elements, self.scale), cut.size, drawn, now=True)
        if pixels is not None and item.alpha > 0:
            lay(target, cut, pixels, (item.x * self.scale, item.y * self.scale), item.alpha)

    def _svg(self, elements: Elements, box: Size) -> bytes:
        """As SVG, for a box of so many pixels."""
        return svg((0.0, 0.0, box[0] / self.scale, box[1] / self.scale), markup(elements))

    def _text(self, target: pygame.Surface, item: Text) -> None:
        if not item.text:
            return
        label = self._type.label(item)
        x = item.x * self.scale - {"l": 0, "c": label.width / 2, "r": label.width}[item.align]
        if item.outline:
            rim = max(1, round(item.outline_width * self.scale))
            x += {"l": -rim, "c": 0, "r": rim}[item.align]
        self._blit(target, label, x, item.y * self.scale - label.height / 2, item.alpha)

    def _arc_text(self, target: pygame.Surface, item: ArcText) -> None:
        if item.text:
            letters = self._type.arc(item)
            self._blit(target, letters, item.cx * self.scale, item.cy * self.scale, 1)

    def _card(self, target: pygame.Surface, item: Card) -> None:
        x, y = item.x * self.scale, item.y * self.scale
        face = self._cards.get(item, self.scale)
        if face is None:
            return
        if item.shadow:
            right, down = shadow_offset(self.scale * (1 + item.lift))
            self._blit_centred(
                target, self._cards.shadow(item, self.scale), x + right, y + down, item
            )
        self._blit_centred(target, face, x, y, item)

    def _shadow(self, target: pygame.Surface, item: Shadow) -> None:
        corner = round(item.x * self.scale), round((item.y + item.drop) * self.scale)
        box = pygame.Rect(corner, self._box(item.w, item.h))
        radius, blur = round(item.radius * self.scale), max(1, round(item.blur * self.scale))
        if not self._shadows.cast(target, box, radius, blur, item.alpha):
            self._raster.unfinished = self._raster.missing = True

    def _glow(self, target: pygame.Surface, item: Glow) -> None:
        side = max(2, 2 * round(item.radius * self.scale))
        light = self._glows.light(item.colour, side)
        if light is None:
            self._raster.unfinished = self._raster.missing = True
            return
        x, y = item.x * self.scale - side / 2, item.y * self.scale - side / 2
        self._blit(target, light, x, y, item.alpha)

    def _veil(self, target: pygame.Surface, item: Veil) -> None:
        cuts = [self._pixels(hole.box) for hole in item.holes]
        shaped = [
            cut for cut, hole in zip(cuts, item.holes, strict=True) if isinstance(hole, Outline)
        ]
        if shaped:
            area = shaped[0].unionall(shaped[1:]).inflate(2, 2)
            self._blit(target, self._cover(item, area), area.x, area.y, item.alpha)
            cuts.append(area)
        for flat in veil_rects(self._size, cuts):
            lay_flat(target, item.colour, item.alpha, flat)

    def _cover(self, item: Veil, area: pygame.Rect) -> Pixels:
        """The part of a veil that has holes which are no boxes."""
        key = item.colour, item.holes, self.scale
        kept = self._raster.cache.get(key)
        if kept is not None:
            return kept
        holes = [
            tuple((x * self.scale, y * self.scale) for x, y in hole.corners)
            if isinstance(hole, Outline)
            else _corners(self._pixels(hole))
            for hole in item.holes
        ]
        return self._raster.cache.put(key, cover(area, item.colour, holes))

    def _ambient(self, target: pygame.Surface, item: Ambient) -> None:
        clip = target.get_clip()
        target.set_clip(clip.clip(self.bounds(item)))
        for part in item.animation.items(item.animation.look(self.time)):
            self._draw[type(part)](target, part)
        target.set_clip(clip)

    def _together(self, target: pygame.Surface, item: AlphaGroup) -> None:
        if item.alpha > 0:
            self._fading.lay(target, item, rough=self._rough_below)
        elif not self._patient and self._coming.ready(target, item.items) < len(item.items):
            self._raster.unfinished = True

    # placing

    def bounds(self, item: Item) -> pygame.Rect:
        """A box in pixels that holds all of an item."""
        return bounds(item, self.scale, pygame.Rect((0, 0), self._size), self._label_size)

    def _label_size(self, item: Text) -> tuple[float, float]:
        label = self._type.label(item)
        return label.width / self.scale, label.height / self.scale

    def _pixels(self, place: Place) -> pygame.Rect:
        left, top = round(place.x * self.scale), round(place.y * self.scale)
        right, bottom = round(place.right * self.scale), round(place.bottom * self.scale)
        return pygame.Rect(left, top, right - left, bottom - top)

    def _box(self, width: float, height: float) -> Size:
        return max(1, round(width * self.scale)), max(1, round(height * self.scale))

    def _in_box(
        self, target: pygame.Surface, picture: Pixels | None, item: Picture | Composite
    ) -> None:
        if picture is not None:
            x, y = (item.x + item.w / 2) * self.scale, (item.y + item.h / 2) * self.scale
            self._blit_centred(target, picture, x, y, item)

    def _blit_centred(
        self,
        target: pygame.Surface,
        picture: Pixels,
        x: float,
        y: float,
        item: Picture | Composite | Card,
    ) -> None:
        self._blit(target, picture, x - picture.width / 2, y - picture.height / 2, item.alpha)

    @staticmethod
    def _blit(
        target: pygame.Surface, picture: Pixels | None, x: float, y: float, alpha: float
    ) -> None:
        if picture is None or alpha <= 0:
            return
        place = round(x) + picture.x, round(y) + picture.y
        if alpha >= 1:
            target.blit(picture.surface, place)
            return
        picture.surface.set_alpha(round(255 * alpha))
        target.blit(picture.surface, place)
        picture.surface.set_alpha(255)


def _corners(box: pygame.Rect) -> Hole:
    return box.topleft, box.topright, box.bottomright, box.bottomleft
