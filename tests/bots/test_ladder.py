"""Measuring bots: the same cards in every seat, the same table whatever runs it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands import main
from game.ladder import Climb, climb, play_round

PLAN = Climb(("sensible", "newcomer"), "newcomer", 3, 4, 6)


def test_whoever_plays_like_the_others_wins_an_even_share_of_every_deal() -> None:
    """Newcomers leave nothing to chance, so cards and seats cancel out to the last game."""
    for seats in (3, 4, 5):
        (rung,) = climb(replace(PLAN, players=("newcomer",), seats=seats))
        assert rung.wins == pytest.approx(100 / seats)
        assert rung.error == pytest.approx(0)
        assert rung.games == 4 * seats


def test_processes_change_nothing_but_the_time() -> None:
    one, two = ([replace(rung, milliseconds=0.0) for rung in climb(PLAN, jobs)] for jobs in (1, 2))
    assert one == two


def test_another_seed_and_another_deal_are_other_games() -> None:
    rounds = [play_round(PLAN, ("sensible", number)) for number in range(3)]
    rounds.append(play_round(replace(PLAN, seed=7), ("sensible", 0)))
    assert len({tuple(each.points.values()) for each in rounds}) == 4


def test_no_allegiance_is_counted_where_a_game_has_it() -> None:
    sensible, newcomer = climb(PLAN)
    assert newcomer.kept < sensible.kept <= 100
    assert sensible.declared > 0
    (rugs,) = climb(Climb(("sensible",), "newcomer", 2, 2, 1, game="bugs-on-rugs"))
    assert (rugs.declared, rugs.kept) == (0, 0)


@pytest.mark.parametrize("game", ["bug-council", "bugs-on-rugs", "bugami"])
def test_points_by_source_are_those_of_the_game(game: str) -> None:
    (rung,) = climb(Climb(("sensible",), "newcomer", 3, 2, 1, game=game))
    assert len(rung.points) >= 2
    assert 0 <= rung.wins <= 100


def test_the_table_and_the_numbers_say_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "ladder.json"
    words = ["ladder", "--players", "newcomer,sharp:1", "--among", "newcomer", "--seats", "3"]
    assert main([*words, "--deals", "2", "--edition", "prototype", "--json", str(file)]) == 0
    title, empty, head, _line, first, second = capsys.readouterr().out.splitlines()
    assert title == "6 games for each, prototype edition, 3 seats, seed 1, among newcomer"
    assert empty == ""
    assert head.startswith("| player | wins, 95 % | points | tricks | allegiance |")
    assert first.startswith("| newcomer | 33.3 ± 0.0 % |")
    written = json.loads(file.read_text("utf-8"))
    assert written["plan"]["among"] == "newcomer"
    assert [rung["player"] for rung in written["ladder"]] == ["newcomer", "sharp:1"]
    assert f"{written['ladder'][1]['wins']:.1f} ±" in second


@pytest.mark.parametrize(
    "wrong",
    [
        ["--players", "clever", "--among", "sensible"],
        ["--players", "sharp:9x", "--among", "sensible"],
        ["--players", "sensible:30", "--among", "sensible"],
        ["--players", "sensible", "--among", "sensible,newcomer"],
        ["--players", "sensible", "--among", "sensible", "--seats", "6"],
        ["--players", "newcomer:greedy", "--among", "sensible", "--game", "bugami"],
    ],
)
def test_what_cannot_be_measured_is_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["ladder", *wrong, "--deals", "2"])
    assert end.value.code == 2
    assert capsys.readouterr().err


def test_a_folder_that_is_not_there_takes_no_numbers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["ladder", "--players", "newcomer", "--among", "newcomer", "--seats", "3"]
    assert main([*words, "--deals", "2", "--json", str(tmp_path / "no" / "file")]) == 1
    assert "file" in capsys.readouterr().err
