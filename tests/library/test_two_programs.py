"""Two programs that write the same file as fast as they can."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHANGES = 200

WRITER = """
import sys
from pathlib import Path
from threading import enumerate
from game.library import AppFolders, Library
from scenes.app import wished
from scenes.options import Options

me, changes = sys.argv[2], int(sys.argv[3])
library = Library(AppFolders.within(Path(sys.argv[1])))
wishes = wished(Options(), library)
print("open", flush=True)
sys.stdin.readline()
for number in range(changes):
    wishes.lessons[f"{me}-{number}"] = "done"
    setattr(wishes, me, number / changes)
    library.settings.follow()
    for thread in enumerate():
        if thread.name == "settings":
            thread.join()
library.close()
"""


def test_two_programs_that_write_as_fast_as_they_can_lose_nothing(tmp_path: Path) -> None:
    file, volumes = tmp_path / "settings.json", ("music", "voices")
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path), volume, str(CHANGES)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for volume in volumes
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "open\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.close()
    looks = 0
    while any(writer.poll() is None for writer in writers):
        if file.exists():
            json.loads(file.read_bytes())  # never half of it
            looks += 1
    for writer in writers:
        assert writer.stdout is not None
        writer.stdout.close()
    assert [writer.returncode for writer in writers] == [0, 0]
    assert looks > 0
    said = json.loads(file.read_bytes())
    assert set(said["lessons"]) == {f"{me}-{n}" for me in volumes for n in range(CHANGES)}
    assert {me: said[me] for me in volumes} == dict.fromkeys(volumes, (CHANGES - 1) / CHANGES)
