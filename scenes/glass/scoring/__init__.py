"""Both cases side by side when the game is over, and the end."""
