"""Synthesis of the game's sounds from nothing but numbers."""
