"""Disk: houses, layouts and sheets are read strictly, rounds are kept. No Qt, no sentences."""
