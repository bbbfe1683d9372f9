"""Who trains: the page on which a trainee is chosen or added."""
