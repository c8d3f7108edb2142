"""A folder that looks like a whole machine to the program: a C library, X11's, and no more."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from build.package.deb import depends

NOBODY: Final = "65534:65534"
PROGRAM: Final = "/opt/Käfer spielen"
MOVABLE: Final = re.compile(r"(/\S+\.so\S*)")


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine's own root folder, and a home that its user may write to."""

    root: Path
    home: Path

    @property
    def command(self) -> tuple[str, ...]:
        """What starts the program there, as another user."""
        return "chroot", f"--userspec={NOBODY}", str(self.root), f"{PROGRAM}/bug-council"

    @property
    def settings(self) -> dict[str, str]:
        """All that the program finds in its environment there; PATH is for chroot itself."""
        return {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C", "HOME": str(self.home)}


def bare_machine(root: Path, unpacked: Path) -> Machine:
    """Set one up with what the Debian package depends on; the game lies in it, unpacked."""
    for library in _with_their_own(set(_libraries(depends(unpacked)))):
        place = root / library.relative_to("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(library, place)
    shutil.copytree(unpacked, root / PROGRAM.lstrip("/"), symlinks=True)
    # The home has the same path on both machines, so that the tests can look into it.
    home = root.with_name("home-of-nobody")
    real = root / home.relative_to("/")
    for folder in (real, root / "tmp"):
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o1777)
    home.symlink_to(real)
    return Machine(root, home)


def _libraries(packages: str) -> Iterator[Path]:
    """The shared libraries of Debian packages, as a Depends line names them."""
    for package in packages.split(", "):
        listed = subprocess.run(
            ["dpkg", "--listfiles", package.split()[0]], capture_output=True, text=True, check=True
        )
        for line in listed.stdout.splitlines():
            if re.search(r"/lib[^/]*\.so\.[^/]+$|/ld-[^/]+$", line) and Path(line).is_file():
                yield Path(line)


def _with_their_own(libraries: set[Path]) -> set[Path]:
    """Libraries with those that they need in turn, as the packages' own Depends bring them."""
    found = set(libraries)
    for library in libraries:
        told = subprocess.run(["ldd", str(library)], capture_output=True, text=True, check=False)
        found |= {Path(path) for path in MOVABLE.findall(told.stdout)}
    return found
