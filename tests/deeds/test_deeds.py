"""Each deed has a game that earns it, and one that just misses it."""

from __future__ import annotations

from typing import Final

import pytest

from game.catalogue import SHELF
from game.deeds import GRADES, Deed, book_of
from tests.deeds.witness import Witness, witnesses

EVERY: Final = [(game, deed) for game in SHELF for deed in book_of(game).deeds]
each_deed = pytest.mark.parametrize(("game", "deed"), EVERY, ids=lambda each: str(each)[:40])


def test_a_game_has_nine_deeds_of_its_own() -> None:
    assert [len(book_of(game).deeds) for game in SHELF] == [9] * len(SHELF)
    ids = [deed.id for _, deed in EVERY]
    titles = [deed.title for _, deed in EVERY]
    assert len(set(ids)) == len(set(titles)) == len(EVERY) == 36
    assert GRADES == (1, 2, 3)


@each_deed
def test_a_witness_earns_it_at_the_moment_it_was_done(game: str, deed: Deed) -> None:
    witness = next(each for each in witnesses(game) if deed.id in each.earns)
    seen = witness.reached[deed.id]
    assert (seen.reached, seen.at) == witness.earns[deed.id]
    assert seen.reached >= deed.enough
    assert 0 < seen.at <= len(witness.game.log)


@each_deed
def test_another_just_misses_it(game: str, deed: Deed) -> None:
    witness = next(each for each in witnesses(game) if deed.id in each.misses)
    assert witness.reached[deed.id].reached == witness.misses[deed.id] < deed.enough
    # Most go up one by one; points may jump.
    assert deed.enough - witness.misses[deed.id] <= 3


def told(witness: Witness, deed: str) -> object:
    return witness.game.log[witness.earns[deed][1] - 1]


@pytest.mark.parametrize(
    ("game", "deed", "event"),
    [
        ("bug-council", "quiet-giant", "TrickWon"),
        ("bug-council", "giant-killer", "TrickWon"),
        ("bug-council", "overflow", "CubesSown"),
        ("bug-council", "cold-feet", "IdeologyChanged"),
        ("bugs-on-rugs", "double-brood", "LarvaeHatched"),
        ("bugami", "thrice-wed", "Wedding"),
        ("bugami", "humble-ace", "TrickWon"),
        ("bugami", "lucky-dip", "RestTaken"),
        ("display-case", "spider-hunter", "SpiderSeen"),
        ("display-case", "great-leap", "CardLaid"),
    ],
)
def test_the_replay_opens_where_something_can_be_seen(game: str, deed: str, event: str) -> None:
    witness = next(each for each in witnesses(game) if deed in each.earns)
    assert type(told(witness, deed)).__name__ == event
