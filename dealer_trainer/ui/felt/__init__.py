"""The felt: the table as the dealer sees it, painted from a state and from nothing else."""
