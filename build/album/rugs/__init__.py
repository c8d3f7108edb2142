"""The moments of Bugs on Rugs, each from a fixed seed."""
