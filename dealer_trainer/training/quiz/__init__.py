"""Quizzes: definitions, papers, taking one, its result."""
