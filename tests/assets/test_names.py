"""Every drawing and every layout is asked for somewhere, and whatever is asked for is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from scenes.backend.music.stems import pieces
from scenes.backend.paint.assets import asset_name
from scenes.kit.layout import FOR_LARGE

ROOT: Final = Path(__file__).parents[2]
ASSETS: Final = ROOT / "assets"
DRAWINGS: Final = {asset_name(ASSETS / "art", file) for file in ASSETS.rglob("art/**/*.svg")}
LAYOUTS: Final = {asset_name(ASSETS / "layouts", file) for file in ASSETS.rglob("*.tmx")}
SOUNDS: Final = {asset_name(ASSETS / "sounds", file) for file in ASSETS.rglob("sounds/**/*.ogg")}
MUSIC: Final = set(pieces(ASSETS / "music"))
FILES: Final = DRAWINGS | LAYOUTS | SOUNDS | MUSIC | {re.sub(r"_\d$", "", take) for take in SOUNDS}
FOLDERS: Final = "|".join(sorted({name.partition("/")[0] for name in FILES}))
NAME: Final = re.compile(rf"(?:{FOLDERS})/\w*[a-z0-9]")  # what ends with _ goes on


def said() -> Iterator[ast.expr]:
    """Every string in the code that draws and describes, plain or composed."""
    homes = (ROOT / "scenes", ROOT / "game" / "describe")
    for file in sorted(file for home in homes for file in home.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr | ast.Constant):
                yield node


def composed(node: ast.JoinedStr) -> str:
    """A composed string as a pattern; what is filled in are its groups."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"(\w+)"
        for part in node.values
    )


STRINGS: Final = list(said())
WORDS: Final = {str(node.value) for node in STRINGS if isinstance(node, ast.Constant)}
NAMES: Final = sorted(word for word in WORDS if NAME.fullmatch(word))
PATTERNS: Final = sorted(
    {
        pattern
        for pattern in (composed(node) for node in STRINGS if isinstance(node, ast.JoinedStr))
        if re.match(rf"(?:{FOLDERS})/\w", pattern)
    }
)


def asked_for(name: str) -> bool:
    """Whether the code says this name, or composes it of words that it knows."""
    if name in NAMES:
        return True
    found = (re.fullmatch(pattern, name) for pattern in PATTERNS)
    return any(
        all(part.isdecimal() or part in WORDS for part in match.groups())
        for match in found
        if match is not None
    )


def test_the_code_is_still_read() -> None:
    assert len(NAMES) > 50
    assert len(PATTERNS) > 10


@pytest.mark.parametrize("name", NAMES)
def test_what_is_asked_for_is_there(name: str) -> None:
    assert name in FILES


@pytest.mark.parametrize("pattern", PATTERNS)
def test_what_is_asked_for_by_a_composed_name_is_there(pattern: str) -> None:
    assert any(re.fullmatch(pattern, name) for name in FILES)


@pytest.mark.parametrize("name", sorted(DRAWINGS))
def test_every_drawing_is_asked_for(name: str) -> None:
    assert asked_for(name)


@pytest.mark.parametrize("name", sorted(LAYOUTS))
def test_every_layout_is_asked_for(name: str) -> None:
    assert asked_for(name.removesuffix(FOR_LARGE))


@pytest.mark.parametrize("name", sorted(MUSIC))
def test_every_piece_of_music_belongs_to_a_place(name: str) -> None:
    assert asked_for(name)


@pytest.mark.parametrize("kind", ["art", "layouts", "sounds"])
def test_every_file_lies_in_the_folder_of_a_game_or_is_shared(kind: str) -> None:
    loose = [file for file in (ASSETS / kind).iterdir() if file.is_file() and file.suffix != ".md"]
    assert not loose
