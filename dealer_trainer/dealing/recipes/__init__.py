"""How wanted situations are built: one recipe a situation."""
