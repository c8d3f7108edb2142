"""The hand: a fan in which allowed cards stand up and refused ones lie back.

Cards are known by their codes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scenes.kit import display
from scenes.kit.cards import CARD_RATIO, card_box
from scenes.kit.display import Control, Item
from scenes.kit.layout import Place
from scenes.kit.parts import focus_ring

CARD_WIDTH: Final = 162.0
CARD_HEIGHT: Final = CARD_WIDTH * CARD_RATIO
WIDEST_STEP: Final = 104.0
PARTING: Final = CARD_WIDTH * 0.45
FOOT: Final = 5.0  # between a card that is up and the edge of the window
SWAY: Final = 9.0  # how far a card that was refused is shaken to each side


class Held(NamedTuple):
    """A card of the fan where it lies: (x, y) is its middle, ``angle`` its tilt in degrees.

    From ``left`` to ``right`` it is seen beside the cards that lie over it.
    """

    card: str
    x: float
    y: float
    angle: float
    left: float
    right: float


def lay_out(
    place: Place,
    hand: Sequence[str],
    allowed: Collection[str] | None,
    focus: str | None,
    rise: float = 1.0,
) -> list[Held]:
    """Where each card of the hand lies, in a ``place`` whose upper edge they touch.

    ``allowed`` None: nothing is asked of the hand. ``rise`` tells how far the card in
    focus has been raised, 0–1.
    """
    count = len(hand)
    if not count:
        return []
    spot = hand.index(focus) if focus in hand else None
    parting = PARTING * rise if spot is not None and spot < count - 1 else 0.0
    step = min(WIDEST_STEP, (place.w - CARD_WIDTH - parting) / max(1, count - 1))
    first = place.cx - ((count - 1) * step + parting) / 2
    held = []
    for i, card in enumerate(hand):
        off = i - (count - 1) / 2
        x = first + i * step + (parting if spot is not None and i > spot else 0.0)
        lift = 24.0 if allowed is None or card in allowed else 62.0
        y = place.y + CARD_HEIGHT / 2 + lift + abs(off) ** 1.7 * 0.9
        reach = step + (parting if i == spot else 0.0)
        left = x - CARD_WIDTH / 2
        right = left + (CARD_WIDTH if i == count - 1 else min(CARD_WIDTH, reach))
        held.append(Held(card, x, y, off * 1.1, left, right))
    return held


@lru_cache(maxsize=8)
def resting(place: Place, hand: tuple[str, ...]) -> Mapping[str, Held]:
    """The fan while nothing is asked of it. A deal wants it for every card of every frame."""
    return {held.card: held for held in lay_out(place, hand, None, None)}


def fan_items(
    deck: str,
    place: Place,
    hand: Sequence[str],
    allowed: Collection[str] | None,
    focus: str | None,
    rise: float = 1.0,
    shake: float = 0.0,
    carried: tuple[float, float] | None = None,
) -> list[Item]:
    """The hand, the focused card last, and up as a whole; ``shake`` sways it, −1 to 1.

    ``carried`` is where the pointer has it.
    """
    items: list[Item] = []
    front: list[Item] = []
    for held in lay_out(place, hand, allowed, focus, rise):
        dim = allowed is not None and held.card not in allowed
        if held.card == focus:
            x, y = held.x + SWAY * shake, held.y + (upright(place, held) - held.y) * rise
            if carried is not None:
                x, y = carried
            front += card_ring(x, y, CARD_WIDTH)
            tilt = held.angle * (1 - rise)
            front.append(display.Card(deck, held.card, x, y, CARD_WIDTH, tilt, dim=dim))
        else:
            items.append(display.Card(deck, held.card, held.x, held.y, CARD_WIDTH, held.angle, dim))
    return items + front


def upright(place: Place, held: Held) -> float:
    """The middle of a card that is up: as high as it has to be to be seen as a whole."""
    return min(held.y - 16, place.bottom - FOOT - CARD_HEIGHT / 2)


def fan_controls(
    place: Place,
    hand: Sequence[str],
    allowed: Collection[str] | None,
    words: Callable[[str], str],
) -> list[Control]:
    """One control for each card: its visible strip down to the edge of the window.

    It lies where the card rests, so that no card that is up takes the place of its neighbours.
    It is called ``card:`` and the code, and says ``words`` of it.
    """
    controls = []
    for held in lay_out(place, hand, allowed, None):
        top = held.y - CARD_HEIGHT / 2 - 16
        controls.append(
            Control(
                f"card:{held.card}",
                held.left,
                top,
                held.right - held.left,
                place.bottom - top,
                words(held.card),
                refused=allowed is not None and held.card not in allowed,
                answers=True,
                previews=True,
            )
        )
    return controls


def fan_boxes(place: Place, hand: Sequence[str]) -> dict[str, Place]:
    """What can be seen of each card at rest, called like its control."""
    found = {}
    for held in lay_out(place, hand, None, None):
        y = held.y - CARD_HEIGHT / 2
        found[f"card:{held.card}"] = Place(held.left, y, held.right - held.left, place.bottom - y)
    return found


def card_ring(x: float, y: float, width: float) -> tuple[Item, ...]:
    """The lantern line around a card."""
    return focus_ring(card_box(x, y, width), 12)
