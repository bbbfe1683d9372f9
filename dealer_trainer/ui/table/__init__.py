"""The drill: the felt and the sheet, and what decides on them."""
