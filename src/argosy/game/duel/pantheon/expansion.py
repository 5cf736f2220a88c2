"""Pantheon in a game with names: verbs, decisions, events, features, score, checks of positions."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from argosy.catalog.duel import Effect
from argosy.game.duel.actions import (
    Action,
    Verb,
    card_action,
    ids_of,
    number_action,
    thing_action,
    track_token_action,
)
from argosy.game.duel.expansion import DuelExpansion
from argosy.game.duel.pantheon import answers, look, position
from argosy.game.duel.position.builder import check_once, number_of, require
from argosy.game.duel.position.form import DuelPositionData, placed_cards
from argosy.game.duel.printed_facts import printed_points
from argosy.game.duel.view import DuelEvent
from argosy.game.duel.view_context import ViewContext
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.pantheon.tokens import tokens_held
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import City, Game


def _activate(ruleset: DuelRuleset, index: int) -> Action:
    god = ids_of(ruleset)["divinities"][index // p.OFFERING_SETS]
    values = ruleset.catalog.pantheon.offerings
    given = [str(values[n]) for n in range(p.OFFERINGS) if index % p.OFFERING_SETS >> n & 1]
    return Action("activate", (god, *(("offering", *given) if given else ())), None, god)


def _enshrine(ruleset: DuelRuleset, index: int) -> Action:
    god = ids_of(ruleset)["divinities"][index // p.SPACES]
    return Action("enshrine", (god, str(index % p.SPACES + 1)), None, god)


def _space_of_track(_: DuelRuleset, index: int) -> Action:
    return Action("guard", (f"{index - t.TRACK_SIDE:+d}" if index != t.TRACK_SIDE else "0",))


def _mythology(ruleset: DuelRuleset, index: int) -> Action:
    name = ruleset.catalog.mythologies[index]
    return Action("open", (name,), None, name)


def _check_minerva(ruleset: DuelRuleset, plain: DuelPositionData) -> None:
    """PANTHEON-028: not in a capital, not on the space of the conflict pawn."""
    if plain.minerva is not None:
        last = int(ruleset.tables.capital) - 1
        require(abs(plain.minerva) <= last, f"minerva: -{last} to {last}, not {plain.minerva}")
        require(plain.minerva != plain.pawn, f"minerva: the conflict pawn stands on {plain.pawn}")


def _check_tokens(ruleset: DuelRuleset, plain: DuelPositionData) -> None:
    """PANTHEON-003, 004: each offering token is there once; of the mythology tokens five have been laid
    out.
    """
    offerings = [str(value) for value in _of_both(plain, "offerings")]
    offerings += [str(value) for value in (plain.offering_at or {}).values()]
    check_once("offerings", offerings)
    tokens = Counter([*_of_both(plain, "mythology"), *(plain.mythology_at or {}).values()])
    each = int(ruleset.tables.mythology_tokens)
    for name, count in tokens.items():
        require(count <= each, f"mythology: {each} tokens of {name}, not {count}")
    most = p.MYTHOLOGIES
    require(tokens.total() <= most, f"mythology: {most} tokens are laid out, not {tokens.total()}")


def _of_both(plain: DuelPositionData, field: str) -> list[Any]:
    """Return the entries of a field of both cities in one list."""
    return [one for city in plain.cities for one in getattr(city, field)]


class PantheonExpansion(DuelExpansion):
    """The expansion Pantheon in a game with names."""

    verbs: ClassVar[Sequence[Verb]] = (
        (p.DO_ACTIVATE, p.GODS * p.OFFERING_SETS, _activate),
        (p.DO_ENSHRINE, p.GODS * p.SPACES, _enshrine),
        (p.DO_SNAKE, t.CARDS, card_action("snake")),
        (p.DO_STRIKE, t.PLACES, number_action("strike", 0)),
        (p.DO_UNBUILD, t.WONDERS, thing_action("unbuild", "wonders")),
        (p.DO_GUARD, t.TRACK, _space_of_track),
        (p.DO_SINK, t.MILITARY_TOKENS, track_token_action("sink")),
        (p.DO_USE, t.MILITARY_TOKENS, track_token_action("use")),
        (p.DO_OPEN, p.MYTHOLOGIES, _mythology),
        (p.DO_TOP, p.GODS, thing_action("top", "divinities")),
    )

    turn_verbs: ClassVar[Sequence[str]] = ("activate",)

    secret_things: ClassVar[Sequence[str]] = ("enshrine", "top")

    forms: ClassVar[Mapping[str, str]] = {
        "activate": "GOD",
        "enshrine": "GOD N",
        "snake": "CARD",
        "strike": "N",
        "unbuild": "WONDER",
        "guard": "SPACE",
        "sink": "SPACE",
        "use": "SPACE",
        "open": "MYTHOLOGY",
        "top": "GOD",
    }

    tails: ClassVar[Mapping[str, str]] = {"activate": "offering"}

    asked: ClassVar[Mapping[int, str]] = {
        p.ENSHRINE: "enshrine",
        p.ENKI: "enki",
        p.SNAKE: "snake",
        p.ZEUS: "zeus",
        p.ANUBIS: "anubis",
        p.ISIS: "isis",
        p.MINERVA: "minerva",
        p.SINK: "sink",
        p.USE: "use",
        p.GATE_CARD: "gate",
        p.THEATER_DECK: "theater_deck",
        p.THEATER_CARD: "theater_card",
        p.THEATER_ORDER: "theater_order",
    }

    tasks: ClassVar[Mapping[int, str]] = {p.PROTECTED: "protected", p.OPEN_GATE: "open_gate"}

    subjects: ClassVar[Mapping[str, int]] = {"enshrine": p.MYTHOLOGIES, "theater_order": p.MYTHOLOGIES}

    kinds = answers.KINDS
    laid_out = answers.LAID_OUT
    words = answers.WORDS
    refusals_in_turn = answers.IN_TURN
    refusals = answers.REASONS
    reasons = answers.RULES

    def look_at_table(self, context: ViewContext) -> Fields:
        """The Pantheon part of a view."""
        return look.view_fields(context)

    def look_at_city(self, context: ViewContext, seat: int) -> Fields:
        """The Pantheon part of a city in a view."""
        return look.city_fields(context, seat)

    def tokens_on_places(self, context: ViewContext) -> dict[int, str]:
        """Mythology and offering tokens that lie on the structure of the Age."""
        return look.tokens_on_places(context)

    def track_events(self, before: Game, after: Game) -> list[DuelEvent]:
        """Her pawn on the track."""
        if before.pantheon.minerva == after.pantheon.minerva:
            return []
        return [DuelEvent(kind="minerva", pawn=int(after.pantheon.minerva))]

    def age_events(self, ruleset: DuelRuleset, after: Game) -> list[DuelEvent]:
        """PANTHEON-014: the gods that are turned up at the start of Age II."""
        if after.age != 2:
            return []
        spaces = enumerate(int(god) for god in after.pantheon.space)
        gods = ruleset.catalog.divinities
        return [DuelEvent(kind="god", space=n + 1, thing=gods[god].id) for n, god in spaces if god >= 0]

    def has_learned(self, before: Game, after: Game) -> bool:
        """Has a choice laid gods open, or shown some to a player?"""
        return bool(
            before.pantheon.choice_count != after.pantheon.choice_count or after.decision == p.ENSHRINE
        )

    powers: ClassVar[Mapping[int, str]] = {
        p.STEP_COINS: "step_coins",
        p.POINTS_PER_TOKENS: "points_per_tokens",
        p.GOD_DISCOUNT: "god_discount",
        p.TEMPLES: "temples",
    }

    def items(self, ruleset: DuelRuleset, game: Game, seat: int) -> dict[str, list[tuple[str, int]]]:
        """Items by line: gods and the coins on Astarte; grand temples."""
        city = game.cities[seat]
        gods = [god for n, god in enumerate(ruleset.catalog.divinities) if game.pantheon.owner[n] == seat]
        temples = int(ruleset.tables.temple_points[city.powers[p.TEMPLES]])
        return {
            "gods": [*((god.id, printed_points(god)) for god in gods), ("coins", int(city.protected))],
            "purple": [("grand_temples", temples)],
        }

    def points_of(self, effect: Effect, city: City) -> int:
        """Points of an effect of a progress token (PANTHEON-030)."""
        if effect.kind == "points_per_own_tokens":
            return (effect.amount or 0) * int(tokens_held(city))
        return 0

    table_fields: ClassVar[Sequence[str]] = (
        "minerva",
        "enki",
        "spaces",
        "mythology_decks",
        "mythology_at",
        "offering_at",
        "snake",
        "snake_owner",
        "open_gods",
    )

    city_fields: ClassVar[Sequence[str]] = ("gods", "mythology", "offerings", "protected", "knows_gods")

    builder = position.PantheonBuilder

    def check(self, ruleset: DuelRuleset, plain: DuelPositionData) -> None:
        """Only what there can be with Pantheon."""
        for card in {*placed_cards(plain), *(name for deck in plain.decks or [] for name in deck if name)}:
            is_guild = ruleset.catalog.cards[number_of(ruleset, "cards", card)].deck == "guild"
            require(not is_guild, f"cards: {card} is not played with pantheon, as no guild is")
        _check_minerva(ruleset, plain)
        _check_tokens(ruleset, plain)

    def describe_table(self, ruleset: DuelRuleset, state: Game) -> Fields:
        """The Pantheon part of a position."""
        return position.describe(ruleset, state)

    def describe_city(self, ruleset: DuelRuleset, state: Game, seat: int) -> Fields:
        """The Pantheon part of a city in a position."""
        return position.describe_city(ruleset, state, seat)


EXPANSION = PantheonExpansion()
