"""The hand: a fan of whole cards, in which refused ones lie back and neighbours step aside.

Cards are known by their codes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from scenes.kit import display
from scenes.kit.cards import CARD_RATIO, card_box
from scenes.kit.display import Control, Item
from scenes.kit.layout import Place
from scenes.kit.parts import focus_ring

WIDEST: Final = 230.0
MOST: Final = 13  # cards that a hand is made for: all of them are as wide, however few are left
INDEX: Final = 0.25  # of a card: so much of each has to stay in sight
HEAD, FOOT = 2.0, 4.0  # above a card at rest, and below one that lies back
SINK: Final = 12.0  # how much lower a card lies that is refused
DROP: Final = 9.0  # how much lower the outermost ones do
RAISE: Final = 16.0
RING: Final = 14.0  # beside a card that is up
BETWEEN: Final = 20.0  # cards, where all of them have room side by side
SWAY: Final = 9.0  # how far a card that was refused is shaken to each side

Raised = Mapping[str, float]
"""How far cards are up, 0–1; together they are as far up as one card can be."""
NOTHING: Final[Raised] = {}


class FanCard(NamedTuple):
    """A card of the fan where it lies: (x, y) is its middle, ``angle`` its tilt in degrees.

    From ``left`` to ``right`` it is seen beside the cards that lie over it.
    """

    card: str
    x: float
    y: float
    angle: float
    left: float
    right: float


def card_width(place: Place) -> float:
    """How wide the cards are: each is seen whole, and of each enough beside the others."""
    high = (place.h - HEAD - SINK - DROP - FOOT) / CARD_RATIO
    return min(WIDEST, high, (place.w - RING) / (2 + INDEX * (MOST - 2)))


def _step(place: Place, count: int) -> float:
    """From card to card: what stands aside for a card that is up has to fit in as well."""
    wide = card_width(place)
    step = (place.w - wide) / max(1, count - 1)
    if step < wide + RING:
        step = min(wide + RING, (place.w - 2 * wide - RING) / max(1, count - 2))
    return min(step, wide + BETWEEN)


def _aside(place: Place, count: int) -> float:
    """How far each side moves for a card that is up, so that it hides nothing of the next."""
    return max(0.0, card_width(place) + RING - _step(place, count)) / 2


def sides(hand: Sequence[str], raised: Raised) -> list[float]:
    """To which side each card steps: −1 to the left, 1 to the right.

    Cards to the left of one that is up step aside together with it, the others the other way. So
    only one card moves from side to side as the next is pointed at, and never away from the
    pointer.
    """
    side = -sum(raised.get(card, 0.0) for card in hand)
    found = []
    for card in hand:
        found.append(side)
        side += 2 * raised.get(card, 0.0)
    return found


def lay_out(
    place: Place,
    hand: Sequence[str],
    allowed: Collection[str] | None,
    raised: Raised = NOTHING,
) -> list[FanCard]:
    """Where each card of the hand lies, in a ``place`` whose upper edge they touch.

    ``allowed`` None: nothing is asked of the hand.
    """
    count, wide = len(hand), card_width(place)
    step = _step(place, count)
    first = place.cx - (count - 1) * step / 2
    aside = _aside(place, count)
    held = []
    for i, (card, side) in enumerate(zip(hand, sides(hand, raised), strict=True)):
        off = i - (count - 1) / 2
        x = first + i * step + aside * side
        sunk = 0.0 if allowed is None or card in allowed else SINK
        y = place.y + HEAD + wide * CARD_RATIO / 2 + sunk + abs(off) ** 1.7 * 0.2
        held.append(FanCard(card, x, y, off * 0.5, x - wide / 2, x + wide / 2))
    return [
        each._replace(right=min(each.right, after.left)) for each, after in pairwise(held)
    ] + held[-1:]


@lru_cache(maxsize=8)
def resting_fan(place: Place, hand: tuple[str, ...]) -> Mapping[str, FanCard]:
    """The fan while nothing is asked of it. A deal wants it for every card of every frame."""
    return {held.card: held for held in lay_out(place, hand, None)}


def fan_items(
    deck: str,
    place: Place,
    hand: Sequence[str],
    allowed: Collection[str] | None,
    focus: str | None = None,
    raised: Raised = NOTHING,
    shake: float = 0.0,
    carried: tuple[float, float] | None = None,
) -> list[Item]:
    """The hand, the focused card last; ``shake`` sways it, −1 to 1.

    ``carried`` is where the pointer has it.
    """
    items: list[Item] = []
    front: list[Item] = []
    wide = card_width(place)
    for held in lay_out(place, hand, allowed, raised):
        dim = allowed is not None and held.card not in allowed
        rise = raised.get(held.card, 0.0)
        x, y, tilt = held.x, held.y - RAISE * rise, held.angle * (1 - rise)
        if held.card == focus:
            x, y = carried or (x + SWAY * shake, y)
            front += card_ring(x, y, wide)
            front.append(display.Card(deck, held.card, x, y, wide, tilt, dim=dim))
        else:
            items.append(display.Card(deck, held.card, x, y, wide, tilt, dim))
    return items + front


def fan_controls(
    place: Place,
    hand: Sequence[str],
    allowed: Collection[str] | None,
    focus: str | None,
    words: Callable[[str], str],
) -> list[Control]:
    """One control for each card: what is seen of it, down to the edge of the window.

    Whatever is pointed at keeps the pointer when it is up and its neighbours have stepped aside:
    the card in ``focus`` has the gap beside it, the last one what it has left free. A control is
    called ``card:`` and the code, and says ``words`` of it.
    """
    wide = card_width(place)
    laid = lay_out(place, hand, allowed, NOTHING if focus is None else {focus: 1.0})
    controls = []
    for i, held in enumerate(laid):
        right = held.right
        if held.card == focus:
            free = held.right + 2 * _aside(place, len(hand))
            right = laid[i + 1].left if held is not laid[-1] else free
        top = held.y - wide * CARD_RATIO / 2 - RAISE
        controls.append(
            Control(
                f"card:{held.card}",
                held.left,
                top,
                right - held.left,
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
    for held in lay_out(place, hand, None):
        y = held.y - card_width(place) * CARD_RATIO / 2
        found[f"card:{held.card}"] = Place(held.left, y, held.right - held.left, place.bottom - y)
    return found


def card_ring(x: float, y: float, width: float) -> tuple[Item, ...]:
    """The lantern line around a card."""
    return focus_ring(card_box(x, y, width), 12)
