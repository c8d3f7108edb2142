"""All rules of Bugami, to be looked up."""
