"""A layer for each decision of Bug Council."""
