"""The cards of Bug Council as assets/art/council/CARDS.md says: layers, pictures, and numbers.

Positions are centres, x in card widths, y in card heights. Sizes are in card heights, on the
small face in card widths.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.describe.council.names import FACTION_ASSETS
from game.describe.council.ranks import CITIZEN, DELEGATE, DELEGATE_NAMES
from game.rules.council.api import Card, card_name, read_card
from scenes.kit.cards import CARD_RATIO, FRAME, CardSheet, Dim, FacePart
from scenes.kit.display import Elements, Shape
from scenes.kit.parts.svg import rect
from scenes.kit.theme import INK, PAPER
from scenes.table.cue import CardFace

DECK: Final = "council"
"""What a ``display.Card`` of this deck names."""

SMALL: Final = 70  # pixels: narrower cards wear the small face with a larger index
NAMED: Final = 210  # pixels of height from which on delegates wear their names
CRESTED: Final = frozenset({7, 8, 9, 11, 12})
UNDERLINED: Final = frozenset({6, 9})
VEIL: Final = 0.46  # how much of the night lies over the art of a refused card
VEIL_INDEX: Final = 0.12
DARK_INK: Final = frozenset({"B", "F"})  # peoples whose ribbon is light


class Pips(NamedTuple):
    """How the emblems lie on a low card."""

    size: float
    centres: tuple[tuple[float, float], ...]


LEFT, MIDDLE, RIGHT = 0.48, 0.634, 0.788
PIPS: Final = {
    1: Pips(0.34, ((MIDDLE, 0.47),)),
    2: Pips(0.25, ((MIDDLE, 0.235), (MIDDLE, 0.705))),
    3: Pips(0.235, ((MIDDLE, 0.19), (MIDDLE, 0.47), (MIDDLE, 0.75))),
    4: Pips(0.205, ((LEFT, 0.245), (RIGHT, 0.245), (LEFT, 0.695), (RIGHT, 0.695))),
    5: Pips(0.195, ((LEFT, 0.2), (RIGHT, 0.2), (MIDDLE, 0.47), (LEFT, 0.74), (RIGHT, 0.74))),
    6: Pips(0.195, tuple((x, y) for y in (0.19, 0.47, 0.75) for x in (LEFT, RIGHT))),
}


def face(card: Card | None) -> CardFace:
    """A card of this deck; None: one that is seen from the back only."""
    return CardFace(DECK, None if card is None else card_name(card))


class Index(NamedTuple):
    """The corner that says what a card is."""

    x: float
    y: float
    y_underlined: float
    em: float
    em_two_digits: float
    line: tuple[float, float, float, float]  # left, right, top, height
    emblem_y: float
    emblem: float
    tab: Elements  # what stays bright on a refused card, drawn in the frame


LARGE_INDEX: Final = Index(
    0.14,
    0.128,
    0.121,
    0.214,
    0.149,
    (0.08, 0.20, 0.214, 0.013),
    0.312,
    0.15,
    rect(4.5, 7.5, 58, 131, "#FFFFFF", 13.5),
)
SMALL_INDEX: Final = Index(
    0.304,
    0.20,
    0.18,
    0.36,
    0.27,
    (0.17, 0.44, 0.326, 0.024),
    0.49,
    0.29,
    rect(7, 9, 132, 218, "#FFFFFF", 27),
)


class CouncilDeck:
    """The sixty cards of Bug Council."""

    id = DECK
    ratio = CARD_RATIO

    def face(self, code: str | None, pixels: int, *, dim: bool, finer: int = 1) -> list[FacePart]:
        """A card upright, the ground first; as ``Deck`` says."""
        sheet = CardSheet(pixels * finer)
        if code is None:
            return [sheet.layer("council/card_back")]
        read_card(code)  # what is no card has no face
        pieces: list[FacePart] = [sheet.layer(_ground(code, pixels))]
        index = SMALL_INDEX if pixels < SMALL else LARGE_INDEX
        if index is SMALL_INDEX:
            pieces.append(sheet.layer("council/card_small_tab"))
        else:
            pieces += _large_art(sheet, code, named=pixels * CARD_RATIO >= NAMED)
        pieces += _index(sheet, code, index)
        if dim:
            pieces.append(Dim(VEIL, index.tab, *FRAME, VEIL_INDEX))
        return pieces


def _ground(code: str, pixels: int) -> str:
    people, rank = _who(code)
    if pixels < SMALL:
        return f"council/card_small_{people}"
    kind = "frame" if rank < CITIZEN else "citizen" if rank < DELEGATE else "court"
    return f"council/card_{kind}_{people}"


def _who(code: str) -> tuple[str, int]:
    return FACTION_ASSETS[code[0]], int(code[1:])


def _large_art(sheet: CardSheet, code: str, *, named: bool) -> Iterator[FacePart]:
    people, rank = _who(code)
    tall = CARD_RATIO * sheet.width
    if rank == 12:
        yield sheet.layer("council/card_rays_12")
    if rank < CITIZEN:
        size, centres = PIPS[rank]
        for x, y in centres:
            yield sheet.picture(f"council/emblem_{people}", x, y, size * tall)
    elif rank < DELEGATE:
        yield sheet.picture(f"council/citizen_{people}", MIDDLE, 0.43, 0.54 * tall)
    else:
        yield sheet.picture(f"council/portrait_{people}", MIDDLE, 0.41, 0.52 * tall)
    if rank in CRESTED:
        yield sheet.layer(f"council/card_crest_{rank}")
    if rank >= DELEGATE and named:
        yield sheet.layer(f"council/card_ribbon_{people}")
        colour = INK if code[0] in DARK_INK else PAPER
        yield sheet.name(DELEGATE_NAMES[code[0]], 0.635, 0.806, colour, room=0.52)


def _index(sheet: CardSheet, code: str, index: Index) -> Iterator[FacePart]:
    people, rank = _who(code)
    underlined = rank in UNDERLINED
    y = index.y_underlined if underlined else index.y
    yield sheet.index(str(rank), index.x, y, index.em if rank < 10 else index.em_two_digits)
    if underlined:
        yield _underline(sheet, index)
    side = index.emblem * CARD_RATIO * sheet.width
    yield sheet.picture(f"council/emblem_{people}", index.x, index.emblem_y, side)


def _underline(sheet: CardSheet, index: Index) -> Shape:
    left, right, top, thickness = index.line
    w, h = round((right - left) * sheet.width), max(2, round(thickness * sheet.height))
    bar = rect(0, 0, w, h, INK, h / 2)
    return Shape(bar, round(left * sheet.width), round(top * sheet.height), w, h)
