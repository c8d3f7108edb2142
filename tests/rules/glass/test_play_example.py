"""The game that the rules tell as an example, step by step, with cards of this pack."""

from __future__ import annotations

from game.rules.glass.api import CARDS, CELLS, SOURCES, ghost
from tests.rules.glass.table_talk import after, fits, say, score, seen, turn_of, why

MIDDLE = "..... .BB.. .GG.. ..... ....."
AT_THE_EDGE = after(MIDDLE, 33, "a2")  # a stag at the left edge, in its middle
IN_THE_CORNER = after("..... BB... BB... ..... .....", 33, "a1")


def test_a_stag_brings_its_five_points_as_soon_as_it_is_laid() -> None:
    state = turn_of(0, "33", "1", "2", hands=(20, 30), cases=(MIDDLE, ""))
    state, _ = say(state, "draw 1")
    stag = SOURCES.index("S")
    there = ghost(seen(state, 0), 0, 33, CELLS["a2"])
    assert (there.before[stag], there.after[stag]) == (0, 5)


def test_a_stag_in_an_awkward_place_keeps_every_card_out_of_the_corner() -> None:
    assert AT_THE_EDGE.split()[1][0] == "S"
    for card in CARDS:
        assert "a1" not in fits(AT_THE_EDGE, card).split()
        assert "stag-whole" in why(AT_THE_EDGE, card, "a1")


def test_a_stag_tucked_into_the_corner_leaves_the_places_around_it_open() -> None:
    assert IN_THE_CORNER.split()[0][0] == "S"
    open_places = {cell for card in CARDS for cell in fits(IN_THE_CORNER, card).split()}
    assert {"b1", "b2", "a3", "b3"} <= open_places


def test_a_block_of_blue_scores_in_all_its_rows_and_columns() -> None:
    assert score("BBB BBB") == {"B": 12}


def test_dung_on_dung_brings_a_moth_into_the_corner() -> None:
    rows = "BG... DB... ..... ..... ....."
    assert why(rows, 41, "a1") == {}
    laid = after(rows, 41, "a1")
    assert laid.startswith("Mm... DB...")
    assert score(laid)["M"] == 5
    assert fits(rows.replace("D", "R"), 41) == fits(rows.replace("D", "."), 41) != ""


def test_a_blue_that_matches_lets_a_green_cover_the_blue_below_it_and_join_two_others() -> None:
    rows = "..B.. G.BG. ..... ..... ....."
    assert score(rows) == {"B": 2}
    laid = after(rows, 1, "b1")
    assert laid.startswith(".BB.. GGGG.")
    assert score(laid)["G"] == 8
