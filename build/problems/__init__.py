"""Looks for problems in the games of bots, and proves them: ``build/dev.py problems``."""
