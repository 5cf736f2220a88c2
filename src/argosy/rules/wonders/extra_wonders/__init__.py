"""The single boards: The Great Wall, Stonehenge, Manneken Pis (EXTRA-*)."""
