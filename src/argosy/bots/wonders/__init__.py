"""What greedy looks at in 7 Wonders."""
