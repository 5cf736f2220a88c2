"""Hidden information of Duel, and its determinization for a viewer."""
