"""What ``build/dev.py workshop`` can run is there, and is told."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest

from build import cli
from build.environment import ROOT
from build.workshop.run import MODULES


@pytest.mark.parametrize("module", MODULES.values())
def test_a_command_has_a_module_that_can_be_run(module: str) -> None:
    spec = find_spec(f"build.workshop.{module}")
    assert spec is not None
    if spec.submodule_search_locations:
        assert find_spec(f"build.workshop.{module}.__main__") is not None


def test_the_help_and_the_readme_name_every_command() -> None:
    assert cli.COMMANDS["workshop"].help == f"{', '.join(MODULES)}; or test"
    paper = (ROOT / "build" / "workshop" / "README.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)", paper, re.MULTILINE)) == set(MODULES)
