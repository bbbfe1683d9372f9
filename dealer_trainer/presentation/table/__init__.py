"""What the table page shows: felt, sheet and bars."""
