"""Computer opponents. A bot gets a view and the legal actions, nothing else."""
