"""What is said of the cases where no picture shows it: rows, places, points, what is covered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from game.describe import Piece
from game.describe.glass import DESCRIPTION
from game.describe.glass.names import cell_words, insects_words, rows_words
from game.rules.glass import api as glass
from tests.support.table import GLASS, PEOPLE, choices, opened

VIEWS = 60
CHANGE = re.compile(r"[\w ]+: (\d+) → (\d+)")


def views() -> Iterator[glass.View]:
    room = opened(GLASS, 2)
    for _seat, view in islice(choices(room, never=glass.PASS), VIEWS):
        yield view


def lays() -> Iterator[tuple[glass.View, glass.Lay, list[str]]]:
    """Every card in every place that fits, with what is said of it."""
    for view in views():
        for lay in view.legal if view.phase is glass.Phase.PLACE else ():
            assert isinstance(lay, glass.Lay)
            path = (f"hold:{lay.card}", f"at:{glass.CELL_NAMES[lay.cell]}")
            said = DESCRIPTION.weigh(view, PEOPLE[:2], path)
            yield view, lay, [remark.says.text for remark in said]


def pieces(view: glass.View, start: str) -> list[Piece]:
    found = DESCRIPTION.surface(view, PEOPLE[:2]).pieces
    return [piece for piece in found if piece.id.startswith(start)]


def test_a_card_is_known_by_its_rows() -> None:
    assert len({rows_words(card) for card in glass.CARDS}) == len(glass.CARDS)


def test_the_rows_of_a_case_say_what_is_in_each_cell() -> None:
    for view in views():
        for seat, case in enumerate(view.cases):
            told = [piece.says for piece in pieces(view, f"row:{seat}:")]
            cells = [cell_words(glass.kind_at(case, cell)) for cell in range(len(glass.CELL_NAMES))]
            rows = [", ".join(cells[start : start + 5]) for start in range(0, len(cells), 5)]
            assert told == (
                [f"From a to e: {row}." for row in rows] if case != glass.EMPTY_CASE else []
            )


def test_a_laid_card_says_how_much_of_it_is_covered() -> None:
    covered = 0
    for view in views():
        for seat, cards in enumerate(view.laid):
            said = [each.says for each in pieces(view, "laid:") if each.owner == seat]
            seen: set[int] = set()
            for (card, cell), words in reversed(list(zip(cards, said, strict=True))):
                count = len(seen.intersection(glass.covered_cells(cell)))
                assert f"at {glass.CELL_NAMES[cell]}: {rows_words(card)}" in words
                assert (f"; {count} of its cells" in words) == bool(count)
                seen.update(glass.covered_cells(cell))
                covered += count
    assert covered


def test_the_points_of_a_place_add_up_to_what_the_rules_say() -> None:
    for view, lay, (_all, *more) in lays():
        changes = [found for words in more if (found := CHANGE.fullmatch(words))]
        gain = glass.gains(view.cases[lay_seat(view)], lay.card)[lay.cell]
        assert sum(int(each[2]) - int(each[1]) for each in changes) == gain


def test_what_would_be_covered_is_seen_no_more() -> None:
    told = 0
    for view, lay, said in lays():
        before = view.cases[lay_seat(view)]
        after = glass.lay(before, lay.card, lay.cell)
        gone = [
            old
            for cell in glass.covered_cells(lay.cell)
            if (old := glass.kind_at(before, cell)) is not None
            and old != glass.kind_at(after, cell)
        ]
        words = [each for each in said if each.startswith("would cover")]
        assert words == ([f"would cover: {insects_words(gone)}"] if gone else [])
        told += len(words)
    assert told


def lay_seat(view: glass.View) -> int:
    assert view.decision is not None
    return view.decision.seat


def test_a_coin_and_a_card_are_led_back_as_well() -> None:
    for view in views():
        if view.phase is glass.Phase.TURN and view.coins[lay_seat(view)]:
            coin = DESCRIPTION.ask(view, PEOPLE[:2], ("coin",))
            source = next(each for each in coin.choices if each.leads and each.zone)
            onto = DESCRIPTION.ask(view, PEOPLE[:2], source.leads)
            back = [each.choice("back") for each in (coin, onto)]
            assert [each and each.leads for each in back] == [(), ("coin",)]
        if len({lay.card for lay in view.legal if isinstance(lay, glass.Lay)}) == 2:
            one, two = (f"hold:{card}" for card in view.hands[lay_seat(view)])
            other = DESCRIPTION.ask(view, PEOPLE[:2], (one,)).choice(two)
            assert other is not None
            assert other.leads == (two,)
