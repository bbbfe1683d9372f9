"""Layouts settled by somebody else, whose mistakes are to be found."""
