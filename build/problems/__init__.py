"""Proves the problems of the assets: ``build/dev.py problems check``."""
