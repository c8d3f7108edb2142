"""What things are called at the table: cards, cells, kinds, and how many of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import CardSpan
from game.rules.glass import api as glass
from game.words import N_, NC_, _, ngettext, pgettext

KIND_NAMES: Final = (
    NC_("insect", "blue"),
    NC_("insect", "green"),
    NC_("insect", "gold"),
    NC_("insect", "leaf pair"),
    NC_("insect", "stag"),
    NC_("insect", "stag"),
    NC_("insect", "moth"),
    NC_("insect", "moth"),
    NC_("insect", "dung"),
)
"""By the number of the kind."""
KIND_ASSETS: Final = ("blue", "green", "gold", "leaf", "stag", "stag", "moth", "moth", "dung")
"""By the number of the kind, what its drawings are called; both halves are drawn together."""
SECOND_HALVES: Final = (glass.STAG_FOOT, glass.MOTH_RIGHT)
"""Cells that go on with the insect of another one."""
STACK_NAMES: Final = (N_("the left stack"), N_("the middle stack"), N_("the right stack"))
FROM, ONTO, ON = "after “from”", "after “onto”", "after “on”"
"""What a stack is named after: many languages have another form for each."""
_AFTER: Final = (
    NC_("after “from”", "the left stack"),
    NC_("after “from”", "the middle stack"),
    NC_("after “from”", "the right stack"),
    NC_("after “onto”", "the left stack"),
    NC_("after “onto”", "the middle stack"),
    NC_("after “onto”", "the right stack"),
    NC_("after “on”", "the left stack"),
    NC_("after “on”", "the middle stack"),
    NC_("after “on”", "the right stack"),
)


def kind_name(kind: int) -> str:
    """``leaf pair``."""
    return pgettext("insect", KIND_NAMES[kind])


def kind_sign(kind: int) -> str:
    """The insect alone, to stand beside words."""
    return f"glass/insect_{KIND_ASSETS[kind]}"


def card_words(card: glass.Card) -> str:
    """``2 blue, gold, moth``: what is on it."""
    return _("the Spider") if card == glass.SPIDER else insects_words(glass.KINDS_ON[card])


def insects_words(cells: Sequence[glass.Kind]) -> str:
    """``2 blue, gold, moth``: what is in some cells, each insect once."""
    kinds = [kind for kind in cells if kind not in SECOND_HALVES]
    told = []
    for kind in sorted(set(kinds)):
        count, name = kinds.count(kind), kind_name(kind)
        words = _("{count} {kind}").format(count=count, kind=name)
        told.append(name if count == 1 else words)
    # Translators: stands between what is on a card.
    return _(", ").join(told)


def rows_words(card: glass.Card) -> str:
    """``blue, gold over green, dung``: what is where on it, as no other card has it."""
    upper, lower = (
        _(", ").join(kind_name(kind) for kind in row if kind != glass.MOTH_RIGHT)
        for row in (glass.KINDS_ON[card][:2], glass.KINDS_ON[card][2:])
    )
    # Translators: the upper row of a card and its lower one, such as in “blue, gold over moth”.
    return _("{upper} over {lower}").format(upper=upper, lower=lower)


def cell_words(kind: glass.Kind | None) -> str:
    """``gold``; of a cell with no insect ``empty``."""
    return _("empty") if kind is None else kind_name(kind)


def row_words(case: glass.Case, row: int) -> tuple[str, str]:
    """The name of a row of a case, counted from 0 at the top, and what is in it."""
    cells = range(row * glass.SIDE, (row + 1) * glass.SIDE)
    # Translators: stands between what is in the cells of a row.
    told = _(", ").join(cell_words(glass.kind_at(case, cell)) for cell in cells)
    # Translators: a to e are the columns of a case, as in “b3”.
    said = _("From a to e: {cells}.").format(cells=told)
    return _("Row {number}").format(number=row + 1), said


def card_span(card: glass.Card) -> CardSpan:
    """What is on it, to be drawn as a chip with its rarest insect."""
    sign = "glass/square_spider" if card == glass.SPIDER else kind_sign(rarest(card))
    return CardSpan(glass.CARD_NAMES[card], card_words(card), "", sign)


def rarest(card: glass.Card) -> int:
    """The kind by which a card is known soonest: the last in the order of the kinds."""
    return max(kind for kind in glass.KINDS_ON[card] if kind not in SECOND_HALVES)


def stack_name(stack: int, after: str = "") -> str:
    """``the left stack``; after ``FROM``, ``ONTO`` or ``ON`` in the form that goes with it."""
    name = STACK_NAMES[stack]
    return pgettext(after, name) if after else _(name)


def points_words(count: int) -> str:
    """``1 point``, ``29 points``."""
    return ngettext("{count} point", "{count} points", count).format(count=count)


def coins_words(count: int) -> str:
    """``no coin``, ``1 coin``, ``3 coins``."""
    if not count:
        return _("no coin")
    return ngettext("{count} coin", "{count} coins", count).format(count=count)


def turn_words(turn: int) -> str:
    """``Turn 7``; before the first one something else is going on."""
    return _("Turn {number}").format(number=turn) if turn else _("First cards")


def doing_words(turn: int, *, last: bool, spider: bool, over: bool) -> str:
    """What is going on, in a few words."""
    if over:
        return _("the cases are closed")
    if last:
        return _("the last turn")
    if spider:
        return _("the Spider is here")
    return _("fill your case") if turn else _("one for each hand")
