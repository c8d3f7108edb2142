"""Files that can be played from any bar line: one stem, cut into links of a few bars.

Each link is an Ogg Vorbis stream of its own that also holds a moment before it and after it, so
that what a decoder does at its edges lies outside. All links of a file have the same headers: they
stand once at its beginning. Whoever puts headers and one link together has a whole Ogg file.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from build.workshop.music.encoder import encoded, moment, pages
from build.workshop.synth.tones import Samples

EDGE: Final = 2_048  # samples before a link and after it
BLEND: Final = 512  # samples in which the game lets a link go over into the next


def write(file: Path, loop: Samples, links: int) -> list[int]:
    """Write a loop as so many links; where each begins in the file, and where the last one ends."""
    size = len(loop) // links
    assert size * links == len(loop)
    ring = np.concatenate((loop[-EDGE:], loop, loop[:EDGE]))
    head, body = b"", list[bytes]()
    for first in range(0, len(loop), size):
        told = pages(encoded(ring[first : first + size + 2 * EDGE]))
        headers = b"".join(page for page in told if not moment(page))
        assert head in (b"", headers)
        head = headers
        body.append(b"".join(page for page in told if moment(page)))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(head + b"".join(body))
    cuts = [len(head)]
    for link in body:
        cuts.append(cuts[-1] + len(link))
    return cuts


def read(file: Path, cuts: Sequence[int]) -> Samples:
    """The whole loop again, as the game will play it."""
    told = file.read_bytes()
    links = []
    for first, last in pairwise(cuts):
        link = io.BytesIO(told[: cuts[0]] + told[first:last])
        samples, _rate = soundfile.read(link, always_2d=True)
        links.append(samples[EDGE : len(samples) - EDGE + BLEND])
    share = (np.arange(BLEND) / BLEND)[:, None]
    for before, link in pairwise([links[-1], *links]):
        link[:BLEND] = (1 - share) * before[-BLEND:] + share * link[:BLEND]
    return np.concatenate([link[:-BLEND] for link in links])
