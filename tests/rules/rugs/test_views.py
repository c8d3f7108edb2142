"""What is public and what is closed."""

import pytest

from game import words
from game.pseudo_locale import PseudoLocale, disguise
from game.rules.rugs import api as rugs
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk

EVERYBODY = (0, 1, 2, None)


def seen_by_all(state: rugs.State) -> list[rugs.View]:
    return [rugs.BUGS_ON_RUGS.view(state, seat) for seat in EVERYBODY]


def test_a_seat_sees_its_own_hand_alone() -> None:
    views = seen_by_all(talk.picking("A1 A2", "B1", "D1 D2 D3", floor="Y1 Y2 Y3"))
    hands = [view.hand and talk.names(view.hand) for view in views]
    assert hands == ["A1 A2", "B1", "D1 D2 D3", None]
    assert views[1].hands == (None, tuple(talk.bugs("B1")), None)
    assert {view.hand_sizes for view in views} == {(2, 1, 3)}


def test_the_deck_is_only_counted() -> None:
    assert {view.deck for view in seen_by_all(talk.dealt(3))} == {90 - 3 - 1 - 7}


def test_the_floor_the_wall_and_what_left_the_game_are_public() -> None:
    state = talk.picking("L1 L2", "B1", "D1", floor="Y3 Y2 Y1 A7 A8 A9 A10", wall="M2 M1")
    state, _ = talk.say(state, "hatch L1 L2", "M1")
    for view in seen_by_all(state):
        assert talk.names(view.floor) == "Y3 Y2 Y1 A7 A8 A9 A10"
        assert talk.names(view.wall) == "M2"
        assert talk.names(view.discards) == "L1 L2"


def test_who_took_which_bug_is_not_listed_but_that_it_lay_open_is() -> None:
    state = talk.picking("A1", "B1", "D1", floor="Y3 Y2 Y1 A7 A8 A9 A10", wall="M2")
    state, _ = talk.say(state, "Y1")
    for view in seen_by_all(state):
        assert talk.names(view.seen) == "A7 A8 A9 A10 M2 Y1 Y2 Y3"
    assert rugs.BUGS_ON_RUGS.view(state, 1).hands[0] is None


def test_a_pick_is_public() -> None:
    _, events = talk.say(talk.dealt(3), talk.names(talk.dealt(3).floor).split()[0])
    for seat in EVERYBODY:
        assert [rugs.BUGS_ON_RUGS.redact(event, seat) for event in events] == events


def test_a_drawn_bug_is_hidden_from_the_others() -> None:
    _, events = talk.fly("D5", "A1", "B1", "D1", top="Y1 Y2 Y3")
    drawn = [event for event in events if isinstance(event, rugs.BugDrawn)]
    for seat in EVERYBODY:
        told = [rugs.BUGS_ON_RUGS.redact(event, seat) for event in drawn]
        assert [event.card is not None for event in told if isinstance(event, rugs.BugDrawn)] == [
            owner == seat for owner in range(3)
        ]


def test_bugs_being_passed_are_hidden() -> None:
    state, _ = talk.fly("B5", "A1 A2", "B1 B2", "D1 D2")
    state, events = talk.say(state, "A2")
    assert rugs.BUGS_ON_RUGS.redact(events[0], 1) == rugs.PassChosen(0, None)
    assert rugs.BUGS_ON_RUGS.redact(events[0], 0) == events[0]
    views = seen_by_all(state)
    assert [view.given for view in views] == [talk.bugs("A2")[0], None, None, None]
    assert {view.has_given for view in views} == {(True, False, False)}


def test_a_passed_bug_is_known_to_who_gave_and_who_got_it() -> None:
    state, _ = talk.fly("B5", "A1 A2", "B1 B2", "D1 D2")
    state, events = talk.say(state, "A2", "B2", "D2")
    passed = the(rugs.BugsPassed, events)
    a2, b2, d2 = talk.bugs("A2 B2 D2")
    told = rugs.BUGS_ON_RUGS.redact(passed, 1)
    assert isinstance(told, rugs.BugsPassed)
    assert told.gifts == (rugs.Gift(0, 1, a2), rugs.Gift(1, 2, b2), rugs.Gift(2, 0, None))
    spectators = rugs.BUGS_ON_RUGS.redact(passed, None)
    assert isinstance(spectators, rugs.BugsPassed)
    assert {gift.card for gift in spectators.gifts} == {None}
    assert passed.gifts[2].card == d2


@pytest.mark.parametrize(
    ("leftover", "words"), [("F1", ["A1"]), ("S1", ["A1"]), ("M1", ["A1", "Y1"]), ("U1", ["A1"])]
)
def test_a_bug_placed_swapped_given_or_shown_is_public(leftover: str, words: list[str]) -> None:
    state, _ = talk.fly(leftover, "A1 A2", "B1 B2", "D1 D2", wall="Y1", top="L1")
    state, events = talk.say(state, *words)
    public = events[: len(words)]
    for seat in EVERYBODY:
        assert [rugs.BUGS_ON_RUGS.redact(event, seat) for event in public] == public
    assert "A1" in talk.names(rugs.BUGS_ON_RUGS.view(state, None).seen)


def test_the_order_of_picks_is_public() -> None:
    view = rugs.BUGS_ON_RUGS.view(talk.dealt(3, lead=1), None)
    assert (view.pick_order, view.picked) == ((1, 2, 0, 0, 2, 1), 0)
    assert (view.turn_order, view.progress) == ((1, 2, 0), (1, 1))


def test_a_refusal_is_said_in_the_language_that_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    state = talk.picking("A1", "B1", floor="Y1 A5")
    monkeypatch.setattr(words, "_spoken", [PseudoLocale()])
    why = rugs.why_not(rugs.BUGS_ON_RUGS.view(state, state.turn), rugs.CHOICES[talk.bugs("B2")[0]])
    assert why is not None
    assert why.sentence == disguise(rugs.CLAUSES[why.clause])
