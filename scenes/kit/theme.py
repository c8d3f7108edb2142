"""Colours: the one place that names them.

First what they are, as on a paint box, then what they are for. A drawing takes its paint from the
box; whatever means something takes the role, and looks otherwise as soon as its line here does.
"""

from __future__ import annotations

from typing import Final

from game.neutral import NEUTRAL

INK: Final = "#1E1A16"
PAPER: Final = "#F6ECD4"
PAPER_SHADE: Final = "#E4D3AE"
PAPER_LIGHT: Final = "#FFFBF0"
FAINT_INK: Final = "#5B4E3F"
LANTERN: Final = "#FFC861"
GOLD: Final = "#FFD77E"  # of a name in large letters
NIGHT: Final = "#16232E"
BAR: Final = "#101A22"
SEE_THROUGH: Final = 0.55  # opacity of a place on the cloth that waits for a card
WOOD: Final = "#A9743F"
WOOD_DARK: Final = "#7A5230"
WHITE: Final = "#FFFBF0"
RED: Final = "#B3322B"
GREEN: Final = "#2F6B3A"

FOCUS: Final = LANTERN  # the ring round what has the focus, its light, or the row it lies on
LIT: Final = LANTERN  # what is chosen, whose turn it is, what counts now
INVITING: Final = LANTERN  # where something may be put
WINNING: Final = LANTERN  # the medal of whoever is ahead, and their light
PRIMARY: Final = LANTERN  # the button that goes on
HEADING: Final = LANTERN  # words in large letters on what is dark
GOOD: Final = GREEN  # what a choice brings, in words and edges
BAD: Final = RED  # what it costs, and what is refused
GAIN: Final = "#CFE6C4"  # the ground of a number that goes up, stays, goes down
EVEN: Final = "#F6E2A8"
LOSS: Final = "#F3C9BE"
MARKED: Final = "#FFE6AE"  # the ground of a line that is told now, or would change
INLAY: Final = "#EFE0BC"  # a field on paper, and its edge
INLAY_LINE: Final = "#8B7B5C"
BAR_LINE: Final = "#8FA3AF"  # the edge of what only lies on the night
ROW_LINE: Final = "#D6C193"  # between the rows of a sheet
FAINT_LINE: Final = "#D2BE92"  # levels behind a chart
UNLIT_LINE: Final = "#A8946A"  # round what could be lit and is not
DISABLED: Final = "#B9AE97"  # mixed into what cannot be pressed now

PLAYER_COLOURS: Final = {  # those of a table of five come first
    "orange": "#E8743B",
    "sky": "#6FB1E8",
    "leaf": "#9CCB5A",
    "pink": "#E79AC1",
    "white": "#FFFFFF",
    "violet": "#8070F0",
    "mint": "#99FFBB",
}


class Paints(dict[str, str]):
    """Colours by name; a name from a file that nobody knows is painted as if it were neutral."""

    def __missing__(self, _name: str) -> str:
        return self[NEUTRAL]


SEAT_COLOURS: Final = Paints({**PLAYER_COLOURS, NEUTRAL: "#B9C4CC"})


def player_colours(most: int) -> tuple[str, ...]:
    """Among which colours people choose at tables for so many, from two to seven."""
    return tuple(PLAYER_COLOURS)[:most]


def rgb(colour: str) -> tuple[int, int, int]:
    """``#RRGGBB`` as three numbers 0–255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """``first`` mixed with ``share`` (0–1) of ``second``."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def luminance(colour: str) -> float:
    """How bright a colour is to the eye, from black, 0, to white, 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in rgb(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_of(one: str, other: str) -> float:
    """How well one colour can be told from the other, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(ground: str) -> str:
    """The dark ink or white, whichever stands out better on this colour."""
    return max((INK, WHITE), key=lambda ink: contrast_of(ink, ground))
