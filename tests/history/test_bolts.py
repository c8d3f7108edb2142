"""Bolts: a Trilogy that was won, and whose records prove it, opens the next stake."""

import json
import shutil
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from game.campaign.council import Archive, tables_of_victories
from game.history.bolts import Bolts, PlayedChapter, known_bolts, stakes_won
from game.history.service import HistoryService
from game.library import AppFolders, Library
from game.rules.council.api import STEPS, Stake
from tests.campaign.playing import ADA, finish, window
from tests.history.database import GOLDEN
from tests.history.playing import spoil

CHAPTERS = (
    PlayedChapter("a", "one", 2, "thief", (0, 0), (30, 20)),
    PlayedChapter("b", "one", 2, "trickster", (30, 20), (50, 60)),
    PlayedChapter("c", "one", 2, "pacifist-2", (50, 60), (81, 80)),
)
LAST = CHAPTERS[-1]


def test_three_games_that_follow_each_other_win_their_stake() -> None:
    assert stakes_won(reversed(CHAPTERS)) == {2}


@pytest.mark.parametrize("missing", range(3))
def test_a_game_that_is_missing_wins_nothing(missing: int) -> None:
    assert not stakes_won(each for at, each in enumerate(CHAPTERS) if at != missing)


@pytest.mark.parametrize(
    "last",
    [
        pytest.param(LAST._replace(after=(80, 80)), id="a tie is the Termitenator's"),
        pytest.param(LAST._replace(after=(79, 80)), id="lost"),
        pytest.param(LAST._replace(before=(60, 50)), id="other points than were carried"),
        pytest.param(LAST._replace(stake=3), id="another stake"),
        pytest.param(LAST._replace(campaign="two"), id="another Trilogy"),
        pytest.param(LAST._replace(opponent="thief"), id="met twice"),
    ],
)
def test_what_does_not_fit_wins_nothing(last: PlayedChapter) -> None:
    assert not stakes_won([*CHAPTERS[:2], last])


def test_each_stake_opens_after_the_one_before_it() -> None:
    bolts = Bolts(frozenset({0, 1}))
    assert [step for step in Stake if bolts.opens(step)] == [0, 1, 2]
    assert [step for step in Stake if bolts.has(step)] == [1]
    assert bolts.number == 1
    assert [step for step in Stake if Bolts().opens(step)] == [0]


@pytest.fixture
def won(tmp_path: Path) -> Path:
    """A folder with a Trilogy that a bot has played in Ada's name, and won."""
    return shutil.copytree(GOLDEN / "won", tmp_path / "won")


def read(library: Library) -> None:
    service = HistoryService(library)
    service.read(lambda _done, _of: None)
    service.close()


def known(folder: Path) -> Bolts:
    library = Library(AppFolders.within(folder))
    return known_bolts(library, tables_of_victories(Archive(library).campaigns()))


def last_record(folder: Path) -> Path:
    archive = window(folder)
    (campaign,) = archive.campaigns()
    assert archive.library is not None
    return archive.library.finished_folder / f"{campaign.results[-1].table}.json"


def test_a_trilogy_counts_at_once_and_still_when_it_is_taken_off_the_list(won: Path) -> None:
    printed = Bolts(frozenset({0}))
    assert known(won) == printed
    archive = window(won)
    assert archive.library is not None
    read(archive.library)
    archive.abandon(archive.campaigns()[0])
    assert archive.campaigns() == []
    assert known(won) == printed
    (won / "history.sqlite3").unlink()
    read(archive.library)  # made again from the records alone
    assert known(won) == printed


def test_a_campaign_that_claims_a_victory_proves_nothing(won: Path) -> None:
    spoil(last_record(won))
    assert known(won) == Bolts()


def test_a_game_with_known_cards_proves_nothing(won: Path) -> None:
    file = last_record(won)
    save = json.loads(file.read_text("utf-8"))
    save["meta"]["setup"]["seed"] = 5
    file.write_text(json.dumps(save), "utf-8")
    assert known(won) == Bolts()


def test_a_step_is_kept_from_game_to_game(tmp_path: Path) -> None:
    archive = window(tmp_path)
    campaign = archive.begin(ADA, stake=Stake.HEAD_START)
    while not campaign.over:
        assert campaign.next_table().options["stake"] == Stake.HEAD_START
        campaign = finish(archive, campaign, campaign.games_played)
    assert archive.find(campaign.id) == campaign
    assert archive.find(campaign.id) is not None
    assert campaign.stake is Stake.HEAD_START


def test_a_trilogy_without_a_stake_is_written_as_before(tmp_path: Path) -> None:
    archive = window(tmp_path)
    plain = json.loads(archive.write(archive.begin(ADA)))
    assert plain["format"] == 1
    assert "stake" not in plain
    staked = archive.begin(ADA, stake=STEPS[-1])
    written = json.loads(archive.write(staked))
    assert (written["format"], written["stake"]) == (2, 8)
    assert archive.parse(archive.write(staked)) == staked
    assert msgspec.structs.replace(staked, played=datetime.now(UTC)).stake is STEPS[-1]
