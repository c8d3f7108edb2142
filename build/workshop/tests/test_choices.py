"""Comparing searches: the same decisions, and only what differs is judged."""

from argparse import ArgumentTypeError
from random import Random

import pytest

from build.workshop.bots import choices
from build.workshop.bots.choices import AMONG, Moment, search_of
from game.bots.council.pool import BOLD, CALM, CAREFUL, CAUTIOUS, POOL

QUICK = search_of("sharp:12-brisk-steady")


@pytest.fixture(scope="module")
def found() -> list[Moment]:
    every = list(choices.moments(3, 2, 5, AMONG["quick"]))
    return every[::3]


def test_decisions_are_the_searchers_and_in_order(found: list[Moment]) -> None:
    assert {moment.game for moment in found} == {0, 1}
    assert all(moment.view.you == moment.game % 3 for moment in found)
    assert all(len(moment.view.legal) > 1 for moment in found)


def test_a_search_chooses_the_same_again_and_gains_nothing_over_itself(
    found: list[Moment],
) -> None:
    chosen, _ = choices.choices(QUICK, found)
    assert chosen == choices.choices(QUICK, found)[0]
    assert choices.gain(found, chosen, chosen, AMONG["quick"]).split() == ["+0.0", "±", "0.0"]


def test_a_search_gains_over_whoever_plays_anything(
    found: list[Moment], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "ROLLS", 100)
    chosen, _ = choices.choices(search_of("sharp:60-brisk-steady"), found)
    rng = Random(4)
    anything = [rng.choice(moment.view.legal) for moment in found]
    there = choices.gain(found, chosen, anything, AMONG["quick"])
    back = choices.gain(found, anything, chosen, AMONG["quick"])
    assert float(there.split()[0]) == -float(back.split()[0]) > 5


@pytest.mark.parametrize("text", ["sharp", "sharp:many", "best:12", "sharp:12-unknown"])
def test_what_is_no_search_is_refused_with_what_would_be(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="sharp or patient or master, a colon"):
        search_of(text)


def test_nobody_is_left_out_of_a_pool_but_those_named() -> None:
    assert search_of("master:12-brisk-steady").pool == [BOLD, CALM]
    assert search_of("sharp:12").pool == list(POOL)
    assert search_of("master:12-brisk-calm").familiar == [BOLD, CAREFUL, CAUTIOUS]
    assert search_of("sharp:12").familiar == search_of("patient:12").familiar == []
