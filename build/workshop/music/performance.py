"""Plays a score: notes, a little human inexactness, and a room round them.

A loop is laid on a ring: what still sounds at its end is heard at its beginning, the room as well,
so that its seam is a place like any other. It begins a moment before its first bar, so that no
attack lies on the seam. A sign starts at once and ends in silence.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final
from zlib import crc32

import numpy as np

from build.workshop.music.band.players import BAND, sound
from build.workshop.music.phrasing import breath, phrased
from build.workshop.music.score import Note, Part, Score
from build.workshop.synth.tones import RATE, Samples, swell

LEAD: Final = 0.02  # seconds of a loop before its first bar
TAIL: Final = 1.7  # seconds that a sign may ring
LOGO: Final = 0.99  # seconds
INEXACT: Final = 0.004  # seconds
UNEVEN: Final = 2.0  # strength
RUMBLE: Final = 38.0  # hertz: below there is nothing to hear
BLOCK: Final = 1 << 18


def bar_samples(piece: Score) -> int:
    """A bar in whole samples, so that every bar line is one."""
    return round(piece.bar * 60 / piece.tempo * RATE)


def perform(piece: Score, *, stereo: bool = True, take: int = 0) -> Samples:
    """The piece as it is played; two columns, or one where nobody would hear the sides.

    Args:
        piece: Everything in it sounds.
        stereo: Whether pans are heard.
        take: Signs differ a little from take to take.
    """
    size = bar_samples(piece) * piece.bars if piece.loop else _sign_samples(piece)
    sides = 2 if stereo else 1
    dry, wet = np.zeros((size, sides)), np.zeros((size, sides))
    for name, part in phrased(piece).parts.items():
        _play(piece, name, part, dry, wet, take)
    around = round(1.5 * RATE)
    if piece.loop:  # the end of the ring is heard at its beginning
        dry, wet = (np.concatenate((side[-around:], side, side[:around])) for side in (dry, wet))
    else:
        dry, wet = (np.pad(side, ((around, around), (0, 0))) for side in (dry, wet))
    heard = dry + folded(wet, _room()[:, :sides])[: len(wet)]
    half = len(_no_rumble()) // 2
    heard = folded(heard, _no_rumble()[:, None])[half : half + len(heard)]
    heard = heard[around : around + size]
    if piece.loop:
        return np.roll(heard, round(LEAD * RATE), axis=0)
    return _trimmed(heard, piece.kind)


def _sign_samples(piece: Score) -> int:
    return round((piece.beats * 60 / piece.tempo + TAIL) * RATE)


def _play(piece: Score, name: str, part: Part, dry: Samples, wet: Samples, take: int) -> None:
    """Lay every note of a part where it belongs."""
    player, size = BAND[part.instrument], len(dry)
    chance = np.random.default_rng(crc32(f"{piece.name}{name}{take or ''}".encode()))
    angle = (part.pan + 1) * np.pi / 4
    sides = np.array([np.cos(angle), np.sin(angle)]) * np.sqrt(2) * part.gain
    if dry.shape[1] == 1:
        sides = np.array([part.gain])
    for note in part.notes:
        start, strength = _when(piece, note, chance, take), note.strength
        strength += chance.normal(0, UNEVEN if piece.loop or take else 0.0)
        level = float(np.clip(strength, 4, 100)) / 10
        seconds = round(note.length * 60 / piece.tempo, 2)
        which = int(chance.integers(player.takes))
        wave = sound(part.instrument, note.pitch, max(seconds, 0.03), round(level), which)
        loud = sides * (level / max(round(level), 1)) ** 1.3
        _lay(dry, wet, wave[:, None] * loud, round(start * RATE), player.room, ring=piece.loop)
    assert len(dry) == size


def _when(piece: Score, note: Note, chance: np.random.Generator, take: int) -> float:
    """The second at which a note begins."""
    beat = note.beat
    if piece.swing != 0.5 and abs(beat % 1 - 0.5) < 1e-6:
        beat += piece.swing - 0.5
    inexact = chance.normal(0, INEXACT) if piece.loop or take else 0.0
    return beat * 60 / piece.tempo + breath(piece, note.beat) + inexact


def _lay(dry: Samples, wet: Samples, wave: Samples, at: int, room: float, *, ring: bool) -> None:
    size = len(dry)
    if ring:
        at %= size
    elif at < 0:
        wave, at = wave[-at:], 0
    while len(wave):
        piece = wave[: size - at]
        dry[at : at + len(piece)] += piece
        wet[at : at + len(piece)] += room * piece
        wave, at = wave[len(piece) :] if ring else wave[:0], 0


@cache
def _room(seconds: float = 1.1) -> Samples:
    """A small wooden room: four early answers, a short tail without rumble; two sides."""
    size = round(seconds * RATE)
    times = np.arange(size) / RATE
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    soft = 1 / (1 + (pitch / 3_200) ** 2) / np.sqrt(1 + (230 / np.maximum(pitch, 1)) ** 4)
    sides = []
    for side, early in enumerate(((0.011, 0.019, 0.029, 0.041), (0.013, 0.023, 0.031, 0.037))):
        tail = np.random.default_rng(1848 + side).standard_normal(size)
        tail *= np.exp(-6.9 * times / seconds) * swell(times, 0.03)
        tail = np.fft.irfft(np.fft.rfft(tail) * soft, size)
        tail *= 0.55 / np.sqrt(np.sum(tail**2))
        for k, at in enumerate(early):
            tail[round(at * RATE)] += 0.3 * 0.75**k
        sides.append(tail)
    return np.stack(sides, axis=1)


@cache
def _no_rumble() -> Samples:
    """A filter that lets through what lies above the rumble, centred on its middle."""
    size = 1 << 14
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    gain = 1 / np.sqrt(1 + (RUMBLE / np.maximum(pitch, 1e-3)) ** 8)
    kernel = np.roll(np.fft.irfft(gain, size), size // 2) * np.hanning(size)
    return np.asarray(kernel)


def folded(wave: Samples, kernel: Samples) -> Samples:
    """The wave through a filter, column by column; longer by the filter."""
    size = 1 << (BLOCK + len(kernel) - 1).bit_length()
    answer = np.fft.rfft(kernel, size, axis=0)
    out = np.zeros((len(wave) + len(kernel), wave.shape[1]))
    for first in range(0, len(wave), BLOCK):
        part = wave[first : first + BLOCK]
        heard = np.fft.irfft(np.fft.rfft(part, size, axis=0) * answer, size, axis=0)
        room = out[first : first + len(part) + len(kernel) - 1]
        room += heard[: len(room)]
    return out


def _trimmed(heard: Samples, kind: str) -> Samples:
    if kind == "logo":
        heard, fade = heard[: round(LOGO * RATE)], round(0.22 * RATE)
    else:
        loud = np.abs(heard).max(axis=1)
        last = int(np.nonzero(loud > 0.01 * loud.max())[0][-1])
        heard, fade = heard[: last + round(0.1 * RATE)], round(0.4 * RATE)
    heard = heard.copy()
    rise = round(0.002 * RATE)
    heard[:rise] *= np.linspace(0, 1, rise)[:, None]
    out = (np.cos(np.linspace(0, np.pi, fade)) * 0.5 + 0.5) ** 1.5
    heard[-fade:] *= out[:, None]
    return heard


def again(piece: Score, take: int) -> Score:
    """Another take of a sign: its last note an octave higher, or a grace note before it."""
    if not take:
        return piece
    name = max(piece.parts, key=lambda one: (piece.parts[one].gain, one))
    part = piece.parts[name]
    last = max(part.notes)
    player = BAND[part.instrument]
    step = 12 if take == 1 else -12
    extra = last._replace(
        pitch=last.pitch + step if player.can(last.pitch + step) else last.pitch,
        beat=last.beat if take == 1 else max(0.0, last.beat - 0.125),
        length=last.length if take == 1 else 0.12,
        strength=last.strength * 0.7,
    )
    return replace(piece, parts={**piece.parts, name: replace(part, notes=(*part.notes, extra))})
