"""Refused cards and spaces: never silent, and never without a rule."""

from __future__ import annotations

import pytest

from game.describe.council.refusals import LABELS
from game.rules.council import api as council
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Text
from scenes.selftest.pilot import Pilot, Use, by_mouse
from scenes.table.layer import Layer
from scenes.table.scene import TableScene
from tests.pilot.conftest import Door
from tests.pilot.looking import USES

pytestmark = pytest.mark.usefixtures("blind")


class Stubborn:
    """Before each choice tries everything that is refused."""

    def __init__(self, unseen: HeadlessScreen, use: Use) -> None:
        self.unseen = unseen
        self.use = use
        self.heard: dict[str, int] = dict.fromkeys(LABELS, 0)

    def __call__(self, choice: str) -> None:
        for name in [control.name for control in self.unseen.controls if control.refused]:
            layer = self.unseen.screen.stack.scenes[-1]
            assert isinstance(layer, Layer)
            before = len(layer.session.match.actions)
            self.use(self.unseen, name)
            assert self.unseen.screen.stack.scenes[-1] is layer
            assert len(layer.session.match.actions) == before
            refusal = council.why_not(layer.view, _action(name))
            assert refusal is not None
            assert refusal.clause in council.CLAUSES
            self.heard[refusal.clause] += 1
            assert LABELS[refusal.clause] in self.words()

    def words(self) -> list[str]:
        return [item.text for item in self.unseen.items if isinstance(item, Text)]


def _action(name: str) -> council.Action:
    kind, _, what = name.partition(":")
    return (
        council.PLAYS[council.CARDS[what]]
        if kind == "card"
        else council.VISITS[council.FACTIONS.index(what)]
    )


@USES
def test_everything_refused_says_why_and_changes_nothing(title: Door, use: Use) -> None:
    with title(seed=8) as unseen:
        stubborn = Stubborn(unseen, use)
        pilot = Pilot(unseen, use, watch=stubborn)
        pilot.set_table(4, 1)
        pilot.play()
    assert stubborn.heard["follow-suit"] > 20
    assert stubborn.heard["empty-space"] > 2


def test_what_is_marked_as_refused_is_what_the_rules_refuse(title: Door) -> None:
    asked: list[str] = []

    def compare(_: str) -> None:
        layer = unseen.screen.stack.scenes[-1]
        if not isinstance(layer, Layer):
            return
        for control in unseen.controls:
            if control.name.startswith(("card:", "space:")):
                asked.append(control.name)
                action = _action(control.name)
                if control.name.startswith("card:") and layer.view.phase == "discard":
                    assert not control.refused
                else:
                    assert control.refused == (action not in layer.view.legal)

    with title(seed=8) as unseen:
        pilot = Pilot(unseen, by_mouse, watch=compare)
        pilot.set_table(3, 2)
        pilot.play()
        tables = [one for one in unseen.screen.stack.scenes if isinstance(one, TableScene)]
        assert tables
    assert len(asked) > 200
