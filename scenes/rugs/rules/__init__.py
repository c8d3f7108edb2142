"""The rulebook of Bugs on Rugs, and what its pictures are made of."""
