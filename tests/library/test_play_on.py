"""A finished game goes on elsewhere: the same story up to a moment, a game of its own after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.bots import make_bot
from game.commands import main
from game.library import CannotOpen, Library, copy_of, watch, watch_text, write_copy
from game.library.save import parse_save
from game.match import AnyMatch, SeatSetup
from scenes.app import first_scene, shelf
from scenes.backend.headless import Unseen
from scenes.backend.painter import Painter
from scenes.council.staging import STAGING
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.lists.games import GamesScene
from scenes.shell.sheets.notice import NoticeScene
from scenes.shell.sheets.refused import RefusedScene, place_words
from scenes.table.film import FIRST, Stride
from scenes.table.opening import OPENS
from scenes.table.replay.bar import moment_at, share_of
from scenes.table.replay.more import AT_THE_END, RUNNING, ReplayMoreScene
from scenes.table.replay.play_on import PlayOnScene, branch, goes_on
from scenes.table.replay.reel import Reel
from scenes.table.replay.scene import ReplayScene
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, Session
from tests.council.games import TABLES, table
from tests.library.playing import library, play
from tests.library.playing import table as small_table
from tests.pilot.looking import top, words

every_table = pytest.mark.parametrize(("seats", "edition"), TABLES)


@pytest.fixture(autouse=True)
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Painter, "paint", lambda *_: None)


def finished(seats: int = 4, edition: str = "published", seed: int = 3) -> AnySession:
    """A whole random game, without anything on disk."""
    made = Session.furnish(STAGING, table(seats, edition, seed), Preferences(), OPENS)
    chance = Random(seed)
    while made.match.decision is not None:
        made.match.play(chance.choice(list(made.match.legal)))
    return made


def by_bots(match: AnyMatch) -> None:
    """Sharp bots play to the end."""
    while match.decision is not None:
        view = match.client(match.decision.seat).view()
        match.play(make_bot(match.game, "sensible", Random(1)).choose(view, view.legal))


# the branch


@every_table
def test_it_tells_the_same_up_to_the_moment_and_ends_lawfully(seats: int, edition: str) -> None:
    old = finished(seats, edition)
    log, actions = list(old.match.log), list(old.match.actions)
    for at in (FIRST, 5, len(log) // 3, len(log) // 2, len(log) * 9 // 10):
        new = branch(old, at, old.setup.seats).match
        assert new.log[:at] == log[:at]
        assert new.decision is not None
        by_bots(new)
        copied = copy_of(new, old.setup)
        assert watch_text(copied.encode()).match.log == new.log
    assert (old.match.log, old.match.actions) == (log, actions)


@every_table
def test_it_goes_on_from_every_choice(seats: int, edition: str) -> None:
    old = finished(seats, edition)
    for number, turn in enumerate(old.match.turns):
        new = branch(old, turn.start, old.setup.seats).match
        assert len(new.actions) == number
        assert new.decision is not None
        assert new.decision.seat == turn.seat
    assert not goes_on(old, len(old.match.log))
    assert goes_on(old, old.match.turns[-1].start)


def test_ages_that_had_begun_keep_their_cards_and_later_ones_are_dealt_anew() -> None:
    old = finished()
    second = old.match.turns[len(old.match.turns) // 2].start
    new = branch(old, second, old.setup.seats).match
    assert new.deals[:2] == old.match.deals[:2]
    by_bots(new)
    assert new.deals[2] != old.match.deals[2]
    fresh = branch(old, FIRST, old.setup.seats).match
    assert fresh.deals[0] != old.match.deals[0]
    assert fresh.setup == old.match.setup


def test_it_is_a_table_of_the_library_and_no_part_of_a_campaign(tmp_path: Path) -> None:
    kept, old = library(tmp_path), finished(1, "thief")
    old.library, old.setup = kept, replace(old.setup, campaign="20260101-000000-abc")
    at = old.match.turns[9].start
    sitting = branch(old, at, (SeatSetup("Ada", "orange", "sensible"),))
    assert sitting.setup.campaign == ""
    assert sitting.setup.seats[0].bot == "sensible"
    name = sitting.keeper.table if sitting.keeper else ""
    log = list(sitting.match.log)
    kept.close()
    again = library(tmp_path)
    assert [listed.id for listed in again.tables()] == [name]
    assert again.open(name).match.log == log
    again.close()


# by hand


def opened(tmp_path: Path, actions: int = 1000) -> tuple[Unseen, Library]:
    """The title of a library with one game, and that game's film."""
    kept = library(tmp_path)
    play(kept.begin(small_table()), actions)
    kept.close()
    unseen = Unseen(first_scene(Options(speed="off"), None, kept), (1280, 720))
    unseen.click("replays")
    unseen.click(next(name for name in unseen.names if name.startswith("watch:")))
    return unseen, kept


@pytest.fixture
def at_the_film(tmp_path: Path) -> Iterator[tuple[Unseen, Library, Path]]:
    unseen, kept = opened(tmp_path)
    with unseen:
        yield unseen, kept, tmp_path
    kept.close()


Film = tuple[Unseen, Library, Path]


def test_playing_on_as_somebody_else(at_the_film: Film) -> None:
    unseen, kept, folder = at_the_film
    before = {file.name: file.read_bytes() for file in (folder / "finished").iterdir()}
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    for _ in range(5):
        unseen.click("walk-step:more")
    at = film.at
    unseen.click("more")
    unseen.click("on")
    assert isinstance(top(unseen), PlayOnScene)
    assert "Age I, trick 5" in words(unseen)
    unseen.click("seat:0:sensible")
    unseen.click("seat:1:human")
    unseen.click("start")
    scene = next(s for s in unseen.screen.stack.scenes if isinstance(s, TableScene))
    assert scene.session.people == {1}
    assert scene.session.match.log[:at] == film.session.match.log[:at]
    assert scene.session.keeper is not None
    assert scene.session.keeper.wait()
    assert len(kept.tables()) == 1
    assert {file.name: file.read_bytes() for file in (folder / "finished").iterdir()} == before


def test_leaving_the_new_table_leads_to_the_title_where_it_can_be_continued(
    at_the_film: Film,
) -> None:
    unseen, kept, _ = at_the_film
    unseen.click("more")
    unseen.click("on")
    unseen.click("start")
    pilot = Pilot(unseen, by_mouse)
    pilot.wait(lambda: any(name.startswith(("declare:", "lift")) for name in unseen.names))
    unseen.press("escape")
    unseen.click("leave")
    pilot.wait(lambda: "yes" in unseen.names or "continue" in unseen.names)
    if "yes" in unseen.names:  # not saved yet: the disk is slow today
        unseen.click("yes")
    pilot.wait(lambda: "continue" in unseen.names)
    assert "continue" in unseen.names
    assert len(unseen.screen.stack.scenes) == 1
    assert len(kept.tables()) == 1


def test_where_the_game_is_over_nothing_can_be_played_on(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    unseen.press("end")
    unseen.click("more")
    unseen.click("on")
    assert isinstance(top(unseen), ReplayMoreScene)
    assert AT_THE_END.split(".")[0] in words(unseen)


def test_a_game_in_progress_gives_nothing_away(tmp_path: Path) -> None:
    unseen, kept = opened(tmp_path, 40)
    with unseen:
        unseen.click("more")
        assert RUNNING[:30] in words(unseen)
        for name in ("on", "save", "copy"):
            assert unseen.control(name).refused
            unseen.click(name)
        assert isinstance(top(unseen), ReplayMoreScene)
        assert unseen.desk.clipboard == ""
    assert not kept.exports.exists()


# copies


def test_a_saved_copy_is_a_lawful_record_and_none_is_overwritten(
    at_the_film: Film, capsys: pytest.CaptureFixture[str]
) -> None:
    unseen, kept, folder = at_the_film
    unseen.click("more")
    unseen.click("save")
    unseen.click("save")
    files = sorted((folder / "exports").iterdir())
    assert len(files) == 2
    assert "Ada-Bruno-Chika" in files[0].name
    assert files[0].name in words(unseen)
    assert main(["record", "check", *map(str, files)]) == 0
    assert "over" in capsys.readouterr().out
    game = kept.games()[0].save
    assert game is not None
    copied = parse_save(files[0].read_bytes())
    assert copied == game
    assert watch(copied).match.log == watch(game).match.log
    unseen.click("folder")
    assert unseen.desk.opened == [folder / "exports"]


def test_names_that_files_do_not_like(tmp_path: Path) -> None:
    old = finished(2)
    seats = (SeatSetup("../a:b", "orange"), SeatSetup("???", "sky"))
    setup = replace(old.setup, seats=seats)
    file = write_copy(copy_of(old.match, setup), tmp_path / "exports", setup)
    assert file.parent == tmp_path / "exports"
    assert file.name.endswith("a_b.json")


def test_a_folder_that_takes_nothing_is_no_trouble(at_the_film: Film) -> None:
    unseen, _, folder = at_the_film
    (folder / "exports").write_text("in the way")
    unseen.click("more")
    unseen.click("save")
    assert "cannot be saved" in words(unseen)


def test_what_is_copied_can_be_pasted_on_the_title_and_in_the_list(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    unseen.click("more")
    unseen.click("copy")
    assert "on the clipboard" in words(unseen)
    unseen.press("escape")
    unseen.press("escape")
    for way in ((), ("replays",)):
        for name in way:
            unseen.click(name)
        unseen.press("v", control=True)
        pasted = top(unseen)
        assert isinstance(pasted, ReplayScene)
        assert pasted.session.match.log == film.session.match.log
        assert pasted.session.setup == film.session.setup
        unseen.press("escape")


def test_where_the_clipboard_fails_that_is_said(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    unseen.desk.trouble = "The clipboard is out of order."
    unseen.click("more")
    unseen.click("copy")
    assert "out of order" in words(unseen)
    assert "is on the clipboard" not in words(unseen)


def test_nonsense_on_the_clipboard_is_refused_in_words() -> None:
    with Unseen(first_scene(Options()), (1280, 720)) as unseen:
        unseen.press("v", control=True)
        assert isinstance(top(unseen), NoticeScene)
        unseen.press("return")
        unseen.desk.clipboard = "Dear Ada, shall we play?"
        unseen.press("v", control=True)
        assert isinstance(top(unseen), RefusedScene)
        assert "not JSON" in words(unseen)
        unseen.press("escape")
        assert len(unseen.screen.stack.scenes) == 1


def test_a_v_without_control_pastes_nothing() -> None:
    with Unseen(first_scene(Options()), (1280, 720)) as unseen:
        unseen.desk.clipboard = "anything"
        unseen.press("v")
        assert len(unseen.screen.stack.scenes) == 1


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("actions[0]", "Action 1"),
        ("actions[41]", "Action 42"),
        ("ages[1]", "Age II"),
        ("ages[0].hands[2]", "Age I, the hand of seat 3"),
        ("ages[2].rest", "Age III, the leftover deck"),
        ("file", "The whole text"),
        ("ring", "The part called “ring”"),
    ],
)
def test_places_are_told_in_words(place: str, said: str) -> None:
    assert place_words(place, shelf().values()) == said


# the film and its bar


def test_pressing_and_pulling_along_the_bar(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    bar = unseen.control("film")
    unseen.click("film")
    middle = film.at
    assert film.film.cells[13].start <= middle < film.film.cells[16].start
    unseen.drag("film", bar.x + bar.w, bar.y)
    assert film.at == film.film.length
    unseen.drag("film", bar.x - 30, bar.y)
    assert film.at == FIRST
    seen = set()
    for step in range(101):
        unseen.drag("film", bar.x + bar.w * step / 100, bar.y)
        seen.add(film.at)
    assert len(seen) > 80


def test_home_end_and_the_speed(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    unseen.press("end")
    assert film.at == film.film.length
    unseen.press("home")
    assert film.at == FIRST
    before = words(unseen)
    unseen.click("speed")
    assert words(unseen) != before
    assert "slow" in words(unseen).lower()


def test_the_log_leads_to_a_moment_of_the_film(at_the_film: Film) -> None:
    unseen, _, _ = at_the_film
    film = top(unseen)
    assert isinstance(film, ReplayScene)
    unseen.press("end")
    unseen.press("l")
    unseen.press("end")
    unseen.click([name for name in unseen.names if name.startswith("row:")][-2])
    assert top(unseen) is film
    assert film.at == 2


@every_table
def test_the_last_trick_is_shown_wherever_there_is_one(seats: int, edition: str) -> None:
    with Unseen(ReplayScene(finished(seats, edition)), (1280, 720)) as unseen:
        film = top(unseen)
        assert isinstance(film, ReplayScene)
        unseen.press("t")
        assert top(unseen) is film
        film.reel.jump(film.film.cells[4].start)
        unseen.press("t")
        assert "Last trick" in words(unseen)
        won = film.film.stage(film.at, None).last_trick
        for seat, _ in won:
            assert film.session.name(seat) in words(unseen)
        unseen.press("t")
        film.reel.on(Stride.PART)
        assert top(unseen) is film


# the list


def test_results_opponents_and_seats_are_told(tmp_path: Path) -> None:
    kept = library(tmp_path)
    play(kept.begin(small_table()))
    play(kept.begin(table(1, "thief")))
    play(kept.begin(table(2)), 15)
    with Unseen(GamesScene(kept, shelf()), (1280, 720)) as unseen:
        said = words(unseen)
    for part in ("Ada against The Thief", "1 seat", "3 seats", "wins with", " to ", "In progress"):
        assert part in said
    kept.close()


def test_a_finished_game_is_deleted_after_asking(at_the_film: Film) -> None:
    unseen, kept, folder = at_the_film
    unseen.press("escape")
    play(kept.begin(small_table(8)), 20)
    unseen.click("replays")
    crosses = [name for name in unseen.names if name.startswith("delete:")]
    assert len(crosses) == 1  # the table in progress is deleted elsewhere
    for answer, left in (("no", 1), ("yes", 0)):
        unseen.click(crosses[0])
        unseen.click(answer)
        assert len(list((folder / "finished").iterdir())) == left
    assert isinstance(top(unseen), GamesScene)
    kept.delete_finished("never there")


def test_what_cannot_be_deleted_stays_and_is_told(tmp_path: Path) -> None:
    kept = library(tmp_path)
    (kept.finished / "game.json").mkdir(parents=True)
    with pytest.raises(CannotOpen):
        kept.delete_finished("game")


def test_many_games_have_tabs_and_pages(tmp_path: Path) -> None:
    kept = library(tmp_path)
    for seed in range(7):
        play(kept.begin(small_table(seed)), 1000 if seed < 6 else 9)
    with Unseen(GamesScene(kept, shelf()), (1280, 720)) as unseen:
        first = [name for name in unseen.names if name.startswith("watch:")]
        unseen.press("page down")
        second = [name for name in unseen.names if name.startswith("watch:")]
        assert (len(first), len(second)) == (5, 2)
        unseen.click("tab:running")
        assert sum(name.startswith("watch:") for name in unseen.names) == 1
        unseen.click("tab:finished")
        assert sum(name.startswith("watch:") for name in unseen.names) == 5
    kept.close()


@every_table
def test_every_moment_has_its_place_on_the_bar(seats: int, edition: str) -> None:
    film = Reel(finished(seats, edition)).film
    shares = [share_of(film, at) for at in range(FIRST, film.length + 1)]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == pytest.approx(1)
    for at, share in enumerate(shares[:-1], start=FIRST):
        assert moment_at(film, share + 1e-9) == at
    assert moment_at(film, 1.0) == film.length
