"""The database of trainees, rounds, mistakes and quizzes."""
