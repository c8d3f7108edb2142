"""What lies where on the desk, and how it comes there."""
