"""What a seat is asked: a bid, and a card."""
