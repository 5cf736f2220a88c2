"""What two boxes show only together: a file for each pair, which says both names."""
