"""Into the menu and out again: by the script of the archive, and by the Debian package."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game import APP_ID, __version__
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.package
ENTRY = "org.backyardia.BugCouncil.desktop"
NO_DEBIAN = "needs root and dpkg: installing is the administrator's business"


@contextmanager
def double_clicked(entry: Path, settings: dict[str, str]) -> Iterator[str]:
    """Start a menu entry as a desktop does; the number of the process whose window comes up."""
    probe = Path(settings["HOME"]) / "probe.json"
    told = {**settings, "BUG_COUNCIL_PROBE": str(probe)}
    subprocess.run(["gio", "launch", str(entry)], cwd="/", env=told, check=True, timeout=PATIENCE)
    wait_until(probe.exists, "the first picture")
    process = ""

    def has_window() -> bool:
        nonlocal process
        window = xdotool(settings, "search", "--onlyvisible", "--class", f"^{re.escape(APP_ID)}$")
        process = xdotool(settings, "getwindowpid", window) if window else ""
        return bool(process) and xdotool(settings, "getactivewindow") == window

    wait_until(has_window, "the window")
    yield process
    xdotool(settings, "key", "alt+F4")
    wait_until(lambda: not Path(f"/proc/{process}/exe").exists(), "the end")
    probe.unlink()


def xdotool(settings: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        ["timeout", "10", "xdotool", *words],
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip()


def files_below(folder: Path) -> list[str]:
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*"))


def test_the_script_puts_it_into_the_menu_and_out_again(
    unpacked: Path, desktop: dict[str, str], stranger: dict[str, str]
) -> None:
    home = Path(stranger["HOME"]) / 'ein "Heim" $für & `mich`'
    home.mkdir()
    settings = {**stranger, "HOME": str(home), "DISPLAY": desktop["DISPLAY"]}
    subprocess.run([str(unpacked / "install.sh"), "--user"], env=settings, cwd="/", check=True)
    entry = home / ".local" / "share" / "applications" / ENTRY
    with double_clicked(entry, settings) as process:
        running = Path(f"/proc/{process}/exe").readlink()
        assert running == home / ".local" / "lib" / "bug-council" / "bug-council"
    started = home / ".local" / "bin" / "bug-council"
    said = subprocess.run(
        [str(started), "--version"], env=settings, capture_output=True, check=True
    )
    assert __version__ in said.stdout.decode()
    script = home / ".local" / "lib" / "bug-council" / "install.sh"
    subprocess.run([str(script), "--uninstall"], env=settings, cwd="/", check=True)
    theirs = ("bug-council", "/pulse")  # ours stay, and what a sound server keeps for itself
    left = [name for name in files_below(home) if not any(each in name for each in theirs)]
    ours = [name for name in files_below(home) if "/lib/" in name or "/bin/" in name]
    assert ours == []
    assert set(left) <= {".local", ".local/share", ".local/state", ".cache", ".config"}


def test_the_script_spares_what_others_have_installed(
    unpacked: Path, stranger: dict[str, str]
) -> None:
    home = Path(stranger["HOME"])
    theirs = home / ".local" / "share" / "icons" / "hicolor" / "48x48" / "apps" / "other.png"
    theirs.parent.mkdir(parents=True)
    theirs.touch()
    before = files_below(home)
    for word in ("--user", "--user", "--uninstall", "--uninstall"):
        subprocess.run([str(unpacked / "install.sh"), word], env=stranger, cwd="/", check=True)
    assert files_below(home) == before


@pytest.mark.parametrize("words", [[], ["--system"]])
def test_the_script_explains_itself(
    unpacked: Path, stranger: dict[str, str], words: list[str]
) -> None:
    done = subprocess.run(
        [str(unpacked / "install.sh"), *words], env=stranger, capture_output=True, check=False
    )
    assert done.returncode == 2
    assert b"--uninstall" in done.stderr


@pytest.mark.skipif(shutil.which("dpkg") is None or os.geteuid() != 0, reason=NO_DEBIAN)
def test_the_debian_package_comes_and_goes(
    downloads: Path, desktop: dict[str, str], stranger: dict[str, str]
) -> None:
    (package,) = downloads.glob("*.deb")
    if (
        subprocess.run(["dpkg", "-s", "bug-council"], capture_output=True, check=False).returncode
        == 0
    ):
        pytest.skip("the game is installed on this machine already")
    settings = {**stranger, "DISPLAY": desktop["DISPLAY"]}
    try:
        subprocess.run(["dpkg", "--install", str(package)], check=True, capture_output=True)
        listed = subprocess.run(
            ["dpkg", "--listfiles", "bug-council"], capture_output=True, text=True, check=True
        )
        ours = {
            Path(line) for line in listed.stdout.splitlines() if re.search("ug-?[cC]ouncil", line)
        }
        assert Path("/usr/games/bug-council") in ours
        with double_clicked(Path("/usr/share/applications") / ENTRY, settings) as process:
            assert Path(f"/proc/{process}/exe").readlink().is_relative_to("/usr/lib/bug-council")
    finally:
        subprocess.run(["dpkg", "--purge", "bug-council"], check=False, capture_output=True)
    assert [file for file in ours if file.exists()] == []
