"""Listens with numbers: key, tempo, balance, seams and gaps, and a picture of everything."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from build.workshop.synth.tones import RATE, Samples

NOTES: Final = ("C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B")
PROFILES: Final = {
    "major": (6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88),
    "minor": (6.33, 2.68, 3.52, 5.38, 2.60, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17),
    "dorian": (6.33, 2.3, 3.52, 5.38, 2.60, 3.6, 2.54, 4.75, 2.4, 3.98, 3.6, 2.4),
}
"""How often each note of a key is heard (Krumhansl's experiments; the Dorian one is ours)."""


class Balance(NamedTuple):
    """Where the energy lies; shares of the whole."""

    middle: float  # hertz
    below_120: float
    above: float  # 8 kHz


def mono(samples: Samples) -> Samples:
    """Both sides together."""
    return samples if samples.ndim == 1 else np.asarray(samples.mean(axis=1))


def frames(wave: Samples, size: int, hop: int) -> Samples:
    """The spectrum of each moment."""
    if len(wave) < size + hop:
        wave = np.pad(wave, (0, size + hop - len(wave)))
    windows = np.lib.stride_tricks.sliding_window_view(wave, size)[::hop]
    return np.abs(np.fft.rfft(windows * np.hanning(size), axis=1)).astype(np.float32)


def keys(samples: Samples) -> list[tuple[str, float]]:
    """The keys by how well they fit (a correlation), such as ``D dorian``; the best first."""
    size = 8_192
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    use = (pitch > 100) & (pitch < 2_100)
    place = np.round(12 * np.log2(pitch[use] / 440) + 69).astype(int) % 12
    heard = np.zeros(12)
    for frame in frames(mono(samples), size, 8_192):
        one = np.bincount(place, frame[use] ** 2, 12)
        heard += np.sqrt(one / max(float(one.sum()), 1e-9))
    found = [
        (float(np.corrcoef(np.roll(profile, tonic), heard)[0, 1]), f"{NOTES[tonic]} {name}")
        for tonic in range(12)
        for name, profile in PROFILES.items()
    ]
    return [(name, fit) for fit, name in sorted(found, reverse=True)]


def onsets(samples: Samples) -> Samples:
    """How much begins at each moment; 512 samples a step."""
    spectrum = np.log1p(30 * frames(mono(samples), 2_048, 512))
    return np.asarray(np.maximum(np.diff(spectrum, axis=0), 0).sum(axis=1), np.float64)


def beats(samples: Samples, tempo: float) -> float:
    """How much more begins on the grid of this tempo than on one 7 % faster or slower."""
    flux = onsets(samples)
    flux -= flux.mean()
    times = np.arange(len(flux)) * 512 / RATE

    def strength(quarters: float) -> float:
        return float(abs(np.sum(flux * np.exp(2j * np.pi * times * quarters * 2 / 60))))

    beside = max(strength(tempo * off) for off in (0.93, 0.96, 1.04, 1.07))
    return strength(tempo) / max(beside, 1e-9)


def balance(samples: Samples) -> Balance:
    """How bass, middle and treble share the energy."""
    power = (frames(mono(samples), 8_192, 8_192) ** 2).sum(axis=0).astype(np.float64)
    pitch = np.fft.rfftfreq(8_192, 1 / RATE)
    whole = float(power.sum())
    parts = (power * pitch, power[pitch < 120], power[pitch >= 8_000])
    return Balance(*(float(part.sum() / whole) for part in parts))


def gap(samples: Samples, floor: float = -55.0) -> float:
    """The longest time in seconds that is quieter than so many dBFS."""
    wave, size = mono(samples), RATE // 50
    power = np.mean(wave[: len(wave) // size * size].reshape(-1, size) ** 2, axis=1)
    longest = now = 0
    for quiet in 10 * np.log10(power + 1e-12) < floor:
        now = now + 1 if quiet else 0
        longest = max(longest, now)
    return longest / 50


def jump(samples: Samples, at: int = 0) -> float:
    """The step at a seam over the largest step within 30 ms of it: about 1 is any other place."""
    wave, near = mono(samples), round(0.03 * RATE)
    around = np.take(wave, np.arange(at - near, at + near), mode="wrap")
    step = np.abs(np.diff(around))
    return float(step[near - 1] / max(float(np.delete(step, near - 1).max()), 1e-9))


def picture(samples: Samples, width: int = 640, height: int = 200) -> Samples:
    """Time to the right, pitch upwards (40 hertz to 14 kHz), 0 to 1 for how loud."""
    wave = mono(samples)
    spectrum = frames(wave, 4_096, max(256, len(wave) // (width * 2)))
    pitch = np.fft.rfftfreq(4_096, 1 / RATE)
    edges = np.geomspace(40, 14_000, height + 1)
    rows = []
    for low, high in pairwise(edges):
        at = np.nonzero((pitch >= low) & (pitch < high))[0]
        chosen = at if len(at) else np.array([int(np.argmin(np.abs(pitch - low)))])
        rows.append(spectrum[:, chosen].max(axis=1))
    image = np.clip((20 * np.log10(np.array(rows)[::-1] + 1e-6) + 35) / 85, 0, 1)
    return np.asarray(image[:, np.linspace(0, image.shape[1] - 1, width).astype(int)])


def draw(file: Path, samples: Samples, loudness: Samples) -> None:
    """A picture of a piece: what sounds, and below it how loud it is (each line 6 dB)."""
    import pygame

    seen = picture(samples)
    height, width = seen.shape
    sheet = pygame.Surface((width, height + 80))
    sheet.fill((24, 20, 34))
    for x in range(width):
        for y in range(height):
            loud = float(seen[y, x])
            red, green = min(255, int(330 * loud)), max(0, int(300 * loud - 80))
            sheet.set_at((x, y), (red, min(255, green), 60 + int(60 * loud)))
    for level in range(0, 80, 12):
        pygame.draw.line(sheet, (60, 54, 76), (0, height + level), (width, height + level))
    points = [
        (x, height + min(78.0, max(0.0, -2 * (float(loudness[i]) + 12))))
        for x, i in enumerate(np.linspace(0, len(loudness) - 1, width).astype(int))
    ]
    pygame.draw.lines(sheet, (240, 220, 150), False, points, 2)
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(sheet, file)
