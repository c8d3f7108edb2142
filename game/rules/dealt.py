"""Deals as records keep them, for every game that deals hands and leaves some cards over."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.rules.tricks import Deal
from game.table import IllegalDeal, NotationError
from game.written import Cards


class DealtCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal as text: a hand for each seat in dealing order, and what is left over, top first."""

    hands: tuple[Cards, ...]
    rest: Cards


def write_deal(deal: Deal, write: Callable[[tuple[int, ...]], str]) -> DealtCards:
    """A deal as a record keeps it; ``write`` knows the names of the cards."""
    return DealtCards(tuple(map(write, deal.hands)), write(deal.rest))


def read_deal(
    cards: DealtCards,
    place: str,
    read: Callable[[str], tuple[int, ...]],
    check: Callable[[Deal], None],
) -> Deal:
    """The reverse of ``write_deal``; ``check`` says whether the rules allow the deal.

    Raises NotationError or IllegalDeal, where it stands below ``place``.
    """
    parts = {f"hands[{seat}]": hand for seat, hand in enumerate(cards.hands)}
    found = []
    for part, text in {**parts, "rest": cards.rest}.items():
        try:
            found.append(read(text))
        except NotationError as trouble:
            raise NotationError(str(trouble), f"{place}.{part}") from None
    deal = Deal(tuple(found[:-1]), found[-1])
    try:
        check(deal)
    except IllegalDeal as refusal:
        whole = f"{place}.{refusal.place}"
        raise IllegalDeal(str(refusal), refusal.clause, whole) from None
    return deal
