"""Moments of a turn: a card is chosen and laid, or a coin is spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from build.album.glass.cases import at, found, layer_of, table, turn
from build.album.setting import cut, lay_out, open_scene, wait
from build.album.wishes import mine, told
from game.rules.glass.api import (
    CELL_NAMES,
    CORNERS,
    CardMoved,
    Lay,
    Phase,
    View,
    cells_in,
    gains,
    why_not,
)
from scenes.backend.headless import Unseen
from scenes.glass.layers.place import PlaceLayer
from scenes.glass.layers.turn import TurnLayer
from scenes.glass.show.cues import ALIGHT, PLACE
from scenes.kit.scene_protocols import Carried
from scenes.table.scene import TableScene


def first(unseen: Unseen) -> None:
    """A first card for each hand."""
    lay_out(unseen, at(table(), mine(Phase.FIRST)), TurnLayer)


def dealing(unseen: Unseen) -> None:
    """The stacks are turned over."""
    open_scene(unseen, TableScene(at(table(), lambda _: True)))
    wait(unseen, 0.4)


def promising(view: View) -> bool:
    """A top card fits in many places, and brings much in one of them."""
    found = [gains(view.cases[0], top) for top in view.tops if top]
    return any(len(each) > 5 and max(each.values()) >= 6 for each in found)


def rich(view: View) -> bool:
    """A card of the hand brings much, and covers something."""
    found = [gains(view.cases[0], card) for card in view.hands[0]]
    return max((gain for each in found for gain in each.values()), default=0) >= 8


def choose(unseen: Unseen) -> None:
    """A top card in the focus: its places in both cases."""
    lay_out(unseen, found(mine(Phase.TURN, turn(11), promising)), TurnLayer)


def choose_without(unseen: Unseen) -> None:
    """The same where nobody is told points."""
    choose_alone = replace(table(), hints=False)
    lay_out(unseen, at(choose_alone, mine(Phase.TURN, turn(15))), TurnLayer)
    unseen.hover("stack:1")


def passing(unseen: Unseen) -> None:
    """Out for good?"""
    choose(unseen)
    unseen.press("p")


def taking(unseen: Unseen) -> None:
    """A card on its way into the hand."""
    choose(unseen)
    unseen.press("return")
    wait(unseen, 0.25)


def place(unseen: Unseen) -> None:
    """The best place: points before and after."""
    lay_out(unseen, found(mine(Phase.PLACE, turn(13), rich)), PlaceLayer)


def place_hand(unseen: Unseen) -> None:
    """The other card in the focus."""
    place(unseen)
    layer = layer_of(unseen)
    unseen.hover(f"hold:{layer.laying}")


def dragging(unseen: Unseen) -> None:
    """A card on its way to the case, in the hand of the pointer."""
    place(unseen)
    layer = layer_of(unseen)
    case = unseen.control(f"at:{CELL_NAMES[16]}")
    layer.carried(Carried(f"hold:{layer.laying}", case.x - 160, case.y + case.h + 120))


def refused(clause: str) -> Callable[[Unseen], None]:
    """A place that this clause refuses."""

    def spots(view: View) -> list[tuple[int, int]]:
        return [
            (card, cell)
            for card in view.hands[0]
            for cell in cells_in(CORNERS)
            if (no := why_not(view, Lay(card, cell))) is not None and no.clause == clause
        ]

    def show(unseen: Unseen) -> None:
        room = found(mine(Phase.PLACE, turn(13), lambda view: bool(spots(view))))
        lay_out(unseen, room, PlaceLayer)
        layer = layer_of(unseen)
        for card, cell in spots(layer.view):
            layer.step((f"hold:{card}",))
            unseen.hover(f"at:{CELL_NAMES[cell]}")
            return

    return show


def laying(unseen: Unseen) -> None:
    """A card drops into the case."""
    place(unseen)
    unseen.press("return")
    wait(unseen, 0.4)


def counting(unseen: Unseen) -> None:
    """What it brings is framed."""
    place(unseen)
    unseen.press("return")
    wait(unseen, PLACE + ALIGHT + 0.4)


def running(unseen: Unseen) -> None:
    """Who is covered has run."""
    place(unseen)
    unseen.press("return")
    wait(unseen, 0.14)


def alighting(unseen: Unseen) -> None:
    """The new ones beat their wings once."""
    place(unseen)
    unseen.press("return")
    wait(unseen, PLACE + 0.12)


def coin(unseen: Unseen) -> None:
    """Which card?"""
    choose(unseen)
    unseen.press("m")


def coin_target(unseen: Unseen) -> None:
    """Onto which stack?"""
    coin(unseen)
    unseen.press("return")


def after_coin(unseen: Unseen) -> None:
    """Draw, or end the turn."""
    room = found(mine(Phase.COIN))
    lay_out(unseen, room, TurnLayer)


def moving(unseen: Unseen) -> None:
    """The card slides over."""
    room = found(told(CardMoved))
    cut(unseen, room, CardMoved, 0.4 + 0.3)
