"""Fingerprints of deals: what is summed up, what fits, and what `record fair` makes of it."""

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import SHELF
from game.commands import main as command
from game.fair import Fairness, check_deals
from game.fingerprints import Fingerprint, canonical
from game.library import copy_of, watch_text
from game.match import AnyMatch, Match, TakeBack
from game.seating import SeatSetup, TableSetup
from tests.match.playing import played

every_game = pytest.mark.parametrize("game", SHELF)
NONCE = "ab" * 32


def table(game: str, seed: int | None = None) -> TableSetup:
    """As few people as can sit there, but two."""
    count = next(each for each in SHELF[game].seats if each > 1)
    seats = tuple(SeatSetup(f"P{seat}", "sky") for seat in range(count))
    return TableSetup(seats, game=game, seed=seed)


def finished(game: str) -> tuple[AnyMatch, TableSetup]:
    setup = table(game)
    return played(Match.open(setup)), setup


@every_game
def test_each_deal_of_a_new_game_has_a_fingerprint_that_fits(game: str) -> None:
    match, setup = finished(game)
    assert match.fingerprints is not None
    assert len(match.fingerprints) == len(match.deals)
    assert check_deals(match, setup).fairness is Fairness.FAIR
    assert len({each.nonce for each in match.fingerprints}) == len(match.deals)


def test_a_fingerprint_is_the_sum_of_what_the_docs_say() -> None:
    match = Match.open(table("bugami", seed=1))
    written = canonical("bugami", match.setup, 0, match.deals[0], NONCE)
    told = json.loads(written)
    assert list(told) == ["game", "nonce", "number", "scheme", "start"]
    assert (told["scheme"], told["number"], told["nonce"]) == ("backyardia-fair/1", 1, NONCE)
    assert len(told["start"]["deals"]) == 1
    assert json.dumps(told, sort_keys=True, separators=(",", ":")).encode() == written
    taken = Fingerprint(sha256(written).hexdigest(), NONCE)
    assert taken.fits("bugami", match.setup, 0, match.deals[0])
    assert not taken.fits("bugami", match.setup, 1, match.deals[0])
    assert taken.short == f"{taken.sum[:4]} {taken.sum[4:8]}"


@every_game
def test_a_save_goes_on_with_the_same_fingerprints(game: str) -> None:
    setup = table(game)
    match = Match.open(setup)
    match.play(match.legal[0])
    again = watch_text(copy_of(match, setup).encode()).match
    assert again.fingerprints == match.fingerprints
    whole = played(again)
    assert check_deals(whole, setup).fairness is Fairness.FAIR
    assert match.fingerprints is not None
    assert whole.fingerprints is not None
    assert whole.fingerprints[: len(match.fingerprints)] == match.fingerprints


def test_undoing_keeps_the_cards_and_their_fingerprints() -> None:
    match, setup = finished("bug-council")
    back = match.rewound(3, agreed=False)
    assert back.fingerprints == match.fingerprints
    assert check_deals(played(back, seed=9), setup).fairness is Fairness.FAIR


def test_what_is_outside_of_it_says_why() -> None:
    match, setup = finished("bug-council")

    def why(match: AnyMatch, setup: TableSetup) -> str:
        found = check_deals(match, setup)
        assert found.fairness is Fairness.UNKNOWN
        return found.said

    seeded = Match.open(table("bug-council", seed=4))
    assert seeded.fingerprints is None
    assert "seed" in why(seeded, table("bug-council", seed=4))
    assert match.branch(3, 1, Random(1)).fingerprints is None
    assert "replay" in why(match, replace(setup, played_on=True))
    assert "no fingerprints" in why(seeded, setup)
    assert "not over" in why(Match.open(setup), setup)
    match.take_backs.append(TakeBack(0, 3, agreed=True))
    assert "undone" in why(match, setup)


# without a window


def swapped(record: dict[str, Any]) -> None:
    """Two cards of the first deal change places: the rules allow it."""
    hands = record["deals"][0]["hands"]
    first, second = hands[0].split(), hands[1].split()
    first[0], second[0] = second[0], first[0]
    hands[0], hands[1] = " ".join(first), " ".join(second)


def other_nonce(record: dict[str, Any]) -> None:
    record["meta"]["fingerprints"][0]["nonce"] = NONCE


def other_sum(record: dict[str, Any]) -> None:
    record["meta"]["fingerprints"][0]["sum"] = "0" * 64


def one_missing(record: dict[str, Any]) -> None:
    record["meta"]["fingerprints"].pop()


def two_exchanged(record: dict[str, Any]) -> None:
    record["meta"]["fingerprints"].reverse()


@pytest.fixture(scope="module")
def whole() -> str:
    match, setup = finished("bugami")
    assert len(match.deals) > 1
    return copy_of(match, setup)


def fair(folder: Path, text: str) -> int:
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    return command(["record", "fair", str(file)])


def test_the_command_calls_a_fair_game_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], whole: str
) -> None:
    assert fair(tmp_path, whole) == 0
    assert "Fair: " in capsys.readouterr().out


@pytest.mark.parametrize("tamper", [other_nonce, other_sum, one_missing, two_exchanged])
def test_the_command_finds_what_was_changed(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    whole: str,
    tamper: Callable[[dict[str, Any]], None],
) -> None:
    record = json.loads(whole)
    tamper(record)
    assert fair(tmp_path, json.dumps(record)) == 1
    assert "Not fair: " in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(6))
def test_cards_that_were_changed_are_called_so_whether_the_rules_refuse_them_or_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: int
) -> None:
    setup = table("bugami")
    record = json.loads(copy_of(played(Match.open(setup), seed=seed), setup))
    swapped(record)
    assert fair(tmp_path, json.dumps(record)) == 1
    out, err = capsys.readouterr()
    assert "Not fair: the cards of deal 1 do not match" in out
    assert err == ""


def test_cards_that_no_pack_has_were_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], whole: str
) -> None:
    record = json.loads(whole)
    hands = record["deals"][0]["hands"]
    hands[0] = hands[1]
    assert fair(tmp_path, json.dumps(record)) == 1
    assert "Not fair: the rules do not allow these cards." in capsys.readouterr().out


def test_nothing_is_said_of_cards_where_only_a_choice_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], whole: str
) -> None:
    record = json.loads(whole)
    record["actions"][0] = "nonsense"
    assert fair(tmp_path, json.dumps(record)) == 2
    assert "actions[0]" in capsys.readouterr().err


def test_the_command_can_say_nothing_of_what_is_no_such_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], whole: str
) -> None:
    record = json.loads(whole)
    del record["meta"]["fingerprints"]
    assert fair(tmp_path, json.dumps(record)) == 2
    assert fair(tmp_path, "{") == 2
    assert command(["record", "fair", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
