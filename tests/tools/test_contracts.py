"""The import contracts hold every room there is, and name none that is not."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

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
