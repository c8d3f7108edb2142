"""What tricks and bugs are worth, as the sum that everybody can follow."""

from __future__ import annotations

from game.describe.bugami.names import tricks_words
from game.rules.bugami import api as bugami
from game.table import Seat
from game.words import _, ngettext, number


def sum_words(bid: bugami.Bid, tricks: int, bugs: int) -> str:
    """``10 × 4 ÷ 2``, ``20 × 3`` without a bug, or how many tricks where only that counts."""
    if bid == bugami.MISERE or not tricks:
        return tricks_words(tricks)
    if not bugs:
        return f"{bugami.CLEAN_TRICK_POINTS} × {tricks}"
    return f"{bugami.TRICK_POINTS} × {tricks} ÷ {bugs}"


def side_words(view: bugami.View, seat: Seat) -> str:
    """What the side of a seat has so far, and what the trick as it lies would make of that."""
    bid = view.bids[seat]
    assert bid is not None
    tricks = sum(view.tricks[each] for each in view.sides[seat])
    bugs = sum(view.bugs[each] for each in view.sides[seat])
    points = bugami.worth(bid, tricks, bugs)[0]
    words = ngettext(
        "So far this scores {count} point: {sum}.",
        "So far this scores {count} points: {sum}.",
        points,
    )
    said = words.format(count=points, sum=sum_words(bid, tricks, bugs))
    if not view.table:
        return said
    more = bugami.bugs_in([card for _seat, card in view.table], bid)
    points = bugami.worth(bid, tricks + 1, bugs + more)[0]
    words = ngettext(
        "With this trick as it stands it would be worth {count} point.",
        "With this trick as it stands it would be worth {count} points.",
        points,
    )
    return f"{said} {words.format(count=points)}"


def rounded_words(tricks: int, bugs: int) -> str:
    """``7.5, rounded down``; empty where nothing is lost."""
    if not bugs or bugami.TRICK_POINTS * tricks % bugs == 0:
        return ""
    exact = number(bugami.TRICK_POINTS * tricks / bugs, 2).rstrip("0")
    return _("{exact}, rounded down").format(exact=exact)
