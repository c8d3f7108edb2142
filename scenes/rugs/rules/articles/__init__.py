"""All rules of Bugs on Rugs, to be looked up."""
