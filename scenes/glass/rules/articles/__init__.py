"""All rules of Under Glass, to be looked up."""
