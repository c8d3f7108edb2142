"""Two people and the Emissary: who plays its cards when, where it goes, and what it scores."""

import pytest

from game.rules.council import api as council
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk

DINGUS, LIZZY = 0, 1
EDITIONS = ("published", "prototype")


def turns(state: council.State, text: str) -> list[tuple[int | None, int]]:
    asked: list[tuple[int | None, int]] = []
    for word in text.split():
        decision = council.COUNCIL.decision(state)
        assert decision is not None
        asked.append((decision.seat, decision.hand_of))
        state, _ = talk.play(state, word)
    return asked


def an_evening() -> council.State:
    """Dingus leads ants; the Emissary holds ants and flies."""
    return talk.mid_age(
        "A4 A6 B1", "A3 F2 C1", emissary="A5 F7", top="F8 M1", spaces="B4 M3 A2 C1", lead=DINGUS
    )


def test_an_evening_the_emissary_must_follow_suit() -> None:
    state, _ = talk.play(an_evening(), "A4")
    assert talk.legal(state) == "A5"
    refusal = council.why_not(
        council.COUNCIL.view(state, DINGUS), council.PlayCard(council.read_cards("F7")[0])
    )
    assert refusal is not None
    assert refusal.clause == "follow-suit"


def test_an_evening_dingus_leads_and_the_emissary_wins() -> None:
    assert turns(an_evening(), "A4 A5 A3") == [
        (DINGUS, DINGUS),
        (DINGUS, council.EMISSARY),
        (LIZZY, LIZZY),
    ]
    state, events = talk.play(an_evening(), "A4 A5 A3")
    assert the(council.TrickWon, events).seat == council.EMISSARY
    assert the(council.VisitBegan, events).seat == LIZZY
    assert state.controller == LIZZY
    assert talk.cards(state.hands[council.EMISSARY]) == "F7"
    state, events = talk.play(state, "A")
    assert talk.cards([the(council.EmissaryRefilled, events).card]) == "F8"
    assert talk.cards(state.hands[council.EMISSARY]) == "F7 F8"


def test_an_evening_lizzy_leads_for_it_and_follows() -> None:
    state, _ = talk.play(an_evening(), "A4 A5 A3 A")
    assert turns(state, "F8 F2 B1") == [(LIZZY, council.EMISSARY), (LIZZY, LIZZY), (DINGUS, DINGUS)]


@pytest.mark.parametrize(("edition", "controls"), [("published", LIZZY), ("prototype", DINGUS)])
def test_an_evening_it_wins_again(edition: str, controls: int) -> None:
    state = talk.mid_age(
        "F1 A6", "F2 C1", emissary="F8 F7", edition=edition, lead=council.EMISSARY,
        controller=LIZZY,
        spaces="B4 A2",
    )  # fmt: skip
    state, _ = talk.play(state, "F8 F2 F1")
    assert (state.lead, state.controller) == (council.EMISSARY, controls)
    state, _ = talk.play(state, "B")
    decision = council.COUNCIL.decision(state)
    assert decision is not None
    assert (decision.seat, decision.hand_of) == (controls, council.EMISSARY)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("lead", "controller", "order"),
    [
        (0, 0, (0, council.EMISSARY, 1)),
        (1, 1, (1, council.EMISSARY, 0)),
        (council.EMISSARY, 0, (council.EMISSARY, 0, 1)),
        (council.EMISSARY, 1, (council.EMISSARY, 1, 0)),
    ],
)
def test_the_order_of_a_trick(
    edition: str, lead: int, controller: int, order: tuple[int, ...]
) -> None:
    state = talk.mid_age(
        "A4 B4", "A3 B3", emissary="A5 A2", edition=edition, lead=lead, controller=controller
    )
    words = " ".join({0: "A4", 1: "A3", council.EMISSARY: "A5"}[seat] for seat in order)
    people = {0: 0, 1: 1, council.EMISSARY: controller}
    assert turns(state, words) == [(people[seat], seat) for seat in order]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("lead", "controller", "words", "leads", "controls"),
    [
        pytest.param(0, 0, "A4 A2 A3", 0, 0, id="the leader wins"),
        pytest.param(0, 0, "A4 A2 A6", 1, 1, id="the other wins"),
        pytest.param(0, 0, "A4 A5 A3", council.EMISSARY, 1, id="it wins the first person's trick"),
        pytest.param(1, 1, "A3 A5 A4", council.EMISSARY, 0, id="it wins the second person's trick"),
        pytest.param(council.EMISSARY, 1, "A5 A6 A4", 1, 1, id="its controller wins"),
        pytest.param(council.EMISSARY, 1, "A5 A3 A7", 0, 0, id="the other wins from it"),
    ],
)
def test_who_controls_it_next(
    edition: str, lead: int, controller: int, words: str, leads: int, controls: int
) -> None:
    state = talk.mid_age(
        "A4 A7 B1", "A3 A6 C1", emissary="A5 A2", edition=edition, lead=lead, controller=controller
    )
    state, _ = talk.play(state, words)
    assert (state.lead, state.controller) == (leads, controls)


def test_its_two_cards_lie_open_before_anybody_declares() -> None:
    start = talk.setup(2)
    deal = talk.plain_deal(start)
    state, events = council.COUNCIL.deal(council.COUNCIL.new_game(start), deal)
    began = the(council.AgeBegan, events)
    assert sorted(deal.rest[:2]) == state.hands[council.EMISSARY]
    assert state.rest == list(deal.rest[2:])
    assert began.controller == 0
    for seat in (0, 1, None):
        told = council.COUNCIL.redact(began, seat)
        assert isinstance(told, council.AgeBegan)
        assert told.hands[council.EMISSARY] == tuple(state.hands[council.EMISSARY])
        view = council.COUNCIL.view(state, seat)
        assert (
            view.emissary == view.cards_of(council.EMISSARY) == tuple(state.hands[council.EMISSARY])
        )
        assert view.hand_sizes == (11, 11, 2)


@pytest.mark.parametrize("lead", [0, 1])
def test_only_people_declare_from_the_leader_on(lead: int) -> None:
    state = talk.dealt(talk.setup(2, lead=lead))
    asked = turns(state, "no-allegiance allegiance")
    assert asked == [(lead, lead), (1 - lead, 1 - lead)]
    state, events = talk.play(state, "no-allegiance allegiance")
    assert the(council.DeclarationsRevealed, events).choices == (lead == 0, lead == 1)
    assert (state.phase, talk.to_act(state)) == (council.Phase.DISCARD, lead)


@pytest.mark.parametrize("controller", [0, 1])
def test_from_its_controller_on_where_it_leads(controller: int) -> None:
    before = last_trick(1, controller=controller)
    state, _ = talk.play(before, "A8 A5 A4 B")
    assert state.phase is council.Phase.DEAL
    state, events = council.COUNCIL.deal(state, talk.plain_deal(state.setup))
    began = the(council.AgeBegan, events)
    assert (began.leader, began.controller) == (council.EMISSARY, controller)
    other = 1 - controller
    said = "no-allegiance no-allegiance"
    assert turns(state, said) == [(controller, controller), (other, other)]
    state, _ = talk.play(state, said)
    first, second = (talk.legal(state).split()[0], talk.cards(state.hands[other]).split()[0])
    assert turns(state, f"{first} {second}") == [(controller, controller), (other, other)]
    state, _ = talk.play(state, f"{first} {second}")
    decision = council.COUNCIL.decision(state)
    assert decision is not None
    assert (decision.seat, decision.hand_of, decision.kind) == (
        controller,
        council.EMISSARY,
        council.Phase.PLAY,
    )


def test_a_discard_is_its_next_card_and_only_its_owner_is_told() -> None:
    state = talk.dealt(talk.setup(2))
    state, _ = talk.play(state, "no-allegiance no-allegiance")
    first = talk.legal(state).split()[3]
    state, _ = talk.play(state, first)
    second = talk.legal(state).split()[5]
    state, _ = talk.play(state, second)
    assert talk.cards(state.rest).split()[:2] == [second, first]
    state, refills = one_trick(state)
    assert (talk.cards([refills.card]), refills.discarded_by) == (second, 1)
    told = [council.COUNCIL.redact(refills, seat) for seat in (0, 1, None)]
    hidden = council.EmissaryRefilled(refills.card, None)
    assert told == [hidden, refills, hidden]
    state, refills = one_trick(state)
    assert (talk.cards([refills.card]), refills.discarded_by) == (first, 0)
    state, refills = one_trick(state)
    assert refills.discarded_by is None


def one_trick(state: council.State) -> tuple[council.State, council.EmissaryRefilled]:
    """Play on with the first legal action until it has its next card."""
    while True:
        state, events = talk.play(state, talk.legal(state).split()[0])
        for event in events:
            if isinstance(event, council.EmissaryRefilled):
                return state, event


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("spaces", "activated", "after"),
    [
        pytest.param("A2 B4 M1", "A", "B4 C1 F1 M1", id="the suit it played"),
        pytest.param("B4 M1", "M", "A1 B4", id="the suit of its other card"),
        pytest.param("B4 C2", None, "B4 C2", id="neither"),
    ],
)
def test_where_it_goes(edition: str, spaces: str, activated: str | None, after: str) -> None:
    state = talk.mid_age(
        "A6 F1", "B3 C1", emissary="A5 M1", top="C8", edition=edition, spaces=spaces,
        chambers=2,
    )  # fmt: skip
    state, events = talk.play(state, "A6 A5 B3")
    if activated is None:
        assert the(council.VisitSkipped, events).clause == "emissary-stays"
        assert not [
            event for event in events if isinstance(event, council.VisitBegan | council.CubesSown)
        ]
    else:
        assert (the(council.VisitBegan, events).seat, the(council.CubesSown, events).seat) == (
            council.EMISSARY,
            council.EMISSARY,
        )
        assert council.write_factions((the(council.CubesSown, events).origin,)) == activated
    assert talk.cubes(state) == after
    assert (state.phase, state.trick_number) == (council.Phase.PLAY, 2)
    assert talk.cards(state.hands[council.EMISSARY]) == "C8 M1"


def test_it_does_not_visit_where_nobody_can() -> None:
    state = talk.mid_age("A6 F1", "B3 C1", emissary="A5 M1", spaces="", chambers=18)
    _, events = talk.play(state, "A6 A5 B3")
    assert the(council.VisitSkipped, events).clause == "nothing-to-activate"


def last_trick(
    age: int, edition: str = "published", tricks: tuple[int, ...] = (5, 4, 0), controller: int = 1
) -> council.State:
    before = tuple(talk.scored_age("4+2 5+0 1+3", number) for number in range(1, age))
    return talk.mid_age(
        "A4 B1" if controller else "A5 B1", "A5 C1" if controller else "A4 C1",
        emissary="A8 M2", edition=edition, tricks=tricks, age=age, lead=council.EMISSARY,
        controller=controller, spaces="A2 B4 M3 C1", chambers=2, ledger=before,
    )  # fmt: skip


def test_no_card_is_laid_out_after_the_tenth_trick() -> None:
    state, events = talk.play(last_trick(1), "A8 A5 A4 B")
    assert not [event for event in events if isinstance(event, council.EmissaryRefilled)]
    assert talk.cards(state.hands[council.EMISSARY]) == "M2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_scores_like_a_person(edition: str) -> None:
    _, events = talk.play(last_trick(1, edition), "A8 A5 A4 A")
    # Two ants went to the cockroaches and the flies.
    rows = the(council.AgeScored, events).rows
    assert [(row.tricks, row.allegiance, row.points) for row in rows] == [
        (5, 4, 9), (4, 2, 6), (1, 3, 4)
    ]  # fmt: skip


def without_a_trick(edition: str, no_allegiance: tuple[int, ...] = ()) -> council.AgeScored:
    """The Emissary has none and keeps mosquitoes, which hold three cubes."""
    state = talk.mid_age(
        "A8" if 0 in no_allegiance else "A8 B1", "A5" if 1 in no_allegiance else "A5 C1",
        emissary="A4 M2", edition=edition, lead=0, spaces="A2 B4 M3 C1", chambers=3,
        tricks=(9, 0, 0), no_allegiance=no_allegiance,
    )  # fmt: skip
    _, events = talk.play(state, "A8 A4 A5")
    return the(council.AgeScored, events)


def test_without_a_trick_the_published_emissary_scores_no_allegiance() -> None:
    scored = without_a_trick("published")
    row = scored.rows[council.EMISSARY]
    assert (row.no_allegiance, row.card, row.points) == (True, None, 13)
    assert scored.sharing == 1


def test_and_it_counts_where_that_is_split() -> None:
    scored = without_a_trick("published", (1,))
    assert [row.points for row in scored.rows] == [14, 6, 6]
    assert scored.sharing == 2


def test_the_prototype_emissary_scores_its_allegiance() -> None:
    scored = without_a_trick("prototype", (1,))
    assert [row.points for row in scored.rows] == [14, 13, 3]
    row = scored.rows[council.EMISSARY]
    assert (row.no_allegiance, row.no_allegiance_points, scored.sharing) == (False, 0, 1)


def test_it_may_win_the_game() -> None:
    before = (talk.scored_age("1+0 2+0 7+9"), talk.scored_age("1+0 2+0 7+9", 2))
    state = talk.mid_age(
        "A4 B1", "A5 C1", emissary="A8 M2", tricks=(5, 4, 0), age=3, lead=council.EMISSARY,
        controller=1, spaces="A2 B4 M3 C1", ledger=before,
    )  # fmt: skip
    _, events = talk.play(state, "A8 A5 A4 A")
    assert the(council.GameEnded, events).winners == (council.EMISSARY,)
