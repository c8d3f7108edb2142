"""Screen readers: found without cost, told what there is, and obeyed as keys are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pygame
import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.backend.reader import asking, speaker
from scenes.backend.reader.speaker import Speaker
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.reader import Node, ReaderAnnouncer, Role, walk
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.settings.scene import SettingsScene
from scenes.table.scene import TableScene
from tests.pilot.test_secrets import room

adapter = pytest.importorskip("scenes.backend.reader.adapter")
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks the bus of Linux")


@pytest.fixture
def unseen() -> Iterator[HeadlessScreen]:
    wishes = Preferences()
    with HeadlessScreen(SettingsScene(wishes), (1280, 720), preferences=wishes) as window:
        yield window


def ask(unseen: HeadlessScreen, way: str, node: str) -> None:
    """What a reader asks for comes in as an event."""
    heard = Speaker(unseen.screen)
    unseen.screen.watch(1.0)
    event = pygame.Event(heard._asked, asked=adapter.ReaderRequest(way, node))
    assert heard.handle(event)
    unseen.show()


def test_a_reader_leads_the_focus_and_uses_what_it_names(unseen: HeadlessScreen) -> None:
    wishes = unseen.screen.preferences
    ask(unseen, "focus", "control:motion:reduced")
    assert unseen.focus == "motion:reduced"
    assert not wishes.reduced_motion
    ask(unseen, "use", "control:motion:reduced")
    assert wishes.reduced_motion


def test_a_value_is_made_less_and_more(unseen: HeadlessScreen) -> None:
    ask(unseen, "use", "control:tab:sound")
    before = unseen.screen.preferences.master
    ask(unseen, "more", "control:master")
    assert unseen.screen.preferences.master == pytest.approx(before + 0.1)
    ask(unseen, "less", "control:master")
    assert unseen.screen.preferences.master == pytest.approx(before)


def test_what_has_gone_cannot_be_used(unseen: HeadlessScreen) -> None:
    focus = unseen.focus
    ask(unseen, "use", "control:nothing")
    assert unseen.focus == focus


def test_nothing_is_imported_where_nobody_listens() -> None:
    """Only the thread that asks the system runs, and it leaves nothing behind."""
    code = (
        "import sys, pygame, os\n"
        "os.environ['SDL_VIDEODRIVER'] = 'dummy'\n"
        "import scenes.backend.loop\n"
        "from scenes.backend.reader import Speaker\n"
        "from scenes.kit.preferences import Preferences\n"
        "class Screen: preferences = Preferences()\n"
        "speaker = Speaker(Screen())\n"
        "speaker.look(); speaker._search.join(); speaker.follow(); speaker.show\n"
        "print('accesskit' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": "", "PYTHONPATH": ":".join(sys.path), "SDL_VIDEODRIVER": "dummy"},
    )
    assert told.stdout.strip().endswith("False")


def test_the_settings_know_better_than_the_system(
    unseen: HeadlessScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker, "is_read", lambda: pytest.fail("nobody needs to ask"))
    unseen.screen.preferences.reader = False
    heard = Speaker(unseen.screen)
    heard.look()
    heard.follow()
    assert heard._adapter is None


def test_a_system_without_what_it_takes_is_done_without(
    unseen: HeadlessScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "scenes.backend.reader.adapter", None)
    unseen.screen.preferences.reader = True
    heard = Speaker(unseen.screen)
    heard.follow()
    heard.show()
    assert heard._adapter is None


class Shown:
    """An adapter that keeps what it is handed."""

    active = True

    def __init__(self) -> None:
        self.trees: list[Node] = []

    def show(self, tree: Node, _focus: str, _scale: float) -> None:
        self.trees.append(tree)

    def alerts(self) -> list[Node]:
        return [node for node in walk(self.trees[-1]) if node.role is Role.ALERT]


def test_a_refusal_is_said_at_once_and_each_time() -> None:
    with HeadlessScreen(TableScene(room(3, Speed.OFF)), (1280, 720)) as unseen:
        pilot = Pilot(unseen, by_mouse, seed=2)
        pilot.play(until=lambda: any(each.refused and each.answers for each in unseen.controls))
        shown, heard = Shown(), Speaker(unseen.screen)
        heard._adapter, heard._herald = shown, ReaderAnnouncer()  # type: ignore[assignment]  # keeps the trees
        heard.show()
        assert not shown.alerts()
        refused = [each.name for each in unseen.controls if each.refused and each.answers]
        unseen.screen.stack.lead_to(refused[0])
        said = []
        for _ in range(2):
            unseen.press("return")
            heard.show()
            said += shown.alerts()
        assert said[0].name == said[1].name
        assert len(said[0].name.split()) > 4
        assert said[0].id != said[1].id
        unseen.press("right")
        heard.show()
        assert shown.alerts() == said[1:]


# the desktop of Linux


@linux
@pytest.mark.parametrize("address", ["", "nonsense", "unix:path=/nowhere/at/all"])
def test_without_a_bus_nobody_listens(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    assert not asking.is_read()
