"""Form fields of Duel in the lobby and in the address of the help, turned into requests."""

import secrets

from argosy.rules.duel.ruleset import EXPANSIONS
from argosy.server.http.form_fields import DEFAULT_BOT, Form, one_of, others
from argosy.server.storage.rows import GameRequest

BEGINNERS = ("chance", "you", "opponent")


def game_request(form: Form) -> GameRequest:
    """The game that a form asks for."""
    return GameRequest(
        game="duel", players=2, expansions=tuple(expansion for expansion in EXPANSIONS if form.get(expansion))
    )


def help_request(query: Form) -> GameRequest:
    """The expansions that the address names; the help covers all of them anyway."""
    return GameRequest(
        game="duel",
        players=2,
        expansions=tuple(
            expansion for expansion in EXPANSIONS if expansion in query.get("boxes", "").split(",")
        ),
    )


def player_seats(_: GameRequest) -> tuple[int, ...]:
    """The seats that people and bots can have."""
    return (0, 1)


def seat_kinds(form: Form, _: GameRequest) -> dict[int, str]:
    """You and your opponent. Who begins sits on seat 0, because the rules let that seat begin (DUEL-008)."""
    opponent = one_of(form, "opponent", others("duel"), f"bot:{DEFAULT_BOT}")
    begins = one_of(form, "begins", BEGINNERS, "chance")
    if begins == "chance":
        begins = secrets.choice(BEGINNERS[1:])
    return dict(enumerate(("you", opponent) if begins == "you" else (opponent, "you")))
