"""Pages of the Armada expansion: shipyards and ships, islands, effects at sea."""
