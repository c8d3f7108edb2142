"""Makes assets/sounds: every sound of the game, synthesised and written as Ogg Vorbis.

`.venv/bin/python -m build.sounds` writes the files and prints what is in them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from build.environment import ROOT, say
from build.synth.effects import EFFECTS, effect
from build.synth.evening import LOOP_RATE, evening
from build.synth.tones import RATE, Samples, loudest

FOLDER: Final = ROOT / "assets" / "sounds"
LOOP: Final = "shared/evening"
CRAMMED: Final = 0.65  # 0: largest file, 1: smallest


def write(name: str, samples: Samples, rate: int) -> Path:
    """Encode one sound; the file it is in."""
    file = FOLDER / f"{name}.ogg"
    file.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        file, "w", rate, samples.ndim, "VORBIS", format="OGG", compression_level=CRAMMED
    ) as ogg:
        for first in range(0, len(samples), rate):  # the encoder crashes on very long pieces
            ogg.write(samples[first : first + rate])
    return file


def facts(file: Path) -> str:
    """What a person would want to know of a sound without hearing it."""
    samples, rate = soundfile.read(file, always_2d=True)
    peak, mono = float(np.max(np.abs(samples))), samples.mean(axis=1)
    spectrum = np.abs(np.fft.rfft(mono)) ** 2
    pitch = np.fft.rfftfreq(len(mono), 1 / rate)
    sharp = float(spectrum[pitch > 5_000].sum() / spectrum.sum())
    middle = float((spectrum * pitch).sum() / spectrum.sum())
    return (
        f"{file.stem:<9} {len(samples) / rate:6.2f} s {file.stat().st_size / 1000:6.1f} kB"
        f"  peak {20 * np.log10(peak):6.1f} dB  loudest {20 * np.log10(loudest(mono)):6.1f} dB"
        f"  mean {mono.mean():+.5f}  centre {middle:5.0f} Hz  above 5 kHz {100 * sharp:4.1f} %"
    )


def main() -> int:
    """Write everything."""
    for name in EFFECTS:
        say(facts(write(name, effect(name), RATE)))
    say(facts(write(LOOP, evening(), LOOP_RATE)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
