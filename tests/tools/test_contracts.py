"""The import contracts hold every room there is, and name none that is not."""

import tomllib
from graphlib import TopologicalSorter
from typing import Any

import grimp
import pytest

from build.contracts import Import, trespasses
from build.environment import ROOT

CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "tool"
]["importlinter"]["contracts"]
STACKED = [each for each in CONTRACTS if each["type"] == "layers" and "containers" in each]


@pytest.mark.parametrize("contract", STACKED, ids=[each["id"] for each in STACKED])
def test_no_room_is_left_out_of_its_layers_and_none_may_be_missing(
    contract: dict[str, Any],
) -> None:
    assert contract.get("exhaustive")
    assert not [layer for layer in contract["layers"] if "(" in layer]


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("game.rules.rugs.flow", "game.rules.rugs.model", True),
        ("game.rules.rugs.flow", "game.rules.tricks", True),
        ("game.bots.rugs.outlook", "game.rules.rugs.api", True),
        ("game.bots.rugs.outlook", "game.rules.rugs.model", False),
        ("game.bots.rugs.outlook", "game.rules.rugs", False),
        ("game.bots.rugs.outlook", "game.rules.glass.api", False),
        ("game.bots.halving", "game.rules.rugs.api", False),
        ("game.history.reading", "game.history.rugs", False),
        ("scenes.rugs.history", "game.history.rugs", True),
        ("scenes.glass.history", "scenes.rugs.palette", False),
        ("scenes.app", "scenes.rugs.entry", False),
        ("game.catalogue", "game.rules.rugs.api", True),
        ("game.catalogue", "game.rules.rugs.choices", True),
        ("game.catalogue", "game.bots.rugs.levels", False),
        ("scenes.app", "scenes.shell.entry", True),
    ],
)
def test_a_game_is_entered_from_its_own_folders_and_through_the_door(
    importer: str, imported: str, *, allowed: bool
) -> None:
    found = [*trespasses([Import(importer, imported)], {"rugs", "glass"})]
    assert bool(found) != allowed


def test_no_imports_go_in_a_circle() -> None:
    """Those that only annotations use count as well."""
    graph = grimp.build_graph("game", "scenes", "build", "tests", cache_dir=None)
    imports = {each: graph.find_modules_directly_imported_by(each) for each in graph.modules}
    TopologicalSorter(imports).prepare()  # raises CycleError, which names one
