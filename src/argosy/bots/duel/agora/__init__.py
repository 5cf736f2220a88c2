"""What greedy looks at in Agora."""
