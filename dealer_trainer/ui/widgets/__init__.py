"""What the pages around the drill are made of: the page itself, cards, choices, rows of buttons."""
