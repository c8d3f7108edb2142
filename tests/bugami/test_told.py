"""What is said of a match: in the log, on the curtain, in lists, in the form."""

from __future__ import annotations

import dataclasses
from typing import get_args

import pytest

from game.describe.bugami.lines import say, say_taken
from game.describe.bugami.sums import rounded_words, sum_words
from game.rules.bugami import api as bugami
from scenes.bugami.entry import ENTRY
from scenes.bugami.ui import UI
from scenes.bugami.words.told import cards_words, kind, one_more, place_words
from scenes.table.chapter import chapters
from tests.support.table import BUGAMI, PEOPLE, SEVERAL_KINDS, choices, finished, opened

H10, X1 = bugami.read_card("H10"), bugami.read_card("X1")
ROWS = tuple(
    bugami.SeatScore(seat, 0, (seat,), 1, 0, points, "clean-tricks")
    for seat, points in enumerate((20, 0, 100))
)
SAID: list[tuple[bugami.Event, str]] = [
    (bugami.GameBegan(3, 0, False, 250), "Everyone sits down. First to 250 points wins."),
    (bugami.DealBegan(2, 1, 2, (), 1), "Deal 2: Bruno deals, Chika leads the first trick."),
    (bugami.BidMade(1, None), "Bruno has bid, face down."),
    (
        bugami.BidsRevealed((0, 2, bugami.MISERE)),
        "The bids are open: Ada Clubs, Bruno Hearts, Chika Misère.",
    ),
    (bugami.Wedding(3, (0, 2)), "Shotgun Wedding in Spades: Ada and Chika are partners."),
    (bugami.CardPlayed(0, H10, 0), "Ada leads Hearts 10."),
    (bugami.CardPlayed(1, X1, 1), "Bruno plays Cootie Joker."),
    (
        bugami.TrickWon(0, 4, (), 0, "highest-of-suit"),
        "Ada wins trick 4: highest card of the suit led.",
    ),
    (bugami.TrickWon(0, 4, (), 0, "joker-led"), "Ada wins trick 4: led a Joker."),
    (bugami.TrickWon(0, 4, (), 1, "highest-of-suit"), "Ada wins trick 4 with 1 bug."),
    (bugami.TrickWon(0, 4, (), 3, "joker-led"), "Ada wins trick 4 with 3 bugs."),
    (
        bugami.RestTaken(2, (H10, X1), 2),
        "Chika also gets the cards set aside: Hearts 10 and Cootie Joker.",
    ),
    (bugami.DealScored(1, ROWS, (20, 0, 100)), "Points of deal 1: Ada 20, Bruno 0, Chika 100."),
    (bugami.PlayWentOn("tied-lead"), "The highest score is shared, so there is another deal."),
    (bugami.GameEnded((2,), "target-reached"), "Chika wins the game."),
]


@pytest.mark.parametrize(("event", "words"), SAID, ids=lambda value: str(value)[:24])
def test_every_event_is_a_sentence(event: bugami.Event, words: str) -> None:
    assert say(event, PEOPLE).text == words


def test_no_event_is_without_a_sentence() -> None:
    assert {type(event) for event, _ in SAID} == set(get_args(bugami.Event))


@pytest.mark.parametrize(("bugs", "end"), [(0, "no bugs"), (1, "1 bug"), (4, "4 bugs")])
def test_what_was_laid_aside_is_told_with_its_bugs(bugs: int, end: str) -> None:
    words = say_taken(bugami.RestTaken(1, (H10,), bugs), PEOPLE).text
    assert words == f"Bruno gets the cards set aside: {end}."


@pytest.mark.parametrize(
    ("bid", "tricks", "bugs", "words"),
    [
        (0, 4, 2, "10 × 4 ÷ 2"),
        (3, 3, 0, "20 × 3"),
        (1, 0, 0, "no tricks"),
        (bugami.MISERE, 1, 0, "1 trick"),
        (bugami.MISERE, 0, 0, "no tricks"),
    ],
)
def test_the_sum_of_a_side(bid: int, tricks: int, bugs: int, words: str) -> None:
    assert sum_words(bid, tricks, bugs) == words


@pytest.mark.parametrize(
    ("tricks", "bugs", "words"),
    [(3, 4, "7.5, rounded down"), (5, 6, "8.33, rounded down"), (4, 2, ""), (4, 0, "")],
)
def test_what_is_rounded_off_is_said(tricks: int, bugs: int, words: str) -> None:
    assert rounded_words(tricks, bugs) == words


def test_a_log_has_bids_tricks_and_points_of_every_deal() -> None:
    room = finished(BUGAMI, 3, target=100)
    titles = list(dict.fromkeys(each.title for each in chapters(UI, room.match.log)))
    assert titles[:3] == ["The game", "Deal 1 · Bids", "Deal 1 · Trick 1"]
    assert titles[18:20] == ["Deal 1 · Trick 17", "Deal 1 · Points"]
    assert titles[20] == "Deal 2 · Bids"


def test_a_trick_a_wedding_and_points_have_a_sign() -> None:
    marks = {type(event): UI.mark(event) for event, _ in SAID}
    assert [kind for kind, mark in marks.items() if mark] == [
        bugami.Wedding,
        bugami.TrickWon,
        bugami.DealScored,
    ]


def test_the_curtain_tells_bids_or_the_trick() -> None:
    room = opened(BUGAMI, 4)
    said = []
    for _seat, _view in choices(room):
        decision = room.match.decision
        assert decision is not None
        said.append(UI.facts(room, decision)[:2])
    assert said[:5] == [("Deal 1", "the bids")] * 4 + [("Deal 1", "trick 1 of 13")]


@pytest.mark.parametrize(
    ("options", "seats", "words"),
    [
        ({}, 3, "52 cards: 17 for each, 1 is set aside."),
        ({"jokers": 0}, 4, "52 cards: 13 for each."),
        ({"jokers": 2}, 7, "54 cards: 7 for each, 5 are set aside."),
    ],
)
def test_the_form_says_what_is_played_with(options: dict[str, int], seats: int, words: str) -> None:
    assert cards_words(options, seats) == words
    assert one_more(options, 3) in (
        "Then everyone gets 13 cards.",
        "Then everyone gets 13 cards.",
    )


def test_every_value_of_an_option_has_its_sentence() -> None:
    words = ENTRY.words.options
    assert set(words) == {option.id for option in ENTRY.game.options}
    assert all(value.sentence for each in words.values() for value in each.values.values())
    assert list(words["target"].values) == sorted(bugami.TARGETS)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"target": 100}, "first to 100"),
        ({"shotgun": True}, "first to 150, Shotgun Wedding"),
        ({"jokers": 1}, "first to 150, 1 Joker"),
        ({"jokers": 2, "shotgun": True}, "first to 150, 2 Jokers, Shotgun Wedding"),
    ],
)
def test_lists_say_which_kind_of_match_it_is(options: dict[str, int], words: str) -> None:
    assert kind(dataclasses.replace(opened(BUGAMI, 3).setup, options=options)) == words


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("deals[0]", "Deal 1"),
        ("deals[2].hands[1]", "Deal 3, the hand of seat 2"),
        ("deals[1].rest", "Deal 2, the cards set aside"),
        ("actions[3]", ""),
    ],
)
def test_places_of_a_record_have_names(place: str, words: str) -> None:
    assert place_words(place) == words


@pytest.mark.parametrize(("seats", "options"), SEVERAL_KINDS)
def test_choices_and_results_of_tricks_tell_nothing_new(
    seats: int, options: dict[str, int]
) -> None:
    for event in finished(BUGAMI, seats, target=100, **options).match.log:
        news = isinstance(
            event,
            bugami.GameBegan
            | bugami.DealBegan
            | bugami.BidsRevealed
            | bugami.RestTaken
            | bugami.CardPlayed,
        )
        mine = isinstance(event, bugami.CardPlayed) and event.seat == 1
        assert UI.shows(event, 1) == (news and not mine)
