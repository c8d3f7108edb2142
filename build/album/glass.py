"""What the list of Under Glass speaks of."""

from __future__ import annotations

from typing import Final

from build.album.setting import inclined, lay_out, played, seated
from build.album.steps import open_form
from build.album.vocabulary import control, moment, step, wish
from build.album.wishes import until
from game.match import AnyMatch
from game.rules.glass.api import CELL_NAMES, CORNERS, Lay, View, cells_in, gains, why_not
from game.seating import TableSetup
from scenes.backend.headless import HeadlessScreen
from scenes.glass.layers.place import PlaceLayer
from scenes.glass.layers.turn import TurnLayer
from scenes.glass.ui import UI
from scenes.kit.scene_protocols import DragState

GAME: Final = "display-case"
EVENINGS: Final = [
    TableSetup(seated(2, 1 + number % 2), {}, 0, seed=number, game=GAME) for number in range(4)
]
"""The tables that its history tells of."""


@wish
def promising(match: AnyMatch, _rest: str) -> bool:
    """A top card fits in many places, and brings much in one of them."""
    view = match.view(0)
    found = [gains(view.cases[0], top) for top in view.tops if top]
    return any(len(each) > 5 and max(each.values()) >= 6 for each in found)


@wish
def rich(match: AnyMatch, _rest: str) -> bool:
    """A card of the hand brings much, and covers something."""
    view = match.view(0)
    found = [gains(view.cases[0], card) for card in view.hands[0]]
    return max((gain for each in found for gain in each.values()), default=0) >= 8


@wish
def refuses(match: AnyMatch, rest: str) -> bool:
    """``refuses dung``: this clause refuses a place."""
    return bool(_refused(match.view(0), rest))


@step
def lay_refused(unseen: HeadlessScreen, rest: str) -> None:
    """The first place that it refuses."""
    layer = layer_of(unseen)
    card, cell = _refused(layer.view, rest)[0]
    layer.step((f"hold:{card}",))
    unseen.hover(f"at:{CELL_NAMES[cell]}")


def _refused(view: View, clause: str) -> list[tuple[int, int]]:
    """Which cards it does not allow in which cells."""
    return [
        (card, cell)
        for card in view.hands[0]
        for cell in cells_in(CORNERS)
        if (no := why_not(view, Lay(card, cell))) is not None and no.clause == clause
    ]


def layer_of(unseen: HeadlessScreen) -> PlaceLayer:
    """The layer that asks for a place."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, PlaceLayer)
    return scene


@control
def laying(unseen: HeadlessScreen, _rest: str) -> str:
    """The card that is about to be laid."""
    return f"hold:{layer_of(unseen).held_card}"


@step
def drag(unseen: HeadlessScreen, _rest: str) -> None:
    """It is on its way to the case, in the hand of the pointer."""
    layer, case = layer_of(unseen), unseen.control(f"at:{CELL_NAMES[16]}")
    layer.on_drag(DragState(f"hold:{layer.held_card}", case.x - 160, case.y + case.h + 120))


@moment("glass_choose_without")
def choose_without(unseen: HeadlessScreen) -> None:
    """A choice where nobody is told points."""
    setup = TableSetup(seated(2, 1), {}, 0, hints=False, seed=11, game=GAME)
    lay_out(unseen, played(setup, until(["asked turn", "turn >= 15"]), UI), TurnLayer)
    unseen.hover("stack:1")


@moment("glass_setup_tempers")
def tempers(unseen: HeadlessScreen) -> None:
    """All house rules, and what is said of a greedy bot."""
    setup = TableSetup(inclined(seated(2, 1), GAME), takebacks="off")
    open_form(unseen, "glass", setup, rules=True)
    unseen.hover("level:1:more")
