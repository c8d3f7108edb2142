"""Lists of tables and games."""
