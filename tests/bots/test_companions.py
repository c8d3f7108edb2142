"""The bots of the games beside Bug Council: none can cheat, and search is worth its name."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from game.bots import Level, levels_offered, make_bot
from game.catalogue import SHELF
from game.ladder import Climb, climb
from game.rules.glass import api as glass
from game.rules.rugs import api as rugs
from tests.bots.positions import COUNCIL, TABLES, mixed_positions

GAMES = [game for game in TABLES if game != COUNCIL]
FROZEN = {
    "bugs-on-rugs": "76fd431c7e2c498f",
    "bugami": "c2a20cb2886f81d3",
    "display-case": "1273e675bf384b62",
}
"""What the best bots of the first releases choose: others are measured by them."""


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_table_can_be_played_to_its_end(game: str) -> None:
    rng, rules = Random(2), SHELF[game].rules
    for view in mixed_positions(game, 15, 3):
        state = TABLES[game](view).deal(rng)
        while rules.decision(state) is not None:
            rules.advance(state, rng.choice(rules.legal_actions(state)))


def test_every_place_under_a_stack_is_as_likely_as_any_other() -> None:
    """Two cards and the Spider lie where nobody sees: all six orders come up equally often."""
    view = next(view for view in mixed_positions("display-case", 1, 5) if not view.spider)
    known = sorted({*view.tops, *view.hands[0], *view.hands[1]} - {None})
    rest = [card for card in glass.CARDS if card not in known]
    small = replace(
        view,
        heights=(4, 1, 1),
        laid=(tuple((card, 0) for card in rest[2:]), ()),
        cases=(glass.EMPTY_CASE, glass.EMPTY_CASE),
    )
    rng, tables = Random(1), glass.DealSampler(small)
    counts = Counter(tuple(tables.deal(rng).stacks[0][:3]) for _ in range(3000))
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


def test_every_bug_that_may_be_in_a_hand_is_there_as_often_as_it_should_be() -> None:
    """Those that were picked are in some hand; the others lie in a hand or in the deck."""
    view = next(
        view
        for view in mixed_positions("bugs-on-rugs", 400, 6)
        if view.seats == 3 and view.round == 2 and view.power is None
    )
    rng, tables = Random(1), rugs.DealSampler(view)
    seat = 1 if view.you == 0 else 0
    held: Counter[int] = Counter()
    for _ in range(2000):
        held.update(tables.deal(rng).hands[seat])
    lying = {*view.floor, *view.wall, *view.discards, *view.hand}
    taken = [card for card in view.seen if card not in lying]
    theirs = sum(view.hand_sizes) - view.hand_sizes[view.you]
    share = view.hand_sizes[seat] / theirs
    unseen = [card for card in rugs.DECK if card not in view.seen and card not in view.hand]
    closed = share * (theirs - len(taken)) / len(unseen)
    assert all(abs(held[card] / 2000 - share) < 0.05 for card in taken)
    assert all(abs(held[card] / 2000 - closed) < 0.05 for card in unseen)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_bots_of_the_first_releases_play_as_they_did(game: str) -> None:
    """Their files are not to change: a Sensible that plays in another way gets files of its own."""
    chosen = []
    for number, view in enumerate(mixed_positions(game, 50, 11)):
        action = make_bot(game, Level.FIRST_SHARP, Random(number)).choose(view, view.legal)
        chosen.append(SHELF[game].rules.write(action))
    assert sha256(" ".join(chosen).encode()).hexdigest()[:16] == FROZEN[game]


def test_each_of_them_offers_three_levels() -> None:
    for game in GAMES:
        assert levels_offered(game) == (Level.NEWCOMER, Level.SENSIBLE, Level.SHARP)


def test_search_with_few_playouts_beats_the_best_of_before() -> None:
    """The fast gate: the same games each time. docs/research.md has the real numbers."""
    (sharp,) = climb(Climb(("sharp:30",), "sharp-1", 2, 4, 2, game="bugs-on-rugs"))
    assert sharp.games == 8
    assert sharp.wins >= 50


@pytest.mark.whole  # what few games tell is chance
def test_sensible_collects_for_what_is_still_to_come() -> None:
    """At a table of four; the same games each time."""
    first, today = climb(Climb(("sharp-1", "sensible"), "sharp-1", 4, 25, 6, game="bugs-on-rugs"))
    assert first.wins == pytest.approx(25, abs=5)
    assert today.wins >= first.wins + 3
