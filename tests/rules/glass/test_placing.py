"""Where a card may lie, every sentence and ruling, and the example that the rules tell."""

from collections import Counter

import pytest

from game.rules.glass import api as glass
from tests.rules.any_game import the
from tests.rules.glass import table_talk as talk


def test_the_first_card_may_lie_anywhere() -> None:
    assert talk.fits("", 1) == "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4"


def test_a_card_lies_wholly_inside_the_case() -> None:
    for cell in ("e1", "a5", "e5", "c5"):
        assert talk.why("", 1, cell) == {"inside": ""}


def test_cards_cannot_be_turned() -> None:
    # BB over GG would fit if its lower row could lie on top.
    assert talk.fits("..... ..... ..... ..... .GG..", 1) == "a4 b4 c4"
    assert talk.fits("GG... ..... ..... ..... .....", 1) == ""


def test_at_least_one_insect_lies_straight_on_its_own_kind() -> None:
    assert talk.fits("BB... GG...", 3) == "a1 b1"
    assert talk.why("BB... GG...", 3, "d4") == {"same-kind": "d4 e4 d5 e5"}
    state = talk.turn_of(0, "37", "38", "39", hands=(40, 1), cases=("RR", ""))
    assert talk.legal(state).startswith("move")


def test_a_card_beside_another_matches_nothing() -> None:
    assert talk.why("BB... GG...", 1, "c1") == {"same-kind": "c1 d1 c2 d2"}


def test_other_insects_may_be_covered_once_one_matches() -> None:
    state = talk.turn_of(0, "3", "38", "39", hands=(40, 1), cases=("BG RB", ""))
    state, events = talk.say(state, "draw 1", "3@a1")
    told = the(glass.CardLaid, events)
    assert talk.names(told.matched) == "a1"
    assert [(talk.names([cell]), glass.KINDS[kind]) for cell, kind in told.covered] == [
        ("a1", "B"), ("b1", "G"), ("a2", "R"), ("b2", "B"),
    ]  # fmt: skip
    assert talk.shown(state.cases[0]).startswith("BB... YG...")


def test_empty_cells_may_lie_under_a_card_too() -> None:
    assert "b2" in talk.fits("..... ..... ..G.. ..... .....", 1)
    assert talk.after("..... ..... ..G.. ..... .....", 1, "b2") == "..... .BB.. .GG.. ..... ....."


def test_a_stag_matches_half_on_the_same_half() -> None:
    assert talk.fits("S.... s....", 33) == "a1"
    assert talk.why("..... S.... s....", 33, "a1") == {
        "stag-whole": "a2",
        "same-kind": "a1 b1 a2 b2",
    }
    assert talk.fits("...S. ...s.", 33) == "d1"


def test_a_moth_matches_half_on_the_same_half() -> None:
    assert talk.fits("Mm...", 39) == "a1"
    assert talk.fits(".Mm..", 39) == "b1"
    assert "moth-whole" in talk.why(".Mm..", 39, "a1")


def test_dung_is_covered_by_nothing_but_dung() -> None:
    assert talk.why("GB... GD...", 29, "a1") == {}
    assert talk.why("GB... GD...", 9, "a1") == {"dung": "b2"}
    assert talk.why("DB... BG...", 24, "a1") == {}
    assert talk.fits("DDDDD DDDDD DDDDD DDDDD DDDDB", 1) == ""


def test_a_dung_beetle_may_lie_on_anything_else() -> None:
    assert talk.after("GB... GB...", 29, "a1").startswith("GB... GD...")


def test_a_stag_is_covered_as_a_whole_or_not_at_all() -> None:
    rows = "..... .SB.. .sB.. ..... ....."
    assert talk.why(rows, 1, "b1") == {"stag-whole": "b2", "same-kind": "b1 c1 b2 c2"}
    assert talk.why(rows, 3, "b3")["stag-whole"] == "b3"
    assert talk.why(rows, 5, "b2") == {}
    assert talk.after(rows, 5, "b2") == "..... .BY.. .GB.. ..... ....."
    assert talk.fits(rows, 24) == "c1 b2 c2"


def test_a_moth_is_covered_as_a_whole_or_not_at_all() -> None:
    rows = "..... .BG.. .Mm.. ..... ....."
    assert talk.why(rows, 8, "b2") == {}
    assert talk.why(rows, 8, "c2")["moth-whole"] == "c3"
    assert talk.why(rows, 16, "a2")["moth-whole"] == "b3"


@pytest.mark.parametrize("rows", ["S.... s....", "Mm...", ".SMm. .sMm."])
def test_no_half_of_a_stag_or_moth_is_ever_left(rows: str) -> None:
    for card in glass.CARDS:
        for cell in talk.fits(rows, card).split():
            lying = talk.after(rows, card, cell).split()
            columns = map("".join, zip(*lying, strict=True))
            assert all(row.replace("Mm", "").count("M") == 0 for row in lying)
            assert all(column.replace("Ss", "").count("S") == 0 for column in columns)
            assert Counter("".join(lying))["S"] == Counter("".join(lying))["s"]
            assert Counter("".join(lying))["M"] == Counter("".join(lying))["m"]


MIDDLE = "..... .BB.. .GG.. ..... ....."
AT_THE_EDGE = talk.after(MIDDLE, 33, "a2")  # a stag at the left edge, in its middle
IN_THE_CORNER = talk.after("..... BB... BB... ..... .....", 33, "a1")


def test_a_stag_brings_its_five_points_as_soon_as_it_is_laid() -> None:
    state = talk.turn_of(0, "33", "1", "2", hands=(20, 30), cases=(MIDDLE, ""))
    state, _ = talk.say(state, "draw 1")
    stag = glass.SOURCES.index("S")
    there = glass.ghost(talk.seen(state, 0), 0, 33, glass.CELLS["a2"])
    assert (there.before[stag], there.after[stag]) == (0, 5)


def test_a_stag_in_an_awkward_place_keeps_every_card_out_of_the_corner() -> None:
    assert AT_THE_EDGE.split()[1][0] == "S"
    for card in glass.CARDS:
        assert "a1" not in talk.fits(AT_THE_EDGE, card).split()
        assert "stag-whole" in talk.why(AT_THE_EDGE, card, "a1")


def test_a_stag_tucked_into_the_corner_leaves_the_places_around_it_open() -> None:
    assert IN_THE_CORNER.split()[0][0] == "S"
    open_places = {cell for card in glass.CARDS for cell in talk.fits(IN_THE_CORNER, card).split()}
    assert {"b1", "b2", "a3", "b3"} <= open_places


def test_a_block_of_blue_scores_in_all_its_rows_and_columns() -> None:
    assert talk.score("BBB BBB") == {"B": 12}


def test_dung_on_dung_brings_a_moth_into_the_corner() -> None:
    rows = "BG... DB... ..... ..... ....."
    assert talk.why(rows, 41, "a1") == {}
    laid = talk.after(rows, 41, "a1")
    assert laid.startswith("Mm... DB...")
    assert talk.score(laid)["M"] == 5
    assert talk.fits(rows.replace("D", "R"), 41) == talk.fits(rows.replace("D", "."), 41) != ""


def test_a_blue_that_matches_lets_a_green_cover_the_blue_below_it_and_join_two_others() -> None:
    rows = "..B.. G.BG. ..... ..... ....."
    assert talk.score(rows) == {"B": 2}
    laid = talk.after(rows, 1, "b1")
    assert laid.startswith(".BB.. GGGG.")
    assert talk.score(laid)["G"] == 8
