"""The real window's beginning and end: it closes, and it never shows a traceback."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import APP_ID
from game.library.app_folders import VARIABLE
from scenes import app
from scenes.backend import ACCELERATION, first_window, rendering, window
from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.kit import press_guard
from scenes.kit.display import DisplayList
from scenes.kit.scene import BaseScene, Change, Frame, Quit
from scenes.options import Options
from tests.backend.virtual_pad import VirtualPad

SMALL = Options(size=(1024, 640))


class Leaving(BaseScene[None]):
    """Closes the window when the first key is pressed."""

    def __init__(self, *_: object) -> None:
        self.frames = 0

    def draw(self, frame: Frame) -> DisplayList:
        return []

    def key(self, name: str) -> Change[None]:
        return Quit()


class Broken(Leaving):
    def draw(self, frame: Frame) -> DisplayList:
        raise RuntimeError("a mistake of ours")


@pytest.fixture(autouse=True)
def nobody_was_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """No settings of another test, they may open another window; and nothing that it has posted.

    Three events in turn that a scene cannot read end the program.
    """
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    pygame.event.clear()
    yield
    for log in tmp_path.glob("logs/*"):  # pytest shows it where a window has stopped by mistake
        sys.stdout.write(log.read_text("utf-8"))


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.Event(kind, values))


def test_closing_the_window_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "first_scene", Leaving)
    post(pygame.WINDOWCLOSE)
    assert window.run(SMALL) == 0


def test_a_scene_may_end_and_f11_is_no_key_for_scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "first_scene", Leaving)
    monkeypatch.setattr(
        press_guard, "USUAL", 0.0
    )  # keys are pressed before the first picture is there
    post(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
    post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT)
    post(pygame.KEYDOWN, key=pygame.K_q, mod=0)
    assert window.run(SMALL) == 0


def test_an_event_that_cannot_be_read_is_left_out_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Gamepads that come or go make pygame stumble."""
    stumbles = iter([SystemError("a result with an exception set"), KeyError(0), pygame.error()])
    poll = pygame.event.poll

    def read(*_: object) -> pygame.Event:
        for trouble in stumbles:
            raise trouble
        return poll()

    monkeypatch.setattr(app, "first_scene", Leaving)
    monkeypatch.setattr(
        press_guard, "USUAL", 0.0
    )  # the key is pressed before the first picture is there
    monkeypatch.setattr(pygame.event, "get", read)
    monkeypatch.setattr(pygame.event, "poll", read)
    post(pygame.KEYDOWN, key=pygame.K_q, mod=0)
    assert window.run(SMALL) == 0


def test_after_other_windows_a_gamepad_is_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "first_scene", Leaving)
    for _ in range(2):
        pygame.display.init()
        post(pygame.WINDOWCLOSE)
        assert window.run(SMALL) == 0
    with HeadlessScreen(Leaving()) as unseen:
        unseen.screen.listen_to_pads()
        pad = VirtualPad()
        unseen.show()
        unseen.screen.watch(LOOK)
        pad.button(pygame.CONTROLLER_BUTTON_B, down=True)
        unseen.show()
        pad.unplug()
        assert not unseen.is_running


def test_a_mistake_is_written_down_and_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "first_scene", Broken)
    assert window.run(replace(SMALL, data_dir=tmp_path)) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Traceback" not in said
    (log,) = (tmp_path / "logs").iterdir()
    assert str(log) in said
    assert "a mistake of ours" in log.read_text("utf-8")


@pytest.mark.parametrize("scene", [Leaving, Broken])
@pytest.mark.parametrize(("by_card", "opened"), [("0", 1), ("1", 2)])
def test_the_window_is_put_away_before_sdl_ends(
    monkeypatch: pytest.MonkeyPatch, scene: type[Leaving], by_card: str, opened: int
) -> None:
    """Whoever lets go of it later would destroy the next one that lies in its place."""
    windows: list[pygame.Window] = []

    def prepared(window: pygame.Window) -> None:
        windows.append(window)
        prepare(window)
        post(pygame.WINDOWCLOSE)

    def end() -> None:
        for each in windows:
            with pytest.raises(pygame.error, match="Invalid window"):
                each.get_surface()
        pygame.display.quit()

    prepare = first_window.prepare
    for module in (first_window, rendering):
        monkeypatch.setattr(module, "prepare", prepared)
    monkeypatch.setenv(ACCELERATION, by_card)
    monkeypatch.setattr(pygame, "quit", end)
    monkeypatch.setattr(app, "first_scene", scene)
    window.run(replace(SMALL, compatible=True))
    assert len(windows) == opened


def test_without_a_display_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")  # nobody has asked for the unseen one
    assert window.run(SMALL) == 1
    assert capsys.readouterr().err == "There is no display to open a window on.\n"


def test_where_nothing_can_be_written_a_box_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda _, words, __: said.append(words))
    monkeypatch.setattr("sys.stderr", None)  # as in a windowed program on Windows
    assert window._complain("No.") == 1
    assert said == ["No."]


def test_where_pixels_need_a_card_and_there_is_none_it_is_emulated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it is on Wayland in many a virtual machine."""
    tried: list[str | None] = []
    prepare = first_window.prepare

    def as_on_wayland(window: pygame.Window) -> None:
        tried.append(os.environ.get(ACCELERATION))
        if tried[-1] == "0":
            raise pygame.error("Window framebuffer support not available")
        prepare(window)

    monkeypatch.setattr(first_window, "prepare", as_on_wayland)
    monkeypatch.setattr(app, "first_scene", Leaving)
    monkeypatch.setenv(ACCELERATION, "0")
    monkeypatch.setattr(pygame.display, "quit", lambda: post(pygame.WINDOWCLOSE))
    assert window.run(SMALL) == 0
    assert tried == ["0", "1"]


def test_where_no_window_can_be_had_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_: pygame.Window) -> None:
        raise pygame.error("no window today")

    monkeypatch.setattr(first_window, "prepare", refuse)
    for wish in ("0", "1"):
        monkeypatch.setenv(ACCELERATION, wish)
        assert window.run(SMALL) == 1
        assert capsys.readouterr().err == "The window cannot be opened: no window today.\n"


def test_desktops_are_told_whose_window_it_is() -> None:
    code = "import os, scenes.backend; print(os.environ['SDL_VIDEO_X11_WMCLASS'])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == APP_ID
    for name in ("X11", "WAYLAND"):
        assert os.environ[f"SDL_VIDEO_{name}_WMCLASS"] == APP_ID


@pytest.mark.parametrize(
    ("desktop", "wanted"),
    [((1920, 1080), (1632, 918)), ((3840, 2160), (3264, 1836)), ((1366, 768), (1161, 653))],
)
def test_a_new_window_leaves_some_of_the_desktop_free(
    monkeypatch: pytest.MonkeyPatch, desktop: tuple[int, int], wanted: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    assert first_window.default_size() == wanted


@pytest.mark.parametrize(
    ("desktops", "least", "new", "full"),
    [
        ([(1920, 1080)], (1024, 640), (1632, 918), False),
        ([(1366, 768)], (1024, 640), (1161, 653), False),
        ([(1280, 720)], (1024, 640), (1088, 640), False),
        ([(1024, 768)], (992, 640), (992, 640), False),  # as wide as ours, but for a frame
        ([(1024, 600)], (992, 504), (992, 504), True),
        ([(960, 540)], (928, 444), (928, 459), True),
        ([(800, 1280)], (768, 640), (768, 640), True),
        ([(900, 1440)], (868, 640), (868, 640), True),
        ([(1920, 1080), (800, 1280)], (768, 640), (1632, 918), False),  # it may go to either
    ],
)
def test_no_window_is_larger_than_its_desktop(
    monkeypatch: pytest.MonkeyPatch,
    desktops: list[tuple[int, int]],
    least: tuple[int, int],
    new: tuple[int, int],
    full: bool,
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: desktops)
    assert first_window.smallest() == least
    assert first_window.default_size() == new
    assert first_window.is_tight() is full


@pytest.mark.parametrize(
    ("wished", "wanted"),
    [
        ((1280, 720), (1280, 720)),
        ((1366, 768), (1366, 768)),  # whoever wishes for it has it
        ((1920, 1080), (1334, 672)),
        ((1280, 1024), (1280, 672)),
        ((800, 1200), (800, 1200)),  # there is room for it on the other one
    ],
)
def test_a_window_that_is_wished_too_large_becomes_smaller(
    monkeypatch: pytest.MonkeyPatch, wished: tuple[int, int], wanted: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768), (800, 1280)])
    assert first_window.fitting(wished) == wanted


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_a_window_that_nobody_sees_is_as_large_as_wished(size: tuple[int, int]) -> None:
    """What is measured and drawn in it would be another size's."""
    pygame.display.init()
    window = first_window.open_window(Options(size=size))
    assert window.size == size
    window.destroy()


def test_a_window_fits_on_a_desktop_that_was_turned_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = pygame.Window("turned", (1161, 653))
    first_window.prepare(shown)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(768, 1366)])
    first_window.fill_screen(shown, full=True)
    first_window.fill_screen(shown, full=False)
    assert (shown.minimum_size, shown.size) == ((736, 640), (736, 653))
    shown.destroy()


def test_the_first_frame_waits_for_nothing_heavy() -> None:
    code = "import sys, main, scenes.backend.window; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(told.stdout.split())
    heavy = {"msgspec", "pytmx", "sqlite3", "ctypes", "json", "scenes.app", "game.library"}
    assert loaded & heavy == set()
