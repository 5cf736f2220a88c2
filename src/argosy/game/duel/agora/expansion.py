"""Agora in a game with names: its verbs, decisions, events, features and checks of positions."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from argosy.game.duel.actions import (
    Action,
    Make,
    Verb,
    card_action,
    ids_of,
    number_action,
    plain_action,
    thing_action,
    with_card_action,
)
from argosy.game.duel.agora import answers, look, position
from argosy.game.duel.expansion import DuelExpansion
from argosy.game.duel.position.builder import require
from argosy.game.duel.view import DuelEvent
from argosy.game.duel.view_context import ViewContext
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import Game


def _pair(verb: str) -> Make:
    return lambda _, index: Action(verb, (str(index // a.CHAMBERS + 1), str(index % a.CHAMBERS + 1)))


def _plot(ruleset: DuelRuleset, index: int) -> Action:
    kept = ids_of(ruleset)["conspiracies"][index // 2]
    return Action("plot", (kept, "bottom" if index % 2 else "top"), None, kept)


def _check_political(game: Game, winner: int, said: str) -> None:
    require(_controls_all(game, winner), f"{said}, who does not control all six chambers")


def _controls_all(game: Game, seat: int) -> bool:
    return all(int(control) == seat for control in game.agora.control)


class AgoraExpansion(DuelExpansion):
    """The expansion Agora in a game with names."""

    verbs: ClassVar[Sequence[Verb]] = (
        (a.DO_PREPARE, a.CONSPIRACIES * t.CARDS, with_card_action("prepare", "conspiracies")),
        (a.DO_PLACE, a.CHAMBERS, number_action("place", 1)),
        (a.DO_SHIFT, a.CHAMBERS * a.CHAMBERS, _pair("shift")),
        (a.DO_REMOVE, a.CHAMBERS, number_action("remove", 1)),
        (a.DO_CONSPIRE, 1, plain_action("conspire")),
        (a.DO_PLOT, 2 * a.CONSPIRACIES, _plot),
        (a.DO_TRIGGER, a.CONSPIRACIES, thing_action("trigger", "conspiracies")),
        (a.DO_SEIZE, t.WONDERS, thing_action("seize", "wonders")),
        (a.DO_LOCK, t.TOKENS, thing_action("lock", "progress")),
        (a.DO_FREE, t.CARDS, card_action("free")),
        (a.DO_SCRAP, t.CARDS, card_action("scrap")),
        (a.DO_TAKE, t.CARDS, card_action("take")),
        (a.DO_GIVE, t.CARDS, card_action("give")),
        (a.DO_DECREE, a.CHAMBERS * a.CHAMBERS, _pair("decree")),
        (a.DO_RAZE, t.WONDERS, thing_action("raze", "wonders")),
    )

    turn_verbs: ClassVar[Sequence[str]] = ("prepare", "trigger")

    secret_things: ClassVar[Sequence[str]] = ("plot", "prepare")

    forms: ClassVar[Mapping[str, str]] = {
        "prepare": "CONSPIRACY with CARD",
        "trigger": "CONSPIRACY",
        "place": "N",
        "shift": "N N",
        "remove": "N",
        "conspire": "",
        "plot": "CONSPIRACY top|bottom",
        "seize": "WONDER",
        "lock": "TOKEN",
        "free": "CARD",
        "scrap": "CARD",
        "take": "CARD",
        "give": "CARD",
        "decree": "N N",
        "raze": "WONDER",
    }

    asked: ClassVar[Mapping[int, str]] = {
        a.PLACE: "place",
        a.SHIFT: "shift",
        a.REMOVE: "remove",
        a.SENATE: "senate",
        a.CONSPIRATOR: "conspirator",
        a.PLOT: "plot",
        a.CURIA: "curia",
        a.TAKE_WONDER: "take_wonder",
        a.LOCK: "lock",
        a.TOP_ROW: "top_row",
        a.REMOVED_CARD: "removed_card",
        a.ESPIONAGE: "espionage",
        a.SCRAP: "scrap",
        a.TAKE_BUILDING: "take_building",
        a.SWAP: "swap",
        a.GIVE: "give",
        a.MOVE_DECREE: "move_decree",
        a.SABOTAGE: "sabotage",
    }

    tasks: ClassVar[Mapping[int, str]] = {
        a.CONSTRUCTION_COINS: "construction_coins",
        a.AFTER_TRIGGER: "after_trigger",
        a.POLITICIAN: "politician",
        a.CONSPIRE: "conspire",
        a.HALF_COINS: "half_coins",
        a.MARKER_COINS: "marker_coins",
        a.MARKER_LOSS: "marker_loss",
    }

    subjects: ClassVar[Mapping[str, int]] = {"senate": 3, "politician": 3, "construction_coins": t.SUBJECTS}

    kinds = answers.KINDS
    laid_out = answers.LAID_OUT
    words = answers.WORDS
    refusals_in_turn = answers.IN_TURN
    refusals = answers.REASONS
    reasons = answers.RULES

    def look_at_table(self, context: ViewContext) -> Fields:
        """The Agora part of a view."""
        return look.view_fields(context)

    def look_at_city(self, context: ViewContext, seat: int) -> Fields:
        """The Agora part of a city in a view."""
        return look.city_fields(context, seat)

    def events(self, ruleset: DuelRuleset, before: Game, after: Game) -> list[DuelEvent]:
        """Chambers that change hands, decrees that are turned up."""
        old, new = before.agora, after.agora
        events: list[DuelEvent] = []
        for chamber in range(a.CHAMBERS):
            if old.control[chamber] != new.control[chamber]:
                seat = int(new.control[chamber])
                events.append(DuelEvent(kind="control", chamber=chamber + 1, seat=None if seat < 0 else seat))
            decrees = [
                int(n) for n in new.decrees[chamber] if n >= 0 and new.turned_up[n] and not old.turned_up[n]
            ]
            events += [
                DuelEvent(kind="decree", chamber=chamber + 1, thing=ruleset.catalog.decrees[n].id)
                for n in decrees
            ]
        return events

    def controls(self, before: Game, after: Game) -> dict[int, int | None]:
        """AGORA-070: chambers that change hands, and who controls them then."""
        owners = {chamber: int(after.agora.control[chamber]) for chamber in range(a.CHAMBERS)}
        changed = {chamber: seat for chamber, seat in owners.items() if before.agora.control[chamber] != seat}
        return {chamber + 1: None if seat < 0 else seat for chamber, seat in changed.items()}

    def has_learned(self, before: Game, after: Game) -> bool:
        """Has a choice turned up a decree, or shown conspiracies or removed cards to somebody?"""
        old, new = before.agora, after.agora
        drawn = bool((old.hand != new.hand).any() or old.taken != new.taken)
        return drawn or bool((old.turned_up != new.turned_up).any()) or bool(after.decision == a.REMOVED_CARD)

    powers: ClassVar[Mapping[int, str]] = {
        a.COINS_ON: "coins_on",
        a.FREE_SENATORS: "free_senators",
        a.KEEPS_BOTH: "keeps_both",
        a.BLUE_BONUS: "blue_bonus",
        a.AGAIN_ON_CONSPIRATOR: "again_on_conspirator",
    }

    table_fields: ClassVar[Sequence[str]] = ("triggered", "locked", "chambers", "stock", "hand", "swapped")

    city_fields: ClassVar[Sequence[str]] = ("conspiracies", "knows_conspiracies", "saw_removed")

    builder = position.AgoraBuilder

    result_checks: ClassVar[Mapping[str, Callable[[Game, int, str], None]]] = {"political": _check_political}

    def check_running(self, game: Game, seat: int) -> None:
        """AGORA-080: nobody has won by the Senate."""
        fine = not _controls_all(game, seat)
        require(
            fine,
            f"chambers: seat {seat} controls all six, which ends the game: say so with result and winner",
        )

    def describe_table(self, ruleset: DuelRuleset, state: Game) -> Fields:
        """The Agora part of a position."""
        return position.describe(ruleset, state)

    def describe_city(self, ruleset: DuelRuleset, state: Game, seat: int) -> Fields:
        """The Agora part of a city in a position."""
        return position.describe_city(ruleset, state, seat)


EXPANSION = AgoraExpansion()
