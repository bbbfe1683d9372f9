"""Care that Qt needs: lifetimes, deferred calls, announcements, reduced motion."""
