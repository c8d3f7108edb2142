"""All measurements in one run, with our aims: playouts, frames, start, memory, pace and taps."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import chain

from build.bench import frames, pace, playouts, start, taps


def main(argv: Sequence[str]) -> int:
    """Measure and print; a missed aim is no error."""
    parser = argparse.ArgumentParser(prog="build/dev.py bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only see that everything runs")
    wanted = parser.parse_args(argv)
    reports = (
        playouts.report(quick=wanted.quick),
        frames.report(quick=wanted.quick),
        start.report(quick=wanted.quick),
        pace.report(quick=wanted.quick),
        taps.report(quick=wanted.quick),
    )
    for line in chain.from_iterable(reports):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
