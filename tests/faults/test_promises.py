"""What is promised to players on a computer that others use too."""

from __future__ import annotations

import re

from build.environment import ROOT
from main import PACKAGES

NAMES = {
    "pygame_ce": "pygame",
    "graphemeu": "grapheme",
}  # what is installed, and what is imported of it
WINDOWS_ONLY = {"colorama"}  # tqdm wants it there


def test_the_player_is_told_that_hands_lie_open_in_a_save() -> None:
    told = " ".join((ROOT / "docs" / "playing.md").read_text(encoding="utf-8").split())
    assert "everyone's hand is in it, open to whoever reads it" in told


def test_playing_installs_few_packages_each_with_its_sums() -> None:
    locked = (ROOT / "build" / "locks" / "play.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^([\w-]+)==[\d.]+ (.*(?:\n +.*)*)", locked, re.MULTILINE)
    names = {name.lower().replace("-", "_") for name, _sums in pins}
    assert {NAMES.get(name, name) for name in names - WINDOWS_ONLY} == PACKAGES
    assert all("--hash=sha256:" in sums for _name, sums in pins)
