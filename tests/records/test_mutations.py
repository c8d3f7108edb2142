"""Whatever is done to a record, the answer is a state or one line of refusal."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalogue import SHELF
from game.commands import main
from game.rules.rugs.api import DECK, write_cards
from tests.records import bugami
from tests.records.recorded import whole_game

Part = dict[Any, Any] | list[Any]
TEXTS = {
    "bug-council": whole_game(),
    "bugs-on-rugs": whole_game("bugs-on-rugs"),
    "bugami": bugami.whole_game(),
    "display-case": whole_game("display-case", 2),
}
# Pieces that are right somewhere, so that mistakes get past the first check.
PIECES = {
    "bug-council": ("A", "M", "pass", "A5", "B13", "allegiance", "no-allegiance", "prototype"),
    "bugs-on-rugs": (
        "A", "M", "done", "A5", "B13", "hatch L1 L2", "hatch L2 L1", "hatch L1", "END",
        write_cards(DECK),
    ),
    "bugami": ("C", "misere", "X1", "X2", "H10", "CA", 0, 2),
    "display-case": ("draw 1", "move 1>2", "30@a1", "30@e5", "pass", "end", "X", "41 X"),
}  # fmt: skip


def values(game: str) -> st.SearchStrategy[object]:
    """Whatever could stand in a record, and what stands in those of this game."""
    pieces = st.sampled_from([*PIECES[game], *SHELF, "", "backyardia/1"])
    return st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | pieces,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=6,
    )


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mutations") / "game.json"


def answer(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(["record", "state", str(file)])
    lines = len(out.getvalue().splitlines()), len(err.getvalue().splitlines())
    assert (code, lines) in [(0, (1, 0)), (1, (0, 1))]


def change(value: Part, data: st.DataObject, values: st.SearchStrategy[object]) -> None:
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(value[key], dict | list) and data.draw(st.booleans()):
            value = value[key]
            continue
        deed = data.draw(st.sampled_from(["replace", "drop", "double"]))
        if deed == "drop":
            del value[key]
        elif deed == "double" and isinstance(value, list):
            value.insert(key, value[key])
        else:
            value[key] = data.draw(values)
        return


@pytest.mark.parametrize("game", TEXTS)
@given(data=st.data())
def test_a_changed_part(game: str, file: Path, data: st.DataObject) -> None:
    parts = json.loads(TEXTS[game])
    for _ in range(data.draw(st.integers(1, 3))):
        change(parts, data, values(game))
    answer(file, json.dumps(parts).encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize("game", TEXTS)
@given(data=st.data(), length=st.integers(0, 30), junk=st.binary(max_size=8))
def test_changed_bytes(
    game: str, file: Path, data: st.DataObject, length: int, junk: bytes
) -> None:
    whole = TEXTS[game].encode()
    start = data.draw(st.integers(0, len(whole)))
    answer(file, whole[:start] + junk + whole[start + length :])
