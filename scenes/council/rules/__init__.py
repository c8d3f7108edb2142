"""How Bug Council is played, page by page."""
