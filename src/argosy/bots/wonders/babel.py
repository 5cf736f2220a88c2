# ruff: noqa: ARG001  because all worths share one signature
"""Tiles, projects, edifices: what Babel and Edifice add to the judgement. Rough numbers, all on top.

A tile works for everybody, so it is worth what it is worth to the own city less what it is worth to the others.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from argosy.bots.wonders.gain import Gain
from argosy.catalog import Effect
from argosy.catalog.wonders.babel.types import Babel, Project, Tile
from argosy.catalog.wonders.edifice.types import Edifice
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView

if TYPE_CHECKING:
    from argosy.bots.wonders.outlook import Outlook

THIRD = 5.0
"""Points that the third tile brings; the first brings 2, the second 3."""
FOR_ALL = 0.12
"""Part of a tile's worth that is left when it works for everybody, because the owner chooses the moment."""
PER_COIN = 1 / 3
"""Points of a coin."""
FREE_CARD = 2.0
FREE_STAGE = 2.5
ANY_COLOR = 0.5
SUCCESS = 0.55
"""How likely a project is to succeed when the city takes part."""
LOST_CARD = 2.0
BOARD = 0.3
"""Points of the board's resource for each play to come."""
A_PLAY = {
    "tax_by_age": -0.25,
    "chain_tax_by_age": -0.15,
    "bonus_by_age": 0.25,
    "chain_bonus_by_age": 0.15,
    "bonus": 0.25,
    "without_resources": 0.5,
    "coins_for_resources": 0.3,
    "only_single_brown": -0.6,
    "any_number_of_single_brown": 0.6,
    "cards_rest": -0.3,
    "chains_of_neighbors": 0.4,
    "cheaper": 0.4,
    "dearer": -0.4,
    "victory_tokens_sink": -0.2,
    "defeat_tokens": -0.2,
}
"""Tiles: points for each play to come, for a city that has the most of it."""


def tile_of(outlook: "Outlook", number: int | None) -> Tile:
    """The printed tile."""
    babel = outlook.facts.catalog.of(Babel)
    assert babel is not None
    return next(tile for tile in babel.tiles if tile.number == number)


def use_of(outlook: "Outlook", effect: Effect, city: CityView) -> float:
    """How much a city has to do with a tile, 0 to 1."""
    if effect.kind in ("only_single_brown", "any_number_of_single_brown"):
        singles = sum(amount for options, amount in city.sells if len(options) == 1)
        share = singles / max(1, sum(amount for _, amount in city.sells))
        return share if effect.kind.startswith("any") else 1 - share
    if effect.kind == "cards_rest":
        return sum(card in city.cards for card in effect.cards) / len(effect.cards)
    if effect.kind in ("victory_tokens_sink", "defeat_tokens"):
        shields = [other.shields for other in outlook.view.cities]
        strongest = city.shields >= max(shields)
        return float(strongest if effect.kind == "victory_tokens_sink" else city.shields <= min(shields))
    if effect.kind in ("cheaper", "dearer"):
        return 1 / (1 + sum(amount for _, amount in city.sells))
    return 0.5


def lay_tile(outlook: "Outlook", choice: Choice) -> Gain:
    """The points of one more own tile, and what it does for this city and for the others."""
    laid = outlook.city.babel.laid if outlook.city.babel else 0
    points = (2.0, 3.0, THIRD)[min(laid, 2)]
    return Gain(points + worth_of_tile(outlook, choice.tile), 0)


def take_tile(outlook: "Outlook", choice: Choice) -> Gain:
    """What the tile may do later."""
    return Gain(worth_of_tile(outlook, choice.tile), 0)


def worth_of_tile(outlook: "Outlook", number: int | None) -> float:
    """What its effects are worth here, less what they are worth to the others."""
    others = [city for city in outlook.view.cities if city is not outlook.city]
    total = 0.0
    for effect in tile_of(outlook, number).effects:
        a_play = A_PLAY.get(effect.kind, FOR_ALL)
        mine = use_of(outlook, effect, outlook.city)
        theirs = sum(use_of(outlook, effect, city) for city in others) / max(1, len(others))
        total += a_play * (mine - theirs + FOR_ALL) * min(6, outlook.plays_left)
    return total


def give_up(outlook: "Outlook", choice: Choice) -> Gain:
    """A penalty takes the thing that is worth least."""
    name = choice.text.split()[-1]
    if name in outlook.facts.cards:
        return Gain(-outlook.card_gain(name).points, 0)
    return Gain(-float(name), 0)


def open_project(outlook: "Outlook") -> Project | None:
    """The project or the edifice that a city may take part in now."""
    view, catalog = outlook.view, outlook.facts.catalog
    if view.edifice is not None:
        edifices = catalog.of(Edifice)
        assert edifices is not None
        now = view.edifice.edifices[view.age - 1].id
        return next(edifice for edifice in edifices.edifices if edifice.id == now)
    if view.babel is not None and view.babel.projects:
        babel = catalog.of(Babel)
        assert babel is not None
        return next(project for project in babel.projects if project.id == view.babel.projects[-1].id)
    return None


def more_gain(outlook: "Outlook", choice: Choice) -> Gain:
    """Taking part: the reward, if it succeeds, and the penalty that is not suffered; tokens that are used up."""
    points = 0.0
    if choice.by_token:
        points -= FREE_STAGE if choice.verb == "stage" else FREE_CARD
    project = open_project(outlook) if choice.joins else None
    if project is not None:
        points += SUCCESS * outlook.effects_gain(project.effects).points
        points += (1 - SUCCESS) * pain(outlook, project.penalty)
    return Gain(points, 0)


def pain(outlook: "Outlook", penalty: Effect) -> float:
    """Points that a penalty takes, or that its token takes."""
    view = outlook.view
    if penalty.kind == "lose_card":
        return LOST_CARD if any(outlook.city.colors.get(color) for color in penalty.of) else float(view.age)
    if penalty.kind in ("lose_all_coins", "lose_coins"):
        coins = outlook.city.coins if penalty.kind == "lose_all_coins" else penalty.amount
        return PER_COIN * min(coins, outlook.city.coins)
    if penalty.kind == "lose_victory_tokens":
        return float(sum(sorted(outlook.city.victories)[: penalty.amount]))
    return BOARD * outlook.plays_left


def free_stage(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """A stage for nothing, as long as there are plays for it."""
    return FREE_STAGE if outlook.plays_left else 0.0


def free_card(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """A card for nothing."""
    return FREE_CARD if outlook.plays_left else 0.0


def any_color(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """A part in a project to come."""
    return ANY_COLOR * outlook.ages_left


def points_per_color(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Colours in the city."""
    return float(effect.amount * sum(count > 0 for count in outlook.city.colors.values()))


def double_guild(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The best own guild once more."""
    guilds = [card for card in outlook.city.cards if outlook.facts.cards[card].color == "purple"]
    return max((outlook.card_gain(card).points for card in guilds), default=0.0)


WORTHS = {
    "free_stage_once": free_stage,
    "free_card_once": free_card,
    "any_color_once": any_color,
    "points_per_color": points_per_color,
    "double_guild": double_guild,
}
"""By kind of effect."""

ELSEWHERE = frozenset({*A_PLAY, "board_rests", "lose_all_coins", "lose_card", "lose_coins", "lose_victory_tokens"})
"""Kinds that stand on tiles and under projects, never on cards: `worth_of_tile` and `pain` judge them."""

ANSWERS = {"take": take_tile, "tile": lay_tile, "discard": give_up}
"""What a choice brings by its verb, where it plays no card."""

COUNTED: dict[str, Callable[[CityView], int]] = {}
"""Nothing that only these boxes let effects count."""
