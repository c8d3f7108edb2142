"""The rulebook of Under Glass, and what its pictures are made of."""
