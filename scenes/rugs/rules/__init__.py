"""How Bugs on Rugs is played, page by page."""
