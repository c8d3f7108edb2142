"""Finished games in numbers."""
