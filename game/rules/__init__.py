"""The rules of the games. Nothing here knows a screen, a clock or a file."""
