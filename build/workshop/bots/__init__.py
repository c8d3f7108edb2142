"""How bots choose, how they differ, and better weights for them."""
