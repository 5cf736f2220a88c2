"""Common works, such as projects and edifices: what speaks for taking part in them."""
