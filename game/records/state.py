"""A state as JSON, for tests and bug reports: it shows everything, hidden cards too."""

from __future__ import annotations

import json
from collections.abc import Sequence

from game.records.record import GAME
from game.rules.council.api import (
    COUNCIL,
    FACTIONS,
    Card,
    Phase,
    Solo,
    State,
    card_name,
    write_action,
)


def picture(state: State) -> dict[str, object]:
    """Everything that is on and under the table, in the words of records, fit for JSON."""
    decision = COUNCIL.decision(state)
    solo = state.solo
    shown: dict[str, object] = {
        "game": GAME,
        "edition": state.setup.edition.name,
        "phase": state.phase.value,
        "age": state.age,
        "trick": state.trick_number,
        "to_act": None if decision is None else decision.seat,
        "acting_for": None if decision is None else decision.hand_of,
        "legal": [write_action(action) for action in COUNCIL.legal_actions(state)],
        "council": dict(zip(FACTIONS, state.cubes, strict=True)),
        "chambers": state.chambers,
        "supply": state.supply,
        "solo_board": 0 if solo is None else solo.board,
        "scores": list(state.scores),
        "tricks": list(state.tricks),
        "hands": [_names(sorted(hand)) for hand in state.hands],
        "table": _table(state),
        "winners": list(state.winners),
    }
    if solo is not None:
        shown["termitenator"] = _termitenator(solo)
    return shown


def picture_line(state: State) -> str:
    """The picture as one line of JSON."""
    return json.dumps(picture(state))


def _termitenator(solo: Solo) -> dict[str, object]:
    face_up = [
        card for card, up in zip(solo.places, solo.face_up, strict=True) if up and card is not None
    ]
    return {
        "ideology": "losing" if solo.losing else "winning",
        "trigger_row": solo.trigger_row,
        "termite": FACTIONS[solo.termite],
        "personality": solo.personality.value,
        "face_up": _names(sorted(face_up)),
        "taken": len(solo.taken),
    }


def _names(cards: Sequence[Card]) -> list[str]:
    return [card_name(card) for card in cards]


def _table(state: State) -> list[tuple[int, str]]:
    """The trick so far; a complete one lies there until the next begins or the Age ends."""
    if state.phase not in {Phase.PLAY, Phase.VISIT, Phase.TIEBREAK}:
        return []
    return list(zip(state.order, _names(state.trick), strict=False))
