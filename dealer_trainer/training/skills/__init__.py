"""Skills, their levels, and the order of lessons."""
