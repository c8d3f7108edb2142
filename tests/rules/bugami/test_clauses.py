"""Every clause has a witness: a moment at the table at which the rules give it as the reason.

A clause without a witness fails, and so does a witness for a clause that is not in the list.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from game.rules.bugami.api import (
    BUGAMI,
    CLAUSES,
    Deal,
    GameEnded,
    PlayWentOn,
    RestTaken,
    Setup,
    State,
    TrickWon,
    Wedding,
    read_action,
    why_not,
)
from tests.rules import any_game
from tests.rules.any_game import noted, the
from tests.rules.bugami.table_talk import (
    dealt,
    lines,
    mid_deal,
    plain_deal,
    play,
    setup,
)

Witness = Callable[[], str]
WITNESSES: Final[dict[str, Witness]] = {}


clause = noted(WITNESSES)


def test_every_clause_has_a_witness_and_every_witness_a_clause() -> None:
    assert set(WITNESSES) == set(CLAUSES) == set(BUGAMI.clauses)


@pytest.mark.parametrize("name", sorted(CLAUSES))
def test_the_rules_give_the_clause_as_the_reason(name: str) -> None:
    assert WITNESSES[name]() == name


def refused_setup(start: Setup, place: str) -> str:
    return any_game.refused_deal(BUGAMI, lambda: BUGAMI.new_game(start), place)


def refused_deal(state: State, deal: Deal, place: str) -> str:
    return any_game.refused_deal(BUGAMI, lambda: BUGAMI.deal(state, deal), place)


def refused(state: State, word: str) -> str:
    """The clause by which something is refused."""
    return any_game.refused(BUGAMI, why_not, state, read_action(word))


# ------------------------------------------------------------------------------ setup and deals


@clause("setup-seats")
def _() -> str:
    assert refused_setup(setup(8), "seats") == "setup-seats"
    return refused_setup(setup(2), "seats")


@clause("setup-jokers")
def _() -> str:
    assert refused_setup(setup(jokers=-1), "jokers") == "setup-jokers"
    return refused_setup(setup(jokers=3), "jokers")


@clause("setup-target")
def _() -> str:
    BUGAMI.new_game(setup(target=1))
    return refused_setup(setup(target=0), "target")


@clause("setup-dealer")
def _() -> str:
    assert refused_setup(setup(dealer=-1), "dealer") == "setup-dealer"
    return refused_setup(setup(dealer=4), "dealer")


@clause("deal-hands")
def _() -> str:
    start, state = setup(3), BUGAMI.new_game(setup(3))
    deal = plain_deal(start)
    first = deal.hands[0]
    short = replace(deal, hands=(first[1:], *deal.hands[1:]), rest=(*deal.rest, first[0]))
    assert refused_deal(state, short, "hands[0]") == "deal-hands"
    long = replace(deal, hands=(*deal.hands[:2], (*deal.hands[2], *deal.rest)), rest=())
    assert refused_deal(state, long, "hands[2]") == "deal-hands"
    return refused_deal(state, replace(deal, hands=deal.hands[:2]), "hands")


@clause("deal-cards")
def _() -> str:
    start, state = setup(3), BUGAMI.new_game(setup(3))
    deal = plain_deal(start)
    hands = (deal.hands[0], (deal.hands[0][0], *deal.hands[1][1:]), deal.hands[2])
    assert refused_deal(state, replace(deal, hands=hands), "hands[1]") == "deal-cards"
    assert refused_deal(state, replace(deal, rest=()), "rest") == "deal-cards"
    joker = plain_deal(setup(3, jokers=1)).rest[-1:]
    assert refused_deal(state, replace(deal, rest=joker), "rest") == "deal-cards"
    return refused_deal(state, replace(deal, rest=(99,)), "rest")


@clause("deal-due")
def _() -> str:
    return refused_deal(dealt(setup(3)), plain_deal(setup(3)), "deals")


# --------------------------------------------------------------------------- who may do what


def ended() -> State:
    state = mid_deal("C5", "C9", "C7", said="S S S", tricks=(0, 12, 1), target=100)
    return play(state, "C5 C9 C7")[0]


@clause("over")
def _() -> str:
    assert refused_deal(ended(), plain_deal(setup(3)), "deals") == "over"
    return refused(ended(), "C5")


@clause("wrong-phase")
def _() -> str:
    assert refused(mid_deal("C5", "C9", "C7", said="S S S"), "C") == "wrong-phase"
    below = play(mid_deal("C5", "C9", "C7", said="S S S"), "C5 C9 C7")[0]
    assert refused(below, "C5") == "wrong-phase"
    return refused(dealt(setup(3)), "C5")


@clause("in-hand")
def _() -> str:
    return refused(mid_deal("C5", "C9", "C7", said="S S S"), "C9")


@clause("follow-suit")
def _() -> str:
    state, _ = play(mid_deal("C5 D2", "C9 H2", "C7 H3", said="S S S"), "C5")
    return refused(state, "H2")


@clause("joker-follows")
def _() -> str:
    state, _ = play(mid_deal("C5 D2", "C9 X1", "C7 H3", said="S S S", jokers=1), "C5")
    return refused(state, "X1")


# ------------------------------------------------------------------------ why things happened


@clause("highest-of-suit")
def _() -> str:
    return the(TrickWon, play(mid_deal("C5", "C9", "C7", said="S S S"), "C5 C9 C7")[1]).clause


@clause("joker-led")
def _() -> str:
    state = mid_deal("X1", "C9", "C7", said="S S S", jokers=1)
    return the(TrickWon, play(state, "X1 C9 C7")[1]).clause


@clause("rest-to-last")
def _() -> str:
    state = mid_deal("C5", "C9", "C7", said="S S S", rest="HK")
    return the(RestTaken, play(state, "C5 C9 C7")[1]).clause


@clause("wedding")
def _() -> str:
    return the(Wedding, play(dealt(setup(3, shotgun=True)), "C C D")[1]).clause


@clause("clean-tricks")
def _() -> str:
    return lines("C D H", (10, 5, 2), (0, 1, 1))[0].clause


@clause("bugs-divide")
def _() -> str:
    return lines("C D H", (10, 5, 2), (0, 1, 1))[1].clause


@clause("no-trick")
def _() -> str:
    return lines("C D H", (10, 7, 0), (0, 1, 0))[2].clause


@clause("all-tricks")
def _() -> str:
    return lines("C D H", (17, 0, 0), (9, 0, 0))[0].clause


@clause("all-to-others")
def _() -> str:
    return lines("C D H", (17, 0, 0), (9, 0, 0))[1].clause


@clause("misere-made")
def _() -> str:
    return lines("C D misere", (17, 0, 0), (9, 0, 0))[2].clause


@clause("misere-broken")
def _() -> str:
    return lines("C D misere", (0, 0, 17), (0, 0, 0))[2].clause


@clause("below-target")
def _() -> str:
    return the(PlayWentOn, play(mid_deal("C5", "C9", "C7", said="S S S"), "C5 C9 C7")[1]).clause


@clause("tied-lead")
def _() -> str:
    state = mid_deal(
        "C5", "C9", "C7", said="S S S", tricks=(1, 1, 0), scores=(40, 0, 30), target=30
    )
    return the(PlayWentOn, play(state, "C5 C9 C7")[1]).clause


@clause("target-reached")
def _() -> str:
    state = mid_deal("C5", "C9", "C7", said="S S S", tricks=(0, 12, 1), target=100)
    return the(GameEnded, play(state, "C5 C9 C7")[1]).clause
