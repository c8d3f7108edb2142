"""How to play Bugami: pages with words and pictures."""
