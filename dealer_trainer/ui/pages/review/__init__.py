"""Review: the list of mistakes, each with the answer of then; and the work-through."""
