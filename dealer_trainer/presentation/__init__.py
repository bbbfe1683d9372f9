"""What pages show, as values, without Qt."""
