"""The commands of the workshop: ``build/dev.py workshop NAME …``; ``README.md`` says what for."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from runpy import run_module
from typing import Final

MODULES: Final[Mapping[str, str]] = {
    "music": "music",
    "sounds": "sounds",
    "choices": "bots.choices",
    "habits": "bots.habits",
    "tune": "bots.tune",
    "coach": "coach",
    "mine": "problems.mine",
    "thinking": "speed.thinking",
    "peers": "speed.peers",
    "growth": "speed.growth",
    "many": "speed.many",
}


def main(argv: Sequence[str]) -> None:
    """Run a module as if it had been started itself."""
    parser = argparse.ArgumentParser(prog="build/dev.py workshop")
    parser.add_argument("name", choices=MODULES)
    name: str = parser.parse_args(argv[:1]).name
    sys.argv = [f"{parser.prog} {name}", *argv[1:]]
    run_module(f"build.workshop.{MODULES[name]}", run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:])
