"""Campaigns on disk: nothing is lost wherever the program is killed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.campaign.council import Archive, Campaign, SoloPlayer
from game.library import CannotOpen, OpenTable
from game.records import read_record, replay
from game.rules.council.api import Personality
from tests.campaign.playing import ADA, window


def settled(sitting: OpenTable) -> OpenTable:
    """Everything that was handed over is on the disk."""
    assert sitting.autosaver is not None
    assert sitting.autosaver.wait()
    return sitting


def act(sitting: OpenTable, chance: Random) -> None:
    assert sitting.autosaver is not None
    sitting.match.play(chance.choice(sitting.match.legal))
    sitting.autosaver.keep(sitting.match)
    settled(sitting)


def leave(archive: Archive) -> None:
    assert archive.library is not None
    archive.library.close()


def test_a_trilogy_goes_on_wherever_it_is_killed(tmp_path: Path) -> None:
    """A new program after every single action, and after every step between two games."""
    chance = Random(8)
    archive = window(tmp_path)
    name = archive.begin(ADA, 8).id
    total = 0
    while not (campaign := _found(archive, name)).over:
        campaign, sitting = archive.open_table(campaign)
        settled(sitting)
        while sitting.match.decision is not None:
            act(sitting, chance)
            actions, view = list(sitting.match.actions), sitting.match.view(0)
            leave(archive)
            archive = window(tmp_path)
            again = _found(archive, name)
            total += 1
            if view.decision is None:  # killed before the campaign has heard of the end
                assert len(again.results) == len(campaign.results) + 1
                assert again.scores == view.scores
                break
            assert again == campaign
            campaign, sitting = archive.open_table(again)
            assert sitting.match.actions == actions
            assert sitting.match.view(0) == view
    assert total > 3 * 33
    for result in campaign.results:
        record = read_record(tmp_path / "finished" / f"{result.table}.json")
        assert replay(record).states[-1].scores == list(result.scores)
    assert not (tmp_path / "set-aside").exists()


def _found(archive: Archive, name: str) -> Campaign:
    campaign = archive.find(name)
    assert campaign is not None
    assert archive.news == []
    return campaign


def test_a_table_is_found_although_the_campaign_was_not_told_of_it(tmp_path: Path) -> None:
    archive = window(tmp_path)
    campaign = archive.begin(ADA, 2)
    told, sitting = archive.open_table(campaign)
    act(settled(sitting), Random(1))
    archive.keep(campaign)  # as it was before the table was there
    leave(archive)
    archive = window(tmp_path)
    again, resumed = archive.open_table(_found(archive, campaign.id))
    assert again.table == told.table
    assert resumed.match.actions == sitting.match.actions


def test_a_game_whose_table_is_gone_begins_again_with_the_same_cards(tmp_path: Path) -> None:
    archive = window(tmp_path)
    campaign, sitting = archive.open_table(archive.begin(ADA, 2))
    act(settled(sitting), Random(1))
    assert archive.library is not None
    archive.library.delete(campaign.table)
    again, fresh = archive.open_table(_found(archive, campaign.id))
    assert again.table != campaign.table
    assert fresh.match.deals == sitting.match.deals
    assert fresh.match.actions == []


def test_several_campaigns_lie_side_by_side(tmp_path: Path) -> None:
    archive = window(tmp_path)
    names = [archive.begin(ADA, seed).id for seed in range(3)]
    first, sitting = archive.open_table(_found(archive, names[0]))
    act(settled(sitting), Random(1))
    _, other = archive.open_table(_found(archive, names[2]))
    settled(other)
    leave(archive)
    archive = window(tmp_path)
    listed = archive.campaigns()
    assert [each.id for each in listed] == [names[2], names[0], names[1]]
    assert archive.find(names[0]) == first
    _, resumed = archive.open_table(first)
    assert resumed.match.actions == sitting.match.actions


def test_an_abandoned_campaign_takes_its_table_along_and_leaves_the_records(tmp_path: Path) -> None:
    archive, chance = window(tmp_path), Random(3)
    campaign, sitting = archive.open_table(archive.begin(ADA, 2))
    while sitting.match.decision is not None:
        act(sitting, chance)
    campaign = archive.conclude(campaign, sitting.match)
    campaign, sitting = archive.open_table(campaign)
    act(settled(sitting), chance)
    other = archive.begin(ADA, 3)
    archive.abandon(campaign)
    assert archive.campaigns() == [other]
    assert archive.library is not None
    assert archive.library.tables() == []
    assert len(list((tmp_path / "finished").glob("*.json"))) == 1


@pytest.mark.parametrize("data", [b"", b"{}", b"nothing of the kind"])
def test_a_damaged_campaign_is_set_aside_and_told_once(tmp_path: Path, data: bytes) -> None:
    archive = window(tmp_path)
    good, bad = archive.begin(ADA, 1), archive.begin(ADA, 2)
    file = tmp_path / "campaigns" / f"{bad.id}.json"
    file.write_bytes(data)
    archive = window(tmp_path)
    assert archive.campaigns() == [good]
    assert archive.campaigns() == [good]
    (news,) = archive.news
    assert "set aside" in news.title
    assert str(tmp_path / "set-aside" / "campaigns") in news.words
    assert not file.exists()
    assert (tmp_path / "set-aside" / "campaigns" / file.name).read_bytes() == data


def test_where_a_damaged_one_cannot_be_moved_it_is_said_where_it_stays(tmp_path: Path) -> None:
    archive = window(tmp_path)
    (tmp_path / "campaigns" / f"{archive.begin(ADA, 1).id}.json").write_bytes(b"")
    (tmp_path / "set-aside").write_text("a file where the folder should be")
    assert archive.campaigns() == []
    assert str(tmp_path / "campaigns") in archive.news[0].words


def test_a_newer_campaign_stays_where_it_is(tmp_path: Path) -> None:
    archive = window(tmp_path)
    campaign = archive.begin(ADA, 1)
    file = tmp_path / "campaigns" / f"{campaign.id}.json"
    file.write_text('{"format": 7}', "utf-8")
    assert archive.campaigns() == []
    assert file.exists()
    assert len(archive.news) == 1


def test_a_table_in_another_window_stays_closed(tmp_path: Path) -> None:
    archive = window(tmp_path)
    campaign, sitting = archive.open_table(archive.begin(ADA, 1))
    settled(sitting)
    with pytest.raises(CannotOpen):
        window(tmp_path).open_table(campaign)


def test_the_player_is_remembered(tmp_path: Path) -> None:
    assert window(tmp_path).player() == SoloPlayer()
    chosen = SoloPlayer("Wilhelmina W", "leaf", Personality.THIEF)
    window(tmp_path / "deep" / "folder").remember(chosen)
    assert window(tmp_path / "deep" / "folder").player() == chosen
    (tmp_path / "solo.json").write_text("{", "utf-8")
    assert window(tmp_path).player() == SoloPlayer()
