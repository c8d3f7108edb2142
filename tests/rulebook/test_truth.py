"""Numbers in pictures and words are those of the rules."""

from __future__ import annotations

from functools import partial

import pytest

from game.rules.bugami.api import CARDS as DECK
from game.rules.bugami.api import (
    CLEAN_TRICK_POINTS,
    MISERE_POINTS,
    NO_TRICK_POINTS,
    TARGETS,
    TRICK_POINTS,
    bugs_in,
)
from game.rules.bugami.api import worth as scored
from game.rules.bugami.cards import hand_size
from game.rules.council.api import (
    CARDS,
    EDITIONS,
    NO_ALLEGIANCE_POINTS,
    POKER_POINTS,
    SOLO_NO_ALLEGIANCE_POINTS,
    standing,
)
from game.rules.glass.api import COIN_POINTS, COINS, MOTH, STAG, reasons
from game.rules.rugs.api import CARDS as BUGS
from game.rules.rugs.cards import COUNTS, END_BELOW, FLY, KIND_NAMES, SPIDER
from game.rules.rugs.preview import worth as collected
from scenes.council.rules.pictures import counted
from scenes.glass.rules.pictures import against
from scenes.rugs.rules.pictures import Example
from scenes.shell.rulebook.drawn import Sum
from tests.rulebook.books import BOOKS


def posed(game: str, name: str) -> tuple[object, ...]:
    picture = BOOKS[game].article(name).picture
    assert isinstance(picture, partial)
    return picture.args


def said(game: str, name: str) -> str:
    return " ".join(passage.words for passage in BOOKS[game].article(name).said)


def rows(game: str, name: str) -> list[tuple[str, str]]:
    (found,) = posed(game, name)
    assert isinstance(found, tuple)
    return [(row.words, row.value) for row in found if isinstance(row, Sum)]


@pytest.mark.parametrize(
    ("name", "clauses", "visits"),
    [
        ("winning-a-trick", {"strongest-suit"}, True),
        ("level", {"tied-strength", "tied-value"}, False),
        ("visitor", {"strongest-suit"}, True),
        ("no-visit", {"strongest-suit"}, False),
    ],
)
def test_the_tricks_of_the_council_show_what_they_tell(
    name: str, clauses: set[str], visits: bool
) -> None:
    played, cubes, _owners = posed("bug-council", name)
    assert isinstance(played, tuple)
    assert isinstance(cubes, str)
    table = tuple(enumerate(CARDS[code] for code in played))
    stands = standing(table, counted(cubes))
    assert stands is not None
    assert stands.clause in clauses
    assert (stands.visitor is not None) is visits


def test_numbers_of_the_council() -> None:
    assert str(NO_ALLEGIANCE_POINTS) in said("bug-council", "no-allegiance")
    assert str(SOLO_NO_ALLEGIANCE_POINTS) in said("bug-council", "no-allegiance")
    worths = [int(value) for _words, value in rows("bug-council", "card-shark")]
    assert worths == sorted(points for points in POKER_POINTS.values() if points)
    declared = str(NO_ALLEGIANCE_POINTS)
    assert declared in said("bug-council", "short-points")
    words = said("bug-council", "deal")
    for edition in EDITIONS.values():
        for highest in edition.highest_value.values():
            assert f"1–{highest}" in words


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("butterfly", {"Butterfly"}),
        ("firefly", {"Firefly"}),
        ("larva", {"Larva"}),
        ("spider", {"Spider", "Fly"}),
        ("beetle", {"Beetle"}),
        ("ladybug", {"Ladybug"}),
        ("short-points", {"Ladybug", "Beetle", "Spider", "Firefly"}),
    ],
)
def test_collections_of_bugs_are_worth_what_stands_beside_them(name: str, kinds: set[str]) -> None:
    (shown,) = posed("bugs-on-rugs", name)
    assert isinstance(shown, tuple)
    for example in shown:
        assert isinstance(example, Example)
        hand = [BUGS[code] for code in example.held.split()]
        paid = {KIND_NAMES[kind]: score.points for kind, score in collected(hand).rows}
        assert sum(paid[kind] for kind in kinds) == example.points, example


def test_numbers_of_the_rugs() -> None:
    assert [int(value) for _words, value in rows("bugs-on-rugs", "empty")] == list(
        END_BELOW.values()
    )
    assert (COUNTS[FLY], COUNTS[SPIDER]) == (12, 8)
    assert "twelve Flies and eight Spiders" in said("bugs-on-rugs", "ninety")


def test_numbers_of_bugami() -> None:
    dealt = [int(value) for _words, value in rows("bugami", "hands")]
    assert dealt == [hand_size(seats, 0) for seats in range(3, 8)]
    assert str(NO_TRICK_POINTS) in said("bugami", "no-trick")
    assert str(MISERE_POINTS) in said("bugami", "misere")
    for name in ("target", "short-game", "short-end"):
        assert str(TARGETS[0]) in said("bugami", name)
    counts = TRICK_POINTS, CLEAN_TRICK_POINTS, NO_TRICK_POINTS, MISERE_POINTS
    assert all(f" {points}" in said("bugami", "short-points") for points in counts)


def test_the_three_cases_of_bugami_are_no_bug_some_bugs_and_no_trick() -> None:
    bid, won = posed("bugami", "short-points")
    assert isinstance(won, tuple)
    told = []
    for pile in won:
        tricks = [[DECK[code] for code in trick.split()] for trick in pile.tricks]
        bugs = bugs_in([card for trick in tricks for card in trick], int(str(bid)))
        told.append(scored(int(str(bid)), len(tricks), bugs))
    assert told == [(40, "clean-tricks"), (15, "bugs-divide"), (NO_TRICK_POINTS, "no-trick")]


def test_numbers_of_the_cases() -> None:
    left = [int(value) for _words, value in rows("display-case", "score-coin")]
    assert left == [COINS * COIN_POINTS, COIN_POINTS, 0]
    assert f"{COINS} coins" in said("display-case", "short-turn")
    assert f"coin {COIN_POINTS}." in said("display-case", "short-points")


@pytest.mark.parametrize("clause", ["dung", "stag-whole"])
def test_a_card_that_is_refused_is_refused_for_that(clause: str) -> None:
    case, card, cell = against(clause)
    assert list(reasons(case, card, cell)) == [clause]
    assert MOTH != STAG
