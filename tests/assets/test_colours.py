"""The faction colours stay apart for every kind of eye, and ink can be read on the seats."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

import pytest

from scenes.council.palette import FACTION_COLOURS
from scenes.kit.parts.signs import SEAT_DASHES, SEAT_MARKS, seat_mark
from scenes.kit.theme import INK, PLAYER_COLOURS, SEAT_COLOURS, player_colours, rgb

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes 2009, full severity, for linear RGB.
EYES: Final[dict[str, Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE_POINT: Final = (0.95047, 1.0, 1.08883)
FAR_APART: Final = 12.0
READABLE: Final = 4.5


def linear(colour: str) -> Triple:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in rgb(colour))
    )
    return red, green, blue


def times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def lab(light: Triple) -> Triple:
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    x, y, z = (
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
        for part in (
            value / white
            for value, white in zip(times(TO_XYZ, (red, green, blue)), WHITE_POINT, strict=True)
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Triple, two: Triple) -> float:
    """Colour difference as in Sharma, Wu and Dalal 2005."""
    chroma = (hypot(*one[1:]) + hypot(*two[1:])) / 2
    grey = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25**7))
    (l1, a1, b1), (l2, a2, b2) = one, two
    c1, c2 = hypot(a1 * grey, b1), hypot(a2 * grey, b2)
    h1, h2 = degrees(atan2(b1, a1 * grey)) % 360, degrees(atan2(b2, a2 * grey)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    wave = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    d_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    d_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * wave)
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    twist *= sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(d_light**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue)


def contrast(one: str, two: str) -> float:
    dark, bright = sorted(times(TO_XYZ, linear(colour))[1] for colour in (one, two))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("one", "two", "distance"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_ruler_measures_what_its_authors_published(
    one: Triple, two: Triple, distance: float
) -> None:
    assert ciede2000(one, two) == pytest.approx(distance, abs=0.0001)


def test_there_are_five_factions() -> None:
    assert "".join(sorted(FACTION_COLOURS)) == "ABCFM"


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("pair", list(combinations("BMACF", 2)), ids="".join)
def test_faction_colours_stay_apart(pair: tuple[str, str], eye: str) -> None:
    one, two = (lab(times(EYES[eye], linear(FACTION_COLOURS[letter]))) for letter in pair)
    assert ciede2000(one, two) >= FAR_APART


SEATS_APART: Final = 8.0  # the first five were chosen before there were seven
NEW_APART: Final = 12.0


def seats_apart(one: str, two: str, eye: str) -> float:
    first, second = (lab(times(EYES[eye], linear(SEAT_COLOURS[seat]))) for seat in (one, two))
    return ciede2000(first, second)


def test_up_to_seven_sit_at_a_table_and_each_has_a_mark_and_a_line() -> None:
    assert len(PLAYER_COLOURS) == len(set(PLAYER_COLOURS.values())) == 7
    assert len(set(SEAT_MARKS)) == len(set(SEAT_DASHES)) == 7
    drawn = {seat_mark(0, 0, 10, seat, INK) for seat in range(7)}
    assert len(drawn) == 7


def test_the_first_five_colours_stay_what_they_were() -> None:
    assert player_colours(5) == ("orange", "sky", "leaf", "pink", "white")


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("pair", list(combinations(PLAYER_COLOURS, 2)), ids="-".join)
def test_seat_colours_stay_apart(pair: tuple[str, str], eye: str) -> None:
    assert seats_apart(*pair, eye) >= SEATS_APART


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("new", ["violet", "mint"])
def test_the_sixth_and_the_seventh_colour_are_far_from_all_others(new: str, eye: str) -> None:
    others = [seat for seat in SEAT_COLOURS if seat != new]
    assert min(seats_apart(new, seat, eye) for seat in others) >= NEW_APART


@pytest.mark.parametrize("seat", SEAT_COLOURS)
def test_ink_can_be_read_on_every_seat(seat: str) -> None:
    assert contrast(INK, SEAT_COLOURS[seat]) >= READABLE
