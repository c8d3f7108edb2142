"""The languages that there are catalogues of, and how to speak one of them in a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from build.words import FOLDER
from game.languages import Interpreter

TRANSLATED: Final = tuple(file.stem for file in sorted(FOLDER.glob("*.po")))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    Interpreter(FOLDER).follow(language)
    try:
        yield
    finally:
        Interpreter(FOLDER).follow("en")
