"""Making finished layouts: chance handed in, plausible players, wanted situations."""
