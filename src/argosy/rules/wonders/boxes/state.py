"""What boxes add to the record of a game: a record each, in a city and on the table."""

from argosy.rules.wonders.armada.state import ARMADA_CITY, ARMADA_GAME
from argosy.rules.wonders.babel.state import BABEL_CITY, BABEL_GAME
from argosy.rules.wonders.cities.state import BLACK_CITY
from argosy.rules.wonders.edifice.state import EDIFICE_CITY, EDIFICE_GAME
from argosy.rules.wonders.extra_wonders.state import EXTRA_CITY
from argosy.rules.wonders.leaders.state import LEADERS_CITY, LEADERS_GAME

BOX_CITIES = (
    ("armada", ARMADA_CITY),
    ("leaders", LEADERS_CITY),
    ("black", BLACK_CITY),
    ("babel", BABEL_CITY),
    ("edifice", EDIFICE_CITY),
    ("extra_wonders", EXTRA_CITY),
)
"""Name and type of each box's record in a city."""

BOX_GAMES = (("armada", ARMADA_GAME), ("leaders", LEADERS_GAME), ("babel", BABEL_GAME), ("edifice", EDIFICE_GAME))
"""Name and type of each box's record in the game."""
