"""Bots for Bugs on Rugs."""
