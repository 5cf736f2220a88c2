"""Mistakes that type checkers find: each line with `# error: WORD|WORD` (test_checkers.py)."""

# ruff: noqa: B018, F401, I001  as each mistake stands in a line of its own

from typing import Any

import argosy
from argosy import Batch, from_position, game_of, new_game, redeal, replay, score
from argosy import Nonsense  # error: Nonsense
from argosy.game import Nonsense as OfGames  # error: Nonsense
from argosy.lab.arena import Nonsense as OfArena  # error: Nonsense
from argosy.lab.workers import Nonsense as OfWorkers  # error: Nonsense

argosy.Nonsense()  # error: Nonsense
argosy.new_gme()  # error: new_gme

# --- games --------------------------------------------------------------------------------------------------
new_game("wondrs")  # error: overload|parameter
new_game("wonders", players="3")  # error: overload|parameter
new_game("wonders", player=3)  # error: overload|parameter
new_game("wonders", edition=2015)  # error: overload|parameter
new_game("wonders", expansions="armada")  # error: overload|parameter
new_game("wonders", expansions=["armda"])  # error: overload|parameter
new_game("wonders", expansions=["agora"])  # error: overload|parameter
new_game("wonders", equal_taxes="leviers_py")  # error: overload|parameter
new_game("wonders", senators_from_discard=False)  # error: overload|parameter
new_game("wonders", wonders="gizah")  # error: overload|parameter
new_game("wonders", wonders=[3, None, None])  # error: overload|parameter
new_game("wonders", sides="c")  # error: overload|parameter
new_game("wonders", teams="yes")  # error: overload|parameter
new_game("wonders", seed="7")  # error: overload|parameter
new_game("duel", nonsense=3)  # error: overload|parameter
new_game("duel", players=3)  # error: overload|parameter
new_game("duel", edition=2010)  # error: overload|parameter
new_game("duel", expansions=["armada"])  # error: overload|parameter
new_game("duel", senators_from_discard="no")  # error: overload|parameter
name = "duel".lower()
new_game(name)  # error: overload|parameter
game_of(3)  # error: Mapping
from_position("a position")  # error: Mapping
score([])  # error: Mapping
replay(3)  # error: str

wonders, duel = new_game("wonders"), new_game("duel")
redeal(wonders, 1)  # error: overload|parameter
redeal(duel.view(0), "1")  # error: overload|parameter
duel.choices("0")  # error: Argument
wonders.view(0).citys  # error: citys
duel.scores()[0].points  # error: points
duel.nonsense  # error: nonsense
of_wonders: argosy.WondersGame = new_game("duel")  # error: DuelGame

# --- batches ------------------------------------------------------------------------------------------------
Batch("wondrs", games=3)  # error: overload|parameter
Batch("wonders")  # error: overload|parameter
Batch("wonders", games="3")  # error: overload|parameter
Batch("wonders", games=3, nonsense=3)  # error: overload|parameter
Batch("wonders", games=3, space="exct")  # error: overload|parameter
Batch("wonders", games=3, seed=None)  # error: overload|parameter
Batch("duel", games=3, sides="a")  # error: overload|parameter
Batch(wonders.ruleset, games=3, players=3)  # error: overload|parameter
Batch(duel.ruleset, games=3, expansions=["agora"])  # error: overload|parameter
Batch("duel", games=3).resutl()  # error: resutl
lists: dict[str, Any] = Batch("duel", games=3).observe()  # error: dict
