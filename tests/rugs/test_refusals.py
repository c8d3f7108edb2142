"""Refused bugs are never silent, and never without the rule."""

from __future__ import annotations

from game.describe.rugs.asking import LABELS
from game.rules.rugs import api as rugs
from scenes.kit.display import Control
from scenes.kit.scene import Pop
from scenes.rugs.layers.bug import BugLayer
from tests.support.table import RUGS, first_table
from tests.support.window import frame, texts


def test_every_rule_that_can_refuse_has_its_words() -> None:
    refusing = {clause for clause in rugs.CLAUSES if clause.split("-")[0] in {
        "over", "wrong", "on", "in", "show", "swap", "hatch", "pair"}}  # fmt: skip
    assert set(LABELS) == refusing


def with_many_larvae() -> BugLayer:
    """What is asked where more than two may hatch."""

    def many(view: rugs.View) -> bool:
        larvae = sum(isinstance(each, rugs.Hatch) for each in view.legal)
        return view.phase is rugs.Phase.PICK and larvae > 2

    return BugLayer(*first_table(RUGS, many))


def test_while_larvae_hatch_nothing_else_is_chosen() -> None:
    layer = with_many_larvae()
    layer.activate("hatch")
    layer.draw(frame())
    larvae = sorted(layer.allowed)
    assert len(larvae) > 2
    floor = next(iter(layer.view.floor))
    other = next(name for name, card in rugs.CARDS.items() if card == floor)
    layer.on_focus(f"card:{other}")
    said = texts(layer.draw(frame()))
    assert LABELS["hatch-two"] in said
    assert layer.activate(f"card:{other}") is None
    assert layer.activate(f"card:{larvae[2]}") is None
    popped = layer.activate(f"card:{larvae[0]}")
    assert isinstance(popped, Pop)
    assert popped.result in layer.view.legal


def test_one_may_change_ones_mind_about_hatching() -> None:
    layer = with_many_larvae()
    before = layer.allowed
    layer.key("h")
    assert layer.allowed != before
    names = [item.name for item in layer.draw(frame()) if isinstance(item, Control)]
    assert "back" in names
    layer.key("h")
    assert layer.allowed == before
