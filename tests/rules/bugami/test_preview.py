"""What a card would do is the rules' own answer; what is refused says why."""

import pytest

from game.rules.bugami.api import (
    BUGAMI,
    CARDS,
    MISERE,
    PLAYS,
    card_preview,
    is_joker,
    rank_of,
    standing,
    suit_of,
    why_not,
)
from game.table import NotationError
from tests.rules.bugami.table_talk import mid_deal, play


def test_nobody_wins_an_empty_trick() -> None:
    assert standing(()) is None


def test_a_card_in_focus_tells_who_would_win_and_what_it_would_bring() -> None:
    state = mid_deal("C5 H2", "C9 H3", "C7 D4", said="D C D", tricks=(2, 1, 0))
    state, _ = play(state, "C5")
    view = BUGAMI.view(state, 1)
    seen = card_preview(view, CARDS["C9"])
    assert (seen.standing.winner, seen.standing.winning_card) == (1, CARDS["C9"])
    assert (seen.bugs, seen.before, seen.after) == (2, 20, 10)
    state, _ = play(state, "C9")
    seen = card_preview(BUGAMI.view(state, 2), CARDS["C7"])
    assert (seen.standing.winner, seen.bugs, seen.before, seen.after) == (1, 3, 20, 6)


def test_a_preview_counts_for_the_whole_side() -> None:
    hands = ("C5 H2", "C9 H3", "C7 D4", "CA H4")
    state = mid_deal(*hands, said="D C D misere", tricks=(1, 0, 1, 0), shotgun=True)
    state, _ = play(state, "C5 C9 C7")
    seen = card_preview(BUGAMI.view(state, 3), CARDS["CA"])
    assert (seen.standing.winner, seen.bugs, seen.before, seen.after) == (3, 0, 100, 0)
    view = BUGAMI.view(state, 0)
    assert [row.points for row in view.standings] == [40, 30, 40, 100]


def test_what_is_legal_is_not_refused() -> None:
    state = mid_deal("C5", "C9", "C7", said="S S S")
    assert why_not(BUGAMI.view(state, 0), PLAYS[CARDS["C5"]]) is None


def test_cards_tell_their_suit_and_rank() -> None:
    assert (suit_of(CARDS["DQ"]), rank_of(CARDS["DQ"])) == (1, 12)
    assert [is_joker(CARDS[name]) for name in ("X1", "X2", "SA")] == [True, True, False]
    assert MISERE not in {suit_of(card) for card in CARDS.values()}


@pytest.mark.parametrize("word", ["", "c5", "C1", "C11", "X3", "X", "Misere", "M", "CJ "])
def test_other_words_are_no_action(word: str) -> None:
    with pytest.raises(NotationError):
        BUGAMI.read(word, mid_deal("C5", "C9", "C7", said="S S S"))
