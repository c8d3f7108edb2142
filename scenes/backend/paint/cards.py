"""Cards as they lie on the table: turned, squeezed, in any width, with their shadows.

Faces are kept by code, width and dimness, turned ones by angle as well. While a card grows or
shrinks its last face is scaled; the exact one is composed as soon as the width stays.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple

import pygame

from scenes.backend.paint.assets import ArtFolder
from scenes.backend.paint.cache import PixelCache, Pixels, nearest
from scenes.backend.paint.faces import FaceArtist
from scenes.backend.paint.light import soft_box
from scenes.backend.paint.raster import Rasteriser
from scenes.backend.paint.text import Typesetter
from scenes.kit.cards import Decks
from scenes.kit.display import Card

SHARE: Final = 0.001  # seconds of a frame after which no further face is composed
TURNS: Final = 24  # steps of turning over
FINER: Final = 2
FINE: Final = 1.3  # pixels per design unit: the stairs of a moving edge are too small to see
SHADOW_WIDTH: Final = 160  # design units: shadows of other cards are scaled from this one
SHADOW_INSET: Final = 0.034  # of the width: the frames have an empty margin
SHADOW_RADIUS: Final = 0.07
SHADOW_BLUR: Final = 7
SHADOW_STRENGTH: Final = 0.55
SHADOW_OFFSET: Final = (3.0, 7.0)

_Kind = tuple[str, str | None, bool]
Turned = Callable[[pygame.Surface, float], pygame.Surface]


class _Wish(NamedTuple):
    deck: str
    code: str | None
    width: int
    dim: bool

    @property
    def kind(self) -> _Kind:
        """The card, whatever its size."""
        return self.deck, self.code, self.dim


class _Pose(NamedTuple):
    """A card as it lies there: turned clockwise by so many degrees, and squeezed."""

    wish: _Wish
    angle: float
    turn: float


class CardFaces:
    """All cards as surfaces, upright or turned."""

    def __init__(
        self,
        art: ArtFolder,
        raster: Rasteriser,
        type_: Typesetter,
        decks: Decks,
        *,
        patient: bool,
    ) -> None:
        self.cache = PixelCache()
        self._passed = PixelCache()  # apart from the others: whatever passes must not displace them
        self._artist = FaceArtist(art, raster, type_, decks)
        self._raster = raster
        self._patient = patient
        self._widths: dict[_Kind, dict[Hashable, int]] = {}  # in which each card has been made
        self._latest: dict[_Kind, Hashable] = {}  # the face that each card has worn last
        self._lacking: dict[_Kind, _Wish] = {}  # faces of which a piece is still being made
        self._composing = 0.0  # seconds that this frame has spent on faces
        self._drawn: set[Hashable] = set()
        self._drawn_before: set[Hashable] = set()

    def begin(self) -> None:
        """A new frame."""
        self._drawn_before, self._drawn = self._drawn, set()
        if not self._drawn_before:  # all cards are as they should be, or gone
            self._lacking.clear()
        self._composing = 0.0
        self.cache.begin()
        self._passed.begin()

    def get(self, card: Card, scale: float) -> Pixels | None:
        """The card as it lies there, without alpha and shadow.

        While its face is being made it shows its back, if that is there; else None.
        """
        wish = _Wish(card.deck, card.code, max(8, round(card.w * scale)), card.dim)
        angle, turn = quantise(card.angle), round(card.turn * TURNS) / TURNS
        key = _Pose(wish, angle, turn)
        done = self.cache.get(key)
        if done is not None:
            return done
        pose = (card.deck, card.code, card.dim, card.face or card.w)
        spin = (*pose, card.w, card.angle)
        self._drawn |= {pose, spin}
        worn = wish._replace(width=max(8, round(card.face * scale))) if card.face else wish
        face, exact = self._face(worn, steady=self._patient or pose in self._drawn_before)
        exact = exact and worn == wish
        if face is None:
            back = card._replace(code=None, dim=False)
            return None if card == back else self.get(back, scale)
        if exact and (angle, turn) == (0, 1):
            return face
        if exact and (self._patient or spin in self._drawn_before):
            best = self._at_rest(key, face, scale)
            if best is not None:
                return best
        self._raster.unfinished = True
        return self._moving_card(wish._replace(width=even(wish.width)), face, angle, turn, scale)

    def _moving_card(
        self, wish: _Wish, face: Pixels, angle: float, turn: float, scale: float
    ) -> Pixels:
        """A card on its way. Backs are kept: in a deal many of them take the same way."""
        # A sketch must not be kept for longer than the face itself is one.
        key = (self._latest.get(wish.kind), wish, angle, turn)
        done = self._passed.get(key)
        if done is None:
            turned = pygame.transform.rotate if scale >= FINE else _smoothly
            done = _under_way(face.surface, wish.width / face.width, angle, turn, turned)
            if wish.code is None:
                self._passed.put(key, done)
        return done

    def shadow(self, card: Card, scale: float) -> Pixels:
        """The shadow under a card. It is soft, so coarse steps of width and angle will do."""
        width = max(4, round(card.w * scale / 4) * 4)
        angle, turn = round(card.angle / 3) * 3, round(card.turn * 8) / 8
        base, ratio = max(8, round(SHADOW_WIDTH * scale)), self._artist.ratio(card.deck)
        key = ("shadow", base, width, angle, turn, ratio)
        done = self.cache.get(key)
        if done is None:
            done = self.cache.put(
                key, _lay(self._soft(base, scale, ratio), width / base, angle, turn)
            )
        return done

    def _soft(self, width: int, scale: float, ratio: float) -> pygame.Surface:
        key = ("soft", width, ratio)
        done = self.cache.get(key)
        if done is not None:
            return done.surface
        blur, radius = max(2, round(SHADOW_BLUR * scale)), round(SHADOW_RADIUS * width)
        inset = round(2 * SHADOW_INSET * width)
        box = soft_box(width - inset, round(width * ratio) - inset, radius, blur)
        strength = 255, 255, 255, round(255 * SHADOW_STRENGTH)
        box.fill(strength, special_flags=pygame.BLEND_RGBA_MULT)
        return self.cache.put(key, Pixels.whole(box)).surface

    def _at_rest(self, key: _Pose, face: Pixels, scale: float) -> Pixels | None:
        """A card that rests: made of more pixels than can be seen, so that its lines stay sharp.

        None while those are being made, and while they are turned, beside the frames.
        """
        if key in self._raster.beside:
            return None
        source, ratio = face.surface, 1.0
        if key.angle and scale < FINE:
            finer = self._finer(key.wish)
            if finer is None:
                return None
            source, ratio = finer, 1 / FINER
        if self._patient:
            return self.cache.put(key, _lay(source, ratio, key.angle, key.turn))
        # Of its own: pixels that are just being turned cannot be copied to the window meanwhile.
        own = source.copy() if source is face.surface else source
        lay = partial(_lay, own, ratio, key.angle, key.turn)
        self._raster.beside.order(key, lay, partial(self.cache.put, key))
        return None

    def _finer(self, wish: _Wish) -> pygame.Surface | None:
        """Its face with more pixels than can be seen; None while that is being made."""
        if self._busy:
            return None
        before, self._raster.unfinished = self._raster.unfinished, False
        began = perf_counter()
        finer = self._artist.face(
            wish.deck, wish.code, wish.width, dim=wish.dim, finer=FINER, exact=True
        )
        self._composing += perf_counter() - began
        exact = not self._raster.unfinished
        self._raster.unfinished |= before
        return finer if exact else None

    @property
    def _busy(self) -> bool:
        """Whether this frame has composed as much as it may: what has a look can wait."""
        return not self._patient and self._composing > SHARE

    def _face(self, wish: _Wish, *, steady: bool) -> tuple[Pixels | None, bool]:
        """The upright face, and whether it is the exact one."""
        kind, done = wish.kind, self.cache.get(wish)
        if done is not None:
            self._latest[kind] = wish
            return done, True
        made = {
            key: width for key, width in self._widths.get(kind, {}).items() if key in self.cache
        }
        self._widths[kind], self._latest[kind] = made, nearest(made, wish.width)
        old = self.cache.get(self._latest[kind])
        if old is not None and (self._busy or not steady):
            self._raster.unfinished = True
            return old, False
        # While a card grows, its pieces are made in the size in which they were first asked for.
        worn = wish if steady else self._lacking.get(kind, wish)
        face, exact = self._compose(worn, only_exact=old is not None)
        if face is None:
            return old, False
        self._latest[kind] = worn if exact else ("rough", *kind)
        if exact:
            made.pop(("rough", *kind), None)
        made[self._latest[kind]] = worn.width
        return self.cache.put(self._latest[kind], Pixels.whole(face)), exact and worn == wish

    def _compose(self, wish: _Wish, *, only_exact: bool) -> tuple[pygame.Surface | None, bool]:
        """The face as well as it can be made now, and whether that is the exact one."""
        raster = self._raster
        unfinished, missing = raster.unfinished, raster.missing
        raster.unfinished = raster.missing = False
        began = perf_counter()
        face = self._artist.face(wish.deck, wish.code, wish.width, dim=wish.dim, exact=only_exact)
        self._composing += perf_counter() - began
        exact = not raster.unfinished
        if raster.missing:
            self._lacking[wish.kind] = wish
        else:
            self._lacking.pop(wish.kind, None)
        raster.unfinished |= unfinished
        raster.missing |= missing
        return face, exact


def quantise(angle: float) -> float:
    """Angles in steps fine enough for the eye: half a degree near upright, else two degrees."""
    step = 0.5 if abs(angle) <= 15 else 2.0
    return round(angle / step) * step % 360


def even(width: int) -> int:
    """Sizes in steps fine enough for a card that does not rest."""
    return width - width % 2


def shadow_offset(scale: float) -> tuple[float, float]:
    """How far the shadow of a card lies from it, in pixels."""
    return SHADOW_OFFSET[0] * scale, SHADOW_OFFSET[1] * scale


def _under_way(
    face: pygame.Surface, ratio: float, angle: float, turn: float, turned: Turned
) -> Pixels:
    """Scaled first: where nothing is turned as well, that takes a fifth of the time."""
    width, height = face.get_width() * ratio * turn, face.get_height() * ratio
    face = pygame.transform.smoothscale(face, (max(1, round(width)), max(1, round(height))))
    return Pixels.whole(turned(face, -angle) if angle else face)


def _smoothly(face: pygame.Surface, angle: float) -> pygame.Surface:
    return pygame.transform.rotozoom(face, angle, 1)


def _lay(face: pygame.Surface, ratio: float, angle: float, turn: float) -> Pixels:
    if turn < 1:
        width = max(1, round(face.get_width() * turn))
        face = pygame.transform.smoothscale(face, (width, face.get_height()))
    if angle == 0 and ratio == 1:
        return Pixels.whole(face)
    return Pixels.whole(pygame.transform.rotozoom(face, -angle, ratio))
