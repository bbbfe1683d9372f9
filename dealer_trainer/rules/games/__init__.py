"""The games: each a module of the shape in ``rules.game``."""
