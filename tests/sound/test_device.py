"""The sound device: opened late, never waited for, given back, and not missed."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Final

import pygame
import pytest

from game.library.app_folders import VARIABLE
from scenes import app
from scenes.backend import audio, window
from scenes.backend.audio import Audio
from scenes.backend.loop import Loop
from scenes.kit.display import DisplayList
from scenes.kit.preferences import Preferences, SoundWishes
from scenes.kit.scene import BaseScene, Frame
from scenes.options import Options
from tests.sound.hearing import ASSETS, KNOCK, is_open, music_plays, settle
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]


def test_the_device_is_given_back_after_a_silence_and_the_next_sound_is_heard(
    playing: Audio, given_back: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audio, "RESTS", 0.05)
    for times in (1, 2):
        playing.play(KNOCK)
        settle(playing)
        assert pygame.mixer.get_busy()
        pygame.mixer.stop()
        wait_until(lambda: not is_open(), "the end")
        assert given_back == [False] * times  # nothing is cut off


def test_nothing_is_opened_before_there_is_something_to_hear(
    playing: Audio, preferences: Preferences
) -> None:
    settle(playing)
    assert not is_open()
    preferences.hearing = SoundWishes.NOTHING
    playing.stir()
    playing.follow()
    settle(playing)
    assert not is_open()
    preferences.hearing = SoundWishes.EFFECTS
    playing.stir()
    settle(playing)
    assert is_open()


def test_the_device_stays_open_while_there_is_music(
    playing: Audio,
    preferences: Preferences,
    given_back: list[bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audio, "RESTS", 0.02)
    playing.follow()
    wait_until(lambda: is_open() and music_plays(), "music")
    assert not given_back
    preferences.hearing = SoundWishes.EFFECTS
    playing.follow()
    wait_until(lambda: not is_open(), "the end")
    preferences.hearing = SoundWishes.ALL
    playing.follow()
    settle(playing)
    wait_until(music_plays, "music")


def test_a_device_that_no_longer_answers_is_not_waited_for_by_the_game(
    playing: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was there when the window opened, and is asked again before it is opened again."""
    monkeypatch.setattr(audio, "RESTS", 0.02)
    playing.stir()
    settle(playing)
    wait_until(lambda: not is_open(), "the end")
    monkeypatch.setattr(audio, "_device_answers", lambda: False)
    playing.play(KNOCK)
    settle(playing)
    assert not is_open()
    monkeypatch.undo()
    playing.play(KNOCK)
    settle(playing)
    assert pygame.mixer.get_busy()


def test_a_window_that_comes_and_goes_in_a_hurry_leaves_the_device_open(
    playing: Audio, given_back: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audio, "SOON", 10.0)
    playing.follow()
    settle(playing)
    for hidden in (True, False) * 20:
        playing.hide(hidden=hidden)
        playing.follow()
    settle(playing)
    assert not given_back
    monkeypatch.setattr(audio, "SOON", 0.02)
    playing.hide(hidden=True)
    playing.follow()
    wait_until(lambda: not is_open(), "the end")
    playing.hide(hidden=False)
    playing.follow()
    settle(playing)
    wait_until(music_plays, "music")


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets the clock of the sound be so many seconds ahead from now on."""
    return lambda by: monkeypatch.setattr(audio, "monotonic", lambda: monotonic() + by)


def test_a_device_that_is_gone_is_given_back_and_the_next_sound_opens_another(
    playing: Audio, given_back: list[bool]
) -> None:
    playing.follow()
    settle(playing)
    wait_until(music_plays, "the device")
    playing.lose()
    wait_until(lambda: not is_open(), "the device")
    assert len(given_back) == 1
    playing.play(KNOCK)
    settle(playing)
    assert pygame.mixer.get_busy()
    wait_until(music_plays, "the device")


def test_without_effects_any_movement_brings_the_music_back(
    playing: Audio, preferences: Preferences
) -> None:
    preferences.effects = preferences.voices = 0.0
    playing.follow()
    settle(playing)
    wait_until(music_plays, "the device")
    playing.lose()
    wait_until(lambda: not is_open(), "the device")
    playing.stir()
    settle(playing)
    wait_until(music_plays, "the device")


def test_movement_asks_for_a_device_that_does_not_answer_once_a_second(
    playing: Audio, monkeypatch: pytest.MonkeyPatch, later: Callable[[float], None]
) -> None:
    asked: list[float] = []

    def refuse() -> bool:
        asked.append(monotonic())
        return False

    monkeypatch.setattr(audio, "_device_answers", refuse)
    playing._tried = False
    for _ in range(50):
        playing.stir()
    settle(playing)
    assert len(asked) == 1
    later(1.5)
    playing.stir()
    settle(playing)
    assert len(asked) == 2


def test_a_sound_that_should_be_over_long_ago_makes_room_for_the_next(
    playing: Audio, given_back: list[bool], preferences: Preferences, later: Callable[[float], None]
) -> None:
    preferences.hearing = SoundWishes.EFFECTS
    playing.play(KNOCK)
    settle(playing)
    pygame.mixer.pause()  # busy, and nothing moves
    later(1.0)
    playing.play(KNOCK)
    settle(playing)
    assert not given_back
    later(10.0)
    playing.play(KNOCK)
    settle(playing)
    assert given_back == [True]
    wait_until(lambda: not pygame.mixer.get_busy(), "the device")  # it has been heard to its end


def test_music_that_does_not_get_on_gives_the_device_back(
    playing: Audio, given_back: list[bool], later: Callable[[float], None]
) -> None:
    playing.follow()
    settle(playing)
    wait_until(lambda: music_plays() and pygame.mixer.Channel(0).get_queue(), "the device")
    settle(playing)
    pygame.mixer.pause()
    later(60.0)
    wait_until(lambda: given_back, "the device")
    wait_until(lambda: not is_open(), "the device")
    later(0.0)
    playing.play(KNOCK)
    settle(playing)
    wait_until(music_plays, "the device")


@pytest.mark.parametrize(
    ("which", "recording", "lost"), [(2, 0, True), (0, 0, False), (2, 1, False)]
)
def test_the_window_tells_which_device_is_gone(
    which: int, recording: int, lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    loop = Loop.__new__(Loop)
    ears = SimpleNamespace(lose=lambda: told.append(True))
    deaf = SimpleNamespace(handle=lambda _event: True)
    for name, value in {"_probe": None, "_audio": ears, "_speaker": deaf}.items():
        monkeypatch.setattr(loop, name, value, raising=False)
    loop._handle(pygame.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=recording))
    assert told == [True] * lost


def test_closing_waits_for_nothing_that_was_asked_for_before(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Audio(ASSETS, preferences)
    opened.start()
    wait_until(lambda: opened._ready, "the device")
    monkeypatch.setattr(audio, "LOOKS", round(PATIENCE / audio.LOOK))
    done: list[None] = []
    for _ in range(100):
        opened._notes.put(lambda: sleep(0.05))
        opened._notes.put(lambda: done.append(None))
    opened.close()
    assert not audio.device_hangs()
    assert len(done) < 100


def test_without_a_device_it_is_quiet(
    monkeypatch: pytest.MonkeyPatch, preferences: Preferences, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is none of this name")
    opened = Audio(ASSETS, preferences)
    opened.start()
    wait_until(lambda: opened._thread is None or not opened._thread.is_alive(), "the end")
    opened.play(KNOCK)
    opened.follow()
    opened.mute(muted=True)
    opened.close()
    assert opened._notes.qsize() <= 1
    assert capfd.readouterr().err == ""


def test_a_device_that_does_not_answer_holds_nothing_up(
    monkeypatch: pytest.MonkeyPatch, preferences: Preferences
) -> None:
    answer = Event()

    def hang() -> bool:
        answer.wait()
        return False

    monkeypatch.setattr(audio, "_device_answers", hang)
    monkeypatch.setattr(audio, "LOOKS", 2)
    opened = Audio(ASSETS, preferences)
    opened.start()
    opened.play(KNOCK)
    opened.follow()
    opened.close()
    assert audio.device_hangs()
    answer.set()
    wait_until(lambda: not audio.device_hangs(), "the end")


HANGING: Final = """
import sys
from time import sleep
import pygame
from scenes import app
from scenes.backend import audio, window
from tests.backend.test_window import SMALL, Leaving

app.first_scene = Leaving
opens_late = audio._device_answers
audio._device_answers = lambda: [opens_late() for _ in range(100_000)] == []
pygame.display.init()
pygame.event.post(pygame.Event(pygame.WINDOWCLOSE))
code = window.run(SMALL)
print("closed", audio.device_hangs())
sys.exit(code + 3)
"""


def test_a_driver_that_is_still_at_work_does_not_crash_the_end(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", HANGING],
        cwd=ROOT,
        env=os.environ | {VARIABLE: str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["closed True"]
    assert (done.returncode, done.stderr) == (0, "")  # the code of the window, without a crash


class Watching(BaseScene[None]):
    """Notes for each picture whether the device has been touched."""

    def __init__(self, *_: object) -> None:
        self.touched: list[bool] = []

    def draw(self, frame: Frame) -> DisplayList:
        self.touched.append(pygame.mixer.get_init() is not None)
        return []


def test_something_is_shown_before_the_device_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, shown = Watching(), []
    monkeypatch.setattr(app, "first_scene", lambda *_: scene)
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests go on

    def start(_: Audio) -> None:
        shown.append(len(scene.touched))
        pygame.event.post(pygame.Event(pygame.WINDOWCLOSE))

    monkeypatch.setattr(Audio, "start", start)
    assert window.run(Options(size=(1024, 640))) == 0
    assert shown == [1]
    assert scene.touched[0] is False
