"""The package for Debian, Ubuntu and their relatives."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path
from typing import Final

from build.environment import ROOT, SetupError, say
from build.package import elf, papers
from build.package.changes import all_changes
from build.package.freeze import megabytes, settle
from build.package.identity import HOME_PAGE, MAKERS, NAME, SUMMARY, VERSION, machine, moment
from build.package.linux import put_menu_files

ARCHITECTURE: Final = {"x86_64": "amd64", "arm64": "arm64"}
# Which package holds a library that the program is linked to.
C_LIBRARY: Final = ("libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "ld-")
HOLDER: Final = {
    "libgcc_s.so": "libgcc-s1",
    "libstdc++.so": "libstdc++6",
    "libz.so": "zlib1g",
}
# SDL opens these while it runs: without the first no window opens, with the others it is better.
OPENED: Final = (
    *("libx11-6", "libxext6", "libxcursor1", "libxfixes3", "libxi6", "libxrandr2", "libxss1"),
)
BETTER: Final = (
    *("libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0"),
    *("libdecor-0-0", "libegl1", "libgl1", "libpulse0", "libdbus-1-3", "libudev1"),
)
MAINTAINER: Final = f"{MAKERS} <developers@{NAME}.invalid>"
DESCRIPTION: Final = (
    "For one to seven people around one screen, with bots in any seat: a council of five",
    "factions whose strength the lowest card of each trick moves, bugs picked off rugs, secret",
    "bids on the suit that stays out of your tricks, and insects laid into display cases.",
)


def depends(program: Path) -> str:
    """The packages without which the program does not run."""
    packages = [f"libc6 (>= {elf.oldest_glibc(program)})"]
    for library in sorted(elf.foreign_libraries(program)):
        if library.startswith(C_LIBRARY):
            continue
        holders = [holder for start, holder in HOLDER.items() if library.startswith(start)]
        if not holders:
            raise SetupError(f"The program needs {library}, and deb.py does not know whose it is.")
        packages += holders
    return ", ".join([*packages, *OPENED])


def control(program: Path, size: int) -> str:
    """The package's description; ``size`` is in KiB."""
    facts = {
        "Package": NAME,
        "Version": VERSION,
        "Architecture": ARCHITECTURE[machine()],
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Section": "games",
        "Priority": "optional",
        "Homepage": HOME_PAGE,
        "Depends": depends(program),
        "Recommends": ", ".join(BETTER),
        "Description": SUMMARY,
    }
    lines = [f"{name}: {value}" for name, value in facts.items()]
    return "\n".join([*lines, *(f" {line}" for line in DESCRIPTION), ""])


def pack_if_possible(program: Path, work: Path, to: Path, preset: int) -> list[Path]:
    """Make the package where Debian's tools are; nothing elsewhere."""
    if shutil.which("dpkg-deb") is None:
        say("There is no dpkg-deb here, so there is no .deb.")
        return []
    return [_pack(program, work, to, preset)]


def _pack(program: Path, work: Path, to: Path, preset: int) -> Path:
    tree = work / "deb"
    _lay_out(program, tree)
    size = round(1e6 * megabytes(tree) / 1024)
    about = tree / "DEBIAN" / "control"
    about.parent.mkdir()
    about.write_text(control(program, size), encoding="utf-8")
    for place in (tree, *tree.rglob("*")):
        if not place.is_symlink():
            place.chmod(0o755 if place.is_dir() or place.stat().st_mode & 0o100 else 0o644)
    settle(tree)
    file = to / f"{NAME}_{VERSION}_{ARCHITECTURE[machine()]}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{preset}"]
    command += ["--build", str(tree), str(file)]
    # One thread: with several, their number would show in the file.
    wishes = {"SOURCE_DATE_EPOCH": str(moment()), "DPKG_DEB_THREADS_MAX": "1"}
    settings = os.environ | wishes
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=settings)
    return file


def _lay_out(program: Path, tree: Path) -> None:
    shutil.copytree(program, tree / "usr" / "lib" / NAME, symlinks=True)
    start = tree / "usr" / "games" / NAME
    start.parent.mkdir()
    start.symlink_to(Path("..") / "lib" / NAME / NAME)
    put_menu_files(tree / "usr" / "share", f"/usr/games/{NAME}")
    documents = tree / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    papers.put_licences(documents)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    indented = "\n".join(f" {line.strip() or '.'}" for line in licence)
    (documents / "copyright").write_text(
        papers.fill_in("copyright", LICENCE=indented), encoding="utf-8"
    )
    _zip(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    _zip(documents / "changelog.Debian.gz", debian_changes())
    _zip(tree / "usr" / "share" / "man" / "man6" / f"{NAME}.6.gz", papers.fill_in("man.6"))


def debian_changes() -> str:
    """The versions of the package, as Debian's tools read them."""
    when = formatdate(moment())
    return "\n".join(
        f"{NAME} ({each.version}) unstable; urgency=low\n\n"
        f"  * Version {each.version}; what is new stands in changelog.gz.\n\n"
        f" -- {MAINTAINER}  {when}\n"
        for each in all_changes()
    )


def _zip(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))
