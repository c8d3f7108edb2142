"""Hands on phones cost nothing until they are switched on, and run in what a package carries."""

from __future__ import annotations

import subprocess
import sys

from build.environment import ROOT
from build.package.contents import EXCLUDES

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if any(name == each or name.startswith(each + ".") for each in {excludes!r}):
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
"""
SERVE = """
import segno
from game.phones.seat_registry import SeatRegistry
from game.phones.server import Server
server = Server("127.0.0.1", SeatRegistry((0,)), lambda path: None, lambda: None, port=0)
server.close()
print(segno.make("x").symbol_size()[0] > 0)
"""
AT_REST = """
import scenes.app, scenes.table.routes
from game.catalogue import SHELF, part_of
for game in SHELF.values():
    part_of(game, "scenes.*.ui.UI")
print({{"game.phones.server", "websockets", "segno", "http"}} & set(sys.modules))
"""


def said(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert not done.stderr
    return done.stdout.strip()


def test_a_server_runs_without_what_packages_leave_out() -> None:
    assert said(WITHOUT.format(excludes=EXCLUDES) + SERVE) == "True"


def test_nothing_of_it_is_loaded_before_it_is_switched_on() -> None:
    assert said("import sys" + AT_REST.format()) == "set()"
