"""What lies where on the table of Bug Council."""
