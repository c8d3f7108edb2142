"""Holds the coach to what it says: `python -m build.coach claims`, `… losses` and `… same`.

All of it takes long, and the figures are in docs/coach.md.
"""
