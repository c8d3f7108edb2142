"""The Linux archive: the program, its place in the menu, and a script that puts it there."""

from __future__ import annotations

import lzma
import shutil
import tarfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from build.package import elf, papers
from build.package.changes import all_changes
from build.package.freeze import settle
from build.package.icons import hicolor
from build.package.identity import APP_ID, NAME, VERSION, machine, moment
from build.package.localized import in_every_language

# Machine code packs better once its jumps have been made alike.
FILTERS: Final = {
    "x86_64": [{"id": lzma.FILTER_X86}],
    "arm64": [],
}
SMALLEST, QUICKEST = 9, 0  # presets of xz; more effort than 9 makes our music larger, not smaller


def file_name(program: Path) -> str:
    """What the archive is called, without its endings."""
    return f"{NAME}-{VERSION}-linux-{machine()}-glibc{elf.oldest_glibc(program)}"


def put_menu_files(share: Path, command: str) -> None:
    """Menu entry, software centre entry and icons below a ``share`` folder."""
    for source, place in (
        ("menu.desktop", share / "applications" / f"{APP_ID}.desktop"),
        ("metainfo.xml", share / "metainfo" / f"{APP_ID}.metainfo.xml"),
    ):
        text = papers.fill_in(source, EXEC=command, RELEASE_NOTES=release_notes())
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(in_every_language(source, text), encoding="utf-8")
    hicolor(share, APP_ID)


def release_notes() -> str:
    """The newest versions and what is new in them, as software centres show it."""
    lines = []
    for each in all_changes():
        day = each.date or datetime.fromtimestamp(moment(), UTC).date().isoformat()
        points = "".join(f"          <li>{escape(point)}</li>\n" for point in each.points)
        lines.append(
            f'    <release version="{each.version}" date="{day}">\n      <description>\n'
            f"        <ul>\n{points}        </ul>\n      </description>\n    </release>"
        )
    return "\n".join(lines)


def lay_out(program: Path, folder: Path) -> None:
    """Everything that the archive holds, as it lies there."""
    shutil.copytree(program, folder, symlinks=True)
    put_menu_files(folder / "share", NAME)
    script = folder / "install.sh"
    script.write_text(papers.fill_in("install.sh"), encoding="utf-8")
    script.chmod(0o755)
    papers.put_readme(folder, "linux")
    papers.put_licences(folder)


def pack(program: Path, work: Path, to: Path, preset: int) -> Path:
    """Make the archive; everything in it lies in one folder."""
    folder = work / f"{NAME}-{VERSION}"
    lay_out(program, folder)
    return compress(settle(folder), to / f"{file_name(program)}.tar.xz", preset)


def compress(folder: Path, file: Path, preset: int = SMALLEST) -> Path:
    """Pack a folder, with this effort."""
    filters = [*FILTERS[machine()], {"id": lzma.FILTER_LZMA2, "preset": preset}]
    with (
        lzma.open(file, "wb", filters=filters) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        archive.add(folder, folder.name, filter=_owned_by_nobody)
    return file


def _owned_by_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The archive does not tell who made it, and its files may be read by everybody."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
