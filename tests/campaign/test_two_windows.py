"""Two windows on one folder of Trilogies: whatever one has played, the other takes from nobody."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from threading import Barrier, Thread
from typing import NoReturn

import pytest

from game.campaign.council import Archive, Campaign, SoloPlayer
from game.library import CannotOpen, OpenTable
from game.library.locks import Lock
from game.rules.council.api import Personality
from tests.campaign.playing import ADA, finish, play_on, window


def found(archive: Archive, name: str) -> Campaign:
    campaign = archive.find(name)
    assert campaign is not None
    return campaign


def said(folder: Path, campaign: Campaign) -> Campaign:
    """What the file says, as the next start of the program reads it."""
    return found(window(folder), campaign.id)


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Archive, Archive, Campaign]:
    """Two windows, and a Trilogy that both have before them."""
    first, second = window(tmp_path), window(tmp_path)
    return first, second, found(second, first.begin(ADA, 5).id)


@pytest.mark.parametrize("games", [1, 2])
def test_a_window_that_waited_goes_on_where_the_other_has_played_to(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign], games: int
) -> None:
    first, second, waiting = begun
    ahead = waiting
    for _ in range(games):
        ahead = finish(first, ahead)
    campaign, sitting = second.open_table(waiting)
    assert campaign.results == ahead.results
    assert sitting.setup.carry == ahead.next_table().carry
    assert said(tmp_path, campaign).results == ahead.results


def test_a_window_that_waited_between_two_games_goes_on_as_well(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    first, second, waiting = begun
    between = finish(first, waiting)
    ahead = finish(second, between)
    campaign, sitting = first.open_table(between)
    assert len(campaign.results) == 2
    assert sitting.setup.carry == ahead.next_table().carry
    assert said(tmp_path, campaign).results == ahead.results


def test_a_trilogy_that_was_played_to_its_end_has_no_fourth_game(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    first, second, waiting = begun
    over = finish(first, finish(first, finish(first, waiting)))
    with pytest.raises(CannotOpen, match="finished"):
        second.open_table(waiting)
    assert second.latest(waiting) == over
    assert said(tmp_path, waiting) == over


def test_a_game_that_has_ended_elsewhere_is_taken_in_before_the_next_one(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    first, second, waiting = begun
    seated, sitting = first.open_table(waiting)
    play_on(sitting)  # the first window still shows who has won
    campaign, next_game = second.open_table(waiting)
    assert campaign.scores == sitting.match.view(None).scores
    assert next_game.setup.carry is not None
    assert len(first.conclude(seated, sitting.match).results) == 1
    assert said(tmp_path, campaign).results == campaign.results
    assert said(tmp_path, campaign).table == campaign.table


def test_a_game_counts_once_in_whatever_window_its_end_is_heard_of(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    first, second, waiting = begun
    seated, sitting = first.open_table(waiting)
    play_on(sitting)
    heard = second.conclude(seated, sitting.match)
    ahead = finish(second, heard)
    assert first.conclude(seated, sitting.match) == ahead
    assert said(tmp_path, waiting) == ahead


def test_a_table_in_progress_is_open_in_one_window_only(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    first, second, waiting = begun
    seated, _sitting = first.open_table(waiting)
    for change in (second.open_table, second.abandon):
        with pytest.raises(CannotOpen, match="another window"):
            change(waiting)
    assert second.latest(waiting) == seated
    assert second.library is not None
    assert len(second.library.tables()) == 1
    assert said(tmp_path, waiting) == seated


def test_the_next_game_of_the_other_window_is_not_abandoned_under_its_player(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    first, second, waiting = begun
    seated, sitting = first.open_table(finish(first, waiting))
    with pytest.raises(CannotOpen, match="another window"):
        second.abandon(waiting)
    assert said(tmp_path, waiting) == seated
    play_on(sitting)
    assert len(first.conclude(seated, sitting.match).results) == 2


def test_what_was_abandoned_in_one_window_does_not_come_back_from_another(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    first, second, waiting = begun
    seated, sitting = first.open_table(waiting)
    play_on(sitting)
    second.abandon(waiting)
    first.conclude(seated, sitting.match)
    assert "another window" in first.news[0].words.lower()
    with pytest.raises(CannotOpen, match="finished or deleted"):
        first.open_table(waiting)
    assert window(tmp_path).campaigns() == []
    assert not list((tmp_path / "campaigns").iterdir())
    library = window(tmp_path).library
    assert library is not None
    assert library.tables() == []


def test_while_another_window_writes_nobody_waits_for_long_and_nothing_is_lost(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.library.shared.PATIENCE", 0.05)
    first, second, waiting = begun
    seated, sitting = first.open_table(waiting)
    play_on(sitting)
    held = Lock.take(tmp_path / "campaigns.lock")
    assert held is not None
    for change in (second.open_table, second.abandon):
        with pytest.raises(CannotOpen, match="another window"):
            change(waiting)
    concluded = first.conclude(seated, sitting.match)
    assert len(concluded.results) == 1
    assert len(first.news) == 1
    held.release()
    assert said(tmp_path, waiting).results == concluded.results


def test_a_trilogy_of_a_newer_version_is_left_alone_by_a_window_that_waited(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    _first, second, waiting = begun
    file = tmp_path / "campaigns" / f"{waiting.id}.json"
    newer = b'{"format": 7, "id": "of a kind that nobody knows yet"}'
    file.write_bytes(newer)
    for change in (second.open_table, second.abandon):
        with pytest.raises(CannotOpen, match="this version cannot read it"):
            change(waiting)
    assert file.read_bytes() == newer


def test_a_game_that_could_not_be_written_is_not_played_again(
    begun: tuple[Archive, Archive, Campaign], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _second, waiting = begun
    campaign, sitting = first.open_table(waiting)
    play_on(sitting)
    assert first.library is not None
    (
        first.library.finished_folder / f"{campaign.table}.json"
    ).unlink()  # as on a disk that was full
    with monkeypatch.context() as patch:
        patch.setattr("game.campaign.folder.write_durably", full)
        campaign = first.conclude(campaign, sitting.match)
    assert "not being saved" in first.news[0].title
    again, _next_game = first.open_table(campaign)
    assert again.results == campaign.results
    assert len(again.results) == 1


def full(_file: Path, _data: bytes) -> NoReturn:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_trilogy_that_was_damaged_meanwhile_goes_on_as_a_window_knows_it(
    tmp_path: Path, begun: tuple[Archive, Archive, Campaign]
) -> None:
    first, _second, waiting = begun
    between = finish(first, waiting)
    file = tmp_path / "campaigns" / f"{waiting.id}.json"
    file.write_bytes(b"{")
    campaign, sitting = first.open_table(between)
    assert campaign.results == between.results
    assert sitting.setup.carry is not None
    assert said(tmp_path, campaign) == campaign
    assert (tmp_path / "set-aside" / "campaigns" / file.name).read_bytes() == b"{"


def test_two_windows_that_sit_down_in_the_same_moment_have_one_table(tmp_path: Path) -> None:
    archives = window(tmp_path), window(tmp_path)
    for seed in range(5):
        campaign = archives[0].begin(ADA, seed)
        together, seated, refused = Barrier(2), list[OpenTable](), list[CannotOpen]()

        def sit(archive: Archive) -> None:
            together.wait()  # noqa: B023 — the thread has ended before the loop goes on
            try:
                seated.append(archive.open_table(campaign)[1])  # noqa: B023 — as above
            except CannotOpen as refusal:
                refused.append(refusal)  # noqa: B023 — as above

        threads = [Thread(target=sit, args=(archive,)) for archive in archives]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert (len(seated), len(refused)) == (1, 1)
    assert len(list((tmp_path / "tables").iterdir())) == 5


# who played alone


def test_two_windows_remember_what_each_has_chosen(tmp_path: Path) -> None:
    first, second = window(tmp_path), window(tmp_path)
    first.remember(SoloPlayer("Ada", "orange", Personality.THIEF))
    assert first.player() == second.player()
    first.remember(SoloPlayer("Zoë", "orange", Personality.THIEF))
    second.remember(SoloPlayer("Ada", "leaf", Personality.THIEF))
    assert window(tmp_path).player() == SoloPlayer("Zoë", "leaf", Personality.THIEF)


def test_what_a_newer_version_remembers_stays_until_it_is_chosen_anew(tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    newer = {"name": "Zoë", "colour": "leaf", "opponent": "from-2030", "hat": [1, {"brim": None}]}
    file.write_text(json.dumps(newer), "utf-8")
    archive = window(tmp_path)
    assert archive.player() == SoloPlayer("Zoë", "leaf")
    archive.remember(SoloPlayer("Ada", "leaf"))
    assert json.loads(file.read_bytes()) == newer | {"name": "Ada"}
    archive.remember(SoloPlayer("Ada", "leaf", Personality.THIEF))
    assert json.loads(file.read_bytes()) == newer | {"name": "Ada", "opponent": "thief"}
