"""What ``build/dev.py words`` does: collect and compile, draw what a translator wants to see."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from build import words
from build.environment import SetupError
from build.languages import fonts


def main(argv: Sequence[str]) -> int:
    """Renew everything; the exit code."""
    parser = argparse.ArgumentParser(prog="words", description=words.__doc__)
    parser.add_argument("--new", metavar="LANG", help="begin a translation, such as de or pt_BR")
    parser.add_argument("--room", action="store_true", help="measure the room there is, first")
    parser.add_argument("--fonts", type=Path, metavar="DIR", help="cut the fonts for Japanese")
    parser.add_argument("--proof", metavar="LANG", help="draw all there is, say what is cut")
    parser.add_argument("--review", metavar="LANG", help="write a page for a native speaker")
    wanted = parser.parse_args(argv)
    if wanted.room:
        from build import room  # the whole album, which nobody else needs

        print(room.write())
    if wanted.new:
        words.start(wanted.new)
    if wanted.proof:
        from build.languages import proof  # draws the whole album, as does the next

        return int(proof.prove(wanted.proof) > 0)
    if wanted.review:
        from build.languages import review

        review.write(wanted.review)
        return 0
    try:
        print("\n".join(words.renew()))
        if wanted.fonts:
            print("\n".join(fonts.cut(wanted.fonts)))
    except (SetupError, words.WrongTranslationError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
