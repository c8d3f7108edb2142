"""Whoever is neutral: apart from the games, because the window's colours are there before them."""

from __future__ import annotations

from typing import Final

NEUTRAL: Final = "chrome"
"""The colour of whoever is neutral; no person can choose it."""
