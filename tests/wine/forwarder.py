"""A library for Windows that has no code of its own: its one function is that of another."""

from __future__ import annotations

import struct
from typing import Final

BASE: Final = 0x180000000
SECTION: Final = 0x1000
"""Where the names are once it is loaded, and the size that such places are rounded up to."""
FILE: Final = 0x200
"""Where they are in the file, and the same of the file."""
MACHINE: Final = 0x8664  # x86-64
LIBRARY: Final = 0x2022  # a library, complete, that may lie at large addresses
READ_ONLY: Final = 0x40000040


def forwarder(library: str, function: str, target: str) -> bytes:
    """An image of ``library`` in which ``function`` means ``target``, such as ``advapi32.Name``."""
    exports = _exports(library, function, target)
    head = b"MZ".ljust(60, b"\0") + struct.pack("<I", 64) + b"PE\0\0"
    head += struct.pack("<HHIIIHH", MACHINE, 1, 0, 0, 0, 240, LIBRARY) + _optional(len(exports))
    section = (b".rdata", len(exports), SECTION, FILE, FILE, 0, 0, 0, 0, READ_ONLY)
    head += struct.pack("<8sIIIIIIHHI", *section)
    assert len(exports) <= FILE
    return head.ljust(FILE, b"\0") + exports.ljust(FILE, b"\0")


def _optional(size: int) -> bytes:
    """How large everything is, and where the exports are: nothing else is there."""
    code = struct.pack("<HBBIIIII", 0x20B, 0, 0, 0, FILE, 0, 0, SECTION)
    versions = struct.pack("<QIIHHHHHHI", BASE, SECTION, FILE, 6, 0, 0, 0, 6, 0, 0)
    sizes = struct.pack("<IIIHH", 2 * SECTION, FILE, 0, 2, 0)
    stacks = struct.pack("<QQQQII", 0x100000, 0x1000, 0x100000, 0x1000, 0, 16)
    return code + versions + sizes + stacks + struct.pack("<II", SECTION, size).ljust(16 * 8, b"\0")


def _exports(library: str, function: str, target: str) -> bytes:
    """The table of one function; an address inside the table itself is the name of another one."""
    names = [word.encode("ascii") + b"\0" for word in (library, function, target)]
    addresses = SECTION + struct.calcsize("<IIHHIIIIIII")
    table = struct.calcsize("<IIHH")
    called = addresses + table
    own = called + len(names[0])
    meant = own + len(names[1])
    tables = (addresses, addresses + 4, addresses + 8)
    head = struct.pack("<IIHHIIIIIII", 0, 0, 0, 0, called, 1, 1, 1, *tables)
    return head + struct.pack("<IIHH", meant, own, 0, 0) + b"".join(names)
