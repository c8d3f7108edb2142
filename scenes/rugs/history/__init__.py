"""What the history tells of Bugs on Rugs alone."""
