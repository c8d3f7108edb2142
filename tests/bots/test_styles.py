"""Styles of play: the careful one is the yardstick's twin, and none looks at anything hidden."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest

from game.bots.council.first.sensible import weigh
from game.bots.council.imagined import Strangers
from game.bots.council.pool import BOLD, BRISK, CALM, CAREFUL, CAUTIOUS, PATIENT, POOL, STEADY
from game.bots.council.search import Trials
from game.bots.council.styles.careful import Careful
from game.bots.council.styles.playing import STYLE, answer, drawn_whims, play_on
from game.bots.council.styles.style import Style, unplayed_of
from game.bots.council.styles.tuned import FILE, TUNED, read_weights
from game.bots.council.styles.weights import FIRST
from game.rules.council import api as council
from tests.bots.positions import decisions

EDITIONS = ["published", "prototype"]


def positions(edition: str, seats: int, seed: int) -> Iterator[council.View]:
    rng = Random(seed)
    for view in decisions(council.COUNCIL, council.random_setup(edition, seats, None, rng), rng):
        if len(view.legal) > 1:
            yield view


def weighed(view: council.View) -> Mapping[council.Action, float]:
    """What a careful player with the weights of the first releases thinks of every action."""
    style, state, you = Careful(FIRST), council.imagine(view, Random(1)), view.you
    assert you is not None
    left = unplayed_of(state)
    if view.phase is council.Phase.DECLARE:
        return dict(
            zip(council.DECLARATIONS, style.weigh_declarations(state, you, left), strict=True)
        )
    if view.phase is council.Phase.DISCARD:
        cards = state.hands[you]
        dangers = style.weigh_discards(state, you, left)
        return {council.DISCARDS[card]: danger for card, danger in zip(cards, dangers, strict=True)}
    if view.phase is council.Phase.VISIT:
        spaces = style.weigh_visits(state, you, left)
        return {
            council.PASS if space is None else council.VISITS[space]: spaces[space]
            for space in spaces
        }
    cards = [action.card for action in view.legal if isinstance(action, council.PlayCard)]
    values = style.weigh_plays(state, you, cards, left)
    return {council.PLAYS[card]: value for card, value in zip(cards, values, strict=True)}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_careful_player_with_the_first_weights_thinks_as_the_yardstick(
    edition: str, seats: int
) -> None:
    """The same differences between actions, so the same choices; from a table instead of a view."""
    for seed in range(2):
        for view in positions(edition, seats, seed):
            old, new = weigh(view, view.legal), weighed(view)
            assert set(old) == set(new)
            gap = max(old.values()) - max(new.values())
            for action, value in old.items():
                assert value - new[action] == pytest.approx(gap, abs=1e-9)


@pytest.mark.parametrize("style", sorted(set(POOL), key=POOL.index))
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_style_looks_at_nothing_hidden_and_does_what_is_legal(
    style: Careful, edition: str, seats: int
) -> None:
    rng = Random(5)
    for view in positions(edition, seats, 3):
        choices = set()
        for _ in range(2):
            state = council.imagine(view, rng)
            choices.add(answer(state, [style] * seats, unplayed_of(state)))
        assert len(choices) == 1
        assert choices <= set(view.legal)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_styles_of_the_same_way_differ_in_declarations_alone(seats: int) -> None:
    """Sensible and the bots of the first releases; only one of them is asked about the rest."""
    assert CAREFUL.way == CAUTIOUS.way
    assert len({CAREFUL.way, BOLD.way, CALM.way, BRISK.way, STEADY.way}) == 5
    looked_at = 0
    for view in positions("published", seats, 3):
        if view.phase is not council.Phase.DECLARE:
            looked_at += 1
            state = council.imagine(view, Random(1))
            left = unplayed_of(state)
            one, other = ([style] * seats for style in (CAREFUL, CAUTIOUS))
            assert answer(state, one, left) == answer(state, other, left)
    assert looked_at > 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_age_is_played_to_its_end_and_no_further(seats: int) -> None:
    rng = Random(6)
    state = council.COUNCIL.new_game(council.random_setup("published", seats, None, rng))
    for age in (1, 2, 3):
        council.COUNCIL.deal_in_place(state, council.COUNCIL.shuffle(state, rng))
        left = unplayed_of(state)
        whims = drawn_whims(rng, [0.15] * state.setup.owners)
        play_on(state, rng.choices(POOL, k=seats), left, age, whims)
        assert len(state.ledger) == age
    assert state.phase is council.Phase.OVER


def test_whims_are_as_frequent_as_asked_for() -> None:
    drawn = drawn_whims(Random(7), [0.15] * 4)
    for _ in range(99):
        drawn += drawn_whims(Random(len(drawn)), [0.15] * 4)
    whims = [each for each in drawn if each != STYLE]
    assert len(whims) / len(drawn) == pytest.approx(0.15, abs=0.02)
    assert sum(whims) / len(whims) == pytest.approx(0.5, abs=0.05)
    assert all(0 <= each < 1 for each in whims)
    assert set(drawn_whims(Random(7), [0.0] * 4)) == {STYLE}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_action_is_tried_with_the_same_luck(seats: int) -> None:
    """A table is dealt with its whims: an action is worth the same however often it is tried."""
    for number, view in enumerate(positions("published", seats, 9)):
        trial = Trials(view, Strangers(view, POOL, Random(number))).deal()
        assert trial(view.legal[0]) == trial(view.legal[0]) == trial(view.legal[0])


@pytest.mark.parametrize("style", [BOLD, CALM])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_quick_player_saves_a_card_of_its_strongest_suit(style: Style, seats: int) -> None:
    """The lowest of them, from the middle of the Age on; without one the points at its end go."""
    kept = late = 0
    for seed in range(40):
        for view in positions("published", seats, seed):
            state, you = council.imagine(view, Random(1)), view.you
            assert you is not None
            is_early = state.trick_number < 2 * seats - 1
            if view.phase is not council.Phase.PLAY or is_early or state.declared[you]:
                continue
            chosen = answer(state, [style] * seats, unplayed_of(state))
            assert isinstance(chosen, council.PlayCard)
            most = max(state.cubes[card >> 4] for card in state.hands[you])
            lowest = {}
            for card in reversed(state.hands[you]):
                lowest[card >> 4] = card
            saved = [card for card in lowest.values() if state.cubes[card >> 4] == most > 0]
            if state.trick_number == council.TRICKS:
                (left,) = set(state.hands[you]) - {chosen.card}
                assert state.cubes[left >> 4] == most
                late += 1
            elif saved:
                assert chosen.card not in saved[-1:]
                kept += 1
    assert kept > 20
    assert late > 20


def test_the_weights_say_where_they_come_from() -> None:
    assert read_weights(FILE) == TUNED
    assert '"origin"' in FILE.read_text("utf-8")
    assert TUNED != FIRST


@pytest.mark.parametrize("pool", [POOL, PATIENT])
def test_there_are_at_least_three_styles(pool: Sequence[Style]) -> None:
    assert len(set(pool)) >= 3
