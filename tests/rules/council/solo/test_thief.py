"""What the Thief takes, and what it gives for it."""

from game.rules.council import api as council
from tests.rules.any_game import the
from tests.rules.council.solo.table_talk import GONE, kinds, solo_of
from tests.rules.council.table_talk import cards, legal, mid_solo, play, to_act


def thief(
    held: str, shown: str, *, losing: bool = False, spaces: str = "B1 A1 F3 C2 M1"
) -> council.State:
    """The human visits with A2 under A5; then the Thief has these cards left to show."""
    places = " ".join(f"{card}*" for card in shown.split())
    empty = " ".join(["-"] * (10 - len(shown.split())))
    return mid_solo(
        f"A2 {held}", f"{empty} {places} A5*", personality=council.Personality.THIEF, spaces=spaces,
        losing=losing, row=None,
    )  # fmt: skip


def exchange(state: council.State, words: str) -> str:
    _, events = play(state, words)
    event = the(council.CardsExchanged, events)
    return f"{cards([event.given])} for {cards([event.taken])}"


def test_the_rulebooks_thief() -> None:
    # Flies 4, cockroaches 2: of F2, C4 and C5 the weakest is C4; yours are topped by F8. The
    # bees' one cube goes to the mosquitoes and wakes it.
    spaces = "B1 A1 F4 C2"
    assert exchange(thief("F8 C3", "F2 C4 C5", spaces=spaces), "A2 B") == "C4 for F8"


def test_the_cards_change_places() -> None:
    state = thief("F8 C3", "F2 C4 C5", spaces="B1 A1 F4 C2")
    place = solo_of(state).places.index(council.CARDS["C4"])
    state, events = play(state, "A2 B")
    assert the(council.CardsExchanged, events).place == place
    assert cards(state.hands[0]) == "C3 C4"
    # It leads the next trick with what it took, from where it lay.
    led = [event for event in events if isinstance(event, council.CardChosen)][-1]
    assert (cards([led.choice.card or 0]), led.place) == ("F8", place)
    assert cards(state.hands[1]) == "C5 F2"


def test_losing_it_gives_its_strongest_for_your_weakest() -> None:
    # It wins the trick with A5 while Losing, which would turn it; so you win and it visits.
    state = mid_solo(
        "A8 F8 C3", "- - - - / - - - / F2* C4* / C5* A5*", personality=council.Personality.THIEF,
        spaces="B2 A1 F4 C3", losing=True, row=None,
    )  # fmt: skip
    # The flies' four cubes reach the mosquitoes: F0 B3 M1 A2 C4.
    assert exchange(state, "A8") == "C5 for F8"


def test_without_a_card_that_lies_open_nothing_happens() -> None:
    assert council.PersonalityTriggered not in kinds("A2 B", thief("F8 C3", ""))


def test_without_a_card_in_your_hand_nothing_happens() -> None:
    state = mid_solo(
        "A2", f"{GONE} / A5* F2*", personality=council.Personality.THIEF, spaces="B1 A1",
        tricks=(4, 5),
        no_allegiance=True,
    )  # fmt: skip
    assert council.PersonalityTriggered not in kinds("A2 B", state)


def test_ties_are_yours_its_card_first() -> None:
    state, _ = play(with_fours_side_by_side("C7 F7"), "A2 B")
    assert (state.phase, legal(state), to_act(state)) == (council.Phase.TIEBREAK, "C4 F4", 0)
    assert tie(state) == (council.Tie.GIVE, 1)
    state, _ = play(state, "F4")
    assert (state.phase, legal(state), to_act(state)) == (council.Phase.TIEBREAK, "C7 F7", 0)
    assert tie(state) == (council.Tie.TAKE, 0)
    assert state.trick_number == 1
    state, events = play(state, "C7")
    exchanged = the(council.CardsExchanged, events)
    assert (cards([exchanged.given]), cards([exchanged.taken]), exchanged.place) == ("F4", "C7", 8)
    assert state.trick_number == 2


def test_only_the_hand_it_is_taken_from_shows_between_which_cards_there_is_a_tie() -> None:
    state, _ = play(thief("C7 F7 B1", "F4", spaces="B1 A1 F2 C2 M2"), "A2 B")
    told = [council.COUNCIL.view(state, seat).termitenator for seat in (0, None)]
    mine, public = [view and (view.tie, cards(view.tied), view.given) for view in told]
    assert mine == (council.Tie.TAKE, "C7 F7", council.CARDS["F4"])
    assert public == (council.Tie.TAKE, "", council.CARDS["F4"])


def test_between_its_open_cards_everybody_sees_a_tie() -> None:
    state, _ = play(with_fours_side_by_side("C7 F7"), "A2 B")
    public = council.COUNCIL.view(state, None).termitenator
    assert public is not None
    assert (public.tie, cards(public.tied)) == (council.Tie.GIVE, "C4 F4")


def with_fours_side_by_side(held: str) -> council.State:
    """Flies and cockroaches both hold two, and its fours of them lie in the same row."""
    state = thief(held, "F4 C4", spaces="B1 A1 F2 C2 M2")
    solo = solo_of(state)
    solo.places = [*[None] * 7, council.CARDS["C4"], council.CARDS["F4"], None, council.CARDS["A5"]]
    solo.face_up = [place is not None for place in solo.places]
    return state


def tie(state: council.State) -> tuple[council.Tie | None, int]:
    view = council.COUNCIL.view(state, 0)
    assert view.termitenator is not None
    assert view.decision is not None
    return view.termitenator.tie, view.decision.hand_of


def test_a_lower_row_tells_its_cards_apart() -> None:
    state = thief("C7 B1", "F4 C4", spaces="B1 A1 F2 C2 M2")
    # C4 lies in row 1, F4 in row 2: the weakest is the lower one.
    assert exchange(state, "A2 B") == "C4 for C7"
