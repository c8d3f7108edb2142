"""Nothing of another person's hand is ever handed to the painter."""

from __future__ import annotations

import pytest

from game.rules.rugs.api import BugsDealt, card_name
from scenes.kit.display import Card, Control, Item
from scenes.kit.scene import Scene
from scenes.kit.stack import SceneStack
from scenes.rugs.scoring.scene import ScoreSheetScene
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.sheets.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.pilot.conftest import Door
from tests.rugs.games import GAME

pytestmark = pytest.mark.usefixtures("blind")


def readable(items: list[Item]) -> set[str]:
    """Every card that can be read, in the picture or among the controls."""
    shown = {item.code for item in items if isinstance(item, Card) and item.code is not None}
    controls = {item.name for item in items if isinstance(item, Control)}
    return shown | {name.removeprefix("card:") for name in controls if name.startswith("card:")}


class Guard:
    """Looks at every picture that is drawn of a table in the middle of a game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures = self.curtains = 0
        draw = SceneStack.draw

        def guarded(stack: SceneStack) -> list[Item]:
            items = draw(stack)
            self.look(stack.scenes, items)
            return items

        monkeypatch.setattr(SceneStack, "draw", guarded)

    def look(self, scenes: list[Scene[object]], items: list[Item]) -> None:
        tables = [scene for scene in scenes if isinstance(scene, TableScene)]
        if not tables or any(isinstance(scene, ScoreSheetScene) for scene in scenes):
            return
        (table,) = tables
        state = table.session.match._state
        if not any(isinstance(event, BugsDealt) for event in table.session.match.log):
            return
        if table.session.match.decision is None:
            return
        ever_open = {name for name in readable(items) if state.seen >> _number(name) & 1}
        mine: set[str] = set()
        if table.telling.viewer is not None and not table._hidden:
            mine = {card_name(card) for card in state.hands[table.telling.viewer]}
        self.pictures += 1
        self.curtains += isinstance(scenes[-1], CurtainScene)
        secret = readable(items) - ever_open - mine
        assert not secret, secret


def _number(name: str) -> int:
    from game.rules.rugs.api import CARDS

    return CARDS[name]


@pytest.mark.parametrize("seats", [2, 5])
def test_no_picture_shows_what_lies_face_down(
    title: Door, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    with title("fast", seed=seats) as unseen:
        guard = Guard(monkeypatch)
        pilot = Pilot(unseen, by_mouse)
        pilot.set_table(seats, 2, game=GAME)
        pilot.play(until=lambda: guard.pictures > 1500)
        assert guard.pictures > 200
