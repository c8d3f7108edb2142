"""Simulations: the same seed gives the same result, the table tells it right."""

from pathlib import Path

import pytest

from game.commands import main
from game.pledges import Pledge
from game.rules.council.api import Personality
from game.simulate import GameOutcome, Plan, crowds, play_game, simulate, standings, wilson

BOTS = ("sensible", "random", "random")


@pytest.mark.parametrize("edition", ["published", "prototype"])
def test_processes_change_nothing(
    edition: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shown = []
    for jobs in (1, 2):
        plan = Plan(BOTS, 9, 4, {"edition": edition}, tmp_path / str(jobs))
        assert simulate(plan, jobs) == 0
        out, err = capsys.readouterr()
        shown.append(out)
        assert "games/s" in err
        assert "actions/s" in err
    assert shown[0] == shown[1]
    one, two = (sorted((tmp_path / str(jobs)).iterdir()) for jobs in (1, 2))
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]
    assert main(["record", "check", *map(str, one)]) == 0
    assert capsys.readouterr().out.count(": ok, ") == 9


def test_another_seed_gives_other_games() -> None:
    games = {play_game(Plan(BOTS, 1, seed), 0) for seed in range(5)}
    games |= {play_game(Plan(BOTS, 5, 0), number) for number in range(5)}
    assert len(games) == 9


def test_a_shared_win_counts_as_its_share() -> None:
    sources = ("tricks", "cards", "none")
    won = GameOutcome((0,), sources, ((3, 4, 0), (0, 0, 10)), 5)
    shared = GameOutcome((0, 1), sources, ((5, 2, 0), (5, 2, 0)), 5)
    first, second = standings([won, shared])
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert first.sources == {"tricks": 4, "cards": 3, "none": 0}
    assert second.sources == {"tricks": 2.5, "cards": 1, "none": 5}
    assert (first.points, second.points) == (7, 8.5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    """The last row is Newcombe's published example; the others follow from the formula."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


def test_the_table_names_seats_and_sources(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --seats random,sensible,random,random --games 2 --edition prototype --seed 8"
    assert main(words.split()) == 0
    title, head, *rows = capsys.readouterr().out.splitlines()
    assert title == "2 games, prototype edition, 4 seats, seed 8"
    for column in ("wins", "95 % interval", "points", "tricks", "allegiance", "no allegiance"):
        assert column in head
    assert [row.split()[:2] for row in rows] == [
        ["0", "random"], ["1", "sensible"], ["2", "random"], ["3", "random"], ["Three", "or"]
    ]  # fmt: skip


def test_every_seat_says_how_often_it_declared_no_allegiance_and_kept_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    yes, no, failed = Pledge(True, True), Pledge(False, False), Pledge(True, False)
    ages = ((yes, no, no, failed), (failed, no, yes, yes))
    games = [GameOutcome((0,), ("tricks",), ((1,),) * 4, 5, (age,)) for age in ages]
    first, second, *_others = standings(games)
    assert (first.declared, first.kept) == (1, 0.5)
    assert (second.declared, second.kept) == (0, 0)
    plan = Plan(("sensible",) * 4, 2, 1)
    assert [*crowds(plan, games)] == ["Three or more on No Allegiance: 50 % of the Ages"]
    words = "simulate --seats random,sensible,random,sensible --games 2"
    assert main(words.split()) == 0
    head = capsys.readouterr().out.splitlines()[1]
    assert head.split()[-2:] == ["declared", "succeeded"]
    words = "simulate --game bugs-on-rugs --seats random,random --games 1"
    assert main(words.split()) == 0
    assert "declared" not in capsys.readouterr().out


def test_the_usual_table_seats_everybody_of_the_cast(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--usual", "4", "--games", "1"]) == 0
    rows = capsys.readouterr().out.splitlines()[2:6]
    assert [row.split()[1] for row in rows] == [
        *("sensible:steady", "sensible:royal", "sensible:daring", "sensible:mischievous")
    ]
    with pytest.raises(SystemExit):
        main(["simulate", "--usual", "9", "--games", "1"])
    assert "cannot be played by 9" in capsys.readouterr().err


def test_the_emissary_is_a_row_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "random,sensible", "--games", "2"]) == 0
    title, _, *rows = capsys.readouterr().out.splitlines()
    assert title == "2 games, published edition, 2 seats, seed 1"
    assert [row.split()[:2] for row in rows] == [
        ["0", "random"], ["1", "sensible"], ["2", "emissary"]
    ]  # fmt: skip


@pytest.mark.parametrize("personality", Personality)
def test_the_termitenator_is_a_row_with_the_points_of_its_personality(
    personality: Personality, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--seats", "random", "--games", "3", "--solo", personality.value]
    assert main(words) == 0
    title, head, *rows = capsys.readouterr().out.splitlines()
    assert title == f"3 games, published edition, solo against {personality.value}, seed 1"
    assert head.split()[-3:] == ["personality", "declared", "succeeded"]
    assert [row.split()[:2] for row in rows] == [["0", "random"], ["1", "termitenator"]]
    gained = float(rows[1].split()[-5])
    wants_points = personality in {Personality.PACIFIST_2, Personality.CARD_SHARK}
    assert (gained > 0) == wants_points


def test_a_single_bot_meets_the_plain_pacifist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "random", "--games", "1"]) == 0
    assert "solo against pacifist," in capsys.readouterr().out


def test_the_points_of_a_solo_game_add_up() -> None:
    for number in range(20):
        plan = Plan(("random",), 20, 2, {"personality": Personality.PACIFIST_2})
        outcome = play_game(plan, number)
        totals = [sum(points) for points in outcome.points]
        assert outcome.winners == ((0,) if totals[0] > totals[1] else (1,))


def test_records_need_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    words = ["simulate", "--seats", "random,random,random", "--games", "1", "--records"]
    assert main([*words, str(file / "folder")]) == 1
    assert main([*words, str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 2
