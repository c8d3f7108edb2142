"""One file for every Linux: the folder of the archive, packed behind a small start program.

That program (the "runtime") is somebody else's, and so are its sums: whoever wants the file says
where it lies, in APPIMAGE_RUNTIME. The folder can be tried out without it: ``AppRun`` starts it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from build.environment import say
from build.package.freeze import settle
from build.package.identity import APP_ID, NAME, VERSION, machine, moment

RUNTIME: Final = "APPIMAGE_RUNTIME"
START: Final = f"""#!/bin/sh
# Starts the game from wherever this folder lies.
exec "$(dirname -- "$(readlink -f -- "$0")")/{NAME}" "$@"
"""


def lay_out(archive: Path, folder: Path) -> Path:
    """The folder of the archive as the start program wants it."""
    shutil.copytree(archive, folder, symlinks=True)
    (folder / "install.sh").unlink()
    (folder / "share").rename(folder / "usr-share")
    (folder / "usr").mkdir()
    (folder / "usr-share").rename(folder / "usr" / "share")
    entry = folder / f"{APP_ID}.desktop"
    text = (folder / "usr" / "share" / "applications" / entry.name).read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith("TryExec=")]
    entry.write_text("\n".join(kept) + "\n", encoding="utf-8")
    icon = folder / "usr" / "share" / "icons" / "hicolor" / "256x256" / "apps" / f"{APP_ID}.png"
    shutil.copyfile(icon, folder / icon.name)
    (folder / ".DirIcon").symlink_to(icon.name)
    start = folder / "AppRun"
    start.write_text(START, encoding="utf-8")
    start.chmod(0o755)
    return settle(folder)


def pack_if_possible(archive: Path, work: Path, to: Path) -> list[Path]:
    """Make the file where the tools are; nothing elsewhere."""
    runtime = os.environ.get(RUNTIME, "")
    if shutil.which("mksquashfs") is None or not Path(runtime).is_file():
        say(f"There is no mksquashfs or no {RUNTIME} here, so there is no AppImage.")
        return []
    folder = lay_out(archive, work / "AppDir")
    content = work / "content.squashfs"
    command = ["mksquashfs", str(folder), str(content), "-quiet", "-no-progress", "-root-owned"]
    command += ["-noappend", "-comp", "zstd", "-Xcompression-level", "22"]
    settings = os.environ | {"SOURCE_DATE_EPOCH": str(moment())}
    subprocess.run(command, check=True, env=settings, stdout=subprocess.DEVNULL)
    file = to / f"{NAME}-{VERSION}-linux-{machine()}.AppImage"
    file.write_bytes(Path(runtime).read_bytes() + content.read_bytes())
    file.chmod(0o755)
    return [file]
