"""Refusals of choices that Babel adds, and ways to pay for a card or stage."""

from argosy.catalog.wonders.babel.facts import Babel
from argosy.catalog.wonders.works.facts import Project
from argosy.game.types import Choice, Refusal
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.expansion import Way
from argosy.rules.wonders.babel.choices import may_join
from argosy.rules.wonders.babel.projects import NONE, current_project
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.babel.state import BabelCityFields
from argosy.rules.wonders.babel.tables import ADD_ONS as WAYS_WITH_ADD_ONS
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import COLORS


def way_of(ruleset: Ruleset, game: Game, choice: Choice) -> Way | None:
    """Return what is paid in place of the printed cost; None where that is paid."""
    tables = ruleset.tables
    if choice.by_token:
        return Way(coins=0, right=f"free_{'stage' if choice.verb == 'stage' else 'card'}_once")
    if choice.verb != "build" or choice.card is None:
        return None
    kind = ruleset.card_ids.index(choice.card)
    block = int(tables.stage_block) * WAYS_WITH_ADD_ONS
    if tables.babel.places and 0 <= choice.number - tables.chained_at < block:
        coins = int(game.babel.chain_tax) * int(game.age)
        return Way(coins=coins, chain_from=_parent(ruleset, game, choice))
    if tables.babel.places and 0 <= choice.number - tables.in_coins_at < block:
        return Way(coins=int(tables.babel.in_coins[kind].coins), in_coins=True)
    if game.babel.chain_tax > 0:  # the ordinary payment was chosen, although there is a chain
        return Way(coins=ruleset.catalog.card(choice.card).coins, printed=True)
    parent = _parent(ruleset, game, choice)
    return Way(coins=0, chain_from=parent) if parent else None


def _parent(ruleset: Ruleset, game: Game, choice: Choice) -> str | None:
    """The building from which a chain leads to the card, in the own city first (tile 7)."""
    card = ruleset.catalog.card(choice.card or "")
    seats = [choice.city, int(left_of(game, choice.city)), int(right_of(game, choice.city))]
    lent = bool(game.cities[choice.city].babel.lent.any())
    for seat in seats if lent else seats[:1]:
        words = [int(word) for word in game.cities[seat].standing]
        for parent in card.chain_from:
            kind = ruleset.card_ids.index(parent)
            if words[kind >> 6] >> (kind & 63) & 1:
                return parent
    return None


def project_of(ruleset: Ruleset, game: Game) -> Project | None:
    """The project that lies open in this Age."""
    number = int(current_project(game, ruleset.tables)) if ruleset.catalog.of(Babel) else NONE
    return None if number == NONE else facts_of(ruleset.catalog).projects[number]


def refuse_play(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
    """A verb of this expansion that cannot be used now."""
    if query.verb in ("take", "discard"):
        return Refusal(code="not_asked", text=f"{query.verb} is not asked now", values={"verb": query.verb})
    if query.verb != "tile":
        return None
    if asked.ruleset.catalog.of(Babel) is None or not asked.ruleset.tables.babel.places:
        return Refusal(code="no_tower", text="this table is without the Tower of Babel")
    ids = asked.ruleset.ids("tiles")
    own = [ids[int(tile)] for tile in asked.city.babel.tiles if tile >= 0]
    if query.number not in own or query.card is None:
        have = f"you have {', '.join(own)}" if own else "all your tiles are laid"
        return Refusal(
            code="no_such_tile",
            text=f"'tile N with CARD' lays one of your own tiles: {have}",
            values={"tile": int(query.number or 0)},
        )
    return None


def refuse_add_on(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
    """Taking part, or a token, that this action cannot have (BABEL-PROJECT-2, -3)."""
    add_on = query.add_on or ""
    if "by token" in add_on and not _has_token(asked, query):
        return Refusal(code="no_token", text=f"this city has no token for a free {_token_for(query.verb)}")
    if "by chain" in add_on and not asked.game.babel.chain_tax:
        return Refusal(code="no_such_way", text="chains are not taxed: leave 'by chain' out")
    if "for coins" in add_on and not _takes_coins(asked, query):
        return Refusal(
            code="no_such_way",
            text="no tile lets these cards be paid in coins",
            values={"card": query.card or ""},
        )
    return _refuse_joining(asked, query) if "project" in add_on else None


def _takes_coins(asked: CityQuestion, query: ChoiceQuery) -> bool:
    if query.card not in asked.ids:
        return False
    return bool(
        int(asked.game.babel.in_coins) >> COLORS.index(asked.ruleset.catalog.card(query.card).color) & 1
    )


def _token_for(verb: str) -> str:
    return "stage" if verb == "stage" else "card"


def _has_token(asked: CityQuestion, query: ChoiceQuery) -> bool:
    babel: BabelCityFields = asked.city.babel
    return bool(
        babel.free_stages if query.verb == "stage" else babel.free_cards if query.verb == "free" else 0
    )


def _refuse_joining(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
    project = project_of(asked.ruleset, asked.game)
    if project is None:
        return Refusal(code="no_project", text="no Great Project lies open")
    if query.verb not in ("build", "free") or query.card is None:
        return Refusal(code="no_project", text="a city takes part in a project when it builds a card")
    if asked.game.babel.taken >= asked.ruleset.tables.babel.tokens:
        return Refusal(code="no_tokens", text=f"{project.id}: all participation tokens are taken")
    color = asked.ruleset.catalog.card(query.card).color
    if not may_join(asked.game, asked.ruleset.tables, asked.number, COLORS.index(color)):
        return Refusal(
            code="other_project_color",
            text=f"{project.id}: goes with {project.color} cards, {query.card} is {color}",
            values={"card": query.card, "color": project.color or ""},
        )
    return None
