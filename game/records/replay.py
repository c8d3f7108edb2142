"""From a record to the game it tells: the rules check every card and every action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import UNSET

from game.records.record import AgeCards, Record
from game.records.source import RecordError, shorten
from game.rules.council.api import (
    COUNCIL,
    EDITIONS,
    TERMITENATOR,
    Action,
    Carry,
    Deal,
    Event,
    Personality,
    Setup,
    State,
    read_action,
    read_cards,
    read_factions,
    write_action,
)
from game.table import IllegalAction, IllegalDeal, NotationError, RuleError, Seat


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that the rules allow.

    ``deals`` may hold cards of Ages that have not begun. ``states`` has one more entry than
    ``actions``: ``states[n]`` is the game after n actions, with every deal that was due handed
    out; only at the very end of an Age whose successor is not recorded it waits for cards.
    """

    setup: Setup
    deals: tuple[Deal, ...]
    actions: tuple[Action, ...]
    states: tuple[State, ...]


Hearing = Callable[[Sequence[Event]], None]


def replay(record: Record, hear: Hearing = lambda _: None) -> Replay:
    """Play a record from its start; ``hear`` is told what happens, after every step of it.

    Raises:
        RecordError: The rules refuse something; the error names its place.
    """
    setup = _read_setup(record)
    state = _new_game(setup)
    # The deck is the same in every Age, so any deal can be tried on the empty table.
    deals = tuple(_read_deal(state, cards, f"ages[{age}]") for age, cards in enumerate(record.ages))
    hear(COUNCIL.opening(setup))
    states = [_deal(state, deals, hear)]
    actions = []
    for number, text in enumerate(record.actions):
        state = states[-1]
        if COUNCIL.deal_due(state):
            age = len(deals)
            reason = f"the cards of Age {age + 1} are missing, and actions[{number}] needs them"
            raise RecordError(f"ages[{age}]", reason)
        action, state, events = _act(state, text, f"actions[{number}]")
        hear(events)
        actions.append(action)
        states.append(_deal(state, deals, hear))
    return Replay(setup, deals, tuple(actions), tuple(states))


def _read_setup(record: Record) -> Setup:
    edition = EDITIONS.get(record.edition)
    if edition is None:
        known = ", ".join(EDITIONS)
        raise RecordError("edition", f"“{shorten(record.edition)}” is not one of {known}")
    orders = {}
    for place, letters in (("council", record.council), ("ring", record.ring)):
        try:
            orders[place] = read_factions(letters)
        except NotationError as trouble:
            raise RecordError(place, str(trouble)) from None
    personality, carry, lead = _read_solo(record)
    council, ring = orders["council"], orders["ring"]
    return Setup(edition, len(record.seats), council, ring, lead, personality, carry)


def _read_solo(record: Record) -> tuple[Personality | None, Carry | None, Seat]:
    """Who the opponent is, what is carried over, and who leads."""
    if record.lead is not UNSET:
        return None, None, record.lead
    assert record.personality is not UNSET
    if record.personality not in set(Personality):
        known = ", ".join(Personality)
        raise RecordError("personality", f"“{shorten(record.personality)}” is not one of {known}")
    personality = Personality(record.personality)
    if record.carry is UNSET:
        return personality, None, TERMITENATOR
    carry = Carry(record.carry.scores, record.carry.game)
    return personality, carry, record.carry.lead


def _new_game(setup: Setup) -> State:
    try:
        return COUNCIL.new_game(setup)
    except IllegalDeal as refusal:
        raise RecordError(refusal.place, _with_clause(refusal)) from None


def _read_deal(empty_table: State, cards: AgeCards, place: str) -> Deal:
    parts = {f"hands[{seat}]": hand for seat, hand in enumerate(cards.hands)}
    read = []
    for part, text in {**parts, "rest": cards.rest}.items():
        try:
            read.append(read_cards(text))
        except NotationError as trouble:
            raise RecordError(f"{place}.{part}", str(trouble)) from None
    deal = Deal(tuple(read[:-1]), read[-1])
    try:
        COUNCIL.deal(empty_table, deal)
    except IllegalDeal as refusal:
        raise RecordError(f"{place}.{refusal.place}", _with_clause(refusal)) from None
    return deal


def _deal(state: State, deals: tuple[Deal, ...], hear: Hearing) -> State:
    """The state after the deal that is due, if it is recorded."""
    if COUNCIL.deal_due(state) and state.age <= len(deals):
        state, events = COUNCIL.deal(state, deals[state.age - 1])
        hear(events)
    return state


def _act(state: State, text: str, place: str) -> tuple[Action, State, Sequence[Event]]:
    try:
        action = read_action(text, state.phase)
        after, events = COUNCIL.apply(state, action)
    except NotationError as trouble:
        reason = str(trouble)
    except IllegalAction as refusal:
        reason = f"“{text}” is refused: {_with_clause(refusal)}"
    else:
        return action, after, events
    legal = ", ".join(map(write_action, COUNCIL.legal_actions(state))) or "nothing"
    raise RecordError(place, f"{reason}; legal: {legal}")


def _with_clause(refusal: RuleError) -> str:
    return f"{str(refusal).removesuffix('.')} ({refusal.clause})"
