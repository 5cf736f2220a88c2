"""The signs of Babel, for the glossary: the tower with every tile, the projects, what both change."""

from collections.abc import Iterator

from argosy.catalog.wonders.edifice.types import Edifice
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.texts import Words
from argosy.web.glossary import Sign, Writer
from argosy.web.parts import icon, join
from argosy.web.wonders.faces import Faces

LOST = ("brown", "grey", "blue", "yellow", "green", "red")


def signs(shown: Faces) -> tuple[Sign, ...]:
    """The tower, its tiles, the laws that they are; projects where no edifices have taken their place."""
    w = shown.words
    projects = () if shown.catalog.of(Edifice) else (*_projects(w), *works(w))
    return (*_tower(w), *projects, *_laws(w), *_tiles(shown))


def _tower(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("babel", w.say("the tower of Babel"), w.say("Tiles that lie open in it are laws for all cities."), "BABEL-TOWER-2"),
        write.sign("babel-tile", w.say("tile"), w.say("One of your tiles, which nobody else sees. Those that you have laid are worth points.")),
        write.sign("lay-tile", w.say("lay a tile"), w.say("The card is discarded for nothing, and one of your tiles goes onto the next place of the tower.")),
    )  # fmt: skip


def _projects(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("project", w.say("Great Project"), w.say("A work of the Age. You take part with a card of its colour."), "BABEL-PROJECT-2"),
        write.sign("participate project-token", w.say("take part"), w.say("You pay what the work costs besides the card and take one of its tokens."), "BABEL-PROJECT-3", icon("participate") + icon("project-token")),
        write.sign("any-color-once", w.say("any colour, once"), w.say("You may take part in the next project with a card of any colour, once.")),
    )  # fmt: skip


def works(w: Words) -> tuple[Sign, ...]:
    """How projects and edifices end, and what both may take."""
    write = Writer(w)
    lost = join([icon(f"lose-{color}") for color in LOST])
    return (
        write.sign("works-done", w.say("finished"), w.say("All took part who had to: whoever did has the reward.")),
        write.sign("works-failed", w.say("not finished"), w.say("Too few took part: whoever did not suffers the penalty.")),
        write.sign("works-debt", w.say("penalty in points"), w.say("Who cannot suffer a penalty takes a token that costs points at the end.")),
        write.sign(" ".join(f"lose-{color}" for color in LOST), w.say("lose a card"), w.say("One built card of this colour leaves your city for the discard pile."), picture=lost),
        write.sign("lose-coins lose-all-coins", w.say("lose coins"), w.say("You lose as many coins as the number says; the purse turned over means all."), picture=icon("lose-coins") + icon("lose-all-coins")),
        write.sign("lose-victory", w.say("give back a victory token"), w.say("One of your victory tokens of conflicts goes back, of your choice.")),
        write.sign("board-rests", w.say("the board rests"), w.say("The resource printed on your board can no longer be used or sold.")),
        write.sign("free-stage-once", w.say("one stage free"), w.say("Once, later, you may build a stage of your wonder without paying.")),
        write.sign("free-card-once", w.say("one card free"), w.say("Once, later, you may build a card of your hand without paying.")),
    )  # fmt: skip


def _laws(w: Words) -> tuple[Sign, ...]:
    write = Writer(w)
    return (
        write.sign("tax-coin", w.say("tax"), w.say("Who does what stands beside it pays coins to the bank: 1, 2, 3 in Age I, II, III.")),
        write.sign("bonus-coin", w.say("gift"), w.say("Who does what stands beside it gets coins from the bank: 1, 2, 3 in Age I, II, III.")),
        write.sign("price-down", w.say("cheaper goods"), w.say("These resources cost less when you buy them from a neighbour.")),
        write.sign("price-up", w.say("dearer goods"), w.say("These resources cost more when you buy them from a neighbour.")),
        write.sign("without-resources", w.say("no resources"), w.say("What stands beside it costs no resources; coins in the cost are still paid.")),
        write.sign("coins-for-resources", w.say("coins in place of resources"), w.say("Instead of all resources of the cost one may pay a coin for each unit.")),
        write.sign("single-only", w.say("single symbols only"), w.say("Brown cards with two symbols or a choice produce nothing. They may still be built.")),
        write.sign("single-any", w.say("single symbols without end"), w.say("A brown card with one single symbol gives any number of units of it, to buyers too.")),
        write.sign("posts-rest", w.say("cards that rest"), w.say("The cards that are named have no effect; they may still be built.")),
        write.sign("chains-around", w.say("chains of the neighbours"), w.say("A chain symbol in a neighbouring city counts as if it stood in the own one.")),
        write.sign("victory-sink", w.say("smaller victories"), w.say("In conflicts a victory brings the token one step lower: 3 instead of 5, 1 instead of 3, none instead of 1.")),
        write.sign("defeat-twice", w.say("heavier defeats"), w.say("Whoever loses a conflict takes more defeat tokens than one.")),
    )  # fmt: skip


def _tiles(shown: Faces) -> Iterator[Sign]:
    write = Writer(shown.words)
    for tile in facts_of(shown.catalog).tiles:
        face = shown.more[tile.id]
        yield write.sign(f"tile-{tile.number}", face.name, face.sentences)
