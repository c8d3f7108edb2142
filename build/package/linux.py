"""The Linux archive: the program, its place in the menu, and a script that puts it there."""

from __future__ import annotations

import lzma
import shutil
import tarfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from build.package import elf, papers
from build.package.icons import hicolor
from build.package.identity import APP_ID, MAKERS, NAME, SUMMARY, TITLE, VERSION, machine

# Machine code packs better once its jumps have been made alike.
FILTERS: Final = {
    "x86_64": [{"id": lzma.FILTER_X86}],
    "arm64": [],
}


def file_name(program: Path) -> str:
    """What the archive is called, without its endings."""
    return f"{NAME}-{VERSION}-linux-{machine()}-glibc{elf.oldest_glibc(program)}"


def put_menu_files(share: Path, command: str) -> None:
    """Menu entry, software centre entry and icons below a ``share`` folder."""
    words = {"@ID@": APP_ID, "@NAME@": NAME, "@TITLE@": TITLE, "@SUMMARY@": SUMMARY}
    words |= {"@VERSION@": VERSION, "@MAKERS@": MAKERS, "@EXEC@": command}
    words["@DATE@"] = datetime.now(UTC).date().isoformat()
    for source, place in (
        ("menu.desktop", share / "applications" / f"{APP_ID}.desktop"),
        ("metainfo.xml", share / "metainfo" / f"{APP_ID}.metainfo.xml"),
    ):
        text = (papers.FILES / source).read_text(encoding="utf-8")
        for word, meaning in words.items():
            text = text.replace(word, meaning)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    hicolor(share, APP_ID)


def lay_out(program: Path, folder: Path) -> None:
    """Everything that the archive holds, as it lies there."""
    shutil.copytree(program, folder, symlinks=True)
    put_menu_files(folder / "share", NAME)
    script = folder / "install.sh"
    text = (papers.FILES / "install.sh").read_text(encoding="utf-8")
    script.write_text(text.replace("@ID@", APP_ID).replace("@NAME@", NAME), encoding="utf-8")
    script.chmod(0o755)
    papers.put_readme(folder, "linux")
    papers.put_licences(folder)


def pack(program: Path, work: Path, to: Path) -> Path:
    """Make the archive; everything in it lies in one folder."""
    folder = work / f"{NAME}-{VERSION}"
    lay_out(program, folder)
    return compress(folder, to / f"{file_name(program)}.tar.xz")


def compress(folder: Path, file: Path) -> Path:
    """Pack a folder as small as it gets."""
    filters = [*FILTERS[machine()], {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
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
