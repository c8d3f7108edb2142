"""Lessons at the table: a recorded game, told step by step by a firefly, with ghosts of choices."""
