"""The sprint: two minutes, one question at a time; and its questions again, in review."""
