"""Problems with all cards open: exactly one choice still wins, and the line that is told does."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

import pytest

from game.rules.council.api import COUNCIL, State
from tests.coach.positions import PROBLEMS, problem


def winnable(state: State, seen: dict[Hashable, bool]) -> bool:
    """Whether somebody alone can still win; the Termitenator does as its rules say."""
    while True:
        if COUNCIL.decision(state) is None:
            return state.winners == (0,)
        legal = COUNCIL.legal_actions(state)
        if len(legal) > 1:
            break
        COUNCIL.advance(state, legal[0])
    key = repr(COUNCIL.dump_state(state))
    if key not in seen:
        seen[key] = False
        for action in legal:
            twin = state.copy()
            COUNCIL.advance(twin, action)
            if winnable(twin, seen):
                seen[key] = True
                break
    return seen[key]


@pytest.mark.parametrize("path", sorted(PROBLEMS.glob("termitenator/*.json")), ids=lambda p: p.stem)
def test_one_choice_wins_and_the_line_shows_how(path: Path) -> None:
    question, told, right, about = problem(path)
    wins = []
    for action in question.view.legal:
        twin = told.states[-1].copy()
        COUNCIL.advance(twin, action)
        wins.append(winnable(twin, {}))
    assert [at for at, wins_so in enumerate(wins) if wins_so] == [right]
    state, line = told.states[-1].copy(), list(about["line"])
    while COUNCIL.decision(state) is not None:
        legal = COUNCIL.legal_actions(state)
        by_word = {COUNCIL.write(action): action for action in legal}
        COUNCIL.advance(state, by_word[line.pop(0)] if len(legal) > 1 else legal[0])
    assert state.winners == (0,)
    assert not line
