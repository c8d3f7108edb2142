"""What is pinned for the deeds of Bug Council."""

from __future__ import annotations

from typing import Final

from scenes.shell.collection.specimen import Piece, Specimen, Specimens

SPECIMENS: Final[Specimens] = {
    "quiet-giant": Specimen(
        (
            Piece("shared/delegates/cockroaches_smug", 47, 48, 90),
            Piece("council/token_no_allegiance", 79, 79, 40),
        )
    ),
    "lost-cause": Specimen(
        (
            Piece("shared/delegates/ants_cheering", 48, 47, 88),
            Piece("council/token_cube_gone", 79, 79, 42),
        )
    ),
    "right-horse": Specimen(
        (
            Piece("shared/delegates/bees_cheering", 50, 43, 84),
            Piece("council/token_cube", 22, 82, 32),
            Piece("council/token_cube", 78, 82, 32),
            Piece("council/token_cube", 50, 86, 32),
        )
    ),
    "last-lantern": Specimen(
        (
            Piece("shared/delegates/moths_calm", 46, 48, 88),
            Piece("shared/token_lead", 80, 76, 44),
        )
    ),
    "overflow": Specimen(
        (
            Piece("council/token_cube", 27, 44, 38),
            Piece("council/token_cube", 73, 44, 38),
            Piece("council/token_cube", 50, 26, 36),
            Piece("council/token_cube", 50, 52, 38),
            Piece("council/prop_bowl", 50, 80, 92),
        )
    ),
    "giant-killer": Specimen(
        (
            Piece("shared/delegates/mosquitoes_cheering", 48, 48, 88),
            Piece("shared/token_crown", 79, 80, 40),
        )
    ),
    "cold-feet": Specimen((Piece("council/machines/termite_losing", 50, 50, 94),)),
    "closed-doors": Specimen(
        (
            Piece("shared/delegates/emissary_sulking", 46, 52, 84),
            Piece("shared/token_cross", 79, 79, 36),
        ),
        (44, 27),
    ),
    "short-rations": Specimen(
        (
            Piece("council/machines/pacifist_beaten", 50, 43, 84),
            Piece("council/prop_bowl", 50, 82, 62),
        )
    ),
}
