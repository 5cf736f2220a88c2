"""What greedy looks at in Pantheon."""
