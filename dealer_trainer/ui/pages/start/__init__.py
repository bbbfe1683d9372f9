"""The start page: what was left, and what to drill."""
