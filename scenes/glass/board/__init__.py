"""What stands on the table: the cases, the stacks, the sheet with the points, the people."""
