"""Places and words of the solo table that several tests use."""

from game.rules.council.api import State
from game.rules.council.solo import Solo
from tests.rules.council.table_talk import play

GONE = "- - - - / - - - / - -"
# The human leads A2 under A5 and visits; the Termite Space is that of the mosquitoes.
VISITING = f"{GONE} / A5* F2*"


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def kinds(words: str, state: State) -> list[type]:
    _, events = play(state, words)
    return [type(event) for event in events]
