"""Files that can be played from any bar line: one stem, cut into links of a few bars.

Each link is an Ogg Vorbis stream of its own that also holds a moment before it and after it, so
that what a decoder does at its edges lies outside. All links of a file have the same headers: they
stand once at its beginning. Whoever puts headers and one link together has a whole Ogg file.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from build.workshop.music.encoder import encoded, moment, pages
from build.workshop.synth.tones import Samples
from scenes.backend.music.stems import EDGE


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
