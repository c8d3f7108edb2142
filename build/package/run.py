"""Makes everything that people download for this system. Started by `build/dev.py package`."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from build.environment import ROOT, SetupError, say
from build.package import appimage, deb, linux, macos, papers, windows
from build.package.contents import GAME
from build.package.freeze import freeze, megabytes
from build.package.identity import NAME, TITLE, VERSION, machine, system
from build.package.sbom import write_sbom


def main(argv: Sequence[str]) -> int:
    """Make the packages; the exit code."""
    parser = argparse.ArgumentParser(prog="build/dev.py package", description=__doc__)
    parser.add_argument(
        "--to", type=Path, default=ROOT / "dist", metavar="DIR", help="where they go (dist/)"
    )
    parser.add_argument(
        "--quick", action="store_true", help="pack in seconds rather than small, to try them out"
    )
    wishes = parser.parse_args(argv)
    to: Path = wishes.to.resolve()
    preset = linux.QUICKEST if wishes.quick else linux.SMALLEST
    try:
        with tempfile.TemporaryDirectory(prefix=f"{NAME}-") as work:
            made = make(Path(work), to, preset)
    except SetupError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    for file in made:
        say(f"{megabytes(file):7.2f} MB  {file}")
    return 0


def make(work: Path, to: Path, preset: int) -> list[Path]:
    """Make the packages in an empty folder ``to``, with all that is thrown away in ``work``.

    With ``preset`` archives for Linux are packed: the effort of xz.
    """
    _empty(to)
    say(f"Freezing {TITLE} {VERSION}.")
    if system() == "macos":
        macos.fuse_wheels(work)
    program = freeze(GAME, work)
    say(f"{megabytes(program):7.2f} MB unpacked. Packing.")
    made = _pack(program, work, to, preset)
    bill = write_sbom(program, to / f"{NAME}-{VERSION}-{system()}-{machine()}.cdx.json")
    made.append(bill)
    sums = papers.write_sums(made, to / f"{NAME}-{VERSION}-{system()}-{machine()}.sha256")
    return [*made, sums]


def _pack(program: Path, work: Path, to: Path, preset: int) -> list[Path]:
    if system() == "linux":
        archive = linux.pack(program, work, to, preset)
        deb_or_none = deb.pack_if_possible(program, work, to, preset)
        unpacked = work / f"{NAME}-{VERSION}"
        return [archive, *deb_or_none, *appimage.pack_if_possible(unpacked, work, to)]
    folder = work / f"{NAME}-{VERSION}"
    if system() == "macos":
        app = program.with_name(f"{TITLE}.app")
        shutil.copytree(app, folder / app.name, symlinks=True)
    else:
        shutil.copytree(program, folder, copy_function=shutil.copyfile)
    papers.put_readme(folder, system())
    papers.put_licences(folder)
    if system() == "macos":
        return [macos.pack(folder, to)]
    return [windows.pack(folder, to), *windows.install_if_possible(folder, work, to)]


def _empty(folder: Path) -> None:
    """Make room: what an older version left would be published again."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.iterdir():
        if not file.name.startswith((f"{NAME}-", f"{NAME}_")):
            raise SetupError(f"{file} is no package of ours: choose an empty folder.")
        file.unlink()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
