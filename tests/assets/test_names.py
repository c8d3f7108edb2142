"""Every drawing and every layout is asked for somewhere, and whatever is asked for is there."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

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


class Strings(NamedTuple):
    """What the code says, of some 900 files: read once, and not before a test asks."""

    words: frozenset[str]
    patterns: frozenset[str]

    @property
    def names(self) -> set[str]:
        """Those words that can only be names of files."""
        return {word for word in self.words if NAME.fullmatch(word)}


@cache
def strings() -> Strings:
    found = list(said())
    composites = (composed(node) for node in found if isinstance(node, ast.JoinedStr))
    begins = re.compile(rf"(?:{FOLDERS})/\w")
    texts = (*ASSETS.glob("rules/*.md"), *ASSETS.glob("specimens/*.toml"))
    written = {word for file in texts for word in re.findall('"(.*?)"', file.read_text("utf-8"))}
    plain = (str(node.value) for node in found if isinstance(node, ast.Constant))
    return Strings(frozenset({*plain, *written}), frozenset(filter(begins.match, composites)))


def asked_for(name: str) -> bool:
    """Whether the code says this name, or composes it of words that it knows."""
    words, patterns = strings()
    if name in words:
        return True
    found = (re.fullmatch(pattern, name) for pattern in patterns)
    return any(
        all(part.isdecimal() or part in words for part in match.groups())
        for match in found
        if match is not None
    )


def test_the_code_is_still_read() -> None:
    assert len(strings().names) > 50
    assert len(strings().patterns) > 10


def test_what_is_asked_for_is_there() -> None:
    assert not strings().names - FILES


def test_what_is_asked_for_by_a_composed_name_is_there() -> None:
    lost = [
        pattern
        for pattern in strings().patterns
        if not any(re.fullmatch(pattern, name) for name in FILES)
    ]
    assert not lost


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
