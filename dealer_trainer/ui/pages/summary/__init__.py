"""The summary of a drill."""
