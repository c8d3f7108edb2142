"""The workshop: commands, measurements and pictures for people who work on the game."""
