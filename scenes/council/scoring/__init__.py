"""The points of an Age, and how a game ended."""
