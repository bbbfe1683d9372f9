"""What progress shows, by days."""
