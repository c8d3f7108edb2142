"""What every bot keeps to, and how well the sensible one plays."""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import pytest

from game.bots import Level, bots_of
from game.bots.council.first.sensible import weigh
from game.rules.council import api as rules
from game.rules.council.api import EDITIONS as RULEBOOKS
from game.simulate import Plan, play_game, standings
from tests.bots.positions import chosen, decisions

EDITIONS = ["published", "prototype"]
Position = tuple[rules.View, Sequence[rules.Action]]

BOTS = bots_of("bug-council").opens()
sensible = partial(chosen, "bug-council", Level.FIRST)


def positions(edition: str, seats: int, seed: int) -> Iterator[Position]:
    rng = Random(seed)
    for view in decisions(rules.COUNCIL, rules.random_setup(edition, seats, None, rng), rng):
        yield view, view.legal


def test_a_bot_may_take_over_a_seat_at_any_time() -> None:
    """All that a choice needs is in the view; only equals are left to chance."""
    seasoned = BOTS[Level.FIRST](Random(3))
    for view, legal in positions("prototype", 5, 6):
        weights = weigh(view, legal)
        assert set(weights) == set(legal)
        assert weights[seasoned.choose(view, legal)] == max(weights.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_sensible_beats_three_at_random(edition: str, *, whole: bool) -> None:
    """At least 70 % of many games: with 200, two standard deviations are six points."""
    games = 200 if whole else 40
    plan = Plan(("sensible", "random", "random", "random"), games, 11, {"edition": edition})
    rows = standings(play_game(plan, number) for number in range(plan.games))
    assert rows[0].wins / plan.games >= (0.70 if whole else 0.60)


@pytest.mark.parametrize("edition", EDITIONS)
def test_sensible_beats_one_at_random_and_the_emissary(edition: str, *, whole: bool) -> None:
    plan = Plan(("random", "sensible"), 100 if whole else 30, 12, {"edition": edition})
    rows = standings(play_game(plan, number) for number in range(plan.games))
    assert rows[1].wins / plan.games >= 0.80


def table(hands: Sequence[str], council: str, actions: str) -> rules.State:
    ring = rules.read_factions("BMACF")
    state = rules.COUNCIL.new_game(
        rules.Setup(RULEBOOKS["published"], 3, rules.read_factions(council), ring, 0)
    )
    dealt = tuple(map(rules.read_cards, hands))
    used = {card for hand in dealt for card in hand}
    rest = tuple(card for card in rules.PLAYS if card not in used and card & 15 <= 8)
    state, _ = rules.COUNCIL.deal(state, rules.Deal(dealt, rest))
    for word in actions.split():
        state, _ = rules.COUNCIL.apply(state, rules.read_action(word, state.phase))
    return state


LOW = "A1 A2 B1 B2 C1 C2 C3 F1 F2 M1 M2"
HIGH = "A8 A7 A6 A5 B8 B7 B6 C8 F8 M8 M7"
MIDDLE = "A3 A4 B3 B4 B5 C4 C5 C6 F3 F4 F5"


def test_no_allegiance_is_for_weak_hands() -> None:
    assert sensible(table([LOW, HIGH, MIDDLE], "FCMBA", "")) == "no-allegiance"
    assert sensible(table([HIGH, LOW, MIDDLE], "ABCFM", "")) == "allegiance"


def test_no_allegiance_throws_its_most_dangerous_card_away() -> None:
    weak_but_one = LOW.replace("A1", "A8")
    hands = [weak_but_one, HIGH.replace("A8", "A1"), MIDDLE]
    assert (
        chosen(
            "bug-council", Level.FIRST, table(hands, "ABCFM", "no-allegiance allegiance allegiance")
        )
        == "A8"
    )


def test_somebody_who_ducks_plays_under_the_highest_card() -> None:
    """With A8 led, both its Ants are safe, and A7 is the one to be rid of."""
    hands = [HIGH.replace("A7", "A1"), LOW.replace("A1", "A7"), MIDDLE]
    start = "allegiance no-allegiance allegiance C3 A8"
    assert sensible(table(hands, "ABCFM", start)) == "A7"


def test_the_last_to_play_wins_cheaply() -> None:
    """Over A2 and A4 the A5 is enough."""
    hands = [LOW, MIDDLE, HIGH]
    state = table(hands, "AFCMB", "allegiance allegiance allegiance A2 A4")
    assert sensible(state) == "A5"


def test_the_last_visitor_sows_for_the_card_it_keeps() -> None:
    """At the last visit of an Age only the cubes under the kept card count."""
    for view, legal in positions("published", 3, 8):
        if (
            view.phase is not rules.Phase.VISIT
            or view.trick_number < 10
            or view.declared[view.you or 0]
        ):
            continue
        assert view.hand is not None
        choice = BOTS[Level.FIRST](Random(0)).choose(view, legal)
        points = {action: cubes_after(view, action) for action in legal}
        assert points[choice] == max(points.values())


def cubes_after(view: rules.View, action: rules.Action) -> int:
    assert view.hand is not None
    return rules.sowing_preview(view, rules.VISITS.index(action)).after[view.hand[0] >> 4]


def test_a_declaration_is_a_declaration() -> None:
    state = table([LOW, HIGH, MIDDLE], "ABCFM", "")
    view, legal = rules.COUNCIL.view(state, 0), rules.COUNCIL.legal_actions(state)
    assert {BOTS[Level.RANDOM](Random(seed)).choose(view, legal) for seed in range(20)} == set(
        rules.DECLARATIONS
    )
