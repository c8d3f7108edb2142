"""The Evening on the screen: its form, the page between its games, its podium."""
