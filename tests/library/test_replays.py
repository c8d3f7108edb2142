"""Watching games again: every moment, every way to walk through them, and who may see what."""

from pathlib import Path

import pytest

from game.library import watch
from game.match import Match
from game.records import make_record, write_record
from scenes.app import first_scene, open_file
from scenes.council.ui import UI
from scenes.kit.display import Card, Text
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.dialogs.opened import RefusedScene
from scenes.shell.lists.games import GamesScene
from scenes.shell.title.routes import WaysScene
from scenes.shell.title.scene import TitleScene
from scenes.table.replay.scene import ReplayScene
from scenes.table.replay_timeline import FIRST, ReplayTimeline, Stride
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession
from tests.support.library import library, play, table
from tests.support.window import focus_on, frame, press, stack


def room(actions: int = 1000) -> AnySession:
    made = TableSession.new_unsaved(UI, table(), Preferences(Speed.FAST), ROUTES)
    while made.match.decision is not None and len(made.match.actions) < actions:
        made.play(made.match.legal[-1])
    return made


def watched(actions: int = 1000) -> tuple[ReplayScene, SceneStack]:
    scene = ReplayScene(room(actions))
    return scene, stack(scene)


def use(opened: SceneStack, name: str) -> None:
    focus_on(opened, name)
    press(opened, "return")


def walk(scene: ReplayScene, opened: SceneStack, trick: int) -> None:
    """To the beginning of a trick, counted from 0."""
    press(opened, "home")
    while scene.at < scene.timeline.cells[trick].start:
        use(opened, "walk-step:more")


def settle(opened: SceneStack) -> None:
    for _ in range(200):
        if not opened.is_moving:
            return
        opened.tick(0.1)
        opened.draw()
    raise AssertionError("still moving")


# the film


def test_every_moment_is_what_the_match_was_then() -> None:
    played = room()
    film = ReplayTimeline(played)
    match = Match.resume(
        played.match.game, played.match.setup, played.match.deals, [], played.match._rng
    )
    for action, turn in zip(played.match.actions, played.match.turns, strict=True):
        for seat in (None, 0, 1, 2):
            assert film.view(turn.start, seat) == match.view(seat)
        assert film.actor(turn.start) == turn.seat
        match.play(action)
    assert film.length == len(match.log)


def test_there_are_thirty_tricks_in_three_ages() -> None:
    film = ReplayTimeline(room())
    assert [(cell.part, cell.step) for cell in film.cells] == [
        (age, trick) for age in (1, 2, 3) for trick in range(1, 11)
    ]


@pytest.mark.parametrize("step", list(Stride))
def test_steps_lead_from_one_end_to_the_other_and_back(step: Stride) -> None:
    film = ReplayTimeline(room())
    forth = [FIRST]
    while forth[-1] < film.length:
        forth.append(film.after(forth[-1], step))
    assert len(forth) == len(set(forth))
    back = [film.length]
    while back[-1] > FIRST:
        back.append(film.before(back[-1], step))
    assert back == forth[::-1]
    assert film.after(film.length, step) == film.length
    assert film.before(FIRST, step) == FIRST


# the scene


def test_it_plays_to_the_end_by_itself_and_again() -> None:
    scene, opened = watched()
    press(opened, "return")
    for _ in range(5000):
        if not opened.is_moving:
            break
        opened.tick(0.1)
    assert scene.at == scene.timeline.length
    opened.draw()
    press(opened, "return")
    assert scene.at < scene.timeline.length
    assert opened.is_moving


def test_it_can_be_stopped_anywhere() -> None:
    scene, opened = watched()
    press(opened, "return")
    for _ in range(40):
        opened.tick(0.1)
    press(opened, "return")
    assert not scene.is_moving
    assert 0 < scene.at < scene.timeline.length


def test_moves_are_shown_and_the_rest_is_passed_over() -> None:
    scene, opened = watched()
    walk(scene, opened, 12)
    assert scene.at == scene.timeline.cells[12].start
    use(opened, "walk-move:more")
    assert opened.is_moving
    settle(opened)
    assert scene.at == scene.timeline.after(scene.timeline.cells[12].start, Stride.MOVE)
    use(opened, "walk-step:more")
    assert scene.at == scene.timeline.cells[13].start
    use(opened, "walk-part:less")
    assert scene.at < scene.timeline.cells[10].start
    press(opened, ".", ".", ",")
    settle(opened)


def test_without_motion_it_still_can_be_followed() -> None:
    scene, opened = watched()
    scene.session.preferences.speed = Speed.OFF
    press(opened, "return")
    opened.tick(0.1)
    assert FIRST < scene.at < 6


def hands(scene: ReplayScene) -> set[str]:
    items = scene.draw(frame())
    return {item.code for item in items if isinstance(item, Card) and item.code}


def test_open_shows_who_chooses_and_a_spectator_sees_no_hand() -> None:
    scene, opened = watched()
    walk(scene, opened, 3)
    assert len(hands(scene)) >= 7
    assert any("Current: " in item.text for item in opened.draw() if isinstance(item, Text))
    use(opened, "seen:more")
    assert len(hands(scene)) <= 3  # the last trick
    use(opened, "seen:more")
    assert scene.seen_by == 0
    assert len(hands(scene)) >= 7


def test_a_game_in_progress_is_seen_by_a_spectator_only() -> None:
    scene, opened = watched(40)
    for _ in range(4):
        assert scene.seen_by is None
        assert "Current" not in " ".join(i.text for i in opened.draw() if isinstance(i, Text))
        use(opened, "seen:more")


# where it begins


def test_finished_and_running_games_are_listed(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    play(shelf.begin(table(1)))
    play(shelf.begin(table(2)), 20)
    opened = stack(first_scene(Options(speed="off"), None, shelf))
    use(opened, "games")
    use(opened, "replays")
    finished = next((tmp_path / "finished").iterdir()).stem
    use(opened, f"watch:{finished}")
    below = [TitleScene, WaysScene, GamesScene, ReplayScene]
    while below:
        assert [type(scene) for scene in opened.scenes] == below
        below.pop()
        if below:
            press(opened, "escape")
    shelf.close()


def test_any_record_can_be_watched(tmp_path: Path) -> None:
    match = room(30).match
    file = tmp_path / "game.json"
    record = make_record(match.game, match.setup, ["Ada", "Ben", "Cy"], match.deals, match.actions)
    file.write_text(write_record(record), "utf-8")
    opened = stack(open_file(file, Preferences()))
    scene = opened.scenes[-1]
    assert isinstance(scene, ReplayScene)
    assert [seat.name for seat in scene.session.seats] == ["Ada", "Ben", "Cy"]
    assert len({seat.colour for seat in scene.session.seats}) == 3


def test_a_game_of_others_names_everybody_and_ones_own_says_you(tmp_path: Path) -> None:
    """With one person at the table: whoever it is, in a file that came from elsewhere."""
    shelf = library(tmp_path)
    play(shelf.begin(table(1)))
    shelf.close()
    (file,) = (tmp_path / "finished").iterdir()
    foreign = open_file(file, Preferences())
    (listed,) = library(tmp_path).games()
    assert listed.save is not None
    own = ReplayScene(TableSession.restore(UI, watch(listed.save), Preferences(), ROUTES))
    assert isinstance(foreign, ReplayScene)
    assert [seat.you for seat in own.session.seats] == [True, False, False]
    assert [seat.you for seat in foreign.session.seats] == [False, False, False]
    for scene, called in ((own, "You "), (foreign, "Ada ")):
        opened = stack(scene)
        press(opened, "home")
        said = set()
        for _ in range(30):
            use(opened, "walk-step:more")
            said.add(scene._last_line().text)
        assert any(line.startswith(called) for line in said)
        assert any(line.startswith("You ") for line in said) == (scene is own)


def test_a_refused_file_says_why_in_the_words_of_the_rules(tmp_path: Path) -> None:
    match = room(30).match
    record = make_record(match.game, match.setup, ["Ada", "Ben", "Cy"], match.deals, match.actions)
    file = tmp_path / "game.json"
    text = write_record(record)
    first = match.deals[0].rest
    assert first
    broken = text.replace('"actions": [', '"actions": ["A", ', 1)
    expected = (broken, "Action 1"), (broken, "must be declared first"), (broken, "Allowed here")
    for content, word in (*expected, ("{", "JSON"), ("", "JSON")):
        file.write_text(content, "utf-8")
        opened = stack(open_file(file, Preferences()))
        assert isinstance(opened.scenes[-1], RefusedScene)
        words = " ".join(item.text for item in opened.draw() if isinstance(item, Text))
        assert word in words
    assert isinstance(open_file(tmp_path / "none.json", Preferences()), RefusedScene)
