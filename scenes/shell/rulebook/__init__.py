"""Rules to look up: short articles with pictures, found by typing, by leafing or by a clause."""
