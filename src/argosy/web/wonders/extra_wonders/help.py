"""Help texts of the single boards: glossary entries shared with expansions, and introduction."""

from argosy.web.rulebook_pages.introductions import Card, card
from argosy.web.wonders.expansions.types import ExpansionHelp
from argosy.web.wonders.faces import Faces, boards
from argosy.web.wonders.live import losses


def introduction(shown: Faces) -> tuple[Card, ...]:
    """The three boards, and that nothing else changes."""
    w = shown.words
    drawn = boards(shown, "extra_wonders")
    return (
        card("stages", w.say("In any order"), w.say("You build the stages of the Great Wall in any order: choose the stage together with the card. One of them keeps you out of the conflicts of the Age and makes all others lose coins."), drawn[0], "gold"),
        card("mark-brown", w.say("Stones and colours"), w.say("Stonehenge counts the stone printed on your brown cards. One of its stages counts your neighbours' cards that have the colour of the card under it."), drawn[1], "gold"),
        card("copy", w.say("What the neighbours build"), w.say("Manneken Pis starts with 4 coins more. Its stages do what stages of the neighbours do, even if those are not built. You pay the cost printed on Manneken Pis."), drawn[2], "gold"),
        card("wonder", w.say("All else as before"), w.say("These boards are dealt or chosen like all others. Cards, Ages and the score stay as they are.")),
    )  # fmt: skip


HELP = ExpansionHelp(
    glossary=losses.glossary,  # the Great Wall brings what black cards bring (EXTRA-WALL-3, EXTRA-WALL-4)
    introduction=introduction,
    values=lambda shown: {"extra_wonders_title": shown.words.name("box", "extra_wonders")},
)
