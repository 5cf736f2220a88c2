"""One game of each kind and set of expansions, for tests of what holds for all of them."""

from argosy.server.storage.rows import GameRequest

EVERYTHING = ("armada_2020", "leaders_2020", "cities_2020", "babel", "edifice", "extra_wonders")
OLD = ("armada_2018", "leaders_2011", "cities_2012", "babel", "edifice", "extra_wonders")
REQUESTS = {
    "free city": GameRequest(players=2, edition=2010),
    "base": GameRequest(players=3, edition=2020, clock=60),
    "seven": GameRequest(players=7, edition=2010),
    "armada": GameRequest(players=4, edition=2020, expansions=("armada_2020",)),
    "leaders and cities": GameRequest(players=5, edition=2010, expansions=("leaders_2011", "cities_2012")),
    "teams": GameRequest(players=4, edition=2020, expansions=("cities_2020",), options={"teams": True}),
    "babel": GameRequest(players=3, edition=2010, expansions=("babel",)),
    "edifice": GameRequest(players=4, edition=2020, expansions=("edifice",)),
    "everything": GameRequest(
        players=4, edition=2020, expansions=EVERYTHING, options={"babel_parts": "tower"}
    ),
    "everything of old": GameRequest(
        players=3, edition=2010, expansions=OLD, options={"babel_parts": "tower"}
    ),
    "duel": GameRequest(game="duel", players=2),
    "duel with boxes": GameRequest(game="duel", players=2, expansions=("pantheon", "agora")),
}
