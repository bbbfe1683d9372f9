"""The settings of the window."""
