"""What each decision about a bug is called, where it is made, and what it would lead to."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

from game.rules.rugs.api import Card, Phase, View
from game.words import N_
from scenes.rugs.attic.look import Deal, Zone


class Asking(NamedTuple):
    """A decision in messages: in the status bar, on the plaque, in the ribbon, on the key.

    ``focused`` is said of a bug in focus, with its ``{bug}`` and the ``{change}`` of points;
    ``slip`` stands over the score slip then.
    """

    zone: Zone
    title: str
    turn: str
    asked: str
    focused: str
    deed: str
    slip: str


ASKED: Final = MappingProxyType(
    {
        Phase.PICK: Asking(
            Zone.FLOOR, N_("Picking"), N_("your pick"), N_("take one bug from the rug."),
            N_("take the {bug}: {change}."), N_("take it"), N_("If you take it"),
        ),
        Phase.TAKE: Asking(
            Zone.WALL, N_("Hatching"), N_("your choice"), N_("take one bug from the Wall."),
            N_("take the {bug}: {change}."), N_("take it"), N_("If you take it"),
        ),
        Phase.SHOW: Asking(
            Zone.HAND, N_("Power"), N_("you show"),
            N_("show a bug, and its power is carried out."),
            N_("show the {bug}: it stays in your hand."), N_("show it"), N_("If you show it"),
        ),
        Phase.DROP: Asking(
            Zone.HAND, N_("Power"), N_("you give"),
            N_("put one of your bugs on the rug."), N_("put down the {bug}: {change}."),
            N_("put it down"), N_("If you give it"),
        ),
        Phase.PLACE: Asking(
            Zone.HAND, N_("Power"), N_("you hang up"),
            N_("hang up a bug: the first of the line is yours."),
            N_("hang up the {bug}, get the {taken}: {change}."), N_("hang it up"),
            N_("If you hang it up"),
        ),
        Phase.PASS: Asking(
            Zone.HAND, N_("Power"), N_("you pass"),
            N_("choose a bug for {to}."), N_("pass the {bug} to {to}: {change}."), N_("pass it"),
            N_("If you pass it"),
        ),
        Phase.SWAP: Asking(
            Zone.HAND, N_("Power"), N_("your swap"),
            N_("choose the bug that you give."), N_("give the {bug}: {change}."), N_("give it"),
            N_("If you give it"),
        ),
        Phase.SWAP_FOR: Asking(
            Zone.WALL, N_("Power"), N_("your swap"),
            N_("choose the bug of the Wall that you take."),
            N_("take the {bug} for it: {change}."), N_("swap"), N_("If you swap"),
        ),
        Phase.KEEP: Asking(
            Zone.HAND, N_("Hatching"), N_("your choice"), "", "", N_("look"), "",
        ),
    }
)  # fmt: skip


def hand_after(view: View, card: Card) -> tuple[Card, ...]:
    """My collection if I choose this bug."""
    hand = view.hand or ()
    without = tuple(held for held in hand if held != card)
    match view.phase:
        case Phase.PICK | Phase.TAKE:
            return (*hand, card)
        case Phase.SWAP_FOR:
            return (*(held for held in hand if held != view.offered), card)
        case Phase.PLACE:
            return (*without, (*view.wall, card)[0])
        case Phase.DROP | Phase.PASS | Phase.SWAP:
            return without
        case _:
            return hand


def deal_of(view: View, card: Card | None) -> Deal | None:
    """What is given and what is got for it, as far as that is chosen."""
    match view.phase:
        case Phase.SWAP | Phase.PASS | Phase.DROP:
            return Deal(give=card)
        case Phase.PLACE:
            return Deal(card, (*view.wall, card)[0] if view.wall or card else None)
        case Phase.SWAP_FOR:
            return Deal(view.offered, card)
        case _:
            return None
