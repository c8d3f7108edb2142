"""What is drawn at any table: cloth, plaques, a hand, cards as words, bubbles, close-ups."""
