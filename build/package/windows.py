"""What Windows shows of the program: the version resource, and the archive to download."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from build.environment import say
from build.package import papers
from build.package.icons import ICO, ico, png
from build.package.identity import (
    MAKERS,
    NAME,
    TITLE,
    VERSION,
    machine,
    version_numbers,
)
from build.package.zipping import zip_up

INNO: Final = r"C:\Program Files (x86)\Inno Setup 6"
ENGLISH: Final = "040904B0"  # US English, Unicode


def version_resource(program: str) -> str:
    """The text in which PyInstaller wants the details of the file's properties."""
    facts = {
        "CompanyName": MAKERS,
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "InternalName": program,
        "LegalCopyright": f"© {MAKERS}, MIT licence",
        "OriginalFilename": f"{program}.exe",
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


def write_version_resource(program: str, folder: str) -> str:
    """Write the resource into PyInstaller's work folder; the file's name."""
    file = Path(folder) / f"{program}-version.txt"
    file.write_text(version_resource(program), encoding="utf-8")
    return str(file)


def pack(folder: Path, to: Path) -> Path:
    """The archive of a folder with the program and its papers."""
    return zip_up(folder, to / f"{NAME}-{VERSION}-windows-{machine()}.zip")


def install_if_possible(folder: Path, work: Path, to: Path) -> list[Path]:
    """The installer, where Inno Setup is; nothing elsewhere."""
    compiler = shutil.which("iscc") or shutil.which("iscc", path=INNO)
    if compiler is None:
        say("There is no Inno Setup here, so there is no installer.")
        return []
    recipe = work / "setup.iss"
    recipe.write_text(papers.fill_in("shops/setup.iss"), encoding="utf-8-sig")
    recipe.with_suffix(".ico").write_bytes(ico({size: png(size) for size in ICO}))
    command = [compiler, "/Qp", f"/DSource={folder}", f"/DOutput={to}", str(recipe)]
    subprocess.run(command, check=True)
    return [to / f"{NAME}-{VERSION}-windows-{machine()}-setup.exe"]
