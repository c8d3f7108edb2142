"""The moments of Under Glass, each from a fixed seed."""
