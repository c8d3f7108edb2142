"""What a choice would do: to the points of the hand, and to the Wall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from game.describe import Path, Remark, Seats
from game.describe.line import Line
from game.describe.rugs.asking import ASKED, LARVAE
from game.describe.rugs.names import SHORT_POWERS, kind_span
from game.rules.rugs import api as rugs
from game.seating import SeatSetup
from game.words import N_, _, ngettext, with_sign

CARD, PAIR = "card:", "pair:"
HATCH, BACK, KEEP, FINISH = "hatch", "back", "keep", "done"
DOES: Final = MappingProxyType(
    {
        HATCH: N_("two Larvae leave the game, and you take any bug from the Wall."),
        BACK: N_("no Larva hatches for now."),
        KEEP: N_("your Larvae stay in your hand."),
        FINISH: N_("the Mosquitoes that are left stay single."),
    }
)
"""What each of the buttons does."""


def weigh(view: rugs.View, seats: Seats, chosen: Path) -> tuple[Remark, ...]:
    """What a bug, a pair or a button would do as things stand."""
    assert view.decision is not None
    who, (*before, last) = seats[view.decision.seat], chosen
    if last in DOES:
        return (Remark(Line.to(who, _(DOES[last]))),)
    if last.startswith(PAIR):
        return _pair(view, who, rugs.KINDS.index(last.removeprefix(PAIR)))
    card = rugs.CARDS[last.removeprefix(CARD)]
    if before:
        return _larva(view, who, (*larvae_of(tuple(before)), card))
    return tuple(Remark(line) for line in _bug(view, seats, who, card))


# a bug


def _bug(view: rugs.View, seats: Seats, who: SeatSetup, card: rugs.Card) -> Iterator[Line]:
    """What choosing it comes to, what it does for its type, and the power it sets off."""
    bug, leftover = kind_span(rugs.kind_of(card)), left_over(view, card)
    if leftover is None:
        yield Line.to(
            who,
            _(ASKED[view.phase].focused),
            bug=bug,
            change=_change(_with(view, view.hand or ()), _with(view, hand_after(view, card))),
            to=neighbour(view, seats),
            taken=kind_span(rugs.kind_of((*view.wall, card)[0])),
        )
    else:
        words = _("take {bug}: then {other} flies to the Wall.")
        yield Line.to(who, words, bug=bug, other=kind_span(rugs.kind_of(leftover)))
    if note := type_note(view, card):
        yield Line.of(note)
    if power := _power(view, card, leftover):
        yield Line.of(_(SHORT_POWERS[power]))


def hand_after(view: rugs.View, card: rugs.Card) -> tuple[rugs.Card, ...]:
    """My collection if I choose this bug."""
    hand = view.hand or ()
    without = tuple(held for held in hand if held != card)
    match view.phase:
        case rugs.Phase.PICK | rugs.Phase.TAKE:
            return (*hand, card)
        case rugs.Phase.SWAP_FOR:
            return (*(held for held in hand if held != view.offered), card)
        case rugs.Phase.PLACE:
            return (*without, (*view.wall, card)[0])
        case rugs.Phase.DROP | rugs.Phase.PASS | rugs.Phase.SWAP:
            return without
        case _:
            return hand


def _with(view: rugs.View, hand: Sequence[rugs.Card]) -> rugs.Worth:
    """What a hand would be worth at this table."""
    return rugs.worth(hand, (), view.seats)


def left_over(view: rugs.View, card: rugs.Card) -> rugs.Card | None:
    """The bug that flies to the Wall if this one is taken."""
    rest = [each for each in view.floor if each != card]
    return rest[0] if view.phase is rugs.Phase.PICK and len(rest) == 1 else None


def neighbour(view: rugs.View, seats: Seats) -> str:
    """Who gets what I pass."""
    assert view.decision is not None
    step = rugs.PASSING.get(view.power or 0, 0)
    return seats[(view.decision.seat + step) % view.seats].name


def type_note(view: rugs.View, card: rugs.Card) -> str:
    """What the bug would do for its type; empty where that stays as it is."""
    kind = rugs.kind_of(card)
    if view.phase is rugs.Phase.SHOW or kind == rugs.MOSQUITO:
        return ""
    before, after = _with(view, view.hand or ()), _with(view, hand_after(view, card))
    if kind == rugs.ANT:
        count = rugs.kinds_in(hand_after(view, card))[kind]
        words = ngettext("then {count} Ant in your hand", "then {count} Ants in your hand", count)
        return words.format(count=count)
    points = after.of(kind).points
    words = ngettext(
        "this type: {before} → {after} point", "this type: {before} → {after} points", points
    )
    return words.format(before=before.of(kind).points, after=points)


def _power(view: rugs.View, card: rugs.Card, leftover: rugs.Card | None) -> str:
    """The clause of what happens next because of this choice; empty: nothing does."""
    if view.phase is rugs.Phase.SHOW:
        return "larva-later" if rugs.kind_of(card) == rugs.LARVA else rugs.sets_off(view, card)
    return "" if leftover is None else rugs.sets_off(view, leftover)


def _change(before: rugs.Worth, after: rugs.Worth) -> str:
    """What a choice changes in points, Ants as the fewest of this table."""
    change = after.points - before.points
    if not change:
        return _("no change in points")
    words = ngettext("{change} point now", "{change} points now", abs(change))
    return words.format(change=with_sign(change))


# Larvae and Mosquitos


def larvae_of(chosen: Path) -> tuple[rugs.Card, ...]:
    """The Larvae that have been chosen to hatch."""
    return tuple(rugs.CARDS[name.removeprefix(CARD)] for name in chosen if name.startswith(CARD))


def _larva(view: rugs.View, who: SeatSetup, larvae: tuple[rugs.Card, ...]) -> tuple[Remark, Remark]:
    hand = view.hand or ()
    left = _with(view, [card for card in hand if card not in larvae])
    asked = Line.to(who, _(LARVAE[len(larvae) - 1]))
    return Remark(asked), Remark(Line.of(_change(_with(view, hand), left)))


def _pair(view: rugs.View, who: SeatSetup, kind: rugs.Kind) -> tuple[Remark, Remark]:
    counts = Line.to(who, _("a pair counts as {bug}."), bug=kind_span(kind))
    if kind == rugs.ANT:
        return Remark(counts), Remark(
            Line.of(_("{least}–5 points more"), least=rugs.fewest_ants(view.seats))
        )
    hand, pairs = view.hand or (), my_pairs(view)
    now, then = rugs.worth(hand, pairs, view.seats), rugs.worth(hand, (*pairs, kind), view.seats)
    change = _change(now, then)
    return Remark(counts), Remark(Line.of(change))


def my_pairs(view: rugs.View) -> tuple[rugs.Kind, ...]:
    """The kinds that my pairs of Mosquitos copy so far."""
    return () if view.you is None else view.pairs[view.you] or ()
