"""Virtual environments: made once, filled with pinned packages, made again when the pins change."""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "build" / "locks"  # lists of packages with the sums of their files

# What pip prints when it cannot reach an index, on any of the three systems.
UNREACHABLE = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "Max retries exceeded",
    "Connection refused",
    "Connection reset",
    "Network is unreachable",
    "Temporary failure in name resolution",
)

Finished = subprocess.CompletedProcess[str]
Runner = Callable[[Sequence[str]], Finished]


class SetupError(Exception):
    """Something a person has to put right; the message is one plain sentence for them."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment: its folder, what goes into it and the file that pins the versions.

    A file in the folder ``locks`` names all that goes in, with the sums of the files.
    """

    folder: Path
    requirements: tuple[str, ...]
    pins: Path

    @property
    def python(self) -> Path:
        """The interpreter inside."""
        return self.tool("python")

    @property
    def log(self) -> Path:
        """What pip did, at length."""
        return self.folder / "pip.log"

    @property
    def stamp(self) -> Path:
        """Written last, so an interrupted installation has none and is made again."""
        return self.folder / "installed.stamp"

    def tool(self, name: str) -> Path:
        """A program that a package installed."""
        if os.name == "nt":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def fingerprint(self) -> str:
        """Changes with the pins, the wishes, the Python and the place: environments cannot move."""
        pins = self.pins.read_text(encoding="utf-8")
        facts = [self.requirements, pins, sys.version_info[:2], sys.base_prefix, str(self.folder)]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()

    def is_ready(self) -> bool:
        """Whether the packages inside are the pinned ones."""
        try:
            stamped = self.stamp.read_text(encoding="utf-8")
        except OSError:
            return False
        return stamped == self.fingerprint() and self.python.exists()


def player() -> Environment:
    """Where the game runs for whoever only plays it: without what the checks need."""
    return Environment(ROOT / ".venv-play", _requirements(), LOCKS / "play.txt")


def project() -> Environment:
    """Where the game and its checks run."""
    return _with_group("dev", ROOT / ".venv")


def packaging_environment() -> Environment:
    """Where packages are made: what the checks need cannot slip into them."""
    return _with_group("package", ROOT / ".venv-package")


def outside() -> Environment:
    """Where the extras are tested: PettingZoo and Dask, which nobody else needs."""
    return _with_group("outside", ROOT / ".venv-outside")


def compiling_environment() -> Environment:
    """Where the rules are compiled."""
    return _with_group("compile", ROOT / ".venv-compile")


def _with_group(group: str, folder: Path) -> Environment:
    """The game's packages and one group of tools."""
    wishes = (*_requirements(), *_table()["dependency-groups"][group])
    return Environment(folder, wishes, LOCKS / f"{group}.txt")


def _requirements() -> tuple[str, ...]:
    """The packages that the game itself needs."""
    return tuple(_table()["project"]["dependencies"])


def _table() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def peers() -> Environment:
    """Where the program that the benchmark compares with lives, apart from the game's packages."""
    return Environment(ROOT / ".venv-peers", ("open_spiel",), LOCKS / "peers.txt")


def say(sentence: str) -> None:
    """Tell the person at the terminal what happens, in order with what other programs print."""
    print(sentence, flush=True)


def run_quietly(command: Sequence[str]) -> Finished:
    """Run a program and keep what it prints."""
    return subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def ensure(environment: Environment, run: Runner = run_quietly) -> Path:
    """Make the environment unless it is ready; give its Python. SetupError says what is wrong."""
    if environment.is_ready():
        return environment.python
    check_modules()
    remove(environment.folder)
    create(environment, run)
    install(environment, run)
    environment.stamp.write_text(environment.fingerprint(), encoding="utf-8")
    say("Ready.")
    return environment.python


def check_modules(find: Callable[[str], object] = importlib.util.find_spec) -> None:
    """Refuse a Python that cannot make virtual environments, as Debian ships it."""
    if find("venv") is None or find("ensurepip") is None:
        version = "{}.{}".format(*sys.version_info)
        raise SetupError(
            f"This Python {version} cannot make virtual environments; on Debian or Ubuntu type "
            f"`sudo apt install python{version}-venv`, elsewhere install Python from python.org."
        )


def remove(folder: Path) -> None:
    """Take away an environment that is old or was only half made."""
    if not folder.exists():
        return
    say(f"Removing {folder.name}: it is out of date or incomplete.")
    try:
        shutil.rmtree(folder)
    except OSError as error:
        raise SetupError(
            f"{folder} could not be removed ({error.strerror}): close what uses it and try again."
        ) from error


def create(environment: Environment, run: Runner) -> None:
    """Make the empty environment."""
    say(f"Making {environment.folder.name} with Python {sys.version.split()[0]}.")
    # Inside another environment (or this one, just removed) only the base interpreter is sure.
    base = getattr(sys, "_base_executable", None) or sys.executable
    finished = run([base, "-m", "venv", str(environment.folder)])
    if finished.returncode != 0:
        raise SetupError(
            f"Python could not make {environment.folder}: {complaint(finished.stdout)}"
        )


def install(environment: Environment, run: Runner) -> None:
    """Fill the environment with the pinned packages."""
    say(f"Installing the packages pinned in {environment.pins.name} (a minute or so).")
    command = [str(environment.python), "-m", "pip", "install", "--no-input"]
    command += ["--disable-pip-version-check", "--log", str(environment.log)]
    if environment.pins.parent.name == "locks":
        # Only files whose sums are known; nothing is built, for what builds it has no sum.
        command += ["--require-hashes", "--only-binary=:all:", "--requirement"]
        command.append(str(environment.pins))
    else:
        command += ["--constraint", str(environment.pins), *environment.requirements]
    finished = run(command)
    if finished.returncode == 0:
        return
    if any(sign in finished.stdout for sign in UNREACHABLE):
        reason = "The packages could not be downloaded: is this computer connected to the network?"
    else:
        reason = f"pip could not install the packages: {complaint(finished.stdout)}"
    raise SetupError(f"{reason} Details: {environment.log}")


def complaint(text: str) -> str:
    """The line in which a program says what went wrong: the first error, else the last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    return [*errors[:1], *lines[-1:], "it gave no reason."][0]
