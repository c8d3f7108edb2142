"""Bugs on Rugs as text: the keys of its records, and a state for people and programs to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.record_schema import Cards, RecordSchema, each, name_speller, spell
from game.rules.rugs import engine
from game.rules.rugs.cards import CARD_NAMES, KINDS, Card, Kind
from game.rules.rugs.drawing import bugs_left
from game.rules.rugs.model import Deal, Setup, State
from game.rules.rugs.notation import read_cards, write_action, write_cards
from game.rules.rugs.preview import worth
from game.rules.rugs.setup import check_deal, check_setup
from game.rules.rugs.view import View, points_by_kind
from game.table import NotationError


class RugsRecord(RecordSchema, frozen=True, kw_only=True):
    """A game of Bugs on Rugs: the first start player, the whole shuffled deck, every action."""

    deals_key: ClassVar[str] = "deck"

    lead: int
    deck: Cards


def write_start(setup: Setup, deals: Sequence[Deal]) -> Mapping[str, Any]:
    """The keys of a record that are the game's own."""
    (deal,) = deals
    return {"lead": setup.lead, "deck": write_cards(deal.deck)}


def read_start(record: RecordSchema) -> tuple[Setup, tuple[Deal, ...]]:
    """The reverse of ``write_start``. Raises NotationError or IllegalDeal with the place."""
    assert isinstance(record, RugsRecord)
    setup = Setup(len(record.seats), record.lead)
    check_setup(setup)
    try:
        deal = Deal(read_cards(record.deck))
    except NotationError as trouble:
        raise NotationError(str(trouble), "deck") from None
    check_deal(deal)
    return setup, (deal,)


def dump_state(state: State) -> dict[str, object]:
    """Everything that is on and under the table, in the words of records, fit for JSON."""
    decision = engine.decision(state)
    return {
        "phase": state.phase.value,
        "round": state.round,
        "start": state.start,
        "end_seen": state.end_seen,
        "final": state.final,
        "power": None if state.power is None else KINDS[state.power],
        "to_act": None if decision is None else decision.seat,
        "legal": [write_action(action) for action in engine.legal_actions(state)],
        "hands": [_names(hand) for hand in state.hands],
        "floor": _names(state.floor),
        "wall": _names(state.wall),
        "given": [None if card is None else CARD_NAMES[card] for card in state.given],
        "deck": bugs_left(state),
        "discards": _names(state.discards),
        "pairs": ["".join(KINDS[kind] for kind in pairs) for pairs in state.pairs],
        "points": _points(state),
        "scores": list(state.scores),
        "winners": list(state.winners),
    }


def worth_now(state: State) -> list[dict[str, int]]:
    """By seat and kind, what would be scored if it ended now."""
    seats = len(state.hands)
    return [_worth(*held, seats) for held in zip(state.hands, state.pairs, strict=True)]


def _worth(hand: Sequence[Card], pairs: Sequence[Kind], seats: int) -> dict[str, int]:
    """What a hand would bring if it ended now, with the fewest Ants of all."""
    return {KINDS[kind]: row.points for kind, row in worth(hand, pairs, seats).rows}


def _points(state: State) -> list[dict[str, int]] | None:
    if not state.points:
        return None
    return [{KINDS[kind]: n for kind, n in column.items()} for column in points_by_kind(state)]


def _names(cards: Sequence[Card]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def dump_view(view: View) -> Mapping[str, object]:
    """What somebody sees, in the words of records, fit for JSON; what is hidden is null."""
    cards, kinds = name_speller(CARD_NAMES), name_speller(KINDS)
    laid = ("hand", "hands", "floor", "wall", "discards", "seen", "shown", "offered", "given")
    words = {"power": kinds, "pairs": kinds, "legal": each(write_action)}
    watched = {"places", "acting", "clause", "actor"}
    return spell(view, dict.fromkeys(laid, cards) | words, but=watched)
