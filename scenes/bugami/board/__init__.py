"""What lies on the desk: the seats, the trick, and what it all is worth so far."""
