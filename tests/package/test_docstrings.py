"""What packages leave out of modules: docstrings, and nothing else."""

from __future__ import annotations

import marshal
from importlib.util import MAGIC_NUMBER, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from build.package.docstrings import SHORTEST, lean

SOURCE = '''"""A module."""

from __future__ import annotations


class Bowl:
    """Holds cubes."""

    def __init__(self, cubes: int) -> None:
        self.cubes = cubes

    def empty(self) -> None:
        """Only described."""


def check(bowl: Bowl) -> str:
    """Not below zero."""
    assert bowl.cubes >= 0
    return """Not below zero."""
'''


@pytest.fixture
def bowls(tmp_path: Path) -> ModuleType:
    """The module as a package would carry it."""
    file = tmp_path / "bowls.py"
    file.write_text(SOURCE, "utf-8")
    as_packed = tmp_path / "packed" / "bowls.pyc"
    as_packed.parent.mkdir()
    code = lean(compile(SOURCE, str(file), "exec"))
    as_packed.write_bytes(MAGIC_NUMBER + bytes(12) + marshal.dumps(code))
    spec = spec_from_file_location("bowls", as_packed)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_docstrings_go_and_words_that_are_answers_stay(bowls: ModuleType) -> None:
    assert bowls.__doc__ is None
    assert bowls.check.__doc__ is None
    assert bowls.Bowl.__doc__ == SHORTEST
    assert bowls.Bowl(1).empty() is None
    assert bowls.check(bowls.Bowl(1)) == "Not below zero."


def test_assertions_stay_and_say_their_line(bowls: ModuleType) -> None:
    with pytest.raises(AssertionError) as caught:
        bowls.check(bowls.Bowl(-1))
    assert SOURCE.splitlines()[caught.traceback[-1].lineno].strip().startswith("assert")


def test_what_has_no_source_stays_as_it_is() -> None:
    code = compile("pass", "<frozen>", "exec")
    assert lean(code) is code
