"""The recordings: complete, small, neither loud nor sharp, and what the generator makes."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
import soundfile

from build.workshop.music.loudness import lufs, true_peak
from build.workshop.music.signs import LOUD, SIGNS, sign
from build.workshop.sounds import FOLDER
from build.workshop.synth.effects import EFFECTS, effect
from build.workshop.synth.takes import TAKES as AGAIN
from build.workshop.synth.takes import every, named
from build.workshop.synth.tones import RATE, Samples, loudest
from scenes.council.sounds import CouncilSound
from scenes.kit.sound import Recording, Sound, SoundCue
from scenes.rugs.sounds import RugsSound
from tests.sound.hearing import SOUNDS, TAKES

EFFECT_TAKES = [take for take in TAKES if take not in SIGNS]
FILES = sorted(FOLDER.rglob("*.ogg"))
NOTES = (CouncilSound.CUBE, CouncilSound.SEAT, Sound.SCORE)


@cache
def recorded(name: str) -> Samples:
    """The samples of a file, one column for each side."""
    samples, _ = soundfile.read(FOLDER / f"{name}.ogg", always_2d=True)
    return np.asarray(samples)


def decibels(value: float) -> float:
    return float(20 * np.log10(value))


def louder_than_the_difference(wanted: Samples, found: Samples) -> float:
    """By how many decibels what was wanted is louder than what coding has changed."""
    return decibels(float(np.std(wanted) / np.std(wanted - found)))


def test_each_sound_is_made_and_no_other() -> None:
    assert sorted([*SIGNS, *(take for name in EFFECTS for take in every(name))]) == TAKES


def test_what_is_heard_often_has_more_than_one_take_and_they_differ() -> None:
    for one in (Sound.CARD, Sound.BUTTON, Sound.FOCUS, CouncilSound.CUBE, RugsSound.SLIDE):
        assert one.takes > 1
    often = {
        SoundCue(one, step).take for one in SOUNDS for step in range(one.steps) if one.takes > 1
    }
    assert set(AGAIN) == often - set(SIGNS)
    for name, takes in AGAIN.items():
        first, *others = (recorded(take) for take in every(name))
        assert len(others) == takes - 1
        for other in others:
            assert len(other) == len(first)
            assert louder_than_the_difference(first, other) < 20


def test_the_recordings_of_a_game_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 1_000_000
    assert all((FOLDER / f"{take}.ogg").stat().st_size < 26_000 for take in TAKES)


@pytest.mark.parametrize("take", EFFECT_TAKES)
def test_a_recording_is_short_and_of_the_wanted_loudness(take: str) -> None:
    samples = recorded(take)[:, 0]
    longest = 3.5 if take == Sound.VICTORY else 1.8
    assert 0.05 < len(samples) / RATE < longest
    assert np.max(np.abs(samples)) < 0.75
    assert decibels(loudest(samples)) == pytest.approx(EFFECTS[named(take)[0]].decibels, abs=0.7)
    assert abs(np.mean(samples)) < 0.001


@pytest.mark.parametrize("take", TAKES)
def test_a_recording_neither_clicks_nor_hisses(take: str) -> None:
    samples = recorded(take)[:, 0]
    peak = float(np.max(np.abs(samples)))
    assert abs(samples[0]) < 0.05 * peak
    assert abs(samples[-1]) < 0.02 * peak
    power = np.abs(np.fft.rfft(samples)) ** 2
    sharp = power[np.fft.rfftfreq(len(samples), 1 / RATE) > 5_000]
    assert sharp.sum() < 0.16 * power.sum()


@pytest.mark.parametrize("take", TAKES)
def test_the_generator_makes_this_recording_every_time(take: str) -> None:
    make = sign if take in SIGNS else effect
    samples = make(take)
    assert np.array_equal(samples, make(take))
    found = recorded(take)[:, 0]
    assert len(samples) == len(found)
    # Paper is noise, of which coding keeps the character only; tones stay what they are.
    paper = take.startswith(("shared/card", "shared/deal", "shared/gather"))
    assert louder_than_the_difference(samples, found) > (3 if paper else 8)


@pytest.mark.parametrize("sound", NOTES)
def test_notes_rise(sound: Recording) -> None:
    pitches = []
    for step in range(sound.steps):
        samples = recorded(SoundCue(sound, step).take)[:, 0]
        power = np.abs(np.fft.rfft(samples)) ** 2
        pitch = np.fft.rfftfreq(len(samples), 1 / RATE)
        heard = pitch > 200  # above the thump of sitting down
        pitches.append(float((power * pitch)[heard].sum() / power[heard].sum()))
    assert pitches == sorted(pitches)


@pytest.mark.parametrize("take", sorted(SIGNS))
def test_signs_are_equally_loud_and_a_voice_lasts_a_second_at_most(take: str) -> None:
    samples = recorded(take)
    assert lufs(samples) == pytest.approx(LOUD, abs=0.6)
    assert true_peak(samples) < -1
    assert len(samples) / RATE < (1.0 if "voice" in take else 4.0)
