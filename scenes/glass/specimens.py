"""What is pinned for the deeds of Under Glass."""

from __future__ import annotations

from typing import Final

from scenes.shell.collection.specimen import Piece, Specimen, Specimens

SPECIMENS: Final[Specimens] = {
    "everything": Specimen(
        (
            Piece("glass/insect_stag", 50, 50, 70),
            Piece("glass/insect_blue", 20, 22, 36),
            Piece("glass/insect_green", 80, 22, 38),
            Piece("glass/insect_gold", 20, 76, 38),
            Piece("glass/insect_leaf", 80, 76, 40),
        ),
        (50, 50),
    ),
    "straight-row": Specimen(
        tuple(
            Piece("glass/insect_blue", 50 + 17 * aside, 50 - 17 * aside, 34, 45)
            for aside in (-2, -1, 0, 1, 2)
        ),
        (50, 50),
    ),
    "stag-party": Specimen(
        (
            Piece("glass/insect_stag", 22, 56, 78, -8),
            Piece("glass/insect_stag", 78, 56, 78, 8),
            Piece("glass/insect_stag", 50, 44, 84),
        )
    ),
    "moth-ball": Specimen(
        (
            Piece("glass/insect_moth", 50, 20, 70),
            Piece("glass/insect_moth", 50, 80, 70),
            Piece("glass/insect_moth", 50, 50, 88),
        )
    ),
    "miser": Specimen(
        (
            Piece("glass/insect_dung", 50, 42, 80),
            Piece("glass/token_coin", 20, 82, 32),
            Piece("glass/token_coin", 80, 82, 32),
            Piece("glass/token_coin", 50, 86, 32),
        )
    ),
    "hedge": Specimen(
        (
            Piece("glass/insect_leaf", 30, 32, 56),
            Piece("glass/insect_leaf", 70, 34, 56, 20),
            Piece("glass/insect_leaf", 50, 70, 58, -12),
        ),
        (50, 48),
    ),
    "spider-hunter": Specimen(
        (
            Piece("glass/square_spider", 47, 49, 88),
            Piece("glass/token_coin", 78, 78, 38),
        )
    ),
    "perfect-fit": Specimen(
        (
            Piece("glass/insect_green", 48, 48, 90),
            Piece("shared/token_check", 80, 80, 36),
        )
    ),
    "great-leap": Specimen((Piece("glass/insect_gold", 50, 50, 96, 20),)),
}
