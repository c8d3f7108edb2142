"""Moments of a round: bugs are laid out and picked."""

from __future__ import annotations

from build.album.rugs.attic import at, found, holds_many, in_round, table, view_of
from build.album.setting import lay_out, open_scene, wait
from build.album.wishes import mine
from game.rules.rugs.api import LARVA, Phase, View, card_name, gain, kind_of
from scenes.backend.headless import Unseen
from scenes.rugs.layers.bug import BugLayer
from scenes.table.scene import TableScene


def best(view: View) -> str:
    """The bug of the rug that brings most now."""
    cards = (card_name(card) for card in sorted(view.floor, key=lambda c: -gain(view, c).points))
    return f"card:{next(cards)}"


def seating(unseen: Unseen) -> None:
    """Everybody sits down."""
    open_scene(unseen, TableScene(at(table(), lambda _: True)))
    wait(unseen, 0.4)


def laying(unseen: Unseen) -> None:
    """Bugs slide onto the rug."""
    open_scene(unseen, TableScene(at(table(), lambda _: True)))
    wait(unseen, 0.8 + 0.9 + 0.75 + 0.55)


def pick(unseen: Unseen, seats: int = 4, bugs: int = 1, since: int = 1) -> None:
    """A pick, nothing in the focus."""
    room = found(mine(Phase.PICK, holds_many(bugs), in_round(since)), seats)
    lay_out(unseen, room, BugLayer)


def pick_focus(unseen: Unseen, seats: int = 4) -> None:
    """What a bug would bring."""
    room = found(mine(Phase.PICK, holds_many(9), lambda view: view.picked >= 2), seats)
    lay_out(unseen, room, BugLayer)
    unseen.hover(best(view_of(unseen)))


def pick_last(unseen: Unseen) -> None:
    """Two bugs are left: one is mine, the other flies to the Wall."""
    room = found(mine(Phase.PICK, holds_many(5), lambda view: len(view.floor) == 2))
    lay_out(unseen, room, BugLayer)
    unseen.hover(best(view_of(unseen)))


def pick_refused(unseen: Unseen) -> None:
    """A bug of the Wall cannot be picked."""
    pick_focus(unseen)
    unseen.hover(f"card:{card_name(view_of(unseen).wall[1])}")


def hatch(unseen: Unseen) -> None:
    """Larvae may hatch before a pick."""

    def three(view: View) -> bool:
        return sum(kind_of(card) == LARVA for card in view.hand or ()) > 2

    lay_out(unseen, found(mine(Phase.PICK, three)), BugLayer)
    unseen.click("hatch")
    unseen.hover(next(name for name in unseen.names if name.startswith("card:L")))


def bots_only(unseen: Unseen) -> None:
    """A table that is watched."""
    room = at(table(people=0), lambda match: len(match.actions) > 20)
    scene = TableScene(room, resumed=True)
    open_scene(unseen, scene)
    wait(unseen, 0.3)


def log(unseen: Unseen) -> None:
    """What has happened."""
    pick(unseen, bugs=6, since=3)
    unseen.press("l")


def close_up(unseen: Unseen) -> None:
    """One bug, large."""
    pick_focus(unseen)
    unseen.press("i")
