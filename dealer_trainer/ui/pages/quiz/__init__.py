"""The pages of the quizzes: which there are, their rules, taking one, its result, its review."""
