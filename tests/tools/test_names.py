"""Names that hide each other."""

from __future__ import annotations

import ast
from pathlib import Path

from build.environment import ROOT


def own_names(package: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.parse((package / "__init__.py").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def test_no_package_defines_a_name_that_one_of_its_modules_has() -> None:
    """Python would forget the first as soon as somebody imports the second."""
    packages = [
        file.parent
        for top in ("game", "scenes", "build")
        for file in (ROOT / top).rglob("__init__.py")
    ]
    assert packages
    twice = {
        f"{package.relative_to(ROOT).as_posix()}: {name}"
        for package in packages
        for name in own_names(package) & {each.stem for each in package.iterdir()}
    }
    assert not twice
