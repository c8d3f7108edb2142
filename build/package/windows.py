"""What Windows shows of the program: the version resource, and the archive to download."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from build.package.identity import MAKERS, NAME, TITLE, VERSION, machine, version_numbers

ENGLISH: Final = "040904B0"  # US English, Unicode


def version_resource() -> str:
    """The text in which PyInstaller wants the details of the file's properties."""
    facts = {
        "CompanyName": MAKERS,
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": f"© {MAKERS}, MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }
    entries = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in facts.items())
    numbers = version_numbers()
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F,"
        " flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),"
        f" kids=[StringFileInfo([StringTable({ENGLISH!r}, [{entries}])]),"
        " VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])])])\n"
    )


def write_version_resource(folder: str) -> str:
    """Write the resource into PyInstaller's work folder; the file's name."""
    file = Path(folder) / "version.txt"
    file.write_text(version_resource(), encoding="utf-8")
    return str(file)


def pack(folder: Path, to: Path) -> Path:
    """The archive of a folder with the program and its papers."""
    name = to / f"{NAME}-{VERSION}-windows-{machine()}"
    made = shutil.make_archive(str(name), "zip", folder.parent, folder.name)
    return Path(made)
