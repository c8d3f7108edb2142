"""Opponents for Bugami."""
