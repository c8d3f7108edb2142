"""Under Glass in words."""
