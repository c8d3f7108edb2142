"""The council board: the ring with its cities, their cubes and numbers, and all that lies on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.describe.council.people import TRACK_CELLS
from game.rules.council.api import Faction, space_name
from game.seating import SeatSetup
from scenes.council.board.chambers import chambers
from scenes.council.board.cubes import cube, faction_asset
from scenes.council.board.folk import folk, windows
from scenes.council.board_place import CUBE, HALF, INNER, OUTER, TRACK, BoardPlace, polar
from scenes.kit import parts
from scenes.kit.display import (
    ArcText,
    Composite,
    Elements,
    Font,
    Glow,
    Item,
    Part,
    Picture,
    Shadow,
    Shape,
    Text,
)
from scenes.kit.parts.svg import num, path, shape
from scenes.kit.theme import BAD, FOCUS, GOOD, INK, INVITING, LIT, PAPER, WHITE, WINNING


def steps(place: BoardPlace, way: Sequence[Faction]) -> list[Item]:
    """Arrows over the borders that the cubes of a sowing cross, one after the other."""
    size = 46 * place.unit
    items: list[Item] = []
    for faction in way:
        border = place.middle(faction) - 36
        x, y = place.at(0.69, border)
        items.append(parts.disc(x, y, size * 0.42, LIT))
        items.append(
            Picture("council/token_chevron", x - size / 2, y - size / 2, size, size, angle=border)
        )
    return items


def order(spots: Sequence[tuple[float, float]], unit: float) -> list[Item]:
    """1, 2, 3 … on the cubes that arrive, in the order they are sown."""
    return [
        Text(str(step), x, y - 1, 19 * unit, Font.TITLE, WHITE, "c", outline=INK, outline_width=3)
        for step, (x, y) in enumerate(spots, start=1)
    ]


def trends(place: BoardPlace, before: Sequence[int], after: Sequence[int]) -> list[Item]:
    """Small triangles beside the numbers that change."""
    items: list[Item] = []
    for faction in place.ring:
        if after[faction] != before[faction]:
            x, y = place.at(0.6, place.middle(faction) + 12)
            up = after[faction] > before[faction]
            items.append(_triangle(x, y, 8 * place.unit, up=up))
    return items


def recruits(place: BoardPlace, factions: Sequence[Faction]) -> list[Item]:
    """+1 where recruits arrive."""
    items: list[Item] = []
    unit = place.unit
    for faction in (each for each in place.ring if each in factions):
        x, y = place.at(0.605, place.middle(faction))
        items += [
            parts.disc(x, y, 18 * unit, "#9CCB5A"),
            Text("+1", x, y - 1, 18 * unit, Font.HEAVY, INK, "c"),
        ]
    return items


@lru_cache(maxsize=64)
def _triangle(x: float, y: float, size: float, *, up: bool) -> Item:
    tip, foot = (0.0, 1.7 * size) if up else (1.7 * size, 0.0)
    d = f"M0 {num(foot)}H{num(2 * size)}L{num(size)} {num(tip)}Z"
    colour = GOOD if up else BAD
    return shape(path(d, colour, WHITE, 2), x - size, y - size, 2 * size, 2 * size)


ROOM: Final = 9.0  # units of the board round the piece, for the widest outline
QUARTERS: Final = (0, 90, 180, 270)


def sector(
    place: BoardPlace,
    inner: float,
    outer: float,
    middle: float,
    half: float,
    drawn: Callable[[str], Elements],
) -> Shape:
    """A piece of a ring.

    Args:
        place: Where the board is.
        inner: The radius of its inner side, in fractions of the board's.
        outer: That of its outer side.
        middle: The angle of its middle, in degrees; it reaches ``half`` to both sides.
        half: At most 45.
        drawn: What is drawn along its outline, which is given as path data.
    """
    ends = middle - half, middle + half
    turns = [angle for quarter in QUARTERS for angle in (quarter - 360, quarter, quarter + 360)]
    angles = (*ends, *(angle for angle in turns if ends[0] < angle < ends[1]))
    corners = [
        polar(place.cx, place.cy, share * place.radius, angle)
        for share in (inner, outer)
        for angle in angles
    ]
    room = ROOM * place.unit
    left, top = min(x for x, _ in corners) - room, min(y for _, y in corners) - room
    right, low = max(x for x, _ in corners) + room, max(y for _, y in corners) + room
    outline = _outline(
        place.cx - left, place.cy - top, inner * place.radius, outer * place.radius, ends
    )
    return Shape(drawn(outline), left, top, right - left, low - top)


def _outline(cx: float, cy: float, inner: float, outer: float, ends: tuple[float, float]) -> str:
    first, last = ends
    (x0, y0), (x1, y1) = polar(cx, cy, outer, first), polar(cx, cy, outer, last)
    (x2, y2), (x3, y3) = polar(cx, cy, inner, last), polar(cx, cy, inner, first)
    return (
        f"M{num(x0)} {num(y0)}A{num(outer)} {num(outer)} 0 0 1 {num(x1)} {num(y1)}"
        f"L{num(x2)} {num(y2)}A{num(inner)} {num(inner)} 0 0 0 {num(x3)} {num(y3)}Z"
    )


@lru_cache(maxsize=16)
def track_numbers(place: BoardPlace, scores: tuple[int, ...]) -> tuple[Item, ...]:
    """Every fifth number of the score track, where no marker stands on it."""
    taken = {points % TRACK_CELLS for points in scores}
    items: list[Item] = []
    for cell in range(0, TRACK_CELLS, 5):
        if cell not in taken:
            x, y = place.at(TRACK, cell * 360 / TRACK_CELLS)
            items.append(Text(str(cell), x, y - 1, 18 * place.unit, Font.HEAVY, INK, "c"))
    return tuple(items)


def markers(place: BoardPlace, scores: Sequence[int], seats: Sequence[SeatSetup]) -> list[Item]:
    """The score markers, those further out behind the others."""
    stands = sorted(
        zip(place.score_spots(scores), seats, strict=True),
        key=lambda stand: -math.dist(stand[0], (place.cx, place.cy)),
    )
    items: list[Item] = []
    for (x, y), seat in stands:
        items += parts.pawn(x, y, 17 * place.unit, seat.colour, seat.name)
    return items


ART_RADIUS: Final = 500.0  # the ring radius in the board's own drawings
ART_SIZE: Final = 1200.0
LARGER: Final = 1.32  # are the names of the cities where letters are large
THICKER: Final = 0.014  # their strips, inwards and outwards
LETTERS: Final = 12  # so many have room on a strip; those of longer names are smaller
PULSING: Final = 150.0  # how far the light of a pulse reaches, at the design radius


@dataclass(frozen=True, slots=True)
class BoardLook:
    """What the board shows. Tuples by faction.

    ``arriving`` cubes are drawn as ghosts, ``leaving`` as outlines; ``numbers`` overrides the
    counts (a preview shows the new ones).
    """

    cubes: tuple[int, ...]
    chambers: int
    age: int
    scores: tuple[int, ...]
    arriving: tuple[int, ...] = (0,) * 5
    leaving: tuple[int, ...] = (0,) * 5
    to_chambers: int = 0
    focus: Faction | None = None
    path: tuple[Faction, ...] = ()
    recruits: tuple[Faction, ...] = ()
    inviting: tuple[Faction, ...] = ()  # the spaces a visitor may choose from
    pulse: float = 0.0  # how much brighter those are, 0–1
    crowned: tuple[Faction, ...] | None = None  # who wears a crown; None: the strongest
    seated: int = 5  # how many factions have sat down so far
    termite: Faction | None = None  # the Termite Space of a solo game


def board_items(
    place: BoardPlace, look: BoardLook, seats: Sequence[SeatSetup], *, large: bool = False
) -> list[Item]:
    """The whole board, back to front; the names of the cities may be ``large``."""
    seated = set(place.ring[: look.seated])
    items: list[Item] = [
        *_ground(place, tuple(seated), look.termite),
        *track_numbers(place, look.scores),
    ]
    counts = [
        cubes + come - go
        for cubes, come, go in zip(look.cubes, look.arriving, look.leaving, strict=True)
    ]
    top = max(counts)
    for faction in place.ring:
        if faction not in seated:
            continue
        strongest = counts[faction] == top and look.seated == 5
        if look.crowned is not None:
            strongest = faction in look.crowned
        termite = look.termite
        if faction in look.inviting:
            items += _invitation(place, faction)
            if look.pulse:
                spot = place.space(faction)
                items.append(Glow(*spot, PULSING * place.unit, INVITING, 0.7 * look.pulse))
        name = space_name(faction, termite)
        items += windows(place, faction, counts[faction])
        items += folk(place, faction, counts[faction], termite, cheers=strongest)
        items += _plates(
            place, faction, name, counts[faction], termite, strongest=strongest, large=large
        )
        items += cubes_on(place, faction, look)
    if look.focus is not None:
        items += _focus_line(place, look.focus)
    items += _chevrons(place)
    items += chambers(place, look.chambers, look.to_chambers, look.age)
    items += steps(place, look.path)
    items += order([_arrival(place, faction, look) for faction in look.path], place.unit)
    if look.focus is not None:
        items += trends(place, look.cubes, counts)
    items += recruits(place, look.recruits)
    items += markers(place, look.scores, seats)
    return items


@lru_cache(maxsize=16)
def _ground(
    place: BoardPlace, seated: tuple[Faction, ...], termite: Faction | None
) -> tuple[Item, ...]:
    """Stump, track, cities and the Chambers' floor.

    Each city is a picture of its own: while they sit down, one after the other, the rest stays.
    """
    cities = (
        Part(f"council/board_city_{faction_asset(faction, termite)}", place.middle(faction))
        for faction in place.ring
        if faction in seated
    )
    size = place.radius * ART_SIZE / ART_RADIUS
    box = place.cx - size / 2, place.cy - size / 2, size, size
    wide = place.radius * 1.06
    return (
        Shadow(
            place.cx - wide, place.cy - wide, 2 * wide, 2 * wide, wide, blur=30, drop=16, alpha=0.7
        ),
        Composite((Part("council/board_stump"), Part("council/board_track")), *box),
        *(Composite((city,), *box) for city in cities),
        Composite((Part("council/board_chambers"),), *box),
    )


@lru_cache(maxsize=64)
def _plates(
    place: BoardPlace,
    faction: Faction,
    name: str,
    count: int,
    termite: Faction | None,
    *,
    strongest: bool,
    large: bool = False,
) -> tuple[Item, ...]:
    """Name strip, emblem and number of one space; a crown where it is strongest."""
    unit, middle = place.unit, place.middle(faction)
    half = 5.4 + min(len(name), LETTERS) * 2.35 * (LARGER - 0.08 if large else 1.0)
    letters = 22 * unit * min(1.0, LETTERS / len(name)) * (LARGER if large else 1.0)
    thick = THICKER if large else 0.0
    inner, outer = 0.745 - thick, 0.835 + thick
    inward = 90 < middle < 270
    ex, ey = place.at(0.6, middle - 25)
    nx, ny = place.at(0.6, middle + 25)
    items: list[Item] = [
        sector(place, inner, outer, middle, half, lambda strip: path(strip, PAPER, INK, 2.4)),
        ArcText(name, place.cx, place.cy, 0.79 * place.radius, middle, letters, inward=inward),
        parts.disc(ex, ey, 25 * unit),
        _emblem(faction_asset(faction, termite), ex, ey, 40 * unit),
    ]
    if strongest:
        items.append(Picture("shared/token_crown", *_box(*place.crown(faction), 44 * unit)))
    items += [
        parts.disc(nx, ny, 25 * unit, WINNING if strongest else PAPER),
        Text(str(count), nx, ny - 1, 31 * unit, Font.TITLE, INK, "c"),
    ]
    return tuple(items)


def cubes_on(place: BoardPlace, faction: Faction, look: BoardLook) -> list[Item]:
    """The cubes of one space: standing, arriving (ghosts) and leaving (outlines)."""
    come, go = look.arriving[faction], look.leaving[faction]
    stay = look.cubes[faction] - go
    size = CUBE * place.unit
    kinds = ["council/token_cube"] * stay + ["council/token_cube_ghost"] * come
    kinds += ["council/token_cube_gone"] * max(0, go - come)
    slots = place.cube_slots(faction, len(kinds))
    return [cube(x, y, size, kind) for (x, y), kind in zip(slots, kinds, strict=True)]


def _arrival(place: BoardPlace, faction: Faction, look: BoardLook) -> tuple[float, float]:
    """Where the cube of a sowing comes to stand on a space: behind those that stay."""
    come, go = look.arriving[faction], look.leaving[faction]
    stay = look.cubes[faction] - go
    return place.cube_slots(faction, stay + come + max(0, go - come))[stay]


def _emblem(asset: str, x: float, y: float, size: float) -> Picture:
    return Picture(f"council/emblem_{asset}", *_box(x, y, size))


def _box(x: float, y: float, size: float) -> tuple[float, float, float, float]:
    return x - size / 2, y - size / 2, size, size


@lru_cache(maxsize=32)
def _focus_line(place: BoardPlace, faction: Faction) -> tuple[Item, ...]:
    unit = place.unit

    def drawn(line: str) -> Elements:
        wide = path(line, "none", INK, 15 * unit) + path(line, "none", FOCUS, 10 * unit)
        return wide + path(line, "none", WHITE, 2.5 * unit)

    return (sector(place, INNER, OUTER, place.middle(faction), HALF, drawn),)


@lru_cache(maxsize=32)
def _invitation(place: BoardPlace, faction: Faction) -> tuple[Item, ...]:
    """Lantern light on a space that may be chosen."""
    unit = place.unit

    def drawn(line: str) -> Elements:
        return path(line, "none", INK, 10 * unit) + path(line, "none", INVITING, 6 * unit)

    return (
        Glow(*place.space(faction), 105 * unit, INVITING, 0.28),
        sector(place, 0.312, 0.7, place.middle(faction), 33.5, drawn),
    )


@lru_cache(maxsize=16)
def _chevrons(place: BoardPlace) -> tuple[Item, ...]:
    """Five signs on the borders that say which way cubes are sown."""
    size = 38 * place.unit
    items: list[Item] = []
    for border in range(5):
        angle = border * 72 + 36
        x, y = place.at(0.355, angle)
        items.append(Picture("council/token_chevron", *_box(x, y, size), angle=angle))
    return tuple(items)
