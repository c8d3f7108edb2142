"""Bugami. Outsiders use ``game.rules.bugami.api`` only."""
