"""Mistakes, when they are due, and working through them."""
