"""Bugami in words."""
