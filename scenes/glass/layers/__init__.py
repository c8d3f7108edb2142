"""What is asked: a card, a coin, a place."""
