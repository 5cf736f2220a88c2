"""The greedy bot with Carthage, Ur and the single boards."""
