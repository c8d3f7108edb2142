"""Under Glass as text: the keys of its records, and a state for people and programs to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.record_schema import Cards, RecordSchema, each, name_speller, spell
from game.rules.glass import engine, flow
from game.rules.glass.cards import CARD_NAMES, CELL_NAMES, SOURCES, Card, Cell
from game.rules.glass.model import Deal, Setup, State
from game.rules.glass.notation import read_cards, write_action, write_cards, write_case
from game.rules.glass.setup import check_deal, check_setup
from game.rules.glass.view import View
from game.table import NotationError


class GlassRecord(RecordSchema, frozen=True, kw_only=True):
    """A game of Under Glass: who leads, the three stacks from the top, every action."""

    deals_key: ClassVar[str] = "stacks"

    lead: int
    stacks: tuple[Cards, ...]


def write_start(setup: Setup, deals: Sequence[Deal]) -> Mapping[str, Any]:
    """The keys of a record that are the game's own."""
    (deal,) = deals
    return {"lead": setup.lead, "stacks": tuple(map(write_cards, deal.stacks))}


def read_start(record: RecordSchema) -> tuple[Setup, tuple[Deal, ...]]:
    """The reverse of ``write_start``. Raises NotationError or IllegalDeal with the place."""
    assert isinstance(record, GlassRecord)
    setup = Setup(len(record.seats), record.lead)
    check_setup(setup)
    stacks = []
    for number, text in enumerate(record.stacks):
        try:
            stacks.append(read_cards(text))
        except NotationError as trouble:
            raise NotationError(str(trouble), f"stacks[{number}]") from None
    deal = Deal(tuple(stacks))
    check_deal(deal)
    return setup, (deal,)


def dump_state(state: State) -> dict[str, object]:
    """Everything that is on and under the table, in the words of records, fit for JSON."""
    decision = engine.decision(state)
    return {
        "phase": state.phase.value,
        "turn": state.turn,
        "to_act": None if decision is None else decision.seat,
        "legal": [write_action(action) for action in engine.legal_actions(state)],
        "cases": [write_case(case) for case in state.cases],
        "hands": [list(hand) for hand in state.hands],
        "coins": list(state.coins),
        "passed": list(state.passed),
        "spider": state.spider_turn > 0,
        "stacks": [write_cards(tuple(reversed(stack))) for stack in state.stacks],
        "points": [dict(zip(SOURCES, line, strict=True)) for line in flow.points_of(state)],
        "scores": list(flow.scores_of(state)),
        "winners": list(state.winners),
    }


def dump_view(view: View) -> Mapping[str, object]:
    """What somebody sees, in the words of records, fit for JSON; what is hidden is null."""
    cards = name_speller(CARD_NAMES)
    words = {"hands": cards, "tops": cards, "laid": _case_words}
    words |= {"cases": each(write_case), "legal": each(write_action)}
    return spell(view, words, but={"actor"})


def _case_words(cases: Sequence[Sequence[tuple[Card, Cell]]]) -> list[list[list[str]]]:
    return [[[CARD_NAMES[card], CELL_NAMES[cell]] for card, cell in laid] for laid in cases]
