"""A sentence keeps its cards and its speaker, whatever order a language puts them in."""

from __future__ import annotations

import pytest

from game.describe.line import (
    CardSpan,
    Line,
    SignSpan,
    WhoSpan,
    flat,
    listed_spans,
    names_of,
    phrase,
    points_of,
    said_of_all,
)
from game.seating import SeatSetup
from scenes.kit.display import Font, Text
from scenes.table.log.page import sentence
from scenes.table.pieces.ribbon import talk
from tests.support.window import frame

LEAVES = "emblem_leaves"
ADA, YOU = SeatSetup("Ada", "orange"), SeatSetup("Ada", "orange", you=True)
FIVE = CardSpan("L5", "Leaves 5", "5", LEAVES)
SIX = CardSpan("L6", "Leaves 6", "6", LEAVES)
SIGN = SignSpan("emblem_leaves", "Leaves")


def test_words_that_touch_become_one_part() -> None:
    spans = phrase("{name} gives {count} of {card}: {name}", name="Ada", count=2, card=FIVE)
    assert spans == ("Ada gives 2 of ", FIVE, ": Ada")


def test_a_name_with_braces_is_only_a_name() -> None:
    assert phrase("{name} wins", name="{card}") == ("{card} wins",)


def test_a_place_that_nothing_is_there_for_is_noticed() -> None:
    with pytest.raises(KeyError):
        phrase("leads {card}", sign=SIGN)


def test_cards_are_joined_like_names() -> None:
    assert listed_spans([]) == ()
    assert listed_spans([FIVE]) == (FIVE,)
    assert listed_spans([FIVE, SIX]) == (FIVE, " and ", SIX)
    assert listed_spans([SIGN, FIVE, SIX]) == (SIGN, ", ", FIVE, " and ", SIX)


def test_who_stands_first_is_told_before_the_words() -> None:
    line = Line.of("{who} leads {card}", "Ada", card=FIVE)
    assert line.spans == (WhoSpan("Ada"), " leads ", FIVE)
    assert (line.lead, line.words, line.text) == ("Ada", "leads Leaves 5", "Ada leads Leaves 5")


def test_a_sentence_to_somebody_is_told_after_their_name() -> None:
    line = Line.to(ADA, "lead any card")
    assert (line.lead, line.words, line.text) == ("Ada,", "lead any card", "Ada, lead any card")


def test_the_one_person_is_spoken_to_without_a_name() -> None:
    asked, done = Line.to(YOU, "lead any card"), Line.by(YOU, "{who} leads", "You lead")
    assert (asked.lead, asked.text) == ("", "Lead any card")
    assert (done.lead, done.text, done.who) == ("", "You lead", "Ada")
    assert Line.by(ADA, "{who} leads", "You lead").text == "Ada leads"


def test_of_some_the_one_person_comes_first() -> None:
    said = "{names} win", "You win", "You win with {names}"
    several = [YOU, SeatSetup("Bruno", "sky"), SeatSetup("Chika", "leaf")]
    assert (
        said_of_all(several, *said).format(names=names_of(several))
        == "You win with Bruno and Chika"
    )
    assert said_of_all(several[:1], *said) == "You win"
    assert (
        said_of_all(several[1:], *said).format(names=names_of(several[1:])) == "Bruno and Chika win"
    )
    assert points_of(zip(several, (5, 3, 1), strict=True)) == "you 5, Bruno 3, Chika 1"


def test_a_language_may_put_the_speaker_elsewhere() -> None:
    line = Line.of("{card} is led by {who}", "Ada", card=FIVE)
    assert (line.lead, line.words) == ("", "Leaves 5 is led by Ada")
    assert line.text == flat(line.spans)


def test_the_ribbon_sets_the_speaker_apart_only_in_front() -> None:
    view = frame()
    layout = view.layout("council/table")
    for sentence_, lead in (("{who} leads {card}", "Ada"), ("{card} is led by {who}", "")):
        said = talk(view, Line.of(sentence_, "Ada", card=FIVE), layout)
        titles = [item.text for item in said if isinstance(item, Text) and item.font is Font.TITLE]
        assert titles == ([lead] if lead else [])


def test_the_log_draws_the_speaker_and_the_card_where_they_stand() -> None:
    line = Line.of("{card} is led by {who}", "Ada", card=FIVE)
    texts = [item for item in sentence(frame(), 0, 0, 900, line) if isinstance(item, Text)]
    assert [item.text for item in texts] == ["Leaves 5", "is led by", "Ada"]
    assert texts == sorted(texts, key=lambda item: item.x)
    assert [item.font for item in texts] == [Font.BOLD, Font.BOLD, Font.TITLE]
