"""What Great Projects and edifices share in the search."""
