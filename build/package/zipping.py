"""Zip archives that are as small as their form allows, the same bytes for the same files.

Python's own writer lets nobody but zlib pack. libdeflate looks longer for what repeats, and one
byte in forty is saved. The form is the plainest there is, which every unpacker knows.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import gmtime
from typing import Final

from build.environment import say
from build.package.identity import FIRST_IN_ZIP, moment

VERSION: Final = 20  # of the form: folders, and what is packed by deflation
UNIX: Final = 3 << 8  # whose way of saying who may read a file
UTF_8: Final = 1 << 11
DEFLATED: Final = 8
FOR_EVERYBODY: Final = 0o100644 << 16
SMALLEST: Final = 12
Pack = Callable[[bytes], bytes]


def zip_up(folder: Path, file: Path) -> Path:
    """Pack a folder into ``file``, every file with the time of the source."""
    pack, table = packer(), b""
    files = sorted(place for place in folder.rglob("*") if place.is_file())
    with file.open("wb") as to:
        for each in files:
            name = each.relative_to(folder.parent).as_posix().encode()
            content = each.read_bytes()
            packed = pack(content)
            sizes = zlib.crc32(content), len(packed), len(content), len(name), 0
            facts = struct.pack("<5H3L2H", VERSION, UTF_8, DEFLATED, *_when(), *sizes)
            rest = struct.pack("<3H2L", 0, 0, 0, FOR_EVERYBODY, to.tell())
            table += b"PK\1\2" + struct.pack("<H", UNIX | VERSION) + facts + rest + name
            to.write(b"PK\3\4" + facts + name + packed)
        numbers = 0, 0, len(files), len(files), len(table), to.tell(), 0
        to.write(table + b"PK\5\6" + struct.pack("<4H2LH", *numbers))
    return file


def packer() -> Pack:
    """What packs one file; where its library is not there, Python's own does, and that is said."""
    try:
        library = import_module("deflate")  # only Windows makes such archives, and only it has one
    except ModuleNotFoundError:
        say("There is no libdeflate here, so the archive is larger than it need be.")
        return lambda content: zlib.compress(content, 9, -zlib.MAX_WBITS)
    return lambda content: bytes(library.deflate_compress(content, SMALLEST))


def _when() -> tuple[int, int]:
    """The time and the day of every file, as this form wants them: in steps of two seconds."""
    now = gmtime(max(moment(), FIRST_IN_ZIP))
    time = now.tm_hour << 11 | now.tm_min << 5 | now.tm_sec // 2
    return time, now.tm_year - 1980 << 9 | now.tm_mon << 5 | now.tm_mday
