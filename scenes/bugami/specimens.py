"""What is pinned for the deeds of Bugami."""

from __future__ import annotations

from typing import Final

from scenes.shell.collection.specimen import Piece, Specimen, Specimens

SPECIMENS: Final[Specimens] = {
    "thrice-wed": Specimen(
        (
            Piece("bugami/bug_hearts", 46, 42, 80),
            Piece("bugami/token_ring", 68, 78, 52),
        )
    ),
    "humble-ace": Specimen(
        (
            Piece("bugami/bug_spades", 46, 46, 88),
            Piece("bugami/token_bid_misere", 78, 78, 40),
        )
    ),
    "landslide": Specimen(
        (
            Piece("bugami/bug_clubs", 48, 46, 90),
            Piece("shared/token_trickpile", 80, 80, 38),
        )
    ),
    "clean-hands": Specimen(
        (
            Piece("bugami/bug_diamonds", 46, 52, 88),
            Piece("bugami/token_clean", 80, 22, 40),
        )
    ),
    "wallflower": Specimen((Piece("bugami/court_hearts_q", 50, 50, 92),)),
    "last-laugh": Specimen((Piece("bugami/joker_1", 50, 50, 94),)),
    "small-change": Specimen(
        (
            Piece("bugami/bug_clubs", 34, 32, 56),
            Piece("bugami/bug_clubs", 66, 70, 56),
        ),
        (50, 52),
    ),
    "one-passenger": Specimen(
        (
            Piece("bugami/token_bug", 50, 36, 60),
            Piece("bugami/prop_boat", 50, 68, 92),
        )
    ),
    "lucky-dip": Specimen(
        (
            Piece("bugami/joker_2", 47, 44, 84),
            Piece("bugami/token_bid_hidden", 74, 78, 42, 8),
        )
    ),
}
