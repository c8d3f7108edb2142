"""Cuts the fonts for Japanese out of the whole ones, which are ten times as large.

Started by `build/dev.py words --fonts DIR`. The whole files are in the package
`@expo-google-fonts/m-plus-rounded-1c` of npm; ``DIR`` is where it was unpacked. The lighter one
keeps whatever stands in JIS level 1, for people are called by it, and some more of names; the
bolder one those of four years of school and what our own sentences hold; the lighter one lends it
the rest. Latin letters and digits stay with our own fonts. A grid of 400 instead of 1,000 steps is
finer than any screen shows and packs a seventh smaller. The same files come out every time.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from build.environment import LOCKS, ROOT, Environment, SetupError, ensure

FONTS: Final = ROOT / "assets" / "fonts"
CATALOGUES: Final = ROOT / "assets" / "words"
SCHOOL: Final = Path(__file__).with_name("school_kanji.txt")
NAMED: Final = (
    "翔颯凛凜莉凪琉璃煌瑛晟彗惺蕾澪瑠琥珀櫂絆昊皓羚耀曖燿眞嶺澤濱齋齊邊瀧櫻廣國惠嶋彌禮穰"
    "晏朋熙璋瑤瑶珈珞琳毬徠孃將峯暉槇橙澄濤煕燦祿禎穗笙綸縁翠苺茉萠蘭襄"
)
"""Beyond JIS level 1, but many people are called by them."""
GRID: Final = 400  # steps to the height of a letter
FIRST: Final = 0x2E80  # from here on letters are of scripts that our own fonts do not have
SIGNS, KANA, LEVEL_1 = range(1, 3), range(4, 6), range(16, 48)  # rows of the table of JIS X 0208
FULL_WIDTH: Final = frozenset(map(chr, range(0xFF01, 0xFF5F)))
DASHES: Final = frozenset("―‥")  # in no font of ours, as are the signs beyond the next
WIDE_SIGNS: Final = 0x2030
MOMENT: Final = "1767225600"  # what the files say of when they were made


class Cut(NamedTuple):
    """A font of ours: the whole file in the package, what ours is called, the sum of the whole."""

    whole: str
    file: str
    sum: str

    @property
    def letters(self) -> frozenset[str]:
        """What it has to have."""
        return lighter() if self.file.endswith("Medium.ttf") else bolder()


CUTS: Final = (
    Cut(
        "500Medium/MPLUSRounded1c_500Medium.ttf",
        "MPlusRounded1c-Medium.ttf",
        "eb0a4d475a4d9c0438b11c3d58f302fe465e15b570132569b2d4dc12617b3309",
    ),
    Cut(
        "700Bold/MPLUSRounded1c_700Bold.ttf",
        "MPlusRounded1c-Bold.ttf",
        "7cc22dbfebb98959d01f4dd86efcb8283ee9754319bfecb03e222ccfa82c65fb",
    ),
)


def tools() -> Environment:
    """Where the program lives that cuts fonts."""
    return Environment(ROOT / ".venv-fonts", ("fonttools",), LOCKS / "fonts.txt")


def lighter() -> frozenset[str]:
    """Signs, kana, JIS level 1 and what names hold, and whatever our sentences need besides."""
    return _common() | frozenset(_rows(LEVEL_1)) | frozenset(NAMED) | letters_needed()


def bolder() -> frozenset[str]:
    """Signs, kana, kanji of the first years of school, and whatever our sentences need besides."""
    taught = SCHOOL.read_text(encoding="utf-8").split()
    return _common() | frozenset("".join(taught)) | letters_needed()


def letters_needed(folder: Path = CATALOGUES) -> frozenset[str]:
    """The letters of our translations that only these fonts have."""
    texts = (file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.po")))
    return frozenset(letter for text in texts for letter in text if ord(letter) >= FIRST)


def _common() -> frozenset[str]:
    signs = {sign for sign in _rows(SIGNS) if ord(sign) > WIDE_SIGNS}
    return frozenset(signs | set(_rows(KANA)) | FULL_WIDTH | DASHES) - {"\u3000"}


def _rows(rows: range) -> Iterator[str]:
    """What stands in these rows of JIS X 0208: Python's own tables have it."""
    for row in rows:
        for cell in range(1, 95):
            yield from bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp", errors="ignore")


def cut(package: Path) -> list[str]:
    """Make both files from the unpacked package; a line for each.

    Raises:
        SetupError: A whole file is missing or is another one.
    """
    python = ensure(tools())
    return [_cut(each, package, python) for each in CUTS]


def _cut(each: Cut, package: Path, python: Path) -> str:
    whole, to = package / each.whole, FONTS / each.file
    if not whole.is_file():
        raise SetupError(f"{whole} is missing: unpack @expo-google-fonts/m-plus-rounded-1c there.")
    if sha256(whole.read_bytes()).hexdigest() != each.sum:
        raise SetupError(f"{whole} is not the file that our font was made from.")
    with tempfile.TemporaryDirectory() as work:
        wanted, fewer = Path(work, "letters.txt"), Path(work, "fewer.ttf")
        wanted.write_text("".join(sorted(each.letters)), encoding="utf-8")
        _run(python, "subset", str(whole), f"--text-file={wanted}", f"--output-file={fewer}",
             "--no-hinting", "--layout-features=", "--drop-tables+=DSIG,GDEF,GPOS,GSUB,vhea,vmtx",
             "--name-IDs=0,1,2,13,14")  # fmt: skip
        _run(python, "ttLib.scaleUpem", str(fewer), str(GRID), f"--output-file={to}")
    return f"{each.file}: {len(each.letters)} letters, {to.stat().st_size // 1000} kB"


def _run(python: Path, tool: str, *arguments: str) -> None:
    command = [str(python), "-m", "fontTools", tool, *arguments]
    settings = {**os.environ, "SOURCE_DATE_EPOCH": MOMENT}
    if subprocess.run(command, env=settings, check=False).returncode != 0:
        raise SetupError(f"fontTools {tool} failed; the reason stands above.")
