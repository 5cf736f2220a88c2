"""Why a tile cannot be laid, why a city cannot take part in a project, and what taking part costs."""

from typing import Any

from argosy.catalog.wonders.babel.facts import Babel
from argosy.catalog.wonders.works.facts import Project
from argosy.game.types import Choice, Refusal
from argosy.game.wonders.asked import Asked, Wish
from argosy.game.wonders.box import Extra
from argosy.rules.wonders.babel.choices import may_join
from argosy.rules.wonders.babel.projects import NONE, current_project
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.terms import COLORS


def project_of(ruleset: Ruleset, game: Any) -> Project | None:
    """The project that lies open in this Age."""
    number = int(current_project(game, ruleset.tables)) if ruleset.catalog.of(Babel) else NONE
    return None if number == NONE else facts_of(ruleset.catalog).projects[number]


def refuse_play(asked: Asked, wish: Wish) -> Refusal | None:
    """A verb of this box that cannot be used now."""
    if wish.verb in ("take", "discard"):
        return Refusal(code="not_asked", text=f"{wish.verb} is not asked now", values={"verb": wish.verb})
    if wish.verb != "tile":
        return None
    if asked.ruleset.catalog.of(Babel) is None or not asked.ruleset.tables.babel.places:
        return Refusal(code="no_tower", text="this table is without the Tower of Babel")
    ids = asked.ruleset.ids("tiles")
    own = [ids[tile] for tile in asked.city.babel.tiles if tile >= 0]
    if wish.number not in own or wish.card is None:
        have = f"you have {', '.join(own)}" if own else "all your tiles are laid"
        return Refusal(
            code="no_such_tile",
            text=f"'tile N with CARD' lays one of your own tiles: {have}",
            values={"tile": int(wish.number or 0)},
        )
    return None


def refuse_rider(asked: Asked, wish: Wish) -> Refusal | None:
    """Taking part, or a token, that this action cannot have (BABEL-PROJECT-2, -3)."""
    rider = wish.rider or ""
    if "by token" in rider and not _has_token(asked, wish):
        return Refusal(code="no_token", text=f"this city has no token for a free {_token_for(wish.verb)}")
    if "by chain" in rider and not asked.game.babel.chain_tax:
        return Refusal(code="no_such_way", text="chains are not taxed: leave 'by chain' out")
    if "for coins" in rider and not _takes_coins(asked, wish):
        return Refusal(
            code="no_such_way", text="no tile lets these cards be paid in coins", values={"card": wish.card or ""}
        )
    return _refuse_joining(asked, wish) if "project" in rider else None


def _takes_coins(asked: Asked, wish: Wish) -> bool:
    if wish.card not in asked.ids:
        return False
    return bool(int(asked.game.babel.in_coins) >> COLORS.index(asked.ruleset.catalog.card(wish.card).color) & 1)


def _token_for(verb: str) -> str:
    return "stage" if verb == "stage" else "card"


def _has_token(asked: Asked, wish: Wish) -> bool:
    babel = asked.city.babel
    return bool(babel.free_stages if wish.verb == "stage" else babel.free_cards if wish.verb == "free" else 0)


def _refuse_joining(asked: Asked, wish: Wish) -> Refusal | None:
    project = project_of(asked.ruleset, asked.game)
    if project is None:
        return Refusal(code="no_project", text="no Great Project lies open")
    if wish.verb not in ("build", "free") or wish.card is None:
        return Refusal(code="no_project", text="a city takes part in a project when it builds a card")
    if asked.game.babel.taken >= asked.ruleset.tables.babel.tokens:
        return Refusal(code="no_tokens", text=f"{project.id}: all participation tokens are taken")
    color = asked.ruleset.catalog.card(wish.card).color
    if not may_join(asked.game, asked.ruleset.tables, asked.number, COLORS.index(color)):
        return Refusal(
            code="other_project_color",
            text=f"{project.id}: goes with {project.color} cards, {wish.card} is {color}",
            values={"card": wish.card, "color": project.color or ""},
        )
    return None


def wished_extra(asked: Asked, wish: Wish) -> Extra | None:
    """What taking part costs, if it is asked for."""
    project = project_of(asked.ruleset, asked.game)
    return _extra(project) if project and "project" in (wish.rider or "") else None


def listed_extra(ruleset: Ruleset, game: Any, choice: Choice) -> Extra | None:
    """What taking part in a listed choice costs."""
    project = project_of(ruleset, game)
    return _extra(project) if project and choice.joins else None


def _extra(project: Project) -> Extra:
    return Extra(
        words=" + project", cost=dict(project.cost), coins=project.coins, saves_one=False, shown_as="project_cost"
    )
