"""What lies beside the program: names, sums, parts list, licences, menu entry."""

from __future__ import annotations

import json
import re
import sqlite3
import struct
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pygame
import pytest

from build.package import icons, windows
from build.package.identity import APP_ID, version_numbers
from game import __version__

BRINGERS = ("libraries", "python-libraries")
PYTHON = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
SIZES = {"16x16", "22x22", "24x24", "32x32", "48x48", "64x64", "128x128", "256x256", "512x512"}


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
    libraries = {
        file.relative_to(unpacked).as_posix()
        for file in inside.rglob("*.so*")
        if not file.is_symlink()
    }
    assert libraries <= set(versions)


@pytest.mark.package
def test_the_licences_come_along(unpacked: Path) -> None:
    names = {file.name for file in (unpacked / "licences").iterdir()}
    assert {"LGPL-2.1.txt", "LGPL-3.txt"} <= names
    for name in ("LICENSE", "THIRD-PARTY.md", "README.txt"):
        assert (unpacked / name).stat().st_size > 500
    assert __version__ in (unpacked / "README.txt").read_text(encoding="utf-8")


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


def test_the_version_resource_says_the_version() -> None:
    text = windows.version_resource()
    compile(text, "version.txt", "eval")
    assert f"filevers={version_numbers()}" in text
    assert repr(__version__) in text
