"""What a review has found is kept; a damaged one is made again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from build.album.reviews import invent_review
from game.bots import Level
from game.library import AppFolders, Library
from game.library.reviews import KeptReview
from game.seating import SeatSetup
from scenes.table.review.scene import ReviewScene
from scenes.table.session import AnySession


def kept(folder: Path, session: AnySession, words: str = "en") -> KeptReview:
    return KeptReview.of(folder, session.match, session.setup.seats, 0, words)


def test_a_review_is_kept_whole(tmp_path: Path, room: AnySession) -> None:
    whole = invent_review(room, 0)
    assert kept(tmp_path, room).read() is None
    kept(tmp_path, room).keep(whole)
    assert kept(tmp_path, room).read() == whole
    assert kept(tmp_path, room, "de").read() is None


def test_what_was_kept_at_the_table_is_found_from_the_replay(
    tmp_path: Path, room: AnySession
) -> None:
    def sat(bot: str) -> tuple[SeatSetup, ...]:
        return tuple(replace(who, bot=who.bot and bot) for who in room.setup.seats)

    fresh, read = sat(Level.NEWCOMER), sat(Level.NEWCOMER.value)
    files = {KeptReview.of(tmp_path, room.match, seats, 0, "en").file for seats in (fresh, read)}
    assert len(files) == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[: len(data) // 2],
        lambda data: data[:0],
        lambda data: b"\xff" + data,
        lambda data: data.replace(b"8.2", b"9.2"),
        lambda data: data[:1000] + b"0" + data[1000:],
        lambda data: data[-1:],
    ],
    ids=["half", "empty", "no text", "another loss", "a letter more", "one letter"],
)
def test_a_damaged_one_is_made_again(
    tmp_path: Path, room: AnySession, spoil: Callable[[bytes], bytes]
) -> None:
    store = kept(tmp_path, room)
    store.keep(invent_review(room, 0))
    store.file.write_bytes(spoil(store.file.read_bytes()))
    assert store.read() is None


def test_an_older_evaluator_has_left_nothing_that_is_used(
    tmp_path: Path, room: AnySession, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path, room).keep(invent_review(room, 0))
    monkeypatch.setattr("game.library.reviews.EVALUATOR", 0)
    assert kept(tmp_path, room).read() is None


def test_the_second_time_it_is_there_at_once(tmp_path: Path, room: AnySession) -> None:
    room.library = Library(AppFolders.within(tmp_path))
    first = ReviewScene(room, 0)
    while first.is_moving:
        first.tick(0.1)
    second = ReviewScene(room, 0)
    assert not second.is_moving
    assert second.review == first.review
