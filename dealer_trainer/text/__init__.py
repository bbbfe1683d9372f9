"""The only sentences, in five languages, without Qt."""
