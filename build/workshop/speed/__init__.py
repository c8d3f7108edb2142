"""Longer measurements: many games, a full library, others' programs."""
