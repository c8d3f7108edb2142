"""What lies beside the program: names, sums, parts list, licences, menu entry."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
import struct
import subprocess
import sys
import tempfile
from importlib.metadata import version
from io import BytesIO
from pathlib import Path

import pygame
import pytest

import main
from build.bench.package import MOST_PACKED, MOST_UNPACKED
from build.environment import ROOT
from build.package import icons, linux, windows
from build.package.freeze import megabytes
from build.package.identity import APP_ID, version_numbers
from build.package.libraries import LIBRARIES, TABLES, Library, all_in, library_of, version_of
from build.package.papers import fill_in
from game import HOME_PAGE, __version__
from game.catalogue import SHELF

BRINGERS = ("libraries", "python-libraries")
# Those of the list that our parts have.
SPDX = {
    *("BSD-2-Clause", "BSD-3-Clause", "FTL", "GPL-2.0-or-later", "Bootloader-exception", "IJG"),
    *("LGPL-2.1-only", "LGPL-2.1-or-later", "LGPL-3.0-only", "MIT", "MPL-2.0", "PSF-2.0", "Zlib"),
    *("blessing", "libpng-2.0", "libtiff", "Apache-2.0"),
}
PYTHON = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
SIZES = {"16x16", "22x22", "24x24", "32x32", "48x48", "64x64", "128x128", "256x256"}


@pytest.mark.package
def test_the_files_are_named_after_version_and_system(downloads: Path) -> None:
    names = sorted(file.name for file in downloads.iterdir())
    start = f"bug-council-{re.escape(__version__)}-linux-x86_64"
    patterns = [
        rf"{start}-glibc\d\.\d+\.tar\.xz",
        rf"{start}\.cdx\.json",
        rf"{start}\.sha256",
        rf"bug-council_{re.escape(__version__)}_amd64\.deb",
    ]
    for pattern in patterns:
        assert any(re.fullmatch(pattern, name) for name in names), (pattern, names)


@pytest.mark.package
def test_it_is_small(archive: Path, unpacked: Path, tmp_path: Path) -> None:
    """For players it is packed smaller than in ``downloads``, which takes half a minute."""
    assert megabytes(unpacked) < MOST_UNPACKED
    if megabytes(archive) >= MOST_PACKED:
        archive = linux.compress(unpacked, tmp_path / "small.tar.xz")
    assert megabytes(archive) < MOST_PACKED


@pytest.mark.package
def test_the_sums_are_right(downloads: Path) -> None:
    (sums,) = downloads.glob("*.sha256")
    subprocess.run(["sha256sum", "--check", sums.name], cwd=downloads, check=True)
    listed = {line.split()[1] for line in sums.read_text().splitlines()}
    assert listed == {file.name for file in downloads.iterdir()} - {sums.name}


@pytest.mark.package
def test_the_parts_list_names_the_packages_and_every_library(
    downloads: Path, unpacked: Path
) -> None:
    (bill,) = downloads.glob("*.cdx.json")
    parts = json.loads(bill.read_text(encoding="utf-8"))
    assert parts["metadata"]["component"]["version"] == __version__
    versions = {each["name"]: each.get("version") for each in parts["components"]}
    for name in ("pygame-ce", "pytmx", "msgspec"):
        assert versions[name] == version(name)
    assert versions["sqlite"] == sqlite3.sqlite_version
    inside = unpacked / "_internal"
    files = [file for file in inside.rglob("*.so*") if not file.is_symlink()]
    libraries = {file.relative_to(unpacked).as_posix() for file in files}
    assert libraries | {"bug-council"} <= set(versions)
    named = {each["name"] for each in parts["components"] if each["type"] != "file"}
    for file in files:
        if file.name.startswith("lib"):
            library = library_of(file.name)
            assert library is not None, file.name
            assert library.name in named
    assert {"SDL2", "freetype", "harfbuzz", "zlib", "expat", "mpdecimal", "libffi"} <= named


@pytest.mark.package
def test_the_parts_list_lets_scanners_warn(downloads: Path) -> None:
    """A version, an address and a licence in the words of SPDX for whatever is somebody's work."""
    (bill,) = downloads.glob("*.cdx.json")
    parts = json.loads(bill.read_text(encoding="utf-8"))
    refs = {each["bom-ref"] for each in parts["components"]} | {"bug-council"}
    for each in parts["components"]:
        if each["type"] == "file":
            assert re.fullmatch(r"[0-9a-f]{64}", each["hashes"][0]["content"])
            continue
        assert re.fullmatch(r"\d+(\.\d+)*", each["version"]), each
        assert each["purl"].endswith(f"@{each['version']}")
        (licence,) = each["licenses"]
        words = licence.get("expression") or licence["license"]["id"]
        for name in re.split(r" AND | OR | WITH ", words.replace("(", "").replace(")", "")):
            assert name in SPDX or name.startswith("LicenseRef-"), name
    needs = {each["ref"]: each["dependsOn"] for each in parts["dependencies"]}
    assert set(needs) == refs
    assert {on for every in needs.values() for on in every} <= refs
    assert "SDL2" in needs["SDL2_image"]
    assert "libpng" in needs["SDL2_image"]


def test_the_parts_list_knows_what_lies_inside_other_libraries_on_windows() -> None:
    told = TABLES["built_with"][version("pygame-ce")]["dll"]
    found = {each.name: each for each in all_in(Path("pygame", "SDL2_ttf.dll"))}
    assert set(found) == {"SDL2_ttf", "freetype", "harfbuzz"}
    for name in told:
        assert version_of(found[name], Path("SDL2_ttf.dll")) == told[name]
    assert [each.name for each in all_in(Path("libSDL2_ttf-2.so"))] == ["SDL2_ttf"]


@pytest.mark.package
def test_the_links_of_the_papers_lead_somewhere(downloads: Path, unpacked: Path) -> None:
    assert_links_lead_somewhere(unpacked)
    (package,) = downloads.glob("*.deb")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "--extract", str(package), folder], check=True)
        documents = Path(folder) / "usr" / "share" / "doc" / "bug-council"
        assert_links_lead_somewhere(documents)
        assert b"0.1.0" in gzip.decompress((documents / "changelog.Debian.gz").read_bytes())
        assert "Format: https://www.debian.org" in (documents / "copyright").read_text("utf-8")
        manual = documents.parents[1] / "man" / "man6" / "bug-council.6.gz"
        assert b".SH NAME" in gzip.decompress(manual.read_bytes())


def assert_links_lead_somewhere(folder: Path) -> None:
    text = (folder / "THIRD-PARTY.md").read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert len(links) > 9
    assert [link for link in links if not (folder / link).exists()] == []


def test_the_links_of_the_source_lead_somewhere() -> None:
    assert_links_lead_somewhere(ROOT)


def test_the_manual_names_every_option() -> None:
    text = fill_in("man.6").replace("\\-", "-")
    for action in main.parser()._actions:
        assert any(option in text for option in action.option_strings), action


@pytest.mark.parametrize("library", LIBRARIES, ids=lambda library: library.name)
def test_licences_have_the_names_that_scanners_know(library: Library) -> None:
    for name in re.split(r" AND | OR | WITH ", library.licence):
        assert name in SPDX or name.startswith("LicenseRef-"), name


@pytest.mark.package
def test_the_licences_come_along(unpacked: Path) -> None:
    names = {file.name for file in (unpacked / "licences").iterdir()}
    assert {"LGPL-2.1.txt", "LGPL-3.txt"} <= names
    for name in ("LICENSE", "THIRD-PARTY.md", "README.txt"):
        assert (unpacked / name).stat().st_size > 500
    assert __version__ in (unpacked / "README.txt").read_text(encoding="utf-8")


def test_the_papers_say_whose_games_they_are() -> None:
    told = (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")
    for game in SHELF.values():
        assert f"\n| *{game.title}* " in told


@pytest.mark.package
def test_every_library_that_python_brings_is_named_in_the_licences(unpacked: Path) -> None:
    papers = unpacked / "licences"
    told = "".join((papers / f"{name}.txt").read_text("utf-8") for name in BRINGERS).lower()
    files = (unpacked / "_internal").glob("*.so*")
    names = {file.name.partition(".so")[0] for file in files if not file.is_symlink()}
    assert "libsqlite3" in names
    assert [name for name in names - {PYTHON} if name.lower() not in told] == []


@pytest.mark.package
def test_only_glibc_decides_where_it_runs(unpacked: Path) -> None:
    brought = {file.name for file in unpacked.rglob("*.so*")}
    theirs = ("libstdc++", "libgcc_s", "libwayland", "libX11", "libc.so")
    assert not [name for name in brought if name.startswith(theirs)]


@pytest.mark.package
def test_the_menu_has_an_icon_in_every_size(unpacked: Path) -> None:
    theme = unpacked / "share" / "icons" / "hicolor"
    assert {folder.name for folder in theme.iterdir()} == SIZES | {"scalable"}
    for size in SIZES:
        picture = pygame.image.load(theme / size / "apps" / f"{APP_ID}.png")
        assert picture.get_size() == tuple(map(int, size.split("x")))
        assert picture.get_at((0, 0)).a == 0
        assert picture.get_at((picture.get_width() // 2, picture.get_height() // 2)).a == 255


@pytest.mark.package
def test_the_menu_entry_and_the_software_centre_agree(unpacked: Path) -> None:
    entry = (unpacked / "share" / "applications" / f"{APP_ID}.desktop").read_text()
    about = (unpacked / "share" / "metainfo" / f"{APP_ID}.metainfo.xml").read_text()
    assert "\nVersion=1.0\n" in entry
    assert f"\nIcon={APP_ID}\n" in entry
    assert f"\nStartupWMClass={APP_ID}\n" in entry
    assert f">{APP_ID}.desktop</launchable>" in about
    assert f'<release version="{__version__}"' in about
    assert HOME_PAGE in about
    assert "@" not in entry + about


def test_a_windows_icon_holds_every_size() -> None:
    pictures = {size: icons.png(size) for size in (16, 256)}
    file = icons.ico(pictures)
    assert struct.unpack("<3H", file[:6]) == (0, 1, 2)
    for index, (size, picture) in enumerate(pictures.items()):
        entry = struct.unpack("<4B2H2I", file[6 + 16 * index : 22 + 16 * index])
        assert entry[:2] == (size % 256, size % 256)
        assert file[entry[7] : entry[7] + entry[6]] == picture


def test_a_macos_icon_holds_every_type() -> None:
    picture = icons.png(32)
    file = icons.icns({b"icp5": picture, b"ic11": picture})
    assert file[:4] == b"icns"
    assert struct.unpack(">I", file[4:8]) == (len(file),)
    assert file[8:12] == b"icp5"
    assert struct.unpack(">I", file[12:16]) == (8 + len(picture),)
    assert file[16 : 16 + len(picture)] == picture


@pytest.mark.parametrize("size", [16, 512])
def test_a_macos_icon_stands_on_a_plate(size: int) -> None:
    picture = pygame.image.load(BytesIO(icons.on_plate(size)), "icon.png")
    assert picture.get_size() == (size, size)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((size // 2, size // 2)).a == 255
    assert picture.get_at((size // 2, round(size * 0.13))).a > 200  # beyond the disc


def test_the_version_resource_says_the_version() -> None:
    text = windows.version_resource("bug-council-console")
    assert "'bug-council-console.exe'" in text
    compile(text, "version.txt", "eval")
    assert f"filevers={version_numbers()}" in text
    assert repr(__version__) in text
