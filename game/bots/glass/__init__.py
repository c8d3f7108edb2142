"""Opponents for Under Glass."""
