"""What ends a program or a command with a sentence, because what was asked for cannot be done."""

from __future__ import annotations


class CommandRefusal(Exception):  # it is no error of anybody's, and says so itself
    """Its text is that one sentence; ``code`` is how the program ends."""

    code = 1
