"""A mistake of ours, wherever it is: the game is on the disk, and the program goes on."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple, NoReturn

import pygame
import pytest

from game.library import AppFolders, Library, RunLog
from game.library.save import read_save
from scenes.app import first_scene, starting_preferences
from scenes.backend.audio import Audio
from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.backend.loop import Loop
from scenes.backend.net import Net
from scenes.backend.paint.cache import Pixels
from scenes.backend.paint.text import Typesetter
from scenes.backend.rendering import Rendering
from scenes.kit.display import Text
from scenes.kit.scene import Scene
from scenes.options import Options
from scenes.shell.dialogs.crash import CrashScene
from scenes.shell.lists.games import GamesScene
from scenes.shell.lists.tables import TablesScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.title.scene import TitleScene
from scenes.table.scene import TableScene
from tests.faults.test_window import in_danger
from tests.support.library import library, play, table
from tests.waiting import wait_until

QUIET = Options(speed="off", size=(1024, 640))
LAYERS = ("TrickLayer", "VisitLayer", "DeclarationLayer", "HandOverScene")


def fail(*_: object, **__: object) -> NoReturn:
    raise RuntimeError("a mistake of ours")


class Player(NamedTuple):
    """Somebody at the window, as it really runs."""

    unseen: HeadlessScreen
    loop: Loop
    library: Library
    session: RunLog

    @property
    def sees(self) -> str:
        return type(self.unseen.screen.stack.scenes[-1]).__name__

    @property
    def words(self) -> str:
        return " ".join(item.text for item in self.unseen.items if isinstance(item, Text))

    @property
    def log(self) -> str:
        return self.session.file.read_text("utf-8")

    def wait(self, *names: str) -> None:
        self.until(lambda: self.sees in names, " or ".join(names))
        self.loop.turn()

    def until(self, holds: Callable[[], bool], what: str) -> None:
        def turned() -> bool:
            self.loop.turn()
            return holds()

        wait_until(turned, what)

    def _look(self) -> None:
        """Before anybody presses anything, what is there has come to the window."""
        self.until(lambda: not self.unseen.screen.holds, "the picture")
        self.unseen.screen.watch(LOOK)

    def click(self, name: str) -> None:
        self._look()
        place = self.unseen._middle(name)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=place, button=1))
        self.loop.turn()

    def press(self, key: int) -> None:
        self._look()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=key, mod=0))
        self.loop.turn()


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A title with a table to go on with, and another one."""
    for seed in (1, 2):
        kept = library(tmp_path)
        play(kept.begin(table(seed)), 11)
        kept.close()
    session = RunLog(tmp_path / "logs")
    kept = Library(AppFolders.within(tmp_path))
    preferences = starting_preferences(QUIET, kept)
    title = partial(first_scene, QUIET, preferences, kept)
    with HeadlessScreen(title(), QUIET.size or (0, 0), patient=False) as unseen:
        net = Net(unseen.screen, kept, session, title)
        audio = Audio(tmp_path, preferences)
        loop = Loop(unseen.screen, audio, preferences, kept, Rendering(unseen.screen.window), net)
        unseen.show()
        yield Player(unseen, loop, kept, session)
        kept.close()


def goes_on(player: Player) -> None:
    if player.sees != "CrashScene":
        player.wait("CrashScene")
    assert "has interrupted you" in player.words
    assert "saved up to the last move" in player.words
    assert "a mistake of ours" in player.log
    player.click("resume")
    player.wait(*LAYERS)


def spoil(scene: Scene[object], where: str) -> None:
    usual = getattr(type(scene), where)
    fallen = property(fail) if isinstance(usual, property) else fail
    scene.__class__ = type("Fallen", (type(scene),), {where: fallen})


def top(player: Player) -> Scene[object]:
    return player.unseen.screen.stack.scenes[-1]


def fumble(player: Player, where: str) -> None:
    if where == "activate":
        player.press(pygame.K_TAB)  # whatever is there
    player.press({"key": pygame.K_l, "activate": pygame.K_RETURN}.get(where, pygame.K_TAB))


PLACES = ("draw", "tick", "sounds", "skip_animation", "on_focus", "is_moving", "key", "activate")


@pytest.mark.parametrize(
    ("door", "where"),
    [("continue", where) for where in PLACES]
    + [("", "draw"), ("", "key"), ("settings", "activate"), ("replays", "draw")],
)
def test_a_scene_that_falls_leads_to_the_title_and_back_to_the_game(
    player: Player, where: str, door: str
) -> None:
    if door:
        if door == "replays":
            player.click("games")
        player.click(door)
        player.wait("SettingsScene", "GamesScene", *LAYERS)
    spoil(top(player), where)
    fumble(player, where)
    goes_on(player)


def test_a_table_that_falls_below_its_layers_loses_no_move(player: Player, tmp_path: Path) -> None:
    player.click("continue")
    player.wait(*LAYERS)
    spoil(player.unseen.screen.stack.scenes[1], "tick")
    before = saved_actions(tmp_path)
    fumble(player, "activate")
    player.wait("CrashScene")
    assert saved_actions(tmp_path) == before + 1
    goes_on(player)


def has_fallen(player: Player, times: int) -> bool:
    """Whether it has fallen so often, and the page about it is there again."""
    return player.log.count("Traceback") >= times and player.sees == "CrashScene"


def saved_actions(folder: Path) -> int:
    saves = [read_save(file) for file in folder.glob("tables/*/save-*.json")]
    return max(len(save.record.actions) for save in saves)


def test_a_scene_that_cannot_be_opened_closes_nothing(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SettingsScene, "default_focus", fail)
    player.click("settings")
    goes_on(player)


def test_a_table_that_cannot_be_sat_down_at_closes_nothing(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "__init__", fail)
        player.click("continue")
        player.wait("CrashScene")
        for times in (2, 3, 4):  # as often as somebody likes
            player.click("resume")
            player.until(partial(has_fallen, player, times), f"time {times}")
    player.click("close")
    player.wait("TitleScene")
    player.click("games")
    player.click("tables")
    player.wait("TablesScene")


def test_the_way_back_to_the_title_may_fall(player: Player) -> None:
    title = top(player)
    player.click("settings")
    player.wait("SettingsScene")
    spoil(title, "resume")
    player.press(pygame.K_ESCAPE)
    goes_on(player)


def test_a_sign_that_cannot_be_painted_leads_back_as_well(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Typesetter.label

    def label(letters: Typesetter, item: Text) -> Pixels:
        return fail() if player.sees == "SettingsScene" else usual(letters, item)

    monkeypatch.setattr(Typesetter, "label", label)
    player.click("settings")
    goes_on(player)


def test_a_page_about_it_that_falls_too_is_left_out(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CrashScene, "draw", fail)
    monkeypatch.setattr(SettingsScene, "draw", fail)
    for _ in range(3):
        player.click("settings")
        player.wait("TitleScene")
    assert player.log.count("RuntimeError") >= 6


def test_a_title_that_always_falls_ends_the_program(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing else is left; the next start tells of it."""
    monkeypatch.setattr(TitleScene, "draw", fail)
    with pytest.raises(RuntimeError):
        player.press(pygame.K_TAB)
    assert RunLog(tmp_path / "logs").previous_crash == player.session.file


def test_what_has_been_told_is_not_told_at_the_next_start(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(SettingsScene, "draw", fail)
    player.click("settings")
    player.wait("CrashScene")
    player.session.close()
    assert RunLog(tmp_path / "logs").previous_crash is None


def test_closing_the_window_is_heard_whatever_falls(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TitleScene, "on_focus", fail)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    pygame.event.post(pygame.Event(pygame.WINDOWCLOSE))
    player.loop.run()


def test_a_row_that_falls_is_damaged_and_the_others_are_there(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = player.library.tables()
    for scene, door in ((TablesScene, "tables"), (GamesScene, "replays")):
        words: Callable[..., tuple[str, str]] = scene._words

        def odd(
            self: object, game: object, words: Callable[..., tuple[str, str]] = words
        ) -> object:
            if game == tables[0]:
                fail()
            return words(self, game)

        monkeypatch.setattr(scene, "_words", odd)
        player.click("games")
        player.click(door)
        player.wait(scene.__name__)
        player.loop.turn()
        assert "damaged" in player.words or "cannot be read" in player.words
        assert len([name for name in player.unseen.names if name[:5] in ("open:", "watch")]) == 2
        for above in (scene.__name__, "WaysScene"):
            player.wait(above)
            player.press(pygame.K_ESCAPE)
        player.wait("TitleScene")


def test_what_could_not_be_saved_is_not_called_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = in_danger(tmp_path, monkeypatch)
    kept.get_up()  # its autosaver goes on trying
    assert kept.in_danger
    monkeypatch.undo()
    with HeadlessScreen(
        CrashScene(kept, tmp_path / "session.log", now=True), (1024, 640)
    ) as unseen:
        unseen.show()
        told = " ".join(item.text for item in unseen.items if isinstance(item, Text))
    assert "not saved up to the last move" in told
    kept.close()
