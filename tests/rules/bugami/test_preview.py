"""What a card would do is the rules' own answer; what is refused says why."""

import pytest

from game.rules.bugami import api as bugami
from game.table import NotationError
from tests.rules.bugami.table_talk import mid_deal, play


def test_nobody_wins_an_empty_trick() -> None:
    assert bugami.standing(()) is None


def test_a_card_in_focus_tells_who_would_win_and_what_it_would_bring() -> None:
    state = mid_deal("C5 H2", "C9 H3", "C7 D4", said="D C D", tricks=(2, 1, 0))
    state, _ = play(state, "C5")
    view = bugami.BUGAMI.view(state, 1)
    seen = bugami.card_preview(view, bugami.CARDS["C9"])
    assert (seen.standing.winner, seen.standing.winning_card) == (1, bugami.CARDS["C9"])
    assert (seen.bugs, seen.before, seen.after) == (2, 20, 10)
    state, _ = play(state, "C9")
    seen = bugami.card_preview(bugami.BUGAMI.view(state, 2), bugami.CARDS["C7"])
    assert (seen.standing.winner, seen.bugs, seen.before, seen.after) == (1, 3, 20, 6)


def test_a_preview_counts_for_the_whole_side() -> None:
    hands = ("C5 H2", "C9 H3", "C7 D4", "CA H4")
    state = mid_deal(*hands, said="D C D misere", tricks=(1, 0, 1, 0), shotgun=True)
    state, _ = play(state, "C5 C9 C7")
    seen = bugami.card_preview(bugami.BUGAMI.view(state, 3), bugami.CARDS["CA"])
    assert (seen.standing.winner, seen.bugs, seen.before, seen.after) == (3, 0, 100, 0)
    view = bugami.BUGAMI.view(state, 0)
    assert [row.points for row in view.standings] == [40, 30, 40, 100]


def test_what_is_legal_is_not_refused() -> None:
    state = mid_deal("C5", "C9", "C7", said="S S S")
    assert bugami.why_not(bugami.BUGAMI.view(state, 0), bugami.PLAYS[bugami.CARDS["C5"]]) is None


def test_cards_tell_their_suit_and_rank() -> None:
    assert (bugami.suit_of(bugami.CARDS["DQ"]), bugami.rank_of(bugami.CARDS["DQ"])) == (1, 12)
    assert [bugami.is_joker(bugami.CARDS[name]) for name in ("X1", "X2", "SA")] == [
        True,
        True,
        False,
    ]
    assert bugami.MISERE not in {bugami.suit_of(card) for card in bugami.CARDS.values()}


@pytest.mark.parametrize("word", ["", "c5", "C1", "C11", "X3", "X", "Misere", "M", "CJ "])
def test_other_words_are_no_action(word: str) -> None:
    with pytest.raises(NotationError):
        bugami.BUGAMI.read(word, mid_deal("C5", "C9", "C7", said="S S S"))
