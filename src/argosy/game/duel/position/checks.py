"""Checks of a position of Duel; each refusal is a PositionError that names the place."""

from collections.abc import Sequence

from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.expansions import BY_NAME, in_play
from argosy.game.duel.position.builder import check_once, number_of, require, require_number
from argosy.game.duel.position.form import (
    DuelCityData,
    DuelPositionData,
    coming_decks,
    held_conspiracies,
    placed_cards,
    placed_gods,
    placed_tokens,
)
from argosy.game.duel.words import RESULTS
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset

SEEDS = 1 << 63
MOST_COINS = 10_000
MOST_PROTECTED = 1000
MOST_MOMENTS = 1 << 20

TAKES_WONDERS = "take_unbuilt_wonder"


def check(ruleset: DuelRuleset, plain: DuelPositionData) -> None:
    """Everything that can be seen before the game is set up."""
    require(plain.game == "duel", f"game: this is a position of {plain.game!r}, not of duel")
    require(len(plain.cities) == 2, f"cities: Duel has two of them, not {len(plain.cities)}")
    _check_table(ruleset, plain)
    _check_cities(plain)
    _check_wonders(ruleset, plain)
    _check_places(plain)
    _check_expansions(ruleset, plain)
    _check_removed(ruleset, plain)


def _check_table(ruleset: DuelRuleset, plain: DuelPositionData) -> None:
    """Numbers and words of what lies between the players."""
    tables = ruleset.tables
    capital = int(tables.capital)
    require_number(plain.age, "age", 1, t.AGES)
    require(plain.on_turn in (0, 1), f"on_turn: seat 0 or 1, not {plain.on_turn}")
    require_number(plain.pawn, "pawn", -capital, capital)
    require_number(plain.picks, "picks", 0, int(tables.draft_picks))
    require(0 <= plain.seed < SEEDS, f"seed: 0 to 2^63 - 1, not {plain.seed}")
    require(plain.result is None or plain.result in RESULTS, f"result: {plain.result!r} is no result")
    require(plain.winner in (None, 0, 1), f"winner: seat 0 or 1, not {plain.winner}")
    require(min(plain.moment, plain.turn, plain.draws) >= 0, "moment, turn and draws: not below 0")
    require(
        max(plain.moment, plain.turn, plain.draws) < MOST_MOMENTS, "moment, turn and draws: below a million"
    )
    for name in plain.track:
        require(name in TRACK_TOKENS, f"track: {name!r} is none of {', '.join(TRACK_TOKENS)}")
    most = int(tables.progress_on_board)
    require(
        len(plain.board or []) <= most,
        f"board: at most {most} progress tokens, not {len(plain.board or [])}",
        "too_many",
        count=len(plain.board or []),
        most=most,
    )


def _check_cities(plain: DuelPositionData) -> None:
    for seat, city in enumerate(plain.cities):
        require_number(city.coins, f"cities[{seat}].coins", 0, MOST_COINS - 1)
        require_number(city.protected, f"cities[{seat}].protected", 0, MOST_PROTECTED - 1)


def _check_wonders(ruleset: DuelRuleset, plain: DuelPositionData) -> None:
    """DUEL-007, 025, Z-05, PANTHEON-045: how many there can be."""
    most, each = int(ruleset.tables.standing), _most_of_a_player(ruleset)
    owned = [wonder for city in plain.cities for wonder in city.wonders]
    standing = sum(wonder.built for wonder in owned)
    require(
        standing <= most,
        f"wonders: at most {most} stand in a game, not {standing}",
        "duel_standing",
        most=most,
    )
    require(
        len(owned) <= plain.picks,
        f"wonders: {len(owned)} of them belong to the players, {plain.picks} have been chosen in the draft",
        "duel_picks",
        count=len(owned),
        picks=plain.picks,
    )
    for seat, city in enumerate(plain.cities):
        count = len(city.wonders)
        message = f"cities[{seat}].wonders: {count} wonders; a player has at most {each}"
        require(count <= each, message, "duel_wonders", most=each)
    left = [wonder.id for wonder in owned if not wonder.built]
    fine = standing < most or not left
    message = f"wonders: {most} stand, so {', '.join(left)} cannot be constructed any more"
    require(fine, message, "duel_all_stand", most=most, thing=next(iter(left), ""))


def _most_of_a_player(ruleset: DuelRuleset) -> int:
    """Those of the draft, and those that expansions let a player take."""
    return int(ruleset.tables.draft_picks) // 2 + _more_wonders(ruleset)


def _check_places(plain: DuelPositionData) -> None:
    coming = [name for deck in coming_decks(plain) for name in deck if name]
    check_once("cards", placed_cards(plain))
    check_once("decks", [*placed_cards(plain), *coming])
    check_once("wonders", [wonder.id for city in plain.cities for wonder in city.wonders])
    check_once("progress", placed_tokens(plain))
    check_once("divinities", placed_gods(plain))
    check_once("conspiracies", [*held_conspiracies(plain), *(plain.stock or []), *plain.hand])


def _check_expansions(ruleset: DuelRuleset, plain: DuelPositionData) -> None:
    """Nothing of an expansion that is not on the table."""
    expansions = ("duel", *ruleset.expansions)
    for card in {*placed_cards(plain), *(name for deck in plain.decks or [] for name in deck if name)}:
        expansion = ruleset.catalog.cards[number_of(ruleset, "cards", card)].expansion
        require(
            expansion in expansions,
            f"cards: {card} belongs to {expansion}, which is not in play",
            "without_box",
            expansion=expansion,
        )
    _check_more(ruleset, plain)


# --- cards removed at setup ---------------------------------------------------------------------------------


def _check_removed(ruleset: DuelRuleset, plain: DuelPositionData) -> None:
    """DUEL-005, 006, AGORA-159: cards of their Age that lie nowhere else; one may have been constructed
    since.
    """
    if plain.removed is None:
        return
    fine = len(plain.removed) == t.AGES and all(len(row) <= t.REMOVED for row in plain.removed)
    require(fine, f"removed: {t.REMOVED} cards for each of the {t.AGES} Ages")
    check_once("removed", [name for row in plain.removed for name in row])
    placed, constructed = set(placed_cards(plain)), 0
    coming = {name for deck in coming_decks(plain) for name in deck if name}
    for age, row in enumerate(plain.removed, 1):
        seen = any(age in city.saw_removed for city in plain.cities)
        for name in row:
            deck = ruleset.catalog.cards[number_of(ruleset, "cards", name)].deck
            message = f"removed: {name} is no card of Age {age}"
            require(deck == f"age_{age}", message, "duel_other_age", thing=name, age=age)
            constructed += name in placed
            may_be_constructed = seen and constructed <= 1 and name not in (plain.structure or [])
            fine = name not in coming and (name not in placed or may_be_constructed)
            message = f"removed: {name} lies elsewhere too"
            require(fine, message, "duel_twice", group="removed", thing=name)


def _check_more(ruleset: DuelRuleset, plain: DuelPositionData) -> None:
    """Nothing of an expansion that is not on the table, and only what there can be."""
    for expansion in in_play(ruleset.expansions):
        expansion.check(ruleset, plain)
    for name in sorted(BY_NAME.keys() - set(ruleset.expansions)):
        _check_silent(name, "", plain, DuelPositionData(cities=[]), BY_NAME[name].table_fields)
        for seat, city in enumerate(plain.cities):
            _check_silent(name, f"cities[{seat}].", city, DuelCityData(), BY_NAME[name].city_fields)


def _check_silent(expansion: str, where: str, said: object, silent: object, fields: Sequence[str]) -> None:
    for field in fields:
        fine = getattr(said, field) == getattr(silent, field)
        message = f"{where}{field}: belongs to {expansion}, which is not in play"
        require(fine, message, "without_box", expansion=expansion)


def _more_wonders(ruleset: DuelRuleset) -> int:
    """Return how many wonders a player may have beyond those of the draft.

    One for each thing that takes one (AGORA-161).
    """
    catalog = ruleset.catalog
    things = [
        one for one in (*catalog.conspiracies, *catalog.divinities) if one.expansion in ruleset.expansions
    ]
    return sum(effect.kind == TAKES_WONDERS for one in things for effect in one.effects)
