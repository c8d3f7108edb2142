"""Bugs on Rugs. Outsiders use ``game.rules.rugs.api`` only."""
