"""Tree search over determinizations of a view, compiled like the rules (docs/bots/tree-search.md)."""
