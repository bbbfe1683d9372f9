"""Progress: figures over time, skills and their situations, slips, money, quizzes."""
