"""Weddings, the points of a deal, and the end of a game."""
