"""What the other pages show."""
