"""Looks for problems in the games of bots."""
