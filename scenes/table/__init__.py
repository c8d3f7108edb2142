"""The table that every game is played at: it tells, asks, remembers and shows again."""
