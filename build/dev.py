"""Every development command in one place: type `python3 build/dev.py --help`.

Very old Pythons have to be able to read this file, so that they can say that they are too old.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Bug Council needs Python 3.11 or newer, and this is Python "
        + sys.version.split()[0]
        + ". Get a newer one from https://www.python.org/downloads/ and type the command with it."
    )

if __name__ == "__main__":
    # Started as a script, Python looks for modules next to this file; ours are named from the root.
    sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    from build.cli import main

    sys.exit(main(sys.argv[1:]))
