"""Sprints: two minutes of single questions."""
