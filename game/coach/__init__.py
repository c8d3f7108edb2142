"""One evaluator for whoever says how good a choice was: pure, without a clock and a window.

A seat's question is tried out on imagined tables, in blocks that depend on nothing but the
question; so whoever asks it, in whatever process, is told the same, and whoever asks longer is
told the same and more. docs/coach.md has the figures.
"""
