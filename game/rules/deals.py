"""What deals of all games have in common: how records keep them, and when they are refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from game.record_schema import Cards
from game.rules.tricks import Deal
from game.table import IllegalDeal, NotationError
from game.words import _


def refusal(clauses: Mapping[str, str], clause: str, detail: str, place: str) -> IllegalDeal:
    """An error that says the rule, what is wrong with it here, and in which part of the record."""
    # Translators: what is wrong with a record, and the rule that forbids it.
    words = _("{trouble}: {rule}").format(trouble=detail, rule=_(clauses[clause]))
    return IllegalDeal(words, clause, place)


def check_cards(
    parts: Mapping[str, Sequence[int]],
    pack: set[int],
    names: Mapping[int, str],
    stranger: str,
    refuse: Callable[[str, str], IllegalDeal],
) -> None:
    """Raise IllegalDeal unless each card of the pack lies in one of the parts, and nothing else.

    ``stranger`` says that a ``{card}`` is none of the pack. What is missing is missed in the last
    part.
    """
    seen: set[int] = set()
    for place, cards in parts.items():
        for card in cards:
            name = names.get(card) or _("card {number}").format(number=card)
            if card in seen:
                raise refuse(_("{card} is there twice").format(card=name), place)
            if card not in pack:
                raise refuse(stranger.format(card=name), place)
            seen.add(card)
    if seen != pack:
        missing = ", ".join(names[card] for card in sorted(pack - seen))
        raise refuse(_("missing {cards}").format(cards=missing), [*parts][-1])


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
