"""Several threads read at once: the history, the list of replays, the table itself."""

from __future__ import annotations

import subprocess
import sys

from build.environment import ROOT

PROGRAM = """
import sys
from dataclasses import make_dataclass
from threading import Barrier, Thread
from game.decoding import from_json, from_plain

sys.setswitchinterval(1e-6)
for number in range(60):
    inner = make_dataclass("Inner", [("a", int)])
    kind = make_dataclass("Outer", [("x", inner), ("y", list[inner]), ("z", dict[str, int])])
    gate, value = Barrier(4), {"x": {"a": number}, "y": [], "z": {}}
    text = f'{{"x": {{"a": {number}}}, "y": [], "z": {{}}}}'.encode()

    def read(first: bool) -> None:
        gate.wait()
        found = from_plain(value, kind) if first else from_json(text, kind)
        assert found.x.a == number

    threads = [Thread(target=read, args=(turn % 2 == 0,)) for turn in range(4)]
    [each.start() for each in threads]
    [each.join() for each in threads]
print("all read")
"""


def test_threads_that_meet_a_kind_of_file_at_the_same_moment_read_it() -> None:
    """Unguarded, the decoder ends the whole program with a fault of its own."""
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "all read\n", "")
