"""The commands of build/dev.py: what each is called, what it says of itself and what it runs."""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from build import catalogues, checks, lock
from build.environment import (
    ROOT,
    Environment,
    SetupError,
    compiling_environment,
    ensure,
    outside,
    packaging_environment,
    player,
    project,
    say,
)
from build.to_compile import all_compiled
from game.compiled import FOLDER

INTERRUPTED = 130
WHOLE = "--whole"
QUICK = "--quick"


@dataclass(frozen=True, slots=True)
class Command:
    """One word after `dev.py`: how it looks in the help and the function that gets the rest."""

    arguments: str
    help: str
    run: Callable[[list[str]], int]


def script(path: str, arguments: Sequence[str], environment: Environment | None = None) -> int:
    """Run one of our scripts with an environment's Python, from where the person stands."""
    python = ensure(environment or project())
    # A script sees the folder it lies in; ours import from the root.
    settings = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [str(python), str(ROOT / path), *arguments]
    return subprocess.run(command, env=settings, check=False).returncode


def check_display(platform: str, settings: Mapping[str, str]) -> None:
    """Refuse to open a window where none can be seen: SDL would play on unseen."""
    if not platform.startswith("linux"):
        return
    if not any(settings.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")):
        raise SetupError(
            "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set): "
            "start the game from a desktop session."
        )


def play(arguments: list[str]) -> int:
    """Open the window, or run what main.py is asked for."""
    command = bool(arguments) and arguments[0] in {
        "record",
        "simulate",
        "ladder",
        "history",
        "daily",
    }
    if not command and not {"-h", "--help", "--version"} & set(arguments):
        check_display(sys.platform, os.environ)
    # Who works on the game has all that it needs already; nobody else has to fetch the checks.
    environment = project() if project().is_ready() else player()
    return script("main.py", arguments, environment)


def test(arguments: list[str]) -> int:
    """Every check; with arguments only pytest, with these arguments."""
    environment = project()
    python = ensure(environment)
    whole = arguments == [WHOLE]
    if arguments and not whole:
        return checks.in_root([str(python), "-m", "pytest", *arguments])
    return checks.report(checks.everything(environment, whole=whole))


def test_outside(arguments: list[str]) -> int:
    """The tests of the extras, where these are installed."""
    python = ensure(outside())
    return checks.in_root([str(python), "-m", "pytest", "tests/outside", *arguments])


def lint(arguments: list[str]) -> int:
    """The checks that do not run the game."""
    expect_none(arguments)
    environment = project()
    ensure(environment)
    return checks.report(checks.style(environment))


def tidy(arguments: list[str]) -> int:
    """Put the code into shape and mend what ruff can mend by itself."""
    expect_none(arguments)
    python = str(ensure(project()))
    mended = checks.in_root([python, "-m", "ruff", "check", "--fix-only"])
    return checks.in_root([python, "-m", "ruff", "format"]) or mended


def bench(arguments: list[str]) -> int:
    """Measure; `--package` first makes room for what that needs."""
    if "--package" in arguments:
        rest = [each for each in arguments if each != "--package"]
        compile_if_possible()
        return script("build/bench/package.py", rest, packaging_environment())
    return script("build/bench/run.py", arguments)


def shots(arguments: list[str]) -> int:
    """A picture of every scene, for people to look at."""
    if not arguments:
        raise SetupError("Say where the pictures go: build/dev.py shots DIR")
    return script("build/shots.py", arguments)


def film(arguments: list[str]) -> int:
    """A whole game of bots at ten pictures a second, to see how it moves."""
    if not arguments:
        raise SetupError("Say where the pictures go: build/dev.py film DIR")
    return script("build/film.py", arguments)


def sums(arguments: list[str]) -> int:
    """A sum for every picture, state and sentence, to see what a change has changed."""
    if not arguments:
        raise SetupError("Say where the sums are, or will be: build/dev.py sums FILE")
    return script("build/sums.py", arguments)


def torn(arguments: list[str]) -> int:
    """Every frame that is mended beside the same frame drawn whole."""
    return script("build/torn.py", arguments)


def words(arguments: list[str]) -> int:
    """Collect what can be read, update and compile the translations."""
    return script("build/languages/run.py", arguments)


def problems(arguments: list[str]) -> int:
    """Prove the problems there are again."""
    return script("build/problems/run.py", arguments)


def workshop(arguments: list[str]) -> int:
    """What only a composer or a researcher runs, and the tests of that."""
    if arguments[:1] == ["test"]:
        return checks.workshop_tests(project(), arguments[1:])
    return script("build/workshop/run.py", arguments)


def package(arguments: list[str]) -> int:
    """Make what people download, for this system; with `--quick` as compiled as the rules are."""
    if QUICK not in arguments:
        compile_if_possible()
    return script("build/package/run.py", arguments, packaging_environment())


def compile_if_possible() -> None:
    """A package without compiled rules plays the same; its opponents only think more slowly."""
    if all_compiled(FOLDER, ROOT):
        return
    try:
        failed = script("build/compiling.py", [], compiling_environment())
    except SetupError as trouble:
        print(trouble, file=sys.stderr)
        failed = 1
    if failed:
        say("Going on without: the rules in the package will be the sources' own.")


def compile_rules(arguments: list[str]) -> int:
    """Make playouts faster; with `--test`, see whether the rules are still the same ones."""
    tests = arguments == ["--test"]
    if not tests:
        expect_none(arguments)
    failed = script("build/compiling.py", [], compiling_environment())
    if failed or not tests:
        return failed
    return checks.compiled_tests(project())


def setup(arguments: list[str]) -> int:
    """Only make the environment."""
    expect_none(arguments)
    say(f"The game's Python is {ensure(project())}.")
    return 0


def write_locks(arguments: list[str]) -> int:
    """Look up the sums of the pinned versions; with `--upgrade` only what they need in turn."""
    return lock.write_locks(arguments)


def clean(arguments: list[str]) -> int:
    """Remove what the commands made."""
    expect_none(arguments)
    for folder in checks.leftovers(ROOT):
        say(f"Removing {folder.relative_to(ROOT)}")
        shutil.rmtree(folder)
    return 0


def expect_none(arguments: Sequence[str]) -> None:
    """Refuse words that would be ignored."""
    if arguments:
        raise SetupError(f"This command takes no arguments, not even {arguments[0]}.")


COMMANDS: Mapping[str, Command] = {
    "play": Command("[-- OPTIONS]", "open the window; OPTIONS go to main.py", play),
    "test": Command(
        "[--whole | PYTEST ARGS]",
        "every check, --whole as in .ci/run; or pytest alone, with these",
        test,
    ),
    "outside": Command("[PYTEST ARGS]", "the tests of PettingZoo and Dask", test_outside),
    "lint": Command("", "only the checks that do not run the game", lint),
    "format": Command("", "format the code", tidy),
    "bench": Command("[--quick] [--package]", "measure speed, start and memory", bench),
    "package": Command("[--to DIR] [--quick]", "make the programs to download, in dist/", package),
    "shots": Command("DIR | --golden", "write a picture of every scene to DIR", shots),
    "film": Command("DIR [--sheets]", "draw a game of Bug Council at ten pictures a second", film),
    "sums": Command("FILE [--compare]", "see that a change has left everything as it was", sums),
    "torn": Command("[NAME …] [--to DIR]", "compare mended frames with whole ones", torn),
    "words": Command(
        "[--new LANG] [--room] [--fonts DIR] [--proof LANG] [--review LANG]",
        "collect the sentences, compile the translations",
        words,
    ),
    "problems": Command("check", "prove every problem again", problems),
    "workshop": Command(
        "NAME …",
        "music, sounds, choices, habits, tune, coach, mine, thinking, peers, growth, many; or test",
        workshop,
    ),
    "compile": Command("[--test]", "make the rules and the bots' playouts faster", compile_rules),
    "lock": Command("", "after a change of pins: write their sums down", write_locks),
    "setup": Command("", "only make .venv and install the pinned packages", setup),
    "clean": Command("", "remove .venv and everything else the commands made", clean),
}


def parser() -> argparse.ArgumentParser:
    """The command line as `--help` shows it."""
    lines = [f"  {name + ' ' + each.arguments:<30} {each.help}" for name, each in COMMANDS.items()]
    result = argparse.ArgumentParser(
        prog="build/dev.py",
        usage="build/dev.py [-h] COMMAND ...",
        description="Play, check and measure the games of Backyardia. The first command that needs "
        "it makes an environment and installs the pinned packages; later ones start at once.",
        epilog="commands:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    result.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="see below")
    return result


def main(argv: Sequence[str]) -> int:
    """Run one command; give the exit code."""
    # Only the first word is ours to understand: the rest belongs to the command.
    chosen: str = parser().parse_args(argv[:1]).command
    command, arguments = COMMANDS[chosen], list(argv[1:])
    if arguments[:1] in (["-h"], ["--help"]):
        say(f"build/dev.py {chosen} {command.arguments}".rstrip() + f": {command.help}")
        return 0
    if arguments[:1] == ["--"]:
        del arguments[0]
    try:
        for name in catalogues.refresh():
            say(f"Compiled {name}.")
        return command.run(arguments)
    except SetupError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return INTERRUPTED
