"""Random games of Bug Council beside OpenSpiel's hearts, in the same run.

Hearts deals its cards one by one through the API, Bug Council an Age at once. Both loops draw one
of the legal moves in a line of Python.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from build.bench.playouts import ROUNDS, SEATS, Round, play_loops, table
from build.bench.turns import Aim, ratio, take_turns
from build.environment import ensure, peers

HEARTS: Final = Path(__file__).with_name("hearts.py")
ENOUGH: Final = Aim(1.5, at_least=True)  # of the leanest with compiled rules; hearts is in C++


class Loop(NamedTuple):
    """A loop of the other side: its name, games in a round, and our loop that does as much."""

    title: str
    games: int
    ours: str


LOOPS: Final = {
    "example": Loop("example loop, numpy deals", 200, "random.choice"),
    "plain": Loop("example loop, random deals", 700, "random.choice"),
    "lean": Loop("leanest loop", 3000, "leanest loop"),
}


def report(python: Path, *, quick: bool = False) -> Iterator[str]:
    """Measure and tell. ``python`` has OpenSpiel."""
    with _hearts(python, quick=quick) as theirs:
        results = take_turns({**play_loops(quick=quick), **theirs}, 2 if quick else ROUNDS)
    yield from table(results)
    for loop in LOOPS.values():
        other = [each.speed for each in results[_title(loop)]]
        for seats in SEATS:
            own = [each.speed for each in results[f"Bug Council, {seats} seats, {loop.ours}"]]
            what = f"decisions/s, {seats} seats : hearts, {loop.title}"
            yield ENOUGH.judge(what, ratio(own, other))


def _title(loop: Loop) -> str:
    return f"OpenSpiel hearts, {loop.title}"


@contextmanager
def _hearts(python: Path, *, quick: bool) -> Iterator[dict[str, Callable[[], Round]]]:
    """One way to play for each loop, all in one process that waits in between."""
    command = [str(python), str(HEARTS)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:

        def ask(loop: str, games: int) -> Round:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(f"{loop} {games}\n")
            process.stdin.flush()
            return Round(**json.loads(process.stdout.readline()))

        for name in LOOPS:
            ask(name, 1)  # everything is loaded now
        yield {
            _title(loop): partial(ask, name, 3 if quick else loop.games)
            for name, loop in LOOPS.items()
        }
        assert process.stdin is not None
        process.stdin.close()


def main() -> None:
    """Make room for OpenSpiel, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only see that everything runs")
    asked = parser.parse_args()
    for line in report(ensure(peers()), quick=asked.quick):
        print(line, flush=True)


if __name__ == "__main__":
    main()
