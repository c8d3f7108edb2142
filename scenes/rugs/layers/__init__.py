"""A layer for each decision of Bugs on Rugs."""
