"""The sensible bot against the Termitenator."""

from collections.abc import Iterator
from random import Random

import pytest

from game.bots import Level, bots_of, make_bot
from game.ladder import Climb, climb
from game.rules.council.api import COUNCIL, Personality, Phase, View, imagine, random_setup
from game.simulate import Plan, play_game, standings
from tests.bots.positions import decisions

solo_personalities = pytest.mark.parametrize("personality", Personality)


def positions(personality: Personality, seed: int) -> Iterator[View]:
    """Some decisions of a game played at random, from all its phases; every tie is one of them."""
    rng = Random(seed)
    for view in decisions(COUNCIL, random_setup("published", 1, None, rng, personality), rng):
        if rng.random() < 0.3 or view.phase is not Phase.PLAY:
            yield view


BOTS = bots_of("bug-council").opens()


@solo_personalities
def test_a_bot_chooses_something_legal(personality: Personality) -> None:
    for name in (Level.RANDOM, Level.FIRST, Level.NEWCOMER, Level.SENSIBLE):
        for view in positions(personality, 3):
            assert BOTS[name](Random(1)).choose(view, view.legal) in view.legal, name


def test_every_kind_of_decision_is_weighed() -> None:
    kinds = set()
    for seed in range(30):
        for view in positions(Personality.THIEF, seed):
            assert view.decision is not None
            kinds.add(view.decision.kind)
            if view.phase is Phase.TIEBREAK:
                assert BOTS[Level.FIRST](Random(1)).choose(view, view.legal) in view.legal
    assert kinds == {Phase.DECLARE, Phase.DISCARD, Phase.PLAY, Phase.VISIT, Phase.TIEBREAK}


def test_sensible_beats_the_plain_pacifist(*, whole: bool) -> None:
    plan = Plan(("sensible",), 12 if whole else 4, 3)
    rows = standings(play_game(plan, number) for number in range(plan.games))
    assert rows[0].wins >= plan.games * 2 / 3
    assert rows[0].wins + rows[1].wins == plan.games


@solo_personalities
def test_a_search_is_legal_and_looks_at_nothing_hidden(personality: Personality) -> None:
    """Ties and exchanges too; hidden cards dealt anew change no choice."""
    for number, view in enumerate(positions(personality, 5)):
        swapped = COUNCIL.view(imagine(view, Random(number)), 0)
        one, other = (make_bot("bug-council", "sharp:1", Random(number)) for _ in range(2))
        choice = one.choose(view, view.legal)
        assert choice in view.legal
        assert other.choose(swapped, swapped.legal) == choice


def test_a_search_beats_the_second_pacifist(*, whole: bool) -> None:
    """The first games of a seed, always the same ones; docs/research.md has the real numbers."""
    games = 6 if whole else 2
    (sharp,) = climb(Climb(("sharp:60",), "random", 1, games, 1, {"personality": "pacifist-2"}))
    assert sharp.wins >= 50
