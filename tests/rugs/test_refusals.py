"""Refused bugs are never silent, and never without the rule."""

from __future__ import annotations

import pytest

from game.describe.rugs.asking import LABELS
from game.rules.rugs import api as rugs
from scenes.backend.headless import Unseen
from scenes.kit.display import Control, Text
from scenes.kit.scene import Pop
from scenes.rugs.layers.bug import BugLayer
from scenes.rugs.layers.group import GroupLayer
from scenes.rugs.session import RugsSession
from scenes.selftest.pilot import Pilot, Use
from tests.pilot.conftest import Door
from tests.pilot.looking import USES
from tests.rugs.games import GAME, asked
from tests.shell.booth import frame


class Stubborn:
    """Before some choices tries everything that is refused."""

    def __init__(self, unseen: Unseen, use: Use) -> None:
        self.unseen = unseen
        self.use = use
        self.heard = dict.fromkeys(LABELS, 0)
        self.choices = 0

    def __call__(self, choice: str) -> None:
        self.choices += 1
        layer = self.unseen.screen.stack.scenes[-1]
        if self.choices % 3 or not isinstance(layer, BugLayer | GroupLayer):
            return
        for name in [control.name for control in self.unseen.controls if control.refused]:
            before = len(layer.session.match.actions)
            self.use(self.unseen, name)
            assert self.unseen.screen.stack.scenes[-1] is layer
            assert len(layer.session.match.actions) == before
            kind, _, what = name.partition(":")
            action = (
                rugs.CHOICES[rugs.CARDS[what]]
                if kind == "card"
                else rugs.PAIRS[rugs.KINDS.index(what)]
            )
            refusal = rugs.why_not(layer.view, action)
            assert refusal is not None
            assert LABELS[refusal.clause] in self.words()
            self.heard[refusal.clause] += 1

    def words(self) -> list[str]:
        return [item.text for item in self.unseen.items if isinstance(item, Text)]


@USES
@pytest.mark.usefixtures("blind")
def test_everything_refused_says_why_and_changes_nothing(title: Door, use: Use) -> None:
    with title(seed=8) as unseen:
        stubborn = Stubborn(unseen, use)
        pilot = Pilot(unseen, use, watch=stubborn)
        pilot.set_table(4, 1, game=GAME)
        pilot.play()
    assert stubborn.heard["on-floor"] > 10


def test_every_rule_that_can_refuse_has_its_words() -> None:
    refusing = {clause for clause in rugs.CLAUSES if clause.split("-")[0] in {
        "over", "wrong", "on", "in", "show", "swap", "hatch", "pair"}}  # fmt: skip
    assert set(LABELS) == refusing


def many_larvae(session: RugsSession) -> bool:
    return sum(isinstance(each, rugs.Hatch) for each in session.match.legal) > 2


def test_while_larvae_hatch_nothing_else_is_chosen() -> None:
    session = asked(rugs.Phase.PICK, many_larvae)
    decision = session.match.decision
    assert decision is not None
    layer = BugLayer(session, decision.seat)
    layer.activate("hatch")
    layer.draw(frame())
    larvae = sorted(layer.allowed)
    assert len(larvae) > 2
    floor = next(iter(session.view(None).floor))
    other = next(name for name, card in rugs.CARDS.items() if card == floor)
    layer.focused(f"card:{other}")
    said = [item.text for item in layer.draw(frame()) if isinstance(item, Text)]
    assert LABELS["hatch-two"] in said
    assert layer.activate(f"card:{other}") is None
    assert layer.activate(f"card:{larvae[2]}") is None
    popped = layer.activate(f"card:{larvae[0]}")
    assert isinstance(popped, Pop)
    assert popped.result in list(session.match.legal)


def test_one_may_change_ones_mind_about_hatching() -> None:
    session = asked(rugs.Phase.PICK, many_larvae)
    decision = session.match.decision
    assert decision is not None
    layer = BugLayer(session, decision.seat)
    before = layer.allowed
    layer.key("h")
    assert layer.allowed != before
    names = [item.name for item in layer.draw(frame()) if isinstance(item, Control)]
    assert "back" in names
    layer.key("h")
    assert layer.allowed == before
