"""What the Trickster steals, keeps and throws away."""

from functools import partial

from game.rules.council import api as council
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk
from tests.rules.council.solo.table_talk import VISITING, kinds, solo_of

trickster = partial(talk.mid_solo, "A2 B1 C1", VISITING, personality=council.Personality.TRICKSTER)


def test_winning_it_steals_your_latest_trick() -> None:
    state = trickster(spaces="B1 A1", tricks=(2, 1))
    mine = state.piles[0]
    state, events = talk.play(state, "A2 B")
    assert the(council.TrickStolen, events) == council.TrickStolen(0, 1)
    assert state.tricks == [1, 3]
    assert state.piles[0] == mine[:2]
    assert state.piles[1][-2:] == mine[2:]


def test_only_if_you_have_one() -> None:
    state = trickster(spaces="B1 A1", tricks=(0, 1))
    assert council.PersonalityTriggered not in kinds("A2 B", state)


def losing_visit(*, supply: bool = True) -> council.State:
    """Losing, it lies under your ant and visits; the flies' four cubes reach the mosquitoes."""
    chambers = 0 if supply else 10
    return talk.mid_solo(
        "A8 C1 B1 B2", "- - - - / - - - / - - / A5* F2*", personality=council.Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=chambers, losing=True, row=None,
    )  # fmt: skip


def test_losing_it_puts_a_cube_of_the_supply_on_the_solo_board() -> None:
    before = losing_visit()
    state, events = talk.play(before, "A8")
    assert the(council.CubeOnSoloBoard, events).origin is None
    assert (solo_of(state).board, state.supply) == (1, before.supply - 1)
    assert talk.cubes(state) == "A2 B1 C4 M1"


def test_or_of_the_termite_space_where_the_supply_is_empty() -> None:
    state, events = talk.play(losing_visit(supply=False), "A8")
    origin = the(council.CubeOnSoloBoard, events).origin
    assert origin is not None
    assert council.write_factions((origin,)) == "M"
    assert (solo_of(state).board, state.supply) == (1, 0)
    assert talk.cubes(state) == "A2 B1 C4"


def test_the_rulebooks_trickster() -> None:
    # The supply is empty, so the cube comes from the Termite Space; then it has to take a trick.
    state = talk.mid_solo(
        "A8 C1 B1", "C7* - - - / - - - / - - / A5* F2*", personality=council.Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=10, losing=True, row=None,
    )  # fmt: skip
    state, events = talk.play(state, "A8")
    assert the(council.CubeOnSoloBoard, events).origin is not None
    assert (solo_of(state).board, state.supply) == (1, 0)
    state, events = talk.play(state, "C1")
    assert the(council.TrickWon, events).seat == 1
    gone = the(council.TrickDiscarded, events)
    assert (gone.seat, talk.cards(gone.cards)) == (1, "C1 C7")
    assert (solo_of(state).board, state.supply, state.tricks) == (0, 1, [1, 0])


def mid_discard() -> council.State:
    """Losing with a cube on its board, and about to win a trick with the ants."""
    return talk.mid_solo(
        "A1 C1 B1", "- - - - / - - - / - - / A5* F2*", personality=council.Personality.TRICKSTER,
        spaces="A1 F4 C3", chambers=9, losing=True, board=1, row=None,
    )  # fmt: skip


def test_it_stays_losing_and_leads_the_next_trick() -> None:
    state, events = talk.play(mid_discard(), "A1")
    assert not [event for event in events if isinstance(event, council.IdeologyChanged)]
    assert solo_of(state).losing
    assert state.phase is council.Phase.VISIT  # your ant was the lower one
    state, _ = talk.play(state, "A")
    assert (state.lead, talk.cards(state.trick)) == (1, "F2")
    assert state.trick_number == 2
    assert talk.cards(council.COUNCIL.view(state, 0).seen) == "A1 A5 F2"
    view = council.COUNCIL.view(state, 0).termitenator
    assert view is not None
    assert (view.discarded, view.board, view.losing) == (1, 0, True)


def test_without_a_cube_it_keeps_the_trick_and_turns() -> None:
    state = mid_discard()
    solo_of(state).board, state.supply = 0, 1
    state, events = talk.play(state, "A1")
    assert not the(council.IdeologyChanged, events).losing
    assert state.tricks == [0, 1]


def test_winning_it_keeps_the_trick_and_the_cube() -> None:
    state = mid_discard()
    solo_of(state).losing = False
    state, events = talk.play(state, "A1")
    assert not [event for event in events if isinstance(event, council.TrickDiscarded)]
    assert (solo_of(state).board, state.tricks) == (1, [0, 1])


def test_cubes_of_the_solo_board_stay_between_ages() -> None:
    state = talk.mid_solo(
        "A8 C1", "- - - - / - - - / - - / A5* F2*", personality=council.Personality.TRICKSTER,
        spaces="A1", chambers=9, board=2, tricks=(4, 5),
    )  # fmt: skip
    state, _ = talk.play(state, "A8")
    assert state.phase is council.Phase.DEAL
    state, _ = council.COUNCIL.deal(state, talk.plain_deal(state.setup))
    assert solo_of(state).board == 2
