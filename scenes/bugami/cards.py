"""The pack of Bugami: four papers with the usual shapes and letters, and two Jokers.

Positions are centres, x in card widths, y in card heights; sizes are in card heights, on the
small face of pictures in card widths.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from game.describe.bugami.names import SUIT_ASSETS, card_codes
from game.rules.bugami.api import SUITS, Card, read_card
from scenes.kit.cards import CARD_RATIO, FRAME, CardSheet, Dim, FacePart
from scenes.kit.parts.svg import rect
from scenes.table.cue import CardFace

DECK: Final = "bugami"
"""What a ``display.Card`` of this pack names."""

SMALL: Final = 84  # pixels: narrower cards wear the small face with a larger index
PICTURED: Final = 56  # pixels: narrower small faces have no picture
FINE: Final = 150  # pixels: narrower cards have the simpler sign beside their index
VEIL: Final = 0.5  # how much of the night lies over the art of a refused card
VEIL_INDEX: Final = 0.16
JOKER: Final = "joker"
COURT: Final = MappingProxyType({"J": "j", "Q": "q", "K": "k"})  # how their drawings are called
LARGE_TAB: Final = rect(4.5, 7.5, 58, 131, "#FFFFFF", 13.5)  # what stays bright when refused
SMALL_TAB: Final = rect(7, 9, 132, 218, "#FFFFFF", 27)

LEFT, MIDDLE, RIGHT = 0.48, 0.634, 0.788
Centres = tuple[tuple[float, float], ...]


def face(card: Card | None) -> CardFace:
    """A card of this pack; None: one that is seen from the back only."""
    return CardFace(DECK, None if card is None else card_codes([card])[0])


def _pairs(*rows: float) -> Centres:
    return tuple((x, y) for y in rows for x in (LEFT, RIGHT))


def _single(*rows: float) -> Centres:
    return tuple((MIDDLE, y) for y in rows)


FOUR, SIX, NINE = (0.22, 0.72), (0.19, 0.47, 0.75), (0.155, 0.365, 0.575, 0.785)
PIPS: Final[dict[str, tuple[float, Centres]]] = {
    "2": (0.22, _single(0.235, 0.705)),
    "3": (0.21, _single(*SIX)),
    "4": (0.2, _pairs(*FOUR)),
    "5": (0.19, _pairs(*FOUR) + _single(0.47)),
    "6": (0.185, _pairs(*SIX)),
    "7": (0.17, _pairs(*SIX) + _single(0.33)),
    "8": (0.165, _pairs(*SIX) + _single(0.33, 0.61)),
    "9": (0.15, _pairs(*NINE) + _single(0.47)),
    "10": (0.145, _pairs(*NINE) + _single(0.26, 0.68)),
}
"""By rank: how large its signs are, and where they lie."""


class BugamiDeck:
    """Fifty-two cards in four colours, and the Jokers."""

    id = DECK
    ratio = CARD_RATIO

    def face(self, code: str | None, pixels: int, *, dim: bool, finer: int = 1) -> list[FacePart]:
        """A card upright, the ground first; as ``Deck`` says."""
        sheet = CardSheet(pixels * finer)
        if code is None:
            return [sheet.layer("bugami/card_back")]
        read_card(code)  # what is no card has no face
        suit, rank = _sort(code), code[1:]
        if pixels < SMALL:
            pieces = [*_small(sheet, suit, rank, pictured=pixels >= PICTURED)]
        else:
            pieces = [*_large(sheet, suit, rank, fine=pixels >= FINE)]
        if dim:
            tab = SMALL_TAB if pixels < SMALL else LARGE_TAB
            pieces.append(Dim(VEIL, tab, *FRAME, VEIL_INDEX))
        return pieces


def _sort(code: str) -> str:
    return JOKER if code[0] == "X" else SUIT_ASSETS[SUITS.index(code[0])]


def _large(sheet: CardSheet, suit: str, rank: str, *, fine: bool) -> Iterator[FacePart]:
    high = sheet.height
    if suit == JOKER:
        yield sheet.layer("bugami/card_court_joker")
        yield sheet.picture(f"bugami/joker_{rank}", MIDDLE, 0.45, 0.5 * high)
        yield sheet.picture(f"bugami/suit_joker_{rank}", 0.14, 0.21, 0.19 * high)
        return
    kind = "court" if rank in COURT else "frame"
    yield sheet.layer(f"bugami/card_{kind}_{suit}")
    if rank in COURT:
        yield sheet.picture(f"bugami/court_{suit}_{COURT[rank]}", MIDDLE, 0.44, 0.5 * high)
    elif rank == "A":
        yield sheet.picture(f"bugami/ace_{suit}", MIDDLE, 0.44, 0.47 * high)
    else:
        size, centres = PIPS[rank]
        for x, y in centres:
            yield sheet.picture(f"bugami/suit_{suit}", x, y, size * high)
    em = 0.142 if rank == "10" else 0.205 if rank.isdecimal() else 0.172
    yield sheet.index(rank, 0.14, 0.128, em)
    sign = f"bugami/suit_{suit}" if fine else f"bugami/suit_{suit}_small"
    yield sheet.picture(sign, 0.14, 0.312, 0.152 * high)


def _small(sheet: CardSheet, suit: str, rank: str, *, pictured: bool) -> Iterator[FacePart]:
    wide = sheet.width
    yield sheet.layer(f"bugami/card_small_{suit}")
    if pictured and suit == JOKER:
        yield sheet.picture(f"bugami/joker_{rank}", 0.6, 0.68, 0.76 * wide)
    elif pictured and rank in COURT:
        yield sheet.picture(f"bugami/court_{suit}_{COURT[rank]}", 0.62, 0.71, 0.75 * wide)
    elif pictured and rank == "A":
        yield sheet.picture(f"bugami/ace_{suit}", 0.64, 0.72, 0.66 * wide)
    yield sheet.layer("bugami/card_small_tab")
    if suit == JOKER:
        yield sheet.picture(f"bugami/suit_joker_{rank}", 0.304, 0.34, 0.4 * wide)
        return
    em = 0.24 if rank == "10" else 0.3 if rank.isdecimal() else 0.26
    yield sheet.index(rank, 0.304, 0.2, em)
    yield sheet.picture(f"bugami/suit_{suit}_small", 0.304, 0.49, 0.4 * wide)
