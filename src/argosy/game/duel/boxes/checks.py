"""What a position may not say about boxes."""

from argosy.game.duel.agora import checks as agora
from argosy.game.duel.pantheon import checks as pantheon
from argosy.game.duel.position.form import DuelPosition
from argosy.rules.duel.ruleset import DuelRuleset


def check_more(ruleset: DuelRuleset, plain: DuelPosition) -> None:
    """Refuse what cannot be."""
    agora.check(ruleset, plain)
    pantheon.check(ruleset, plain)


def more_wonders(ruleset: DuelRuleset) -> int:
    """How many wonders a player may have beyond those of the draft."""
    return agora.wonders_to_take(ruleset)
