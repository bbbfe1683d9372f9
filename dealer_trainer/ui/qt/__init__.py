"""Care that Qt needs: lifetimes, deferred calls, reduced motion."""
