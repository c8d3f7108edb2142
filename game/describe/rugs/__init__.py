"""Bugs on Rugs in words."""
