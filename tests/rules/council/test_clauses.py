"""Every clause has a witness: a moment at the table at which the rules give it as the reason.

A clause without a witness fails, and so does a witness for a clause that is not in the list.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from game.rules.council.api import (
    CLAUSES,
    COUNCIL,
    EDITIONS,
    Action,
    CardChosen,
    Carry,
    Deal,
    IdeologyChanged,
    Personality,
    Setup,
    State,
    TrickWon,
    VisitBegan,
    VisitSkipped,
    read_action,
    why_not,
)
from game.rules.council.scoring import final_ranking, solo_ranking
from tests.rules import any_game
from tests.rules.any_game import noted, the
from tests.rules.council.table_talk import (
    chosen,
    dealt,
    mid_age,
    mid_solo,
    plain_deal,
    play,
    scored_age,
    setup,
    solo_setup,
)

Witness = Callable[[], str]
WITNESSES: Final[dict[str, Witness]] = {}


clause = noted(WITNESSES)


def test_every_clause_has_a_witness_and_every_witness_a_clause() -> None:
    assert set(WITNESSES) == set(CLAUSES)


@pytest.mark.parametrize("name", sorted(CLAUSES))
def test_the_rules_give_the_clause_as_the_reason(name: str) -> None:
    assert WITNESSES[name]() == name


def refused_setup(start: Setup) -> str:
    return any_game.refused_deal(COUNCIL, lambda: COUNCIL.new_game(start))


def refused_deal(state: State, deal: Deal) -> str:
    return any_game.refused_deal(COUNCIL, lambda: COUNCIL.deal(state, deal))


def refused(state: State, said: str | Action) -> str:
    """The clause by which something is refused."""
    action = read_action(said, state.phase) if isinstance(said, str) else said
    return any_game.refused(COUNCIL, why_not, state, action)


def won(played: str, spaces: str) -> str:
    """The clause by which a trick is won; every seat has one more card."""
    hands = [
        f"{card} {spare}" for card, spare in zip(played.split(), ("F1", "F2", "F3"), strict=True)
    ]
    _, events = play(mid_age(*hands, spaces=spaces), played)
    return the(TrickWon, events).clause


def ended(edition: str, ages: str) -> str:
    """The clause that settles who has won."""
    ledger = [scored_age(text, number) for number, text in enumerate(ages.split("|"), 1)]
    return final_ranking(ledger, EDITIONS[edition])[1]


def visited() -> State:
    state, _ = play(mid_age("A5 B1", "A7 B3", "A8 C1", spaces="B4 M3"), "A5 A7 A8")
    return state


TIDY = plain_deal(setup())
GONE = "- - - - / - - - / - -"
TIED = f"{GONE} / B5 F5"  # strong equals in a row, if their spaces hold as many cubes


def turned(state: State, word: str) -> str:
    _, events = play(state, word)
    return the(IdeologyChanged, events).clause


def passed_over(shown: str, led: str = "", *, losing: bool = False) -> str:
    """Why the last card was passed over; shown cards as ``B1.2``, with their rows."""
    return chosen(shown, led, losing=losing, spaces="A4 C4 B2").passed[-1].clause


@clause("setup-seats")
def _() -> str:
    assert refused_setup(setup(1, "prototype")) == "setup-seats"
    return refused_setup(setup(6))


@clause("setup-council")
def _() -> str:
    return refused_setup(setup(seated="AABCF"))


@clause("setup-ring")
def _() -> str:
    return refused_setup(setup(edition="prototype", around="AABCF"))


@clause("setup-printed-ring")
def _() -> str:
    return refused_setup(setup(around="ABCFM"))


@clause("setup-lead")
def _() -> str:
    return refused_setup(setup(4, lead=4))


@clause("setup-solo")
def _() -> str:
    assert refused_setup(setup(3, carry=Carry((1, 2), 2))) == "setup-solo"
    return refused_setup(setup(2, personality=Personality.THIEF))


@clause("setup-personality")
def _() -> str:
    return refused_setup(setup(1, lead=1))


@clause("setup-solo-lead")
def _() -> str:
    return refused_setup(solo_setup(lead=0))


@clause("setup-carry")
def _() -> str:
    for wrong in (Carry((1, 2), 1), Carry((1, 2), 4), Carry((-1, 2), 2), Carry((1, 1000), 3)):
        assert refused_setup(solo_setup(carry=wrong)) == "setup-carry"
    return refused_setup(solo_setup(lead=2, carry=Carry((1, 2), 2)))


@clause("deal-hands")
def _() -> str:
    short = (TIDY.hands[0][1:], *TIDY.hands[1:])
    return refused_deal(COUNCIL.new_game(setup()), replace(TIDY, hands=short))


@clause("deal-cards")
def _() -> str:
    doubled = (TIDY.rest[0], *TIDY.rest[:-1])
    return refused_deal(COUNCIL.new_game(setup()), replace(TIDY, rest=doubled))


@clause("deal-due")
def _() -> str:
    return refused_deal(dealt(setup()), TIDY)


@clause("over")
def _() -> str:
    before = (scored_age("4+2 3+1 3+0"), scored_age("4+2 3+1 3+0", 2))
    state = mid_age("A1 B1", "A2 B2", "A3 B3", tricks=(3, 3, 3), age=3, ledger=before)
    state, _ = play(state, "A1 A2 A3 B")
    return refused(state, "B1")


@clause("wrong-phase")
def _() -> str:
    assert refused(dealt(setup()), "A1") == "wrong-phase"
    assert refused(visited(), "B1") == "wrong-phase"
    assert refused(COUNCIL.new_game(setup()), "allegiance") == "wrong-phase"
    return refused(mid_age("A5 B1", "A7 B3", "A8 C1"), "pass")


@clause("in-hand")
def _() -> str:
    discarding, _ = play(dealt(setup()), "no-allegiance allegiance allegiance")
    assert refused(discarding, "A2") == "in-hand"
    return refused(mid_age("A5 B1", "A7 B3", "A8 C1"), "A7")


@clause("follow-suit")
def _() -> str:
    state, _ = play(mid_age("A5 B1", "A7 B3", "A8 C1"), "A5")
    return refused(state, "B3")


@clause("empty-space")
def _() -> str:
    return refused(visited(), "A")


@clause("not-tied")
def _() -> str:
    return refused(mid_solo("A1 C8", TIED, lead=1, spaces="B3 F3"), "C8")


@clause("visit-duty")
def _() -> str:
    return refused(visited(), "pass")


@clause("highest-on-suit")
def _() -> str:
    return won("A5 A7 A6", "B4")


@clause("strongest-suit")
def _() -> str:
    return won("A5 A7 B2", "A2 B4")


@clause("tied-strength")
def _() -> str:
    return won("A5 B7 C6", "B2 C2")


@clause("tied-value")
def _() -> str:
    return won("A5 B7 C7", "B2 C2")


@clause("lowest-visits")
def _() -> str:
    _, events = play(mid_age("A6 B1", "A5 B3", "C1 C2"), "A6 A5 C1")
    began = the(VisitBegan, events)
    assert (began.seat, began.card & 15) == (1, 5)
    return "lowest-visits"


@clause("nobody-followed")
def _() -> str:
    _, events = play(mid_age("A5 F1", "B7 B3", "B2 C1"), "A5 B7 B2")
    return the(VisitSkipped, events).clause


@clause("nothing-to-activate")
def _() -> str:
    _, events = play(mid_age("A5 F1", "A7 B3", "B2 C1", spaces="", chambers=18), "A5 A7 B2")
    return the(VisitSkipped, events).clause


@clause("emissary-stays")
def _() -> str:
    state = mid_age("A6 F1", "B3 C1", emissary="A5 M1", spaces="B4 C2", chambers=2)
    _, events = play(state, "A6 A5 B3")
    return the(VisitSkipped, events).clause


@clause("most-points")
def _() -> str:
    return ended("published", "5+0 4+0 1+0 | 5+0 4+0 1+0 | 5+0 4+0 1+0")


@clause("final-age-tricks")
def _() -> str:
    return ended("published", "5+0 4+0 1+0 | 5+0 4+0 1+0 | 4+0 6+0 0+0")


@clause("trick-points")
def _() -> str:
    return ended("prototype", "5+0 4+1 1+0 | 5+0 4+1 1+0 | 5+0 4+1 1+0")


@clause("best-age")
def _() -> str:
    return ended("prototype", "5+0 4+0 1+0 | 5+0 4+0 1+0 | 2+0 4+0 4+0")


@clause("shared")
def _() -> str:
    return ended("published", "5+0 4+1 1+0 | 5+0 4+1 1+0 | 5+0 5+0 0+0")


@clause("trigger-row")
def _() -> str:
    return turned(mid_solo("B8 C2", f"{GONE} / B5 F5", row=1), "B8")


@clause("won-a-trick")
def _() -> str:
    return turned(mid_solo("C1 C2", f"{GONE} / B5* F5*", losing=True), "C1")


@clause("would-lose")
def _() -> str:
    return passed_over("A5.1 A7.1", "A6")


@clause("would-win")
def _() -> str:
    return passed_over("A5.1 A7.1", "A6", losing=True)


@clause("most-cubes")
def _() -> str:
    return passed_over("B8.1 A1.1")


@clause("fewest-cubes")
def _() -> str:
    return passed_over("B8.1 A1.1", losing=True)


@clause("highest-value")
def _() -> str:
    return passed_over("C1.1 A2.1")


@clause("lowest-value")
def _() -> str:
    return passed_over("C1.1 A2.1", losing=True)


@clause("lowest-row")
def _() -> str:
    return passed_over("C1.1 A1.2")


@clause("your-choice")
def _() -> str:
    _, events = play(mid_solo("A1 C8", TIED, lead=1, spaces="B3 F3"), "B5")
    return the(CardChosen, events).choice.passed[-1].clause


@clause("termitenator-tie")
def _() -> str:
    return solo_ranking([30, 30])[1]
