"""What a position may not say about Agora."""

from argosy.game.duel.position.form import DuelPosition, held_conspiracies
from argosy.game.duel.position.require import require
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.ruleset import DuelRuleset


def check(ruleset: DuelRuleset, plain: DuelPosition) -> None:
    """Nothing of Agora where it is not on the table."""
    said = [*held_conspiracies(plain), *plain.hand, *(plain.stock or []), *(plain.chambers or [])]
    require(ruleset.tables.has_agora or not said, "conspiracies, chambers: belong to agora, which is not in play")


def wonders_to_take(ruleset: DuelRuleset) -> int:
    """One for each thing in play that takes a wonder of the opponent (AGORA-161)."""
    tables = ruleset.tables
    things = [*(tables.conspiracies if tables.has_agora else []), *(tables.gods if tables.has_pantheon else [])]
    effects = [tables.now[index] for row in things for index in range(row.now, row.now + row.now_count)]
    return sum(int(effect.kind) == a.TAKE_WONDER for effect in effects)
