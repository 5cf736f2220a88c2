"""Information sets listed from a view alone, by card names: the oracle of the kernel that removes."""
