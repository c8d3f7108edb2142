"""What is public and what is closed; what would happen, asked before; cards and actions as text."""

import pytest

from game.rules.council import api as council
from game.table import NotationError
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk
from tests.rules.council.solo.table_talk import VISITING

EVERYBODY = (0, 1, 2, None)


def seen_by_all(state: council.State) -> list[council.View]:
    return [council.COUNCIL.view(state, seat) for seat in EVERYBODY]


def test_a_seat_sees_its_own_hand_alone() -> None:
    state = talk.dealt(talk.setup(3))
    views = seen_by_all(state)
    assert [view.hand and talk.cards(view.hand) for view in views] == [
        *(talk.cards(held) for held in state.hands),
        None,
    ]
    assert {view.hand_sizes for view in views} == {(11, 11, 11)}
    assert {view.rest for view in views} == {7}


def test_a_declaration_is_closed_until_all_are_shown() -> None:
    state, events = talk.play(talk.dealt(talk.setup(3)), "no-allegiance allegiance")
    first, second = events
    assert [council.COUNCIL.redact(first, seat) for seat in EVERYBODY] == [
        first,
        council.AllegianceDeclared(0, None),
        council.AllegianceDeclared(0, None),
        council.AllegianceDeclared(0, None),
    ]
    assert council.COUNCIL.redact(second, 1) == second
    assert [view.declared for view in seen_by_all(state)] == [
        (True, None, None),
        (None, False, None),
        (None, None, None),
        (None, None, None),
    ]
    assert {view.has_declared for view in seen_by_all(state)} == {(True, True, False)}
    state, _ = talk.play(state, "allegiance")
    assert {view.declared for view in seen_by_all(state)} == {(True, False, False)}


def test_the_current_and_the_last_trick_are_public() -> None:
    state = talk.mid_age("A5 A1 B1", "A7 A2 B3", "A8 A3 C1")
    state, _ = talk.play(state, "A5 A7 A8 A A3 A1")
    for view in seen_by_all(state):
        assert [seat for seat, _ in view.last_trick] == [0, 1, 2]
        assert [card for _, card in view.last_trick] == talk.trick("A5 A7 A8")
        assert view.table == ((2, talk.trick("A3")[0]), (0, talk.trick("A1")[0]))
        assert view.tricks == (0, 0, 1)
        assert not view.trick_is_complete


def test_what_was_played_in_the_age_can_be_remembered() -> None:
    state = talk.mid_age("A5 A1 B1", "A7 A2 B3", "A8 A3 C1")
    state, _ = talk.play(state, "A5 A7 A8 A A3 A1")
    assert {view.seen for view in seen_by_all(state)} == {tuple(talk.hand("A1 A3 A5 A7 A8"))}


def test_the_council_is_public() -> None:
    state = talk.mid_age("A5 B1", "A7 B3", "A8 C1", spaces="B4 M3 A2", chambers=2)
    for view in seen_by_all(state):
        assert list(view.cubes) == talk.council("B4 M3 A2")
        assert (view.chambers, view.supply) == (2, 7)
        assert (view.seats, view.edition, view.age) == (3, "published", 1)


def test_a_pending_visit_is_public() -> None:
    state, _ = talk.play(talk.mid_age("A5 B1", "A7 B3", "A8 C1"), "A5 A7 A8")
    for view in seen_by_all(state):
        assert view.visitor == 0
        assert view.trick_is_complete
        assert len(view.table) == 3
    state, _ = talk.play(state, "A")
    assert {view.visitor for view in seen_by_all(state)} == {None}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_public_events_are_told_as_they_were(seat: int | None) -> None:
    state = talk.mid_age("A5 B1", "A7 B3", "A8 C1", tricks=(3, 3, 3))
    _, events = talk.play(state, "A5 A7 A8 A")
    assert [council.COUNCIL.redact(event, seat) for event in events] == events


def test_leftover_cards_are_shown_with_the_points() -> None:
    state, _ = talk.play(talk.mid_age("A5 B1", "A7 B3", "A8 C1", tricks=(3, 3, 3)), "A5 A7 A8 A")
    for view in seen_by_all(state):
        assert [row.card for row in view.ledger[0].rows] == talk.trick("B1 B3 C1")
        assert view.scores == tuple(state.scores)


def on_table(text: str) -> tuple[tuple[int, int], ...]:
    return tuple((seat, council.CARDS[word]) for seat, word in enumerate(text.split()))


def test_no_card_is_no_standing() -> None:
    assert council.standing((), tuple(talk.council("A2"))) is None


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
    stands = council.standing(table, tuple(talk.council("A2 B4 C1")))
    assert stands is not None
    assert (stands.winner, stands.clause, stands.visitor) == (winner, clause, visitor)
    assert (winner, stands.winning_card) in table
    assert (visitor, stands.visiting_card) in {*table, (None, None)}


def visiting(hand: str = "A5 B1 B3 C1") -> council.State:
    state = talk.mid_age(hand, "A7 B4 F1 C2", "A8 C3 C4 C5", spaces="B7 M1 A1 C1", chambers=1)
    state, _ = talk.play(state, "A5 A7 A8")
    return state


def previewed(state: council.State, seat: int | None, faction: str) -> council.SowingPreview:
    view = council.COUNCIL.view(state, seat)
    return council.sowing_preview(view, council.FACTIONS.index(faction))


def test_a_sowing_is_previewed_as_it_will_be() -> None:
    state = visiting()
    preview = previewed(state, 0, "B")
    assert council.write_factions(preview.path) == "MACFB"
    assert preview.to_chambers == 2
    assert list(preview.before) == talk.council("B7 M1 A1 C1")
    assert list(preview.after) == talk.council("B1 M2 A2 C2 F1")
    assert council.write_factions(preview.order_before) == "BMACF"
    assert council.write_factions(preview.order_after) == "MACBF"
    assert (preview.no_allegiance_before, preview.no_allegiance_after) == (11, 13)
    assert list(preview.held) == talk.council("B2 C1")
    after, events = talk.play(state, "B")
    sown = the(council.CubesSown, events)
    assert (sown.path, sown.to_chambers) == (preview.path, preview.to_chambers)
    assert tuple(after.cubes) == preview.after


@pytest.mark.parametrize(("faction", "points"), [("B", 1), ("A", 0)])
def test_a_visit_is_previewed_with_its_tribute(faction: str, points: int) -> None:
    state = talk.mid_solo("A2 B1", VISITING, spaces="B1 A1", stake=council.Stake.TRIBUTE)
    state, _ = talk.play(state, "A2")
    preview = previewed(state, 0, faction)
    assert preview.tribute == points
    after, _ = talk.play(state, faction)
    assert after.scores[council.TERMITENATOR] == points


def test_a_spectator_can_preview_too() -> None:
    preview = previewed(visiting(), None, "A")
    assert preview.held == (0, 0, 0, 0, 0)
    assert list(preview.after) == talk.council("B7 M1 C2")


def test_a_preview_changes_nothing() -> None:
    state = visiting()
    view = council.COUNCIL.view(state, 0)
    assert council.sowing_preview(view, 1) == council.sowing_preview(view, 1)
    assert council.COUNCIL.view(state, 0) == view


def test_why_not_says_what_may_be_done_instead() -> None:
    state, _ = talk.play(talk.mid_age("A5 B1", "A7 B3", "A8 C1"), "A5")
    view = council.COUNCIL.view(state, 1)
    assert council.why_not(view, council.read_action("A7", state.phase)) is None
    refusal = council.why_not(view, council.read_action("B3", state.phase))
    assert refusal is not None
    assert refusal.clause == "follow-suit"
    assert [council.write_action(action) for action in refusal.instead] == ["A7"]


def test_why_not_pass() -> None:
    refusal = council.why_not(council.COUNCIL.view(visiting(), 0), council.PASS)
    assert refusal is not None
    assert refusal.clause == "visit-duty"
    assert [council.write_action(action) for action in refusal.instead] == ["A", "B", "C", "M"]


def test_sixty_cards_have_names() -> None:
    assert len(council.CARDS) == 60
    assert [council.write_cards((council.read_card(name),)) for name in council.CARDS] == list(
        council.CARDS
    )


def test_cards_sort_by_letter_then_value() -> None:
    names = [f"{suit}{value}" for suit in "ABCFM" for value in range(1, 13)]
    assert sorted(names, key=council.read_card) == names


@pytest.mark.parametrize("text", ["", "X", "AB", "Pass", "no allegiance", "A13", "A 7", "\n"])
@pytest.mark.parametrize("phase", council.Phase)
def test_what_is_not_an_action(text: str, phase: council.Phase) -> None:
    with pytest.raises(NotationError, match="is not an action"):
        council.read_action(text, phase)


def test_what_is_not_a_faction() -> None:
    assert council.write_factions(council.read_factions("BMACF")) == "BMACF"
    with pytest.raises(NotationError, match="“T” is not a faction"):
        council.read_factions("BMACT")


def test_a_row_of_cards() -> None:
    assert council.write_cards(council.read_cards("A7  B12\tC1")) == "A7 B12 C1"
    with pytest.raises(NotationError, match="“B13”"):
        council.read_cards("A7 B13")
