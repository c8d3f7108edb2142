"""Measurements against fixed yardsticks, taken in the same run."""
