"""All measurements in one run, with our aims: playouts, frames, start, memory, pace and taps."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from itertools import chain

from build.bench import frames, many, pace, playouts, start, taps
from build.environment import peers


def main(argv: Sequence[str]) -> int:
    """Measure and print; a missed aim is no error."""
    parser = argparse.ArgumentParser(prog="build/dev.py bench", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="compare with OpenSpiel as well")
    parser.add_argument("--quick", action="store_true", help="only see that everything runs")
    parser.add_argument("--many", type=int, metavar="N", help="only a library of N games")
    wanted = parser.parse_args(argv)
    if wanted.many is not None:
        return _tell(many.report(wanted.many))
    python = peers().python if wanted.peers else None
    reports = (
        playouts.report(python, quick=wanted.quick),
        frames.report(quick=wanted.quick),
        start.report(quick=wanted.quick),
        pace.report(quick=wanted.quick),
        taps.report(quick=wanted.quick),
    )
    return _tell(chain.from_iterable(reports))


def _tell(lines: Iterable[str]) -> int:
    for line in lines:
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
