"""Makes assets/sounds: every sound of the game, synthesised and written as Ogg Vorbis.

`build/dev.py workshop sounds` writes the files and prints what is in them. The music is made
by `build.workshop.music`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from build.environment import ROOT, say
from build.workshop.music.encoder import QUALITY as LOWEST
from build.workshop.music.encoder import encoded
from build.workshop.music.signs import SIGNS, sign
from build.workshop.synth.effects import EFFECTS, effect
from build.workshop.synth.takes import every
from build.workshop.synth.tones import Samples, loudest

FOLDER: Final = ROOT / "assets" / "sounds"
QUALITY: Final = 0.1  # -0.1: smallest file, 1: largest


def write(name: str, samples: Samples, quality: float = QUALITY) -> Path:
    """Encode one sound; the file it is in."""
    file = FOLDER / f"{name}.ogg"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(encoded(samples, quality))
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
        f"{file.stem:<18} {len(samples) / rate:6.2f} s {file.stat().st_size / 1000:6.1f} kB"
        f"  peak {20 * np.log10(peak):6.1f} dB  loudest {20 * np.log10(loudest(mono)):6.1f} dB"
        f"  mean {mono.mean():+.5f}  centre {middle:5.0f} Hz  above 5 kHz {100 * sharp:4.1f} %"
    )


def main() -> None:
    """Write everything."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name in EFFECTS:
        for take in every(name):
            say(facts(write(take, effect(take))))
    for name in SIGNS:
        say(facts(write(name, sign(name), LOWEST)))


if __name__ == "__main__":
    main()
