"""All rules of Bug Council, to be looked up."""
