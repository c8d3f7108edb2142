"""Bugami as text: the keys of its records, and a state for people and programs to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

import msgspec

from game.record_schema import RecordSchema, each, name_speller, seat_speller, spell
from game.rules.bugami import engine
from game.rules.bugami.cards import CARD_NAMES, TARGET, Card
from game.rules.bugami.model import Setup, State
from game.rules.bugami.notation import BID_NAMES, read_cards, write_action, write_cards
from game.rules.bugami.scoring import bugs_in, rows, sides_of
from game.rules.bugami.setup import check_deal, check_setup
from game.rules.bugami.view import View
from game.rules.deals import DealtCards, read_deal, write_deal
from game.rules.tricks import Deal


class BugamiRecord(RecordSchema, frozen=True, kw_only=True):
    """A game of Bugami: its start, the cards of every deal begun so far, every action."""

    jokers: int = 0
    shotgun: bool = False
    target: int = TARGET
    dealer: int
    deals: Annotated[tuple[DealtCards, ...], msgspec.Meta(min_length=1)]


def write_start(setup: Setup, deals: Sequence[Deal]) -> Mapping[str, Any]:
    """The keys of a record that are Bugami's own."""
    return {
        "jokers": setup.jokers,
        "shotgun": setup.shotgun,
        "target": setup.target,
        "dealer": setup.dealer,
        "deals": tuple(write_deal(deal, write_cards) for deal in deals),
    }


def read_start(record: RecordSchema) -> tuple[Setup, tuple[Deal, ...]]:
    """The reverse of ``write_start``. Raises NotationError or IllegalDeal with the place."""
    assert isinstance(record, BugamiRecord)
    setup = Setup(len(record.seats), record.dealer, record.jokers, record.shotgun, record.target)
    check_setup(setup)
    # The pack is the same in every deal, so any of them can be looked at on its own.
    check = partial(check_deal, setup)
    return setup, tuple(
        read_deal(cards, f"deals[{number}]", read_cards, check)
        for number, cards in enumerate(record.deals)
    )


def dump_state(state: State) -> dict[str, object]:
    """Everything that is on and under the table, in the words of records, fit for JSON."""
    decision = engine.decision(state)
    return {
        "phase": state.phase.value,
        "deal": state.deal,
        "dealer": state.dealer,
        "trick": state.trick_number,
        "to_act": None if decision is None else decision.seat,
        "legal": [write_action(action) for action in engine.legal_actions(state)],
        "hands": [_names(hand) for hand in state.hands],
        "rest": _names(state.rest),
        "bids": [None if bid is None else BID_NAMES[bid] for bid in state.bids],
        "table": list(zip(state.order, _in_order(state.trick), strict=False)),
        "tricks": list(state.tricks),
        "piles": [_names(pile) for pile in state.piles],
        "gained": _last_gains(state),
        "scores": list(state.scores),
        "winners": list(state.winners),
    }


def worth_now(state: State) -> list[int] | None:
    """What the tricks of each seat would bring as they lie, once all bids are open."""
    bids = [bid for bid in state.bids if bid is not None]
    if len(bids) < state.setup.seats:
        return None
    sides = sides_of(bids, shotgun=state.setup.shotgun)
    bugs = list(map(bugs_in, state.piles, bids))
    return [row.points for row in rows(bids, sides, state.tricks, bugs, final=False)]


def _last_gains(state: State) -> list[int] | None:
    """What each seat got in the last deal that was scored."""
    return [row.points for row in state.ledger[-1].rows] if state.ledger else None


def _names(cards: Sequence[Card]) -> list[str]:
    return _in_order(sorted(cards))


def _in_order(cards: Sequence[Card]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def dump_view(view: View) -> Mapping[str, object]:
    """What somebody sees, in the words of records, fit for JSON; what is hidden is null."""
    cards, trick = name_speller(CARD_NAMES), seat_speller(name_speller(CARD_NAMES))
    words = {"hand": cards, "seen": cards, "table": trick, "last_trick": trick}
    return spell(view, {**words, "bids": name_speller(BID_NAMES), "legal": each(write_action)})
