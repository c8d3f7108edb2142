"""Nothing of another person's hand is ever handed to the painter."""

from __future__ import annotations

import pytest

from game.rules.rugs.api import BugsDealt, card_name
from scenes.kit.display import Item
from scenes.kit.scene import Scene
from scenes.rugs.scoring.scene import RoundScoringScene
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.table.scene import TableScene
from tests.pilot.conftest import Door
from tests.pilot.looking import cards, watch_pictures
from tests.support.table import RUGS

pytestmark = pytest.mark.usefixtures("blind")


class Guard:
    """Looks at every picture that is drawn of a table in the middle of a game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures = self.curtains = 0
        watch_pictures(monkeypatch, self.look)

    def look(self, scenes: list[Scene[object]], items: list[Item]) -> None:
        tables = [scene for scene in scenes if isinstance(scene, TableScene)]
        if not tables or any(isinstance(scene, RoundScoringScene) for scene in scenes):
            return
        (table,) = tables
        state = table.session.match._state
        if not any(isinstance(event, BugsDealt) for event in table.session.match.log):
            return
        if table.session.match.decision is None:
            return
        ever_open = {name for name in cards(items) if state.seen >> _number(name) & 1}
        mine: set[str] = set()
        if table.narrator.viewer is not None and not table._hidden:
            mine = {card_name(card) for card in state.hands[table.narrator.viewer]}
        self.pictures += 1
        self.curtains += isinstance(scenes[-1], HandOverScene)
        secret = cards(items) - ever_open - mine
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
        pilot.set_table(seats, 2, game=RUGS)
        pilot.play(until=lambda: guard.pictures > 1500)
        assert guard.pictures > 200
