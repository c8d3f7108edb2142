"""The colours of bugs and rugs, and what rugs are called among the drawings."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from scenes.kit.cards import Chip
from scenes.kit.recolour import Palette
from scenes.kit.theme import INK

KIND_COLOURS: Final = (
    "#5D4DB0", "#2A7350", "#EC5A2A", "#F0B431", "#DCE59A", "#CE4263", "#4F3324", "#4A86D8",
    "#2BB0A8",
)  # fmt: skip
KIND_INKS: Final = (
    "#FFFFFF", "#FFFFFF", INK, INK, INK, "#FFFFFF", "#FFFFFF", INK, INK,
)  # fmt: skip
"""Words on them."""
RUG_ASSETS: Final = ("checks", "dots", "fringe", "stripes", "waves", "zigzag")
BARE: Final = "none"
"""Where there is no rug."""

RUG_FIELD: Final = "#6B2A3C"
RUG_BAND: Final = "#2C4A44"
RUG_TOOTH: Final = "#D79A3C"
RUG_FRINGE: Final = "#E6C98F"
PROMISED: Final = "#DCE8CF"
"""The ground of what a choice would bring."""
LOST: Final = "#F6D9CE"
"""The ground of what a choice would cost."""

SIGNS: Final = tuple(
    f"rugs/emblem_{kind}"
    for kind in (
        "ant", "beetle", "ladybug", "firefly", "larva", "mosquito", "spider", "butterfly", "fly",
    )
)  # fmt: skip
"""The icons of the kinds; the title needs them before any rules."""
PALETTE: Final = Palette(
    kept=frozenset((*KIND_COLOURS, RUG_FIELD, RUG_BAND, RUG_TOOTH, RUG_FRINGE)),
    grounds=MappingProxyType({KIND_COLOURS[0]: "#4E3FA0", KIND_COLOURS[5]: "#9E2445"}),
    chips=MappingProxyType(dict(zip(SIGNS, map(Chip, KIND_COLOURS, KIND_INKS), strict=True))),
)
"""What strong contrast makes of them."""
