"""Which slip explains a wrong answer."""
