"""The cards as they are drawn, and nothing else: whoever wants other cards changes this list.

The place in the list is the number of a card, from 1. Two rows of two cells each, seen upright:
B blue, G green, Y gold, R a pair of leaf beetles, D dung; S over s is a stag beetle, M beside m
a moth.
"""

from __future__ import annotations

from typing import Final

PACK: Final = (
    "BB/GG", "GG/BB", "BB/YG", "BY/BG", "BY/GB", "YB/GB", "YG/BB", "BG/RB", "GB/BR", "GB/RB",
    "GR/BB", "BR/YB", "RB/BY", "RY/BB", "BG/GY", "BG/GR", "YG/BY", "GB/RR", "RB/YR", "GR/RY",
    "BB/GD", "BB/DG", "BD/BG", "DB/BG", "BD/YB", "YD/BB", "RB/DB", "DB/BR", "GB/GD", "RG/BD",
    "DR/GB", "BS/Bs", "SB/sB", "GS/Bs", "BS/Rs", "SR/sB", "BB/Mm", "BG/Mm", "Mm/BG", "GY/Mm",
    "Mm/DB",
)  # fmt: skip
