"""Modules as packages carry them: without docstrings, which nobody reads there.

Python's own ``-OO`` would leave the assertions out as well.
"""

from __future__ import annotations

import ast
from pathlib import Path
from types import CodeType
from typing import Final

SHORTEST: Final = "."
"""What a class keeps: without any a dataclass would put one together, at every start."""


def lean(code: CodeType) -> CodeType:
    """The same module without docstrings, compiled from its source; itself where there is none."""
    source = Path(code.co_filename)
    if source.suffix != ".py" or not source.is_file():
        return code
    tree = ast.parse(source.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            _shorten(node)
    return compile(tree, code.co_filename, "exec", dont_inherit=True, optimize=0)


def _shorten(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef,
) -> None:
    if ast.get_docstring(node, clean=False) is None:
        return
    first = node.body[0]
    if isinstance(node, ast.ClassDef):
        node.body[0] = ast.copy_location(ast.Expr(ast.Constant(SHORTEST)), first)
        ast.fix_missing_locations(node.body[0])
    else:
        node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), first)]
