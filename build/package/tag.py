"""Looks whether a tag may become a release: `python -m build.package.tag v0.1.0`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from urllib.parse import urlsplit

from build.environment import SetupError
from build.package.changes import changes_of
from build.package.identity import HOME_PAGE, VERSION

PLACEHOLDER = ".example"  # no address of the world ever ends in it


def main(argv: Sequence[str]) -> int:
    """Check, and print what is new if that is wanted; the exit code."""
    parser = argparse.ArgumentParser(prog="build.package.tag", description=__doc__)
    parser.add_argument("tag", help="such as v0.1.0")
    parser.add_argument("--notes", action="store_true", help="print what is new")
    asked = parser.parse_args(argv)
    try:
        check(asked.tag)
        if asked.notes:
            print(changes_of(VERSION).text, end="")
    except SetupError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def check(tag: str, home_page: str = HOME_PAGE) -> None:
    """Raises SetupError where nothing may be published."""
    if tag != f"v{VERSION}":
        raise SetupError(f"The tag is {tag}, and game/__init__.py says {VERSION}.")
    changes_of(VERSION)
    if (urlsplit(home_page).hostname or "").endswith(PLACEHOLDER):
        raise SetupError(f"{home_page} is a placeholder: game/__init__.py needs the real address.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
