"""The score sheet of Bugs on Rugs, and how a game ended."""
