"""The program's icon in every form the systems ask for, drawn from assets/art/shared/icon_app.svg.

Windows and macOS keep several sizes in one file; both kinds of file may hold plain PNG pictures,
so each is a small table of contents with the pictures behind it.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from build.environment import ROOT

DRAWING: Final = ROOT / "assets" / "art" / "shared" / "icon_app.svg"
HICOLOR: Final = (16, 22, 24, 32, 48, 64, 128, 256)  # for more there is the drawing itself
ICO: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICO_OF_TWIN: Final = (16, 32, 48)  # nobody puts the program for terminals on a desk
# A type for each size in pixels; the second ones are for displays with twice the pixels.
ICNS: Final = (
    *((b"icp4", 16), (b"icp5", 32), (b"icp6", 64), (b"ic07", 128), (b"ic08", 256)),
    *((b"ic09", 512), (b"ic10", 1024), (b"ic11", 32), (b"ic12", 64), (b"ic13", 256)),
    (b"ic14", 512),
)
FINER: Final = 4  # small icons are drawn so many times larger and shrunk: smoother edges
LARGE: Final = 256
# Apple's grid: 824 of 1024 units, corners of 185.
PLATE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">'
    '<rect x="100" y="100" width="824" height="824" rx="185" fill="#16232E"/></svg>'
)
ON_PLATE: Final = 0.7  # of the whole, for the disc


def png(size: int) -> bytes:
    """The icon as a PNG of this many pixels in each direction."""
    drawn = size if size >= LARGE else size * FINER
    picture = pygame.image.load_sized_svg(str(DRAWING), (drawn, drawn))
    if drawn != size:
        picture = pygame.transform.smoothscale(picture, (size, size))
    file = BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def on_plate(size: int) -> bytes:
    """The icon on the rounded plate that macOS wants under every icon; else it adds a grey one."""
    drawn = size if size >= LARGE else size * FINER
    picture = pygame.image.load_sized_svg(BytesIO(PLATE.encode()), (drawn, drawn))
    side = round(drawn * ON_PLATE)
    disc = pygame.image.load_sized_svg(str(DRAWING), (side, side))
    picture.blit(disc, ((drawn - side) // 2, (drawn - side) // 2))
    if drawn != size:
        picture = pygame.transform.smoothscale(picture, (size, size))
    file = BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file for Windows around PNG pictures by size (256 is the largest it knows)."""
    table, body = b"", b""
    place = 6 + 16 * len(pictures)
    for size, picture in pictures.items():
        side = size % 256  # 0 stands for 256
        table += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), place + len(body))
        body += picture
    return struct.pack("<3H", 0, 1, len(pictures)) + table + body


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """An icon file for macOS around PNG pictures by type."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def hicolor(share: Path, name: str) -> None:
    """Write the icon theme's files below ``share``, as the freedesktop systems look for them."""
    theme = share / "icons" / "hicolor"
    for size in HICOLOR:
        _write(theme / f"{size}x{size}" / "apps" / f"{name}.png", png(size))
    scalable = theme / "scalable" / "apps" / f"{name}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(DRAWING, scalable)


def for_this_system(folder: str, *, twin: bool = False) -> str | None:
    """Write the icon that goes into the program itself; None where programs carry none."""
    file = Path(folder)
    if sys.platform == "win32":
        sizes = ICO_OF_TWIN if twin else ICO
        return _write(file / f"{len(sizes)}.ico", ico({size: png(size) for size in sizes}))
    if sys.platform == "darwin":
        return _write(file / "icon.icns", icns({kind: on_plate(size) for kind, size in ICNS}))
    return None


def _write(file: Path, content: bytes) -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return str(file)
