"""How players of each game bet."""
