"""Tree search from a view: worlds that fit what a seat knows, compiled like the rules. See docs/tree-search.md."""
