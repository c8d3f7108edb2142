"""What is said about Bugs on Rugs."""
