"""How a finished picture is recoloured for whoever wants another cloth or strong contrast.

The one place: scenes draw for the usual eyes, and every item passes here on its way to the
painter. For the usual wishes the list goes through untouched.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from scenes.kit.cards import Chips
from scenes.kit.display import (
    AlphaGroup,
    Ambient,
    Animation,
    ArcText,
    Backdrop,
    Circle,
    Element,
    Elements,
    Glow,
    Item,
    Path,
    Picture,
    Rect,
    Shape,
    ShiftedElements,
    Text,
    Veil,
)
from scenes.kit.preferences import Cloth, Contrast
from scenes.kit.theme import (
    BAD,
    BAR,
    DISABLED,
    EVEN,
    FOCUS,
    GAIN,
    GOOD,
    INVITING,
    LANTERN,
    LIT,
    LOSS,
    PLAYER_COLOURS,
    PRIMARY,
    SEAT_COLOURS,
    SEE_THROUGH,
    WHITE,
    WOOD,
    contrast_of,
    luminance,
    mix,
    rgb,
)

TABLE: Final = "shared/backdrop_table"
ANY_TABLE: Final = "/backdrop_table"  # a game may have one of its own
BLACK: Final = "#000000"
ICON: Final = "/icon_"
PLAIN: Final = {  # what the cloth looks like without its pattern
    Cloth.MOSS: "#1B2A24",
    Cloth.BERRY: "#33141F",
    Cloth.SLATE: "#1B242C",
    Cloth.LINEN: "#E9DFC8",
}
FIRMER: Final = 0.86  # on a bright cloth, a place that waits for a card
ENOUGH: Final = 7.0  # contrast of letters
DARKEST_PAPER: Final = "#D9C79C"  # that dark letters stand on
BRIGHTEST_NIGHT: Final = "#22313C"  # that bright letters stand on
BROADER: Final = 1.6  # every stroke
MIDDLE: Final = 0.18  # luminance: what is brighter is bright
STEPS: Final = 20
GREY: Final = 60  # between the parts of a colour that has hardly any
KEPT: Final = frozenset({FOCUS, INVITING, LANTERN, LIT, WHITE, *SEAT_COLOURS.values()})
GROUNDS: Final = {  # what words stand on: deeper under white ones, brighter under black ones
    "#2E6FB0": "#1B4C80",
    "#C2332F": "#8C1D1A",
    "#C9302A": "#8C1D1A",
    BAD: "#8C1D1A",
    GOOD: "#1F4F28",
    GAIN: "#BFE3AE",
    EVEN: "#FFE08A",
    LOSS: "#FFBFB0",
    PLAYER_COLOURS["orange"]: "#F0905C",
    mix(WOOD, WHITE, 0.1): "#CFA06A",
    mix(PRIMARY, DISABLED, 0.6): "#E2CDA0",
}

SOLID: Final = 0.8  # fills at least as opaque as this become solid


@dataclass(frozen=True, eq=False, slots=True)
class Palette:
    """Colours with which games mean something, and what strong contrast makes of them.

    Args:
        kept: Edges of these colours stay as they are.
        grounds: Another colour for what words stand on.
        chips: By the picture of a suit, how its cards look between words.
    """

    kept: frozenset[str] = frozenset()
    grounds: Mapping[str, str] = field(default_factory=dict)
    chips: Chips = field(default_factory=dict)


PLAIN_PALETTE: Final = Palette()


def together(palettes: Iterable[Palette]) -> Palette:
    """The colours of several games."""
    all_of_them = tuple(palettes)
    kept = frozenset[str]().union(*(palette.kept for palette in all_of_them))
    grounds = ChainMap(*(dict(palette.grounds) for palette in all_of_them))
    chips = ChainMap(*(dict(palette.chips) for palette in all_of_them))
    return Palette(kept, MappingProxyType(dict(grounds)), MappingProxyType(dict(chips)))


def recolour(
    items: list[Item], cloth: Cloth, contrast: Contrast, palette: Palette = PLAIN_PALETTE
) -> list[Item]:
    """The picture with the chosen cloth and contrast."""
    if contrast == Contrast.SOFT and cloth == Cloth.MOSS:
        return items
    strong = contrast == Contrast.HIGH
    changed = [_strong(item, cloth, palette) if strong else _cover(item, cloth) for item in items]
    for number, item in enumerate(changed):
        if type(item) is Ambient:
            animation = RecolouredAnimation(item.animation, cloth, contrast, palette)
            changed[number] = item._replace(animation=animation)
        elif type(item) is AlphaGroup:
            within = recolour([*item.items], cloth, contrast, palette)
            changed[number] = AlphaGroup(tuple(within), item.alpha)
    return changed


def _cover(item: Item, cloth: Cloth) -> Item:
    """The table's backdrop with another cloth; on a bright one, what shows through is firmer.

    A bright cloth stays bright: dark letters stand on it.
    """
    if type(item) is Backdrop and item.name == TABLE:
        light = "" if cloth == Cloth.LINEN else item.light
        return item._replace(name=f"shared/backdrop_table_{cloth}", light=light)
    if type(item) is Shape and cloth == Cloth.LINEN:
        return item._replace(elements=_firmer(item.elements))
    return item


@dataclass(frozen=True, slots=True)
class RecolouredAnimation:
    """Something that lives, recoloured like all that lies round it."""

    animation: Animation
    cloth: Cloth
    contrast: Contrast
    palette: Palette

    def look(self, time: float) -> int:
        """As it lives."""
        return self.animation.look(time)

    def items(self, look: int) -> list[Item]:
        """As it is recoloured."""
        return recolour([*self.animation.items(look)], self.cloth, self.contrast, self.palette)


def _strong(item: Item, cloth: Cloth, palette: Palette) -> Item:
    """An item as strong contrast has it: plain grounds, full ink, firm edges."""
    if type(item) is Backdrop and item.name.endswith(ANY_TABLE):
        return Veil(PLAIN[cloth], 1.0)
    if type(item) is Shape:
        return item._replace(elements=_strong_elements(item.elements, palette))
    change = CHANGES.get(type(item))
    return item if change is None else change(item)


def _text(item: Text) -> Text:
    return item._replace(colour=strong_ink(item.colour), alpha=_firm(item.alpha))


def _arc_text(item: ArcText) -> ArcText:
    return item._replace(colour=strong_ink(item.colour))


def _picture(item: Picture) -> Picture:
    return item._replace(alpha=_firm(item.alpha)) if ICON in item.name else item


CHANGES: Final[dict[type, Callable[[Any], Item]]] = {
    Text: _text,
    ArcText: _arc_text,
    Picture: _picture,
    Veil: lambda item: item._replace(alpha=min(1.0, item.alpha * 1.35)),
    Glow: lambda item: item._replace(alpha=item.alpha * 0.5),
}


def _firm(alpha: float) -> float:
    """What is a little see-through is solid; what is fading in or out still does."""
    return min(1.0, alpha * 1.45)


@lru_cache(maxsize=256)
def strong_ink(colour: str) -> str:
    """Full ink or full white; colours that mean something keep their hue, dark or bright enough."""
    ground, end = (DARKEST_PAPER, BLACK) if is_dark(colour) else (BRIGHTEST_NIGHT, "#FFFFFF")
    parts = rgb(colour)
    if max(parts) - min(parts) < GREY:
        return end
    for step in range(STEPS + 1):
        strong = mix(colour, end, step / STEPS)
        if contrast_of(strong, ground) >= ENOUGH:
            return strong
    return end


def is_dark(colour: str) -> bool:
    """Whether letters of this colour are meant for bright grounds."""
    return luminance(colour) < MIDDLE


@lru_cache(maxsize=2048)
def _firmer(elements: Elements) -> Elements:
    """Places that wait for a card let less of a bright cloth through."""
    return tuple(map(_firmer_element, elements))


def _firmer_element(element: Element) -> Element:
    if isinstance(element, ShiftedElements):
        return element._replace(elements=_firmer(element.elements))
    return element._replace(opacity=FIRMER) if _waits(element) else element


def _waits(element: Rect | Circle | Path) -> bool:
    """Whether this is a place on the cloth that waits for a card."""
    return (element.fill, element.opacity, element.stroke) == (BAR, SEE_THROUGH, None)


@lru_cache(maxsize=2048)
def _strong_elements(elements: Elements, palette: Palette) -> Elements:
    return tuple(_strong_element(element, palette) for element in elements)


def _strong_element(element: Element, palette: Palette) -> Element:
    if isinstance(element, ShiftedElements):
        return element._replace(elements=_strong_elements(element.elements, palette))
    firm = element.stroke is not None or element.opacity >= SOLID or _waits(element)
    element = element._replace(
        fill=_ground(element.fill, palette), opacity=1.0 if firm else element.opacity
    )
    if element.stroke is None:
        return element
    return element._replace(stroke=_edge(element.stroke, palette), width=element.width * BROADER)


def _ground(colour: str, palette: Palette) -> str:
    """What words stand on is deeper or brighter than usual."""
    return palette.grounds.get(colour) or GROUNDS.get(colour, colour)


def _edge(colour: str, palette: Palette) -> str:
    """Faint lines become ink on paper and white on night-blue bars."""
    if colour in KEPT or colour in palette.kept or luminance(colour) > 0.75:
        return colour
    if colour in GROUNDS:
        return GROUNDS[colour]
    red, _, blue = rgb(colour)
    return WHITE if blue > red + 8 and luminance(colour) > 0.05 else BLACK
