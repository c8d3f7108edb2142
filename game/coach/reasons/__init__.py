"""Why one choice is better than another: what is true, and which of that makes the difference."""
