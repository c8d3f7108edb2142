"""What is open to whom, the options, and what a card would do or why it is refused."""

from random import Random

import pytest

from game.rules.bugami import api as bugami
from game.table import NotationError
from tests.rules.bugami import table_talk as talk

# Options


def test_the_options_are_jokers_wedding_and_target() -> None:
    offered = {option.id: list(option.values) for option in bugami.OPTIONS}
    assert offered["jokers"] == [0, 1, 2]
    assert offered["shotgun"] == [False, True]
    assert offered["target"][0] == 150
    assert (min(offered["target"]), max(offered["target"])) == (100, 500)


def test_a_random_start_has_the_leader_and_the_options_that_are_asked_for() -> None:
    chosen = {"jokers": 2, "shotgun": True, "target": 300}
    for lead in range(5):
        start = bugami.BUGAMI.random_setup(5, lead, chosen, Random(1), None)
        assert start == bugami.Setup(5, (lead - 1) % 5, 2, True, 300)
        assert bugami.BUGAMI.options(start) == chosen
        assert talk.turn(talk.dealt(start)) == lead
    dealers = {
        bugami.BUGAMI.random_setup(5, None, {}, Random(seed), None).dealer for seed in range(50)
    }
    assert dealers == set(range(5))
    usual = bugami.BUGAMI.random_setup(5, 0, {}, Random(1), None)
    assert usual == bugami.Setup(5, 4, 0, False, 150)


# What is open


def test_own_cards_are_open_to_oneself_alone() -> None:
    state = talk.dealt(talk.setup())
    for seat in talk.EVERYBODY:
        view = bugami.BUGAMI.view(state, seat)
        assert view.hand == (None if seat is None else tuple(state.hands[seat]))
        assert view.hand_sizes == (13, 13, 13, 13)


def test_the_current_and_the_last_trick_are_open() -> None:
    state = talk.mid_deal("C5 H2 S2", "C9 H3 S3", "C7 H4 S4", said="D D D")
    state, _ = talk.play(state, "C5 C9 C7 H3 H4")
    for seat in (0, 1, 2, None):
        view = bugami.BUGAMI.view(state, seat)
        assert view.last_trick == (
            (0, bugami.CARDS["C5"]),
            (1, bugami.CARDS["C9"]),
            (2, bugami.CARDS["C7"]),
        )
        assert view.table == ((1, bugami.CARDS["H3"]), (2, bugami.CARDS["H4"]))


def test_older_tricks_are_closed_but_what_is_gone_can_be_remembered() -> None:
    state = talk.mid_deal("C5 H2 S2", "C9 H3 S3", "C7 D4 S4", said="D D D")
    state, _ = talk.play(state, "C5 C9 C7 H3 D4 H2 S3")
    for seat in (0, 1, 2, None):
        view = bugami.BUGAMI.view(state, seat)
        assert bugami.CARDS["C9"] not in {card for _, card in (*view.last_trick, *view.table)}
        assert talk.text(view.seen) == "C5 C7 C9 D4 H2 H3 S3"
        assert view.voids == (0, 0, 1 << 2)
        assert (view.tricks, view.bugs) == ((0, 2, 0), (0, 1, 0))


def test_what_everybody_has_so_far_is_worth_is_open() -> None:
    state = talk.mid_deal("C5 H2", "C9 H3", "C7 H4", said="D C D", tricks=(2, 1, 0))
    state, _ = talk.play(state, "C5 C9 C7")
    shown = {bugami.BUGAMI.view(state, seat).standings for seat in (0, 1, 2, None)}
    (standings,) = shown
    assert [(row.tricks, row.bugs, row.points) for row in standings] == [
        (2, 0, 40), (2, 3, 6), (0, 0, 30)
    ]  # fmt: skip


def test_every_trick_so_far_is_not_yet_every_trick() -> None:
    state = talk.mid_deal("C5 H2", "C9 H3", "C7 H4", said="S S S")
    state, _ = talk.play(state, "C5 C9 C7")
    assert [row.points for row in bugami.BUGAMI.view(state, 0).standings] == [30, 20, 30]


def test_progress_is_deal_and_trick() -> None:
    assert bugami.BUGAMI.view(talk.dealt(talk.setup()), 0).progress == (1, 1)
    state = talk.one_deal(talk.dealt(talk.setup(target=9_999)))
    assert bugami.BUGAMI.view(state, 0).progress == (1, 13)


def test_where_the_points_come_from_adds_up() -> None:
    state = talk.dealt(talk.setup(5, jokers=2, shotgun=True, target=500))
    rng = Random(4)
    while True:
        if bugami.BUGAMI.deal_due(state):
            state, _ = bugami.BUGAMI.deal(state, bugami.BUGAMI.shuffle(state, rng))
        options = bugami.BUGAMI.legal_actions(state)
        if not options:
            break
        state, _ = bugami.BUGAMI.apply(state, rng.choice(options))
    assert [sum(row.values()) for row in bugami.BUGAMI.sources(state)] == state.scores


def test_a_deal_can_be_any_order_of_the_cards() -> None:
    start = talk.setup(3)
    deal = talk.plain_deal(start)
    turned = bugami.Deal(tuple(hand[::-1] for hand in deal.hands), deal.rest)
    assert talk.dealt(start, turned).hands == talk.dealt(start, deal).hands


def test_nobody_wins_an_empty_trick() -> None:
    assert bugami.standing(()) is None


def test_a_card_in_focus_tells_who_would_win_and_what_it_would_bring() -> None:
    state = talk.mid_deal("C5 H2", "C9 H3", "C7 D4", said="D C D", tricks=(2, 1, 0))
    state, _ = talk.play(state, "C5")
    view = bugami.BUGAMI.view(state, 1)
    seen = bugami.card_preview(view, bugami.CARDS["C9"])
    assert (seen.standing.winner, seen.standing.winning_card) == (1, bugami.CARDS["C9"])
    assert (seen.bugs, seen.before, seen.after) == (2, 20, 10)
    state, _ = talk.play(state, "C9")
    seen = bugami.card_preview(bugami.BUGAMI.view(state, 2), bugami.CARDS["C7"])
    assert (seen.standing.winner, seen.bugs, seen.before, seen.after) == (1, 3, 20, 6)


def test_a_preview_counts_for_the_whole_side() -> None:
    hands = ("C5 H2", "C9 H3", "C7 D4", "CA H4")
    state = talk.mid_deal(*hands, said="D C D misere", tricks=(1, 0, 1, 0), shotgun=True)
    state, _ = talk.play(state, "C5 C9 C7")
    seen = bugami.card_preview(bugami.BUGAMI.view(state, 3), bugami.CARDS["CA"])
    assert (seen.standing.winner, seen.bugs, seen.before, seen.after) == (3, 0, 100, 0)
    view = bugami.BUGAMI.view(state, 0)
    assert [row.points for row in view.standings] == [40, 30, 40, 100]


def test_what_is_legal_is_not_refused() -> None:
    state = talk.mid_deal("C5", "C9", "C7", said="S S S")
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
        bugami.BUGAMI.read(word, talk.mid_deal("C5", "C9", "C7", said="S S S"))
