"""How to play, in pictures."""
