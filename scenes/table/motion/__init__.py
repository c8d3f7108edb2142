"""What moves at any table: cues that play, what flies, and on which ways."""
