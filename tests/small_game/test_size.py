"""A further game is cheap: its rules and its screen together are a few hundred lines."""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).parent
RULES, WORDS = ("rules",), ("description",)
SCREEN = ("book", "entry", "deck", "picture", "cues", "ui")


def lines(name: str) -> int:
    """Lines with something to do: no blank ones, no imports, no docstrings, no comments."""
    text = (HERE / f"{name}.py").read_text(encoding="utf-8")
    idle: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        quoted = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if quoted or isinstance(node, ast.Import | ast.ImportFrom):
            assert isinstance(node, ast.stmt)
            idle.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    written = enumerate(text.splitlines(), start=1)
    busy = [line.strip() for number, line in written if number not in idle]
    return sum(bool(line) and not line.startswith("#") for line in busy)


def test_the_rules_are_short() -> None:
    assert sum(map(lines, RULES)) <= 160


def test_what_is_said_is_short() -> None:
    assert sum(map(lines, WORDS)) <= 70


def test_the_screen_is_short() -> None:
    assert sum(map(lines, SCREEN)) <= 330
