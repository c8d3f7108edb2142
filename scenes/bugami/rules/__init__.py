"""The rulebook of Bugami, and what its pictures are made of."""
