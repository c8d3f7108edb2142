"""Nothing in the tree tells on whose machine it was written."""

import re
from collections.abc import Iterator
from pathlib import Path

from build.environment import ROOT

TEXT = {".cfg", ".ini", ".json", ".md", ".py", ".svg", ".tmx", ".toml", ".tsx", ".txt", ".yml"}
FOLDERS = (".github", "assets", "build", "game", "scenes", "tests", ".ci")
# Absolute paths into somebody's home; put together here, so that this file has none itself.
HOMES = re.compile("|".join([r"/(?:home|Users)" + r"/\w", "/root" + "/", r":\\+Users" + r"\\"]))


def texts() -> Iterator[Path]:
    for path in sorted(ROOT.iterdir()):
        if path.is_file():
            yield path
    for folder in FOLDERS:
        yield from (each for each in sorted((ROOT / folder).rglob("*")) if each.is_file())


def is_text(path: Path) -> bool:
    return path.suffix in TEXT or path.name in {"LICENSE", "run", ".gitignore", ".editorconfig"}


def test_no_file_names_a_home_folder() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in filter(is_text, texts())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if HOMES.search(line)
    ]
    assert not found
