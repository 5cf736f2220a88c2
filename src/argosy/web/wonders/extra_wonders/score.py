"""What the accounts of single boards name."""

from argosy.rules.wonders.state import MAX_STAGES
from argosy.texts import Words
from argosy.web.parts import roman


def items(w: Words) -> dict[str, str]:
    """Cards of the colour of what lies under a stage."""
    return {
        f"colour_under_{stage}": w.say("cards of the colour under stage {n}", n=roman(stage))
        for stage in range(1, MAX_STAGES + 1)
    }
