"""What is heard: what the preferences wish, and nothing that comes too late."""

from pathlib import Path
from threading import Event

import pygame
import pytest

from scenes.backend import audio
from scenes.backend.audio import Audio
from scenes.kit.preferences import Preferences, SoundWishes
from scenes.kit.sound import Sound, SoundCue
from tests.sound.hearing import ASSETS, KNOCK, loudest, music_plays, settle
from tests.waiting import wait_until

TOO_LATE = audio.TOO_LATE


def hold(held: Event) -> None:
    held.wait()


def test_a_sound_is_loaded_when_it_is_first_wanted(playing: Audio) -> None:
    assert not playing._takes
    playing.play(KNOCK)
    settle(playing)
    assert list(playing._takes) == ["shared/refuse"]
    assert pygame.mixer.get_busy()


def test_the_game_waits_for_no_sound(playing: Audio) -> None:
    held = Event()
    playing._notes.put(lambda: hold(held))
    for step in range(100):
        playing.play(SoundCue(Sound.CARD, step))
    assert not playing._takes
    held.set()
    settle(playing)
    assert playing._takes


@pytest.mark.parametrize("late", [False, True])
def test_a_sound_that_comes_too_late_is_left_out(
    playing: Audio, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    held, now = Event(), 0.0
    monkeypatch.setattr(audio, "TOO_LATE", TOO_LATE)
    monkeypatch.setattr(audio, "monotonic", lambda: now)
    playing._notes.put(lambda: hold(held))
    playing.play(KNOCK)
    now += TOO_LATE + (0.01 if late else -0.01)
    held.set()
    settle(playing)
    assert pygame.mixer.get_busy() is not late


def test_nothing_is_heard_while_the_window_is_not_looked_at(playing: Audio) -> None:
    playing.follow()
    playing.mute(muted=True)
    playing.follow()
    playing.play(KNOCK)
    settle(playing)
    assert not playing._takes
    assert not music_plays()
    playing.mute(muted=False)
    playing.follow()
    playing.play(KNOCK)
    settle(playing)
    assert pygame.mixer.get_busy()
    wait_until(music_plays, "music")


def test_sound_goes_on_in_the_background_where_that_is_wished(
    playing: Audio, preferences: Preferences
) -> None:
    preferences.mute_away = False
    playing.follow()
    playing.mute(muted=True)
    playing.follow()
    playing.play(KNOCK)
    settle(playing)
    assert pygame.mixer.get_busy()
    wait_until(music_plays, "music")


def test_the_preferences_are_followed(playing: Audio, preferences: Preferences) -> None:
    playing.follow()
    wait_until(lambda: loudest() == pytest.approx(0.4, abs=0.01), "the volume")
    preferences.hearing = SoundWishes.EFFECTS
    playing.follow()
    playing.play(KNOCK)
    settle(playing)
    assert pygame.mixer.get_busy()
    wait_until(lambda: not music_plays(), "silence")


@pytest.mark.parametrize(
    "quiet",
    [Preferences(hearing=SoundWishes.NOTHING), Preferences(master=0.0), Preferences(effects=0.0)],
)
def test_what_nobody_wants_to_hear_is_not_even_loaded(quiet: Preferences) -> None:
    assert quiet.effects_volume == 0
    opened = Audio(ASSETS, quiet)
    opened.start()
    wait_until(lambda: opened._ready, "the device")
    opened.play(KNOCK)
    settle(opened)
    opened.close()
    assert not opened._takes


def test_missing_files_are_not_missed(tmp_path: Path, preferences: Preferences) -> None:
    (tmp_path / "sounds" / "shared").mkdir(parents=True)
    (tmp_path / "sounds" / "shared" / "button.ogg").write_bytes(b"no music at all")
    opened = Audio(tmp_path, preferences)
    opened.start()
    wait_until(lambda: opened._ready, "the device")
    for sound in (Sound.VICTORY, Sound.BUTTON, Sound.VICTORY):
        opened.play(SoundCue(sound))
    opened.follow()
    settle(opened)
    assert opened._takes == {"shared/victory": None, "shared/button": None}
    opened.close()
