"""What lies where on the table, and how it comes there."""
