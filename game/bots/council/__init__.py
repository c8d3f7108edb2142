"""Opponents for Bug Council."""
