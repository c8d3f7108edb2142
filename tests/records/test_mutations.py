"""Whatever is done to a record, the answer is a state or one line of refusal."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.commands import main
from tests.records.recorded import whole_game

Part = dict[Any, Any] | list[Any]
TEXT = whole_game()
# Pieces that are right somewhere, so that mistakes get past the first check.
PIECES = st.sampled_from(
    ["A", "M", "pass", "A5", "B13", "allegiance", "no-allegiance", "", "backyardia/1", "prototype"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | PIECES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mutations") / "game.json"


def answer(file: Path, content: bytes) -> None:
    """Check that the command answers as it should, whatever it answers."""
    file.write_bytes(content)
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(["record", "state", str(file)])
    lines = len(out.getvalue().splitlines()), len(err.getvalue().splitlines())
    assert (code, lines) in [(0, (1, 0)), (1, (0, 1))]


def change(value: Part, data: st.DataObject, values: st.SearchStrategy[object] = VALUES) -> None:
    """Change one thing somewhere inside a list or an object."""
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


@settings(max_examples=150)
@given(data=st.data())
def test_a_changed_part(file: Path, data: st.DataObject) -> None:
    parts = json.loads(TEXT)
    for _ in range(data.draw(st.integers(1, 3))):
        change(parts, data)
    answer(file, json.dumps(parts).encode("utf-8", "surrogatepass"))


@settings(max_examples=150)
@given(start=st.integers(0, len(TEXT)), length=st.integers(0, 30), junk=st.binary(max_size=8))
def test_changed_bytes(file: Path, start: int, length: int, junk: bytes) -> None:
    data = TEXT.encode()
    answer(file, data[:start] + junk + data[start + length :])
