"""What boxes add to the record of a game: a record each, in a city and on the table."""

from argosy.rules.wonders.armada.state import ARMADA_CITY, ARMADA_GAME
from argosy.rules.wonders.cities.state import BLACK_CITY
from argosy.rules.wonders.leaders.state import LEADERS_CITY, LEADERS_GAME

BOX_CITIES = (("armada", ARMADA_CITY), ("leaders", LEADERS_CITY), ("black", BLACK_CITY))
"""Name and type of each box's record in a city."""

BOX_GAMES = (("armada", ARMADA_GAME), ("leaders", LEADERS_GAME))
"""Name and type of each box's record in the game."""
