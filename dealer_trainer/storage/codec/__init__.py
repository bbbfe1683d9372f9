"""Values to text and back: one module a value."""
