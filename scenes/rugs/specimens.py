"""What is pinned for the deeds of Bugs on Rugs."""

from __future__ import annotations

from typing import Final

from scenes.shell.collection.specimen import Piece, Specimen, Specimens

SPECIMENS: Final[Specimens] = {
    "feast": Specimen(
        (
            Piece("rugs/bug_spider", 50, 44, 84),
            Piece("rugs/emblem_fly", 22, 82, 34),
            Piece("rugs/emblem_fly", 78, 82, 34),
        )
    ),
    "quartet": Specimen(
        (
            Piece("rugs/emblem_ladybug", 27, 28, 46, -14),
            Piece("rugs/emblem_ladybug", 73, 28, 46, 14),
            Piece("rugs/emblem_ladybug", 27, 74, 46, 10),
            Piece("rugs/emblem_ladybug", 73, 74, 46, -10),
        ),
        (50, 51),
    ),
    "double-brood": Specimen(
        (
            Piece("rugs/emblem_larva", 35, 66, 60),
            Piece("rugs/emblem_larva", 66, 34, 60),
        ),
        (50, 48),
    ),
    "light-show": Specimen(
        (
            Piece("rugs/rug_zigzag", 50, 70, 94),
            Piece("rugs/bug_firefly", 50, 43, 78),
        )
    ),
    "big-drum": Specimen(
        (
            Piece("rugs/bug_beetle", 50, 43, 84),
            Piece("rugs/emblem_beetle", 22, 82, 34),
            Piece("rugs/emblem_beetle", 78, 82, 34),
        )
    ),
    "two-faces": Specimen(
        (
            Piece("rugs/bug_mosquito", 47, 50, 90),
            Piece("rugs/emblem_ladybug", 80, 80, 36),
        )
    ),
    "one-of-each": Specimen((Piece("rugs/bug_butterfly", 50, 50, 94),)),
    "ant-hill": Specimen(
        (
            Piece("rugs/bug_ant", 50, 42, 82),
            Piece("rugs/emblem_ant", 21, 83, 36),
            Piece("rugs/emblem_ant", 79, 83, 36),
            Piece("rugs/emblem_ant", 50, 86, 36),
        )
    ),
    "full-house": Specimen(
        (
            Piece("rugs/emblem_ant", 20, 20, 34),
            Piece("rugs/emblem_beetle", 50, 17, 34),
            Piece("rugs/emblem_butterfly", 80, 20, 34),
            Piece("rugs/emblem_firefly", 17, 51, 34),
            Piece("rugs/emblem_fly", 83, 51, 34),
            Piece("rugs/emblem_ladybug", 20, 82, 34),
            Piece("rugs/emblem_larva", 50, 84, 34),
            Piece("rugs/emblem_spider", 80, 82, 34),
        ),
        (50, 51),
    ),
}
