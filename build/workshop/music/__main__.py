"""Renders the music: `build/dev.py workshop music [PIECE …] [--look DIR]`.

Writes the stems to assets/music, and what is known of them to assets/music/pieces.json. With
``--look`` pictures are written too; nobody has to listen.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from build.environment import ROOT, say
from build.workshop.music import listening, stem_files
from build.workshop.music.loudness import loudness_of_moments, lufs, true_peak
from build.workshop.music.performance import bar_samples
from build.workshop.music.pieces import PIECES, Piece, links, rendered, together
from build.workshop.music.score import score
from build.workshop.music.variation import SECTION, plan
from build.workshop.synth.tones import RATE, Samples

FOLDER: Final = ROOT / "assets" / "music"
INDEX: Final = FOLDER / "pieces.json"


def render(piece: Piece, look: Path | None) -> dict[str, Any]:
    """Write the stems of a piece; what the game must know of them."""
    stems = rendered(piece)
    told = score(piece.name)
    bar = bar_samples(told)
    known: dict[str, Any] = {
        "bar": bar,
        "link": piece.link,
        "section": max(1, SECTION // piece.link),
        "plan": [
            [[*section, *(stem for stem in stems if stem == "bed")] for section in row]
            for row in plan(told, told.bars * bar / RATE)
        ],
        "stems": {},
    }
    for name, stem in stems.items():
        file = FOLDER / piece.home / f"{piece.name}_{name}.ogg"
        known["stems"][name] = stem_files.write(file, stem, links(piece, stem))
        say(facts(f"{piece.name} {name}", stem, file))
    if look is not None:
        whole = together(stems, "ground", "tune", "bed")
        listening.draw(look / f"{piece.name}.png", whole, loudness_of_moments(whole))
        every = together(stems, *stems)
        listening.draw(look / f"{piece.name}_all.png", every, loudness_of_moments(every))
    return known


def facts(name: str, stem: Samples, file: Path) -> str:
    """What a person would want to know of a stem without hearing it."""
    size, seconds = file.stat().st_size / 1000, len(stem) / RATE
    return (
        f"{name:<24} {seconds:6.1f} s {size:6.0f} kB {8 * size / seconds:5.1f} kbit/s"
        f" {lufs(stem):6.1f} LUFS {true_peak(stem):6.1f} dBTP"
    )


def main(argv: list[str]) -> int:
    """Render what is named, or everything."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", default=[])
    options.add_argument("--look", type=Path)
    chosen = options.parse_args(argv)
    index = json.loads(INDEX.read_text(encoding="utf-8")) if INDEX.exists() else {}
    for name in chosen.names or PIECES:
        began, piece = perf_counter(), PIECES[name]
        index[f"{piece.home}/{name}"] = render(piece, chosen.look)
        say(f"{name}: {perf_counter() - began:.0f} s")
        FOLDER.mkdir(parents=True, exist_ok=True)
        INDEX.write_text(json.dumps(index, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
