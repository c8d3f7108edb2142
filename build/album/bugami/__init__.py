"""The moments of Bugami, each from a fixed seed."""
