"""A player's folder with one file of each kind, and a tour through all that reads it."""

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.campaign.council import Archive, SoloPlayer
from game.campaign.evening import Evenings
from game.history.order import Games
from game.library import AppFolders, CannotOpen, Library, ListedTable, RunLog
from game.library.save import read_save
from game.rules.council.api import Personality
from game.seating import SeatSetup, TableSetup
from scenes.app import first_scene, open_file, shelf, starting_preferences
from scenes.backend.headless import LOOK
from scenes.evening.scene import EveningScene
from scenes.kit.display import ArcText, Text
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.kit.signals import Key, PointerPressed, PointerReleased
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.lists.games import GamesScene
from tests.evening.evenings import fresh
from tests.evening.evenings import play as play_evening
from tests.support.library import autosaver_of, play, table
from tests.support.window import frame, typesetter

SIZE = (1280, 720)
TABLE, GAME, TRILOGY = "20260301-120000-aaaaaa", "20260201-120000-bbbbbb", "20260101-120000-cccccc"
SAVE = f"tables/{TABLE}/save-2.json"  # the newest of three
FINISHED = f"finished/{GAME}.json"
SETTINGS = "settings.json"
SOLO = "solo.json"
CAMPAIGN = f"campaigns/{TRILOGY}.json"
LOG = "logs/session-20260301-120000-1.log"
EVENING = "evenings/evening-test.json"
KINDS = (SAVE, FINISHED, SETTINGS, SOLO, CAMPAIGN, EVENING, LOG)
"""One file of each kind that a person or a fault may change; locks and the history come apart."""
DOORS = {
    SAVE: (("games", "tables"), ("continue",)),
    FINISHED: (("games", "replays"),),
    SETTINGS: (("new",), ("settings",)),
    SOLO: (("solo",),),
    CAMPAIGN: (("solo",),),
    EVENING: (("new",),),
    LOG: (),
}
"""Which ways lead from the title to what reads them."""


Change = Callable[[dict[str, Any]], object]


def edited(file: Path, change: Change) -> None:
    content = json.loads(file.read_bytes())
    change(content)
    file.write_text(json.dumps(content), "utf-8")


def furnish(folder: Path) -> dict[str, bytes]:
    library = Library(AppFolders.within(folder))
    begun = library.begin(table())
    play(begun, 40)
    over = library.begin(table(7))
    play(over)
    library.close()
    (folder / "tables" / autosaver_of(begun).table).rename(folder / "tables" / TABLE)
    saves = (folder / "tables" / TABLE).glob("save-*.json")
    far = {save: len(read_save(save).record.actions) for save in saves}
    for save in far:
        _rename(save, autosaver_of(begun).table, TABLE)
        save.rename(save.with_suffix(".old"))
    for number, save in zip((2, 1, 3), sorted(far, key=far.__getitem__, reverse=True), strict=True):
        save.with_suffix(".old").rename(save.with_name(f"save-{number}.json"))
    file = folder / "finished" / f"{autosaver_of(over).table}.json"
    _rename(file, autosaver_of(over).table, GAME)
    file.rename(folder / FINISHED)
    archive = Archive(library)
    archive.remember(SoloPlayer("Zoë", "sky", Personality.THIEF))
    campaign = archive.begin(SeatSetup("Zoë", "sky"), seed=3)
    _rename(folder / "campaigns" / f"{campaign.id}.json", campaign.id, TRILOGY)
    (folder / "campaigns" / f"{campaign.id}.json").rename(folder / CAMPAIGN)
    Evenings(library).keep(play_evening(fresh()))
    preferences = Preferences()
    library.settings.load(preferences, preferences.mend)
    preferences.confirm_plays = True
    library.settings.table = TableSetup((SeatSetup("Ada", "orange"), SeatSetup("Ben", "pink")))
    library.settings.close(5)
    RunLog(folder / "logs").log_crash("Traceback: KeyError 'Ada'")
    next((folder / "logs").iterdir()).rename(folder / LOG)
    return snapshot(folder)


def _rename(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")


def snapshot(folder: Path) -> dict[str, bytes]:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def restore(folder: Path, files: dict[str, bytes]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)


@dataclass(slots=True)
class Tour:
    """What somebody saw who went through everything: sentences, and how far the table was."""

    said: list[str] = field(default_factory=list)
    games: list[ListedTable] = field(default_factory=list)
    actions: int | None = None
    trilogies: int = 0
    evenings: int = 0

    @property
    def words(self) -> str:
        return " ".join(self.said)


class Visitor:
    """Somebody at the window: looks at every picture, letter by letter."""

    def __init__(self, scene: Scene[object], tour: Tour) -> None:
        self._tour = tour
        self._stack = SceneStack(frame(*SIZE))
        self._stack.open(scene)
        self.look()

    def look(self) -> None:
        letters = typesetter(*SIZE)
        for item in self._stack.draw():
            if isinstance(item, Text) and item.text:
                letters.label(item)
                self._tour.said.append(item.text)
            elif isinstance(item, ArcText) and item.text:
                letters.arc(item)

    def wait(self, frames: int = 1) -> None:
        for _ in range(frames):
            self._stack.tick(0.2)
            self.look()

    def press(self, key: str) -> None:
        self._stack.watch(LOOK)
        self._stack.send(Key(key))
        self.look()

    def use(self, name: str) -> bool:
        found = [each for each in self._stack.controls if each.name.startswith(name)]
        if not found:
            return False
        x, y = found[0].x + found[0].w / 2, found[0].y + found[0].h / 2
        self._stack.watch(LOOK)
        self._stack.send(PointerPressed(x, y))
        self._stack.send(PointerReleased(x, y))
        self.wait()
        return True

    def back(self) -> None:
        """To the scene at the bottom, whatever lies over it."""
        for _ in range(8):
            if len(self._stack.scenes) == 1:
                return
            for name in ("close", "ok", "back", "leave", "no"):
                if self.use(name):
                    break
            else:
                self.press("escape")
                self.wait(1)

    def lies_over(self, kind: type[Scene[object]]) -> bool:
        return isinstance(self._stack.scenes[-1], kind)


@cache
def unseen_desk() -> pygame.Window:
    """Letters are drawn for a window: nobody sees this one."""
    pygame.display.init()
    pygame.font.init()
    pygame.register_quit(unseen_desk.cache_clear)  # the window of another test may end pygame
    window = pygame.Window("unseen", SIZE)
    window.get_surface()
    return window


def look_around(folder: Path, file: str) -> Tour:
    """Start, read whatever comes up, and go wherever this file is read."""
    unseen_desk()
    tour = Tour()
    session = RunLog(folder / "logs")
    library = Library(AppFolders.within(folder), crash=session.previous_crash)
    preferences = starting_preferences(Options(speed="off"), library)
    try:
        visitor = Visitor(first_scene(Options(speed="off"), preferences, library), tour)
        visitor.wait(2)
        if file == LOG:
            visitor.use("report")
        visitor.back()
        for way in DOORS[file]:
            for door in way:
                visitor.use(door)
            if visitor.lies_over(GamesScene):
                visitor.wait(2)
                visitor.use("watch:")
            visitor.use("campaigns")
            visitor.back()
        if file == FINISHED:  # somebody drops it onto the window
            Visitor(open_file(folder / FINISHED, preferences, library), tour).wait(1)
        if file == EVENING:
            for evening in Evenings(library).campaigns():
                page = EveningScene(evening, shelf(library=library), preferences, Evenings(library))
                Visitor(page, tour).wait(2)
        _count(library, tour)
    finally:
        library.close()
        session.close()
    return tour


def _count(library: Library, tour: Tour) -> None:
    games = Games(library)
    tour.games = [games.row(game) for game in games.some(0, games.count())]
    archive = Archive(library)
    tour.trilogies = len(archive.campaigns())
    tour.said += [f"{news.title} {news.words}" for news in archive.news]
    evenings = Evenings(library)
    tour.evenings = len(evenings.campaigns())
    tour.said += [f"{news.title} {news.words}" for news in evenings.news]
    try:
        sitting = library.open(TABLE)
    except CannotOpen as refusal:
        tour.said.append(refusal.news.title)
        return
    tour.actions = len(sitting.match.actions)
    tour.said += [news.title for news in sitting.news]
