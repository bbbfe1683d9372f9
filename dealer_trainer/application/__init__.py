"""The commands that need no window: files in, results out. No Qt."""
