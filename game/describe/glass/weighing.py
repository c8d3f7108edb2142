"""What a choice of Under Glass would do as things stand: places, points, what is covered."""

from __future__ import annotations

from collections.abc import Iterator

from game.describe import Path, Remark, Seats
from game.describe.glass.names import ONTO, insects_words, points_words, stack_name
from game.describe.glass.questions import AT, SOURCE, STACK, cell_of, number_of
from game.describe.glass.surface import HOLD
from game.describe.line import Line
from game.rules.glass import api as glass
from game.table import Seat
from game.words import _, ngettext, with_sign


def weigh(
    view: glass.View, seats: Seats, chosen: Path, *, reckon: bool = True
) -> tuple[Remark, ...]:
    """What the last of these choices would do; ``reckon``: and how many points it brings."""
    assert view.decision is not None
    seat = view.decision.seat
    who, last = seats[seat], chosen[-1]
    if last.startswith(AT):
        card, cell = number_of(chosen[0]), cell_of(last)
        if not reckon:
            return (Remark(Line.to(who, _("it fits here."))),)
        return tuple(map(Remark, _laid_lines(view, seat, card, cell)))
    if last.startswith(HOLD):
        return (Remark(Line.to(who, _fits(view, seat, number_of(last), reckon=reckon))),)
    if last.startswith(STACK) and view.phase is not glass.Phase.FIRST:
        card = view.tops[number_of(last)] or glass.SPIDER
        words = _fits(view, seat, card, reckon=reckon)
        return Remark(Line.to(who, words)), Remark(Line.of(_other(view, seat, card)))
    return (Remark(Line.to(who, _turn_change(view, last))),)


def both_words(view: glass.View, seat: Seat, card: glass.Card) -> str:
    """In how many places of either case a card fits."""
    mine, theirs = (len(glass.gains(view.cases[each], card)) for each in (seat, 1 - seat))
    words = _("It fits {mine} of 16 places in your case and {theirs} in the other.")
    return words.format(mine=mine, theirs=theirs)


def _other(view: glass.View, seat: Seat, card: glass.Card) -> str:
    """In how many places of the case opposite a card fits."""
    count = len(glass.gains(view.cases[1 - seat], card))
    words = ngettext(
        "It fits {count} place in the other case.",
        "It fits {count} places in the other case.",
        count,
    )
    return words.format(count=count)


def _turn_change(view: glass.View, name: str) -> str:
    """What a turn begins or ends with, besides a card that is weighed."""
    match name:
        case "coin":
            return _("a coin moves a top card onto another stack.")
        case "pass":
            return _("passing is for good: the other player goes on alone.")
        case "end":
            return _("the turn ends without a card.")
        case "back":
            return _("no coin has been spent.")
        case _ if name.startswith(STACK):
            return _("take your first card.")
        case _ if name.startswith(SOURCE):
            return _("choose the top card to move.")
        case _ if view.tops[number_of(name)] == glass.SPIDER:
            return _("it covers the Spider, but the game still ends.")
        case _:
            return _("it goes onto {stack}.").format(stack=stack_name(number_of(name), ONTO))


def _fits(view: glass.View, seat: Seat, card: glass.Card, *, reckon: bool) -> str:
    found = glass.gains(view.cases[seat], card)
    if not found:
        return _("it fits nowhere, but your other card does.")
    words = ngettext("it fits {count} place.", "it fits {count} places.", len(found))
    if not reckon:
        return words.format(count=len(found))
    words = ngettext(
        "it fits {count} place: {points}.",
        "it fits {count} places, the best {points}.",
        len(found),
    )
    return words.format(count=len(found), points=with_sign(max(found.values())))


def _laid_lines(view: glass.View, seat: Seat, card: glass.Card, cell: glass.Cell) -> Iterator[Line]:
    """The points in all and by source, and which insects would be seen no more."""
    there = glass.ghost(view, seat, card, cell)
    before, after = sum(there.before), sum(there.after)
    words = _("{change}: {before} → {after}")
    yield Line.of(words, change=with_sign(there.gain), before=before, after=points_words(after))
    for source, then, now in zip(glass.SOURCES, there.before, there.after, strict=True):
        if then != now:
            words = _("{source}: {before} → {after}")
            yield Line.of(words, source=_(glass.SOURCE_NAMES[source]), before=then, after=now)
    case = view.cases[seat]
    pairs = zip(glass.covered_cells(cell), glass.KINDS_ON[card], strict=True)
    under = [(glass.kind_at(case, each), kind) for each, kind in pairs]
    covered = [old for old, new in under if old is not None and old != new]
    if covered:
        yield Line.of(_("would cover: {insects}"), insects=insects_words(covered))
