"""Plays the pieces of assets/music: stems that start together, fade on bar lines and never click.

Everything in here runs in the thread that owns the sound device.
"""

from typing import Final

STEMS: Final = 6  # of a piece, at most
CHANNELS: Final = 2 * STEMS + 1  # two pieces while one goes over into the other, and a mark
STILL: Final = 2.0  # seconds after its end that a sound goes on where a device takes nothing more
