"""Deals as statistics see them: which suits and ranks lie where."""

from __future__ import annotations

from typing import TypeAlias

Piles: TypeAlias = tuple[tuple[tuple[str, str], ...], ...]
"""Cards by where they lie, each as suit and rank; a pile is a seat's hand or a part of a deck."""
