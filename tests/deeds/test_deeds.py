"""Each deed has a game that earns it, and one that just misses it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from game.catalogue import SHELF
from game.commands import main as command
from game.deeds import GRADES, Deed, EarnedDeed, book_of, earned_deeds
from game.match import LevelChange, TakeBack
from game.records import make_record, write_record
from game.seating import SeatSetup, TableSetup
from tests.deeds.witness import Witness, witnesses

EVERY: Final = [(game, deed) for game in SHELF for deed in book_of(game).deeds]
each_deed = pytest.mark.parametrize(("game", "deed"), EVERY, ids=lambda each: str(each)[:40])


def test_a_game_has_nine_deeds_of_its_own() -> None:
    assert [len(book_of(game).deeds) for game in SHELF] == [9] * len(SHELF)
    ids = [deed.id for _, deed in EVERY]
    titles = [deed.title for _, deed in EVERY]
    assert len(set(ids)) == len(set(titles)) == len(EVERY) == 36
    assert GRADES == (1, 2, 3)


@each_deed
def test_a_witness_earns_it_at_the_moment_it_was_done(game: str, deed: Deed) -> None:
    witness = next(each for each in witnesses(game) if deed.id in each.earns)
    seen = witness.reached[deed.id]
    assert (seen.reached, seen.at) == witness.earns[deed.id]
    assert seen.reached >= deed.enough
    assert 0 < seen.at <= len(witness.game.log)


@each_deed
def test_another_just_misses_it(game: str, deed: Deed) -> None:
    witness = next(each for each in witnesses(game) if deed.id in each.misses)
    assert witness.reached[deed.id].reached == witness.misses[deed.id] < deed.enough
    # Most go up one by one; points may jump.
    assert deed.enough - witness.misses[deed.id] <= 3


def told(witness: Witness, deed: str) -> object:
    return witness.game.log[witness.earns[deed][1] - 1]


@pytest.mark.parametrize(
    ("game", "deed", "event"),
    [
        ("bug-council", "quiet-giant", "TrickWon"),
        ("bug-council", "giant-killer", "TrickWon"),
        ("bug-council", "overflow", "CubesSown"),
        ("bug-council", "cold-feet", "IdeologyChanged"),
        ("bugs-on-rugs", "double-brood", "LarvaeHatched"),
        ("bugami", "thrice-wed", "Wedding"),
        ("bugami", "humble-ace", "TrickWon"),
        ("bugami", "lucky-dip", "RestTaken"),
        ("display-case", "spider-hunter", "SpiderSeen"),
        ("display-case", "great-leap", "CardLaid"),
    ],
)
def test_the_replay_opens_where_something_can_be_seen(game: str, deed: str, event: str) -> None:
    witness = next(each for each in witnesses(game) if deed in each.earns)
    assert type(told(witness, deed)).__name__ == event


GAME: Final = "display-case"
SEAT: Final = 0
WON: Final = next(
    each
    for each in witnesses(GAME)
    if each.earns and each.seat == SEAT and SEAT in each.game.states[-1].winners
)
LOST: Final = next(
    each for each in witnesses(GAME) if each.earns and each.seat not in each.game.states[-1].winners
)


def table(witness: Witness, *bots: str | None) -> TableSetup:
    """Everybody a bot of this level, None a person; the witness is one by itself."""
    levels = list(bots)
    levels.insert(witness.seat, None)
    seats = tuple(SeatSetup(f"P{seat}", "sky", level) for seat, level in enumerate(levels))
    return TableSetup(seats, game=GAME)


def pins(found: Mapping[int, Sequence[EarnedDeed]], seat: int) -> set[int]:
    """The grades of a seat: all alike, as they come from one game."""
    return {each.grade for each in found.get(seat, ())}


@pytest.mark.parametrize(
    ("bot", "grade"), [("newcomer", 2), ("sensible", 2), ("sharp", 3), ("master", 3)]
)
def test_a_game_that_was_won_gives_two_pins_and_against_strong_bots_three(
    bot: str, grade: int
) -> None:
    assert pins(earned_deeds(WON.game, table(WON, bot)), SEAT) == {grade}


@pytest.mark.parametrize("bot", ["newcomer", "master", None])
def test_a_game_that_was_not_won_gives_one(bot: str | None) -> None:
    assert pins(earned_deeds(LOST.game, table(LOST, bot)), LOST.seat) == {1}


def test_a_bot_that_was_weaker_for_a_while_is_not_strong() -> None:
    change = [LevelChange(1, 10, "sensible", "sharp")]
    assert pins(earned_deeds(WON.game, table(WON, "sharp"), level_changes=change), SEAT) == {2}


def test_people_are_no_strong_bots() -> None:
    assert pins(earned_deeds(WON.game, table(WON, None)), SEAT) == {2}


def test_bots_earn_nothing() -> None:
    setup = table(WON, "sharp")
    nobody = replace(setup, seats=tuple(replace(seat, bot="sharp") for seat in setup.seats))
    assert earned_deeds(WON.game, nobody) == {}
    assert set(earned_deeds(WON.game, setup)) == {SEAT}


def test_what_could_be_known_beforehand_earns_nothing() -> None:
    setup = table(WON, "sharp")
    assert earned_deeds(WON.game, replace(setup, seed=5)) == {}
    assert earned_deeds(WON.game, replace(setup, played_on=True)) == {}
    assert earned_deeds(WON.game, setup, [TakeBack(SEAT, 5, agreed=True)]) == {}
    assert earned_deeds(WON.game, setup, [TakeBack(SEAT, 5, agreed=False)]) == earned_deeds(
        WON.game, setup
    )


# without a window


def record(folder: Path, witness: Witness, actions: int | None = None) -> Path:
    game = witness.game
    names = [f"P{seat}" for seat in range(2)]
    done = game.actions[:actions]
    file = folder / "game.json"
    file.write_text(write_record(make_record(GAME, game.setup, names, game.deals, done, {})))
    return file


def test_the_command_prints_a_line_for_each_deed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(["record", "deeds", str(record(tmp_path, WON))]) == 0
    out, err = capsys.readouterr()
    mine = [line for line in out.splitlines() if line.startswith(f"P{SEAT}: ")]
    assert err == ""
    for deed, (_, at) in WON.earns.items():
        assert any(f"({deed}), 2 pins, after event {at}" in line for line in mine)


@pytest.mark.parametrize("actions", [0, -1])
def test_a_game_that_is_not_over_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], actions: int
) -> None:
    assert command(["record", "deeds", str(record(tmp_path, WON, actions))]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "the game is not over" in err


def test_a_file_that_is_none_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    for text in ("", "{", "[]", '{"format": "backyardia/1"}'):
        file.write_text(text)
        assert command(["record", "deeds", str(file)]) == 1
        assert command(["record", "deeds", str(tmp_path / "none.json")]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 2
