"""What a trainee does: drills, sheets, grading, mistakes. No Qt and no disk; ports say what must
be kept.
"""
