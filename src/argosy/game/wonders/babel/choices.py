"""Choices that Babel adds: answers, tiles and projects with a card, refusals, ways to pay.

take N                    the tile of the draft that is kept
tile N with CARD          the card is discarded, the own tile N is laid face down
build CARD + project      the cost of taking part is paid in the same sum; also `free CARD + project`
free CARD by token        a token of an earlier project makes the card free; also `stage with CARD by token`

Codes of its own: no_tower, no_such_tile, no_project, no_tokens, other_project_color, no_token, no_such_way.
"""

from argosy.catalog.wonders.babel.facts import Babel
from argosy.catalog.wonders.works.facts import Project
from argosy.game.types import Choice, Fields, Refusal, RulesBehind
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.hooks import Extra, Question, Way
from argosy.rules.wonders.babel.choices import may_join, tax_of
from argosy.rules.wonders.babel.projects import NONE, current_project
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.babel.tables import ADD_ONS as WAYS_WITH_ADD_ONS
from argosy.rules.wonders.babel.terms import (
    BY_TAXED_CHAIN,
    BY_TOKEN,
    FOR_COINS,
    LAY_TILE,
    TAKE_TILE,
    WITH_PROJECT,
)
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.records import ChoiceRow, City, Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.terms import BUILD, COLORS, STAGE
from argosy.rules.wonders.works.terms import GIVE_UP

WAYS = "(?: by chain| for coins| by token)"
"""How a card is paid for where that has to be said."""

ADD_ONS = (rf"(?: by [a-z_]+)? \+ project{WAYS}?", rf" \+ ship(?: (?:red|yellow|blue|green))?{WAYS}", WAYS)


# --- texts --------------------------------------------------------------------------------------------------


def choice_fields(ruleset: Ruleset, row: ChoiceRow) -> Fields:
    """The tile that is kept or laid, whether the city takes part in the project, whether a token pays."""
    tile = row.card if row.verb == TAKE_TILE else row.stage - 1 if row.verb == LAY_TILE else None
    return {
        "tile": None if tile is None else int(ruleset.ids("tiles")[tile]),
        "joins": joins(row),
        "by_token": _is_play(row) and bool(row.add_on & BY_TOKEN),
    }


def joins(row: ChoiceRow) -> bool:
    """Does the city take part in the project of the Age?"""
    return _is_play(row) and bool(row.add_on & WITH_PROJECT)


def first_words(ruleset: Ruleset, row: ChoiceRow) -> str:
    """`tile N with`."""
    return f"tile {ruleset.ids('tiles')[row.stage - 1]} with" if row.verb == LAY_TILE else ""


def thing(ruleset: Ruleset, row: ChoiceRow) -> str:
    """Return the object of an answer in words: a tile."""
    return ruleset.ids("tiles")[row.card] if row.verb == TAKE_TILE else ""


def add_on(_ruleset: Ruleset, _city: City, row: ChoiceRow) -> str:
    """Return the add-on of a choice in words: the project, or the right that is used."""
    if not _is_play(row):
        return ""
    words = (
        (WITH_PROJECT, " + project"),
        (BY_TAXED_CHAIN, " by chain"),
        (FOR_COINS, " for coins"),
        (BY_TOKEN, " by token"),
    )
    return "".join(text for bit, text in words if row.add_on & bit)


def _is_play(row: ChoiceRow) -> bool:
    """Is a card built, or put under a stage?"""
    return row.verb not in (TAKE_TILE, LAY_TILE, GIVE_UP)


# --- questions ----------------------------------------------------------------------------------------------


def may_choose_tile(city: City) -> bool:
    """Has the city tiles to choose from?"""
    return bool(city.babel.packet[1] >= 0)


QUESTIONS = {
    "tile": Question(
        mark="#",
        verbs=("take",),
        form="'take N' with the number of a tile",
        listed="the tiles that were dealt or passed on",
        step="ask_tile",
        any_turn=True,
        before_turns=True,
        concerns=may_choose_tile,
    ),
}


# --- what is paid -------------------------------------------------------------------------------------------


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


class _Row:
    """As much of a row of choices as the tax looks at."""

    def __init__(self, verb: int, card: int) -> None:
        self.verb, self.card = verb, card


def fee_of(ruleset: Ruleset, game: Game, verb: str, card: str | None) -> int:
    """Coins that building costs on top (BABEL-TILE-1)."""
    if verb == "stage":
        return int(tax_of(game, ruleset.tables, _Row(STAGE, 0)))
    if verb in ("build", "free") and card in ruleset.card_ids:
        return int(tax_of(game, ruleset.tables, _Row(BUILD, ruleset.card_ids.index(card or ""))))
    return 0


# --- refusals -----------------------------------------------------------------------------------------------


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
    own = [ids[tile] for tile in asked.city.babel.tiles if tile >= 0]
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
    babel = asked.city.babel
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


def queried_extra(asked: CityQuestion, query: ChoiceQuery) -> Extra | None:
    """Return the cost of taking part in the project, if a text asks for it."""
    project = project_of(asked.ruleset, asked.game)
    return _extra(project) if project and "project" in (query.add_on or "") else None


def listed_extra(ruleset: Ruleset, game: Game, choice: Choice) -> Extra | None:
    """Return the cost of taking part in the project by a listed choice."""
    project = project_of(ruleset, game)
    return _extra(project) if project and choice.joins else None


def _extra(project: Project) -> Extra:
    return Extra(
        words=" + project",
        cost=dict(project.cost),
        coins=project.coins,
        saves_one=False,
        shown_as="project_cost",
    )


RULES: RulesBehind = {
    ("not_asked", "take"): ("BABEL-TOWER-2",),
    ("no_such_answer", "take"): ("BABEL-TOWER-2",),
    ("no_tower", ""): ("BABEL-TOWER-3",),
    ("no_such_tile", ""): ("BABEL-TOWER-3",),
    ("no_project", ""): ("BABEL-PROJECT-2",),
    ("no_tokens", ""): ("BABEL-PROJECT-2",),
    ("other_project_color", ""): ("BABEL-PROJECT-2",),
    ("no_token", ""): ("BABEL-PROJECT-3",),
    ("no_such_way", ""): ("AMB-98", "AMB-99"),
}
"""The rules behind its refusals: code, and the first word of the choice where it matters -> ids."""
