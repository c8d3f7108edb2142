"""council."""
