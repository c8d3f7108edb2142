"""Runs before the packaged program: whatever it starts gets the system's libraries, not ours.

The start code has set LD_LIBRARY_PATH to the package's folder. A file manager that is asked to show
a folder would then load our copies in place of those it was built with.
"""

import os

before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
if before:
    os.environ["LD_LIBRARY_PATH"] = before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
