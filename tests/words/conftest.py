"""Whatever language a test speaks, the next one speaks English again."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path

import pytest

from game import words
from game.languages import Interpreter


@pytest.fixture(autouse=True)
def english_afterwards(tmp_path: Path) -> Iterator[None]:
    yield
    Interpreter(tmp_path / "no catalogues").follow("en")
    words.speak(NullTranslations())
