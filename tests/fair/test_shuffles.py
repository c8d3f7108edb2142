"""Many deals: chi-square against known values, the real shuffle, and one that is loaded."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import SHELF
from game.commands import main as command
from game.fair.chi_square import chi_square_tail
from game.fair.piles import read_piles, write_piles
from game.fair.shuffles import DealCount, Shuffles, evenness_words, piles_of, places_of
from game.library import copy_of
from game.match import Match
from game.rules.tricks import Deal
from game.seating import SeatSetup, TableSetup

every_game = pytest.mark.parametrize("game", SHELF)


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    [
        (3.841459, 1, 0.05),
        (10.827566, 1, 0.001),
        (0.0157908, 1, 0.9),
        (18.307038, 10, 0.05),
        (29.588298, 10, 0.001),
        (124.342113, 100, 0.05),
        (77.929465, 100, 0.95),
        (0.0, 7, 1.0),
    ],
)
def test_chi_square_is_that_of_the_tables(value: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(tail, rel=1e-4)


def test_chi_square_only_falls_and_stays_a_chance() -> None:
    for freedom in (1, 2, 9, 50, 400):
        tails = [chi_square_tail(value * freedom / 20, freedom) for value in range(100)]
        assert tails == sorted(tails, reverse=True)
        assert all(0 <= tail <= 1 for tail in tails)


def shuffled(game: str, number: int, seed: int = 1) -> list[Any]:
    rng, rules, seats = Random(seed), SHELF[game].rules, max(SHELF[game].seats)
    setup = rules.random_setup(seats, None, SHELF[game].usual(seats), rng, None)
    state = rules.new_game(setup)
    return [rules.shuffle(state, rng) for _ in range(number)]


def counted(game: str, deals: list[Any]) -> Shuffles:
    count = DealCount(game)
    for deal in deals:
        count.add(piles_of(game, deal))
    return count.result()


@every_game
def test_the_real_shuffle_is_even_enough(game: str) -> None:
    found = counted(game, shuffled(game, 200)).evenness
    assert found is not None
    assert found.chance > 0.01
    assert not found.is_loaded


@every_game
def test_few_deals_say_nothing(game: str) -> None:
    count = counted(game, shuffled(game, 19))
    assert count.evenness is None
    assert evenness_words(count).startswith("Too few deals to say anything: 19 so far, at least ")


def test_a_fair_shuffle_is_called_uneven_as_often_as_it_is_said() -> None:
    """The chances of fair deals lie evenly between 0 and 1: cards that are not put back count."""
    chances = []
    for seed in range(60):
        found = counted("bugami", shuffled("bugami", 80, seed)).evenness
        assert found is not None
        chances.append(found.chance)
    assert 0.35 < sum(chances) / len(chances) < 0.65
    assert sum(chance < 0.5 for chance in chances) in range(18, 43)


def test_a_loaded_shuffle_is_found_out_in_2000_games() -> None:
    """In one game of four the first seat gets the best card of the second."""
    deals = shuffled("bugami", 2000)
    for number in range(0, len(deals), 4):
        first, second, *others = deals[number].hands
        best = max(second, key=lambda card: card & 15)
        worst = min(first, key=lambda card: card & 15)
        taken = (
            tuple(card for card in first if card != worst),
            tuple(card for card in second if card != best),
        )
        hands = ((*taken[0], best), (*taken[1], worst), *others)
        deals[number] = Deal(hands, deals[number].rest)
    count = counted("bugami", deals)
    assert count.evenness is not None
    assert count.evenness.is_loaded
    assert "Uneven" in evenness_words(count)


def test_the_command_counts_every_deal_once_and_leaves_out_what_was_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = tuple(SeatSetup(f"P{seat}", "sky") for seat in range(4))
    for number, seed in enumerate((None, None, 7)):
        setup = TableSetup(seats, game="bugami", seed=seed)
        (tmp_path / f"{number}.json").write_text(copy_of(Match.open(setup), setup))
    first = tmp_path / "0.json"
    (tmp_path / "again.json").write_text(first.read_text())
    assert command(["record", "shuffles", str(tmp_path / "*.json")]) == 0
    assert "Bugami, 2 deals. Too few" in capsys.readouterr().out
    assert command(["record", "shuffles", str(tmp_path / "none.json"), str(first)]) == 1


@every_game
def test_so_many_deals_as_are_called_enough_are_enough_and_one_less_is_not(game: str) -> None:
    enough = counted(game, shuffled(game, 1)).enough
    deals = shuffled(game, enough)
    assert counted(game, deals).evenness is not None
    assert counted(game, deals[1:]).evenness is None


@every_game
def test_each_heap_is_told_and_chance_puts_as_many_cards_there_in_all(game: str) -> None:
    deals = shuffled(game, 30)
    told = counted(game, deals)
    cards = sum(len(pile.cards) for deal in deals for pile in piles_of(game, deal))
    assert sum(heap.found for heap in told.heaps) == cards
    assert sum(heap.expected for heap in told.heaps) == pytest.approx(cards)
    assert {heap.place for heap in told.heaps} <= places_of(game).keys()
    assert len({(heap.suit, heap.place) for heap in told.heaps}) == len(told.heaps)


@every_game
def test_piles_are_read_as_they_were_written(game: str) -> None:
    for deal in shuffled(game, 3):
        piles = piles_of(game, deal)
        assert read_piles(write_piles(piles)) == piles


@pytest.mark.parametrize("text", ["", "hand-1 A", "hand-1  A5", " A5", "hand-1 A5;"])
def test_what_is_no_pile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read_piles(text)
