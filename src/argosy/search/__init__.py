"""Tree search over determinizations of a view, compiled like the rules (docs/tree-search.md)."""
