"""What the attic says: every event a line, every reason in a few words, a tie in one sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.describe.rugs.lines import POWERS, say
from game.describe.rugs.names import POWER_NAMES, SHORT_POWERS
from game.describe.rugs.reasons import because, mosquitos, why
from game.rules.rugs import api as rugs
from scenes.rugs.scoring.result import tie_words
from tests.support.table import PEOPLE, RUGS, finished, opened

ANT, BEETLE, LADYBUG, LARVA, SPIDER = 0, 1, 2, 4, 6


def hand(text: str) -> tuple[int, ...]:
    return rugs.read_cards(text)


@pytest.mark.parametrize(
    ("kind", "cards", "said"),
    [
        (LADYBUG, "D1 D2 D3", "1 more for 25"),
        (LADYBUG, "D1 D2 D3 D4", "four together"),
        (LADYBUG, "D1 D2 D3 D4 D5", "too many: 1 each"),
        (LADYBUG, "A1", "exactly 4: 25"),
        (BEETLE, "B1", "one more: 5 each"),
        (BEETLE, "B1 B2", "even: 5 each"),
        (SPIDER, "S1 S2 Y1", "1 needs a Fly"),
        (SPIDER, "S1 Y1", "fed"),
        (LARVA, "L1 L2 M1", "1 needs a Mosquito"),
        (LARVA, "L1 M1", "hatched"),
    ],
)
def test_a_collection_says_what_it_is_worth_or_what_is_missing(
    kind: int, cards: str, said: str
) -> None:
    assert why(kind, rugs.worth(hand(cards)).of(kind)) == said


def test_mosquitos_say_how_they_count() -> None:
    assert mosquitos(0) == "two count as one"


def test_an_ant_is_worth_3_at_least_where_two_play() -> None:
    two, three = (rugs.worth(hand("A1 A2"), (), seats) for seats in (2, 3))
    assert [each.of(ANT).points for each in (two, three)] == [6, 2]
    assert [each.best for each in (two, three)] == [10, 10]
    assert why(ANT, two.of(ANT)) == "3 or 5 each"
    assert why(ANT, three.of(ANT)) == "1, 3 or 5 each"


def test_every_cell_of_the_sheet_has_its_reason() -> None:
    session = finished(RUGS, 4)
    scored = [event for event in session.match.log if isinstance(event, rugs.TypeScored)]
    assert [event.kind for event in scored] == list(rugs.SCORING_ORDER)
    for event in scored:
        for row in event.rows:
            assert bool(because(event.kind, row)) == bool(row.count)


def test_every_power_has_its_name_and_its_sentence() -> None:
    powers = {clause for clause in rugs.CLAUSES if clause.startswith("power-")}
    assert powers == set(POWERS)
    assert powers | {"larva-alone", "larva-later"} == set(POWER_NAMES) == set(SHORT_POWERS)


def test_a_hidden_bug_is_not_named() -> None:
    session = opened(RUGS, 4)
    drawn, chosen = rugs.BugDrawn(1, None, 40), rugs.PassChosen(1, None)
    assert say(drawn, session.seats).text == "Bruno draws a bug."
    assert say(chosen, session.seats).text == "Bruno has chosen a bug to pass."
    shown = say(rugs.PowerSetOff(hand("Y1")[0], "power-fly"), session.seats)
    assert shown.text == "Fly on fringe acts: everyone passes a bug to the right."


def column(*points: int) -> dict[int, int]:
    return dict(zip(rugs.SCORING_ORDER, points, strict=True))


def test_a_tie_says_which_type_has_settled_it() -> None:
    seats = PEOPLE[:3]
    points = [column(9, 6, 0, 5, 0, 0, 0, 0), column(9, 0, 4, 4, 0, 0, 0, 3), column(*[0] * 8)]
    said = tie_words(points, [0], seats)
    assert said == "Level with Bruno on 20 points: the second best type scores 6 to 4."
    mine = [seats[0], replace(seats[1], you=True), seats[2]]
    assert tie_words(points, [0], mine).startswith("Level with you on 20 points: ")


def test_a_shared_victory_and_a_plain_one() -> None:
    seats = PEOPLE[:2]
    same = [column(9, 6, 0, 5, 0, 0, 0, 0), column(6, 9, 0, 5, 0, 0, 0, 0)]
    assert tie_words(same, [0, 1], seats) == "20 points each, and level type by type."
    assert not tie_words([column(*[1] * 8), column(*[0] * 8)], [0], seats)
