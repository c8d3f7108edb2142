"""The recordings: complete, small, neither loud nor sharp, and what the generator makes."""

from __future__ import annotations

from functools import cache

import numpy as np
import pygame
import pytest
import soundfile

from build.sounds import FOLDER, LOOP
from build.synth.effects import EFFECTS, effect
from build.synth.evening import LOOP_RATE, evening
from build.synth.tones import RATE, Samples, loudest
from scenes.backend import audio
from scenes.bugami.sounds import BugamiSound
from scenes.council.sounds import CouncilSound
from scenes.glass.sounds import GlassSound
from scenes.kit.sound import Heard, Recording, Sound
from scenes.rugs.sounds import RugsSound

SOUNDS: tuple[Recording, ...] = (*Sound, *CouncilSound, *RugsSound, *BugamiSound, *GlassSound)
TAKES = sorted({Heard(sound, step).take for sound in SOUNDS for step in range(sound.steps)})
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


def test_there_is_one_recording_for_each_sound_and_no_other() -> None:
    assert sorted(file.relative_to(FOLDER).with_suffix("").as_posix() for file in FILES) == sorted(
        [*TAKES, LOOP]
    )
    assert sorted(EFFECTS) == TAKES
    assert audio.LOOP == LOOP


def test_the_recordings_of_a_game_are_small() -> None:
    evening_of_all = FOLDER / f"{LOOP}.ogg"
    for room in {file.parent for file in FILES}:
        files = [file for file in FILES if file.parent == room and file != evening_of_all]
        assert sum(file.stat().st_size for file in files) < 150_000
    assert (FOLDER / f"{LOOP}.ogg").stat().st_size <= 350_000
    assert all((FOLDER / f"{take}.ogg").stat().st_size < 25_000 for take in TAKES)


@pytest.mark.parametrize("take", TAKES)
def test_a_recording_is_short_and_of_the_wanted_loudness(take: str) -> None:
    samples = recorded(take)[:, 0]
    longest = 3.5 if take == Sound.VICTORY else 1.8
    assert 0.05 < len(samples) / RATE < longest
    assert np.max(np.abs(samples)) < 0.75
    assert decibels(loudest(samples)) == pytest.approx(EFFECTS[take].decibels, abs=0.7)
    assert abs(np.mean(samples)) < 0.001


@pytest.mark.parametrize("take", TAKES)
def test_a_recording_neither_clicks_nor_hisses(take: str) -> None:
    samples = recorded(take)[:, 0]
    peak = float(np.max(np.abs(samples)))
    assert abs(samples[0]) < 0.05 * peak
    assert abs(samples[-1]) < 0.02 * peak
    power = np.abs(np.fft.rfft(samples)) ** 2
    sharp = power[np.fft.rfftfreq(len(samples), 1 / RATE) > 5_000]
    assert sharp.sum() < 0.12 * power.sum()


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("take", TAKES)
def test_the_game_can_read_it(take: str) -> None:
    sound = pygame.mixer.Sound(FOLDER / f"{take}.ogg")
    assert sound.get_length() == pytest.approx(len(recorded(take)) / RATE, abs=0.01)


@pytest.mark.parametrize("take", TAKES)
def test_the_generator_makes_this_recording_every_time(take: str) -> None:
    samples = effect(take)
    assert np.array_equal(samples, effect(take))
    found = recorded(take)[:, 0]
    assert len(samples) == len(found)
    # Paper is noise, of which coding keeps the character only; tones stay what they are.
    paper = take.startswith(("shared/card", "shared/deal", "shared/gather"))
    assert louder_than_the_difference(samples, found) > (3 if paper else 12)


@pytest.mark.parametrize("sound", NOTES)
def test_notes_rise(sound: Recording) -> None:
    pitches = []
    for step in range(sound.steps):
        samples = recorded(Heard(sound, step).take)[:, 0]
        power = np.abs(np.fft.rfft(samples)) ** 2
        pitch = np.fft.rfftfreq(len(samples), 1 / RATE)
        heard = pitch > 200  # above the thump of sitting down
        pitches.append(float((power * pitch)[heard].sum() / power[heard].sum()))
    assert pitches == sorted(pitches)


def test_the_evening_goes_round_without_a_seam() -> None:
    samples = recorded(LOOP)
    assert 40 <= len(samples) / LOOP_RATE <= 60
    assert np.max(np.abs(samples)) < 0.5
    step = np.abs(np.diff(samples, axis=0))
    assert np.all(np.abs(samples[0] - samples[-1]) < np.quantile(step, 0.9))
    end = np.concatenate([samples[-LOOP_RATE // 4 :], samples[: LOOP_RATE // 4]])
    assert loudest(end.mean(axis=1), 0.05) < 3 * loudest(
        samples[: LOOP_RATE // 4].mean(axis=1), 0.05
    )


def test_the_evening_is_quieter_than_what_happens() -> None:
    music = decibels(float(np.sqrt(np.mean(recorded(LOOP) ** 2))))
    assert music < min(recipe.decibels for take, recipe in EFFECTS.items() if take != Sound.FOCUS)


def test_the_generator_makes_this_evening() -> None:
    assert louder_than_the_difference(evening(), recorded(LOOP)) > 20
