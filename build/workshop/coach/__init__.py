"""Holds the coach to what it says: `build/dev.py workshop coach claims`, `… losses` and `… same`.

All of it takes long, and the figures are in docs/coach.md.
"""
