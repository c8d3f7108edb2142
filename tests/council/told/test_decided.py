"""The cards on the podium: true sentences, a moment of the film each, and a picture to keep."""

from __future__ import annotations

import errno
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from game.rules.council.api import (
    CardPlayed,
    DecisiveMoments,
    DeclarationsRevealed,
    VisitBegan,
    decisive_moments,
)
from game.words import _, ngettext
from scenes.council.scoring.result import end_of
from scenes.council.words.deciding import MOVED, decisive_cards
from scenes.kit.display import Control, Text
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import CaptureImage, Push
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.results.decided import DecisiveMoment, decided_sheet
from scenes.shell.results.podium import ResultsScene
from scenes.table.replay.scene import ReplayScene
from scenes.table.session import AnySession
from tests.council.games import TABLES, room
from tests.support.window import WINDOWS, frame, texts
from tests.words.translated import TRANSLATED, speaking

GAMES = [(*table, seed) for table in TABLES for seed in (3,)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: "-".join(map(str, game)))


@cache
def over(game: tuple[int, str, int]) -> AnySession:
    seats, kind, seed = game
    made = room(seats, kind, seed=seed)
    made.preferences.speed = Speed.OFF
    return made


def subject(session: AnySession, seat: int) -> str:
    return "You " if session.seats[seat].you else session.name(seat)


def facts(session: AnySession) -> DecisiveMoments:
    return decisive_moments(session.match.log, session.match.setup.edition)


def numbers(words: str) -> list[int]:
    for sign in "+,.:":
        words = words.replace(sign, " ")
    words = words.replace("\N{MINUS SIGN}", "-")
    return [int(word) for word in words.split() if word.lstrip("-").isdigit()]


@every_game
def test_the_sentences_say_what_the_rules_find(game: tuple[int, str, int]) -> None:
    session = over(game)
    told, found = list(decisive_cards(session)), facts(session)
    if found.trick is not None:
        card = told.pop(0)
        trick = found.trick
        wanted = [abs(each) for each in (trick.before, trick.after) if each]
        assert numbers(card.words)[: len(wanted)] == wanted
        assert subject(session, trick.winners[0]) in card.words
        assert (trick.equals > 0) == ("as much" in card.more)
        assert numbers(card.title) == [trick.number]
    if found.visit is not None:
        card = told.pop(0)
        assert numbers(card.words)[:2] == [found.visit.own, found.visit.others]
        assert subject(session, found.visit.seat) in card.words
        assert ("everyone else" in card.words) == (len(session.seats) > 2)
        assert (found.visit.equals > 0) == ("as much" in card.more)
    if found.declaration is not None:
        card = told.pop(0)
        bold = found.declaration
        came = bold.points if bold.broken is None else bold.broken
        assert numbers(card.words)[:2] == [bold.held, came]
        assert (bold.broken is not None) == ("broke" in card.words)
    assert not told


@every_game
def test_each_card_opens_the_film_where_it_happened(game: tuple[int, str, int]) -> None:
    session = over(game)
    scene = end_of(session)
    begins = {"biggest trick": CardPlayed, "visit": VisitBegan, "declaration": DeclarationsRevealed}
    for number, card in enumerate(decisive_cards(session)):
        change = scene.activate(f"decided:{number}")
        assert isinstance(change, Push)
        assert isinstance(change.scene, ReplayScene)
        assert change.scene.at == card.at
        kind = next(kind for word, kind in begins.items() if word in card.title)
        assert isinstance(session.match.log[card.at], kind)


def test_where_something_is_missing_there_are_fewer_cards() -> None:
    counts = {len(decisive_cards(over(game))) for game in GAMES}
    assert 3 in counts
    session = over(GAMES[0])
    result = end_of(session)._result
    bare = ResultsScene(replace(result, decided=()), Preferences(speed=Speed.OFF))
    assert not [name for name in names(bare) if name.startswith("decided:") or name == "turn"]


def names(scene: ResultsScene) -> list[str]:
    return [item.name for item in scene.draw(frame()) if isinstance(item, Control)]


def test_the_chart_is_on_the_other_side_of_the_cards() -> None:
    scene = end_of(over(GAMES[0]))
    assert "decided:0" in names(scene)
    scene.activate("turn")
    assert "decided:0" not in names(scene)
    assert "turn" in names(scene)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_no_sentence_of_a_card_is_cut(window: tuple[int, int], letters: float) -> None:
    for game in GAMES[::4]:
        session = over(game)
        seen = replace(frame(*window), letters=letters)
        scene = end_of(session)
        words = " ".join(texts(scene.draw(seen)))
        for card in decisive_cards(session):
            assert card.title in words
            assert card.words in words


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_a_long_sentence_stays_on_its_card_in_every_language(language: str, letters: float) -> None:
    with speaking(language):
        more = ngettext(
            "{count} other trick changed as much.", "{count} other tricks changed as much.", 3
        ).format(count=3)
        for form in chain.from_iterable(MOVED.values()):
            words = _(form).format(who="Wilhelmina W", before=16, after=12)
            cards = (DecisiveMoment("", words, more, 0, "shared/token_crown"),) * 3
            for window in WINDOWS:
                seen = replace(frame(*window), letters=letters)
                place = seen.layout("shared/end")["chart"]
                items = decided_sheet(seen, place, cards, 0.0)
                low = max(item.y + item.h for item in items if isinstance(item, Control))
                assert all(i.y + i.size / 2 <= low for i in items if isinstance(i, Text)), words


# a picture of the podium


def photographed(album: Path | None, png: bytes = b"a picture") -> NoticeScene:
    session = over(GAMES[0])
    scene = ResultsScene(end_of(session)._result, session.preferences, album=album)
    change = scene.activate("picture")
    assert isinstance(change, CaptureImage)
    assert not [item for item in change.draw(frame()) if isinstance(item, Control)
                and not item.name.startswith("decided:")]  # fmt: skip
    after = change.then(png)
    assert isinstance(after, Push)
    assert isinstance(after.scene, NoticeScene)
    return after.scene


def test_a_picture_lies_where_other_exports_do_and_none_is_overwritten(tmp_path: Path) -> None:
    album = tmp_path / "exports"
    for number in range(3):
        notice = photographed(album, f"picture {number}".encode())
        assert str(album) in notice._words
    files = sorted(album.iterdir(), key=lambda file: file.read_bytes())
    assert [file.read_bytes() for file in files] == [b"picture 0", b"picture 1", b"picture 2"]
    assert {file.suffix for file in files} == {".png"}


@pytest.mark.parametrize(
    ("number", "words"), [(errno.ENOSPC, "The disk is full."), (errno.EROFS, "write-protected")]
)
def test_a_picture_that_cannot_be_kept_says_why_and_leaves_nothing(
    number: int, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr("game.library.copies.write_durably", fails)
    assert words in photographed(tmp_path)._words
    assert not list(tmp_path.iterdir())


def test_where_there_is_no_folder_no_picture_is_offered() -> None:
    session = over(GAMES[0])
    assert "picture" not in names(ResultsScene(end_of(session)._result, session.preferences))
