"""Code of the search shared by Great Projects and edifices."""
