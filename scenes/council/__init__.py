"""Bug Council on the screen: the table and a layer for each decision."""
