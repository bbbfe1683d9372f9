"""Rules and pay tables of the houses."""
