"""What a choice changes by tiles and projects: participation tokens, coins that a tile gives, worth of conflicts."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.parts import icon
from argosy.web.wonders.babel.facts import laws, of_city
from argosy.web.wonders.changes import Change
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.ring import Ring

BUILDS = ("build", "free")
STEPS = (0, 1, 3, 5)
"""Worth of victory tokens; with tile 19 a victory brings the one before (BABEL-TILE-5)."""


def changes(_faces: Faces, city: CityView, choice: Choice, _effects: tuple[Effect, ...]) -> Iterator[Change]:
    """A participation token more."""
    has = of_city(city)
    if choice.joins and choice.verb in BUILDS:
        yield Change(icon("project-token"), "join", has.tokens, has.tokens + 1)


def gains(faces: Faces, view: WondersView, choice: Choice) -> int:
    """Coins from the bank that tiles give for what is built now (tiles 5, 14, 24)."""
    return sum(_gain(faces, view, choice, law) for law in laws(faces, view))


def _gain(faces: Faces, view: WondersView, choice: Choice, law: Effect) -> int:
    if choice.verb not in BUILDS or choice.card is None:
        return 0
    color = faces.catalog.card(choice.card).color
    if law.kind == "bonus" and color in law.of:
        return law.amount
    by_color = law.kind == "bonus_by_age" and color in law.of
    by_chain = law.kind == "chain_bonus_by_age" and _is_chained(faces, view, choice)
    return law.amount * view.age if by_color or by_chain else 0


def _is_chained(faces: Faces, view: WondersView, choice: Choice) -> bool:
    """Is a card built by its chain? Where chains are taxed the text says it, elsewhere a chain is always used."""
    kinds = {law.kind for law in laws(faces, view)}
    if choice.verb == "free":
        return False
    if "chain_tax_by_age" in kinds:
        return " by chain" in choice.text
    around = Ring(choice.city, len(view.cities))
    seats = (around.center, around.left, around.right) if "chains_of_neighbors" in kinds else (around.center,)
    standing = {card for seat in seats for card in view.cities[seat].cards}
    return not standing.isdisjoint(faces.catalog.card(choice.card or "").chain_from)


def tokens(faces: Faces, view: WondersView, won: int, lost: int) -> tuple[int, int]:
    """What a victory and a defeat are worth with tiles 19 and 22 (BABEL-TILE-5)."""
    for law in laws(faces, view):
        if law.kind == "victory_tokens_sink":
            won = STEPS[max(STEPS.index(won) - 1, 0)]
        elif law.kind == "defeat_tokens":
            lost *= law.amount
    return won, lost
