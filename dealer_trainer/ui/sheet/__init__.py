"""The sheet beside the felt: widgets that show what is asked, answered and marked."""
