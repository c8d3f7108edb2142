"""The shelf with the boxes of all games."""
