"""The podium and its sheets."""
