"""The checks, one after the other; a failing one does not hide the others."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from build.environment import ROOT, Environment, ensure, say

COMPILED = ROOT / ".compiled"
COMPILE = ("compile", "--test")
LONGEST_TEST = 900  # seconds; the first ones of a package also make the package


@dataclass(frozen=True, slots=True)
class Step:
    """One check: the name in the summary and the command to run from the project's root.

    ``beside`` is something to get ready meanwhile, which says nothing and checks nothing.
    """

    name: str
    command: tuple[str, ...]
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a step ended, and how many seconds it took."""

    step: Step
    passed: bool
    seconds: float


def everything(environment: Environment, *, whole: bool) -> list[Step]:
    """Every check; see ``tests`` for what is ``whole``.

    What Python and pytest make of a fresh checkout is made once, beside mypy, which takes one
    processor: else every worker would make it, all at the same time.
    """
    collect = (str(environment.python), "-m", "pytest", "--collect-only", "-q")
    beside = collect if not (ROOT / ".pytest_cache").exists() else ()
    return [*style(environment, beside), *tests(environment, whole=whole)]


def style(environment: Environment, beside: tuple[str, ...] = ()) -> list[Step]:
    """The checks that read the code without running it; ``beside`` runs with the longest."""
    python = str(environment.python)
    return [
        Step("ruff check", (python, "-m", "ruff", "check")),
        Step("ruff format", (python, "-m", "ruff", "format", "--check")),
        Step("mypy", (python, "-m", "mypy"), beside),
        Step("imports", (str(environment.tool("lint-imports")), "--no-logo")),
    ]


def tests(environment: Environment, *, whole: bool) -> list[Step]:
    """All tests, spread over the processors, each file on one; see ``tests/conftest``.

    ``whole`` are they with those of real windows, browsers and packages. A test that hangs is
    ended, with a word on where it was. Whoever has compiled the rules has them tested as well,
    after they are compiled anew if need be.
    """
    options = [f"--numprocesses={workers(windows=whole)}", "--dist=loadgroup", "--durations=30"]
    options += ["--no-loadscope-reorder"]
    options += ["-o", f"faulthandler_timeout={LONGEST_TEST}"]
    options += ["-o", "faulthandler_exit_on_timeout=1", "--max-worker-restart=0"]
    options += ["--whole"] if whole else []
    steps = [Step("pytest", (str(environment.python), "-m", "pytest", *options))]
    if COMPILED.exists():
        steps.append(Step("compiled", (sys.executable, str(ROOT / "build/dev.py"), *COMPILE)))
    return steps


def compiled_tests(environment: Environment) -> int:
    """What the rules promise, asked of the compiled ones, and what bots choose; the exit code."""
    command = [str(environment.python), "-m", "pytest", f"--numprocesses={workers(windows=False)}"]
    command += [
        "--dist=loadgroup",
        "tests/rules",
        "tests/contract",
        "tests/bots",
        "tests/daily/test_deals.py",
    ]
    settings = {**os.environ, "BUG_COUNCIL_COMPILED": "yes"}
    return subprocess.run(command, cwd=ROOT, env=settings, check=False).returncode


def workshop_tests(environment: Environment, arguments: Sequence[str]) -> int:
    """What the workshop promises, all of it or as pytest is told; the exit code."""
    ensure(environment)
    command = [str(environment.python), "-m", "pytest", "--dist=loadfile"]
    command += [f"--numprocesses={workers(windows=False)}", "build/workshop/tests", *arguments]
    return in_root(command)


def workers(*, windows: bool) -> int:
    """As many as there are processors, and two more for real windows, which wait; at most 6."""
    return min(6, (os.cpu_count() or 1) + 2 * windows)


def in_root(command: Sequence[str]) -> int:
    """Run a command from the project's root; give its exit code."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode


@contextmanager
def meanwhile(command: Sequence[str]) -> Iterator[None]:
    """Have something done beside, unseen and unheard, and wait for its end; no words: nothing."""
    if not command:
        yield
        return
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet):
        yield


def run_all(steps: Sequence[Step], run: Callable[[Sequence[str]], int] = in_root) -> list[Outcome]:
    """Run every step, whatever the ones before it said."""
    outcomes = []
    for step in steps:
        say(f"\n== {step.name}")
        began = time.monotonic()
        with meanwhile(step.beside):
            passed = run(step.command) == 0
        outcomes.append(Outcome(step, passed, time.monotonic() - began))
    return outcomes


def summary(outcomes: Sequence[Outcome]) -> str:
    """A line for each step, then one for all of them."""
    lines = [
        f"  {each.step.name:<12} {'ok' if each.passed else 'FAILED':<7} {each.seconds:6.1f} s"
        for each in outcomes
    ]
    failed = sum(not each.passed for each in outcomes)
    verdict = f"{failed} of {len(outcomes)} checks failed" if failed else "All checks passed"
    total = sum(each.seconds for each in outcomes)
    return "\n".join(["== summary", *lines, f"{verdict} in {total:.0f} s."])


def report(steps: Sequence[Step]) -> int:
    """Run the steps and print the summary; give the exit code."""
    outcomes = run_all(steps)
    say("\n" + summary(outcomes))
    return 0 if all(each.passed for each in outcomes) else 1


def leftovers(root: Path) -> list[Path]:
    """What the commands leave in the tree and can make again."""
    names = [".venv", ".venv-play", ".venv-package", ".venv-outside", ".venv-peers"]
    names += [".venv-compile", ".venv-lock", ".venv-fonts", ".venv-wine", ".compiled"]
    names += [
        "dist",
        ".import_linter_cache",
        ".hypothesis",
        ".mypy_cache",
        ".pytest_cache",
        ".ruff_cache",
    ]
    folders = [root / name for name in names if (root / name).exists()]
    for part in ("build", "game", "scenes", "tests"):
        folders += sorted((root / part).rglob("__pycache__"))
    return folders + [cache for cache in [root / "__pycache__"] if cache.exists()]
