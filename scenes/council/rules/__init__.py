"""The rulebook of Bug Council, and what its pictures are made of."""
