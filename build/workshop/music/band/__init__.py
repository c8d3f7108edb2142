"""The band: every instrument is a function of frequency, seconds and strength, and a little chance.

What it gives is one mono sound that begins and ends in silence; ``players`` makes all of them
equally loud.
"""
