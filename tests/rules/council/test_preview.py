"""Previews and why-not: the rules' own answers, asked before anything happens."""

import pytest

from game.rules.council import api as rules
from tests.rules.any_game import the
from tests.rules.council.solo.table_talk import VISITING
from tests.rules.council.table_talk import council, mid_age, mid_solo, play


def on_table(text: str) -> tuple[tuple[int, int], ...]:
    return tuple((seat, rules.CARDS[word]) for seat, word in enumerate(text.split()))


def test_no_card_is_no_standing() -> None:
    assert rules.standing((), tuple(council("A2"))) is None


@pytest.mark.parametrize(
    ("played", "winner", "clause", "visitor"),
    [
        ("A5", 0, "highest-on-suit", None),
        ("A5 A7", 1, "highest-on-suit", 0),
        ("A5 A7 B2", 2, "strongest-suit", 0),
        ("A5 A7 B2 C4", 2, "strongest-suit", 0),
        ("A5 F1 C4", 0, "strongest-suit", None),
    ],
)
def test_how_a_trick_stands(played: str, winner: int, clause: str, visitor: int | None) -> None:
    table = on_table(played)
    stands = rules.standing(table, tuple(council("A2 B4 C1")))
    assert stands is not None
    assert (stands.winner, stands.clause, stands.visitor) == (winner, clause, visitor)
    assert (winner, stands.winning_card) in table
    assert (visitor, stands.visiting_card) in {*table, (None, None)}


def visiting(hand: str = "A5 B1 B3 C1") -> rules.State:
    state = mid_age(hand, "A7 B4 F1 C2", "A8 C3 C4 C5", spaces="B7 M1 A1 C1", chambers=1)
    state, _ = play(state, "A5 A7 A8")
    return state


def test_a_sowing_is_previewed_as_it_will_be() -> None:
    state = visiting()
    preview = rules.sowing_preview(rules.COUNCIL.view(state, 0), rules.FACTIONS.index("B"))
    assert rules.write_factions(preview.path) == "MACFB"
    assert preview.to_chambers == 2
    assert list(preview.before) == council("B7 M1 A1 C1")
    assert list(preview.after) == council("B1 M2 A2 C2 F1")
    assert rules.write_factions(preview.order_before) == "BMACF"
    assert rules.write_factions(preview.order_after) == "MACBF"
    assert (preview.no_allegiance_before, preview.no_allegiance_after) == (11, 13)
    assert list(preview.held) == council("B2 C1")
    after, events = play(state, "B")
    sown = the(rules.CubesSown, events)
    assert (sown.path, sown.to_chambers) == (preview.path, preview.to_chambers)
    assert tuple(after.cubes) == preview.after


@pytest.mark.parametrize(("faction", "points"), [("B", 1), ("A", 0)])
def test_a_visit_is_previewed_with_its_tribute(faction: str, points: int) -> None:
    state = mid_solo("A2 B1", VISITING, spaces="B1 A1", stake=rules.Stake.TRIBUTE)
    state, _ = play(state, "A2")
    preview = rules.sowing_preview(rules.COUNCIL.view(state, 0), rules.FACTIONS.index(faction))
    assert preview.tribute == points
    after, _ = play(state, faction)
    assert after.scores[rules.TERMITENATOR] == points


def test_a_spectator_can_preview_too() -> None:
    preview = rules.sowing_preview(rules.COUNCIL.view(visiting(), None), rules.FACTIONS.index("A"))
    assert preview.held == (0, 0, 0, 0, 0)
    assert list(preview.after) == council("B7 M1 C2")


def test_a_preview_changes_nothing() -> None:
    state = visiting()
    view = rules.COUNCIL.view(state, 0)
    assert rules.sowing_preview(view, 1) == rules.sowing_preview(view, 1)
    assert rules.COUNCIL.view(state, 0) == view


def test_why_not_says_what_may_be_done_instead() -> None:
    state, _ = play(mid_age("A5 B1", "A7 B3", "A8 C1"), "A5")
    view = rules.COUNCIL.view(state, 1)
    assert rules.why_not(view, rules.read_action("A7", state.phase)) is None
    refusal = rules.why_not(view, rules.read_action("B3", state.phase))
    assert refusal is not None
    assert refusal.clause == "follow-suit"
    assert [rules.write_action(action) for action in refusal.instead] == ["A7"]


def test_why_not_pass() -> None:
    refusal = rules.why_not(rules.COUNCIL.view(visiting(), 0), rules.PASS)
    assert refusal is not None
    assert refusal.clause == "visit-duty"
    assert [rules.write_action(action) for action in refusal.instead] == ["A", "B", "C", "M"]
