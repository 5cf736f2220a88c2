"""What Babel asks: tiles of the draft (BABEL-TOWER-2), and what a penalty takes (BABEL-PROJECT-3, EDIFICE-5)."""

from collections.abc import Callable

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.web.parts import icon, signed
from argosy.web.wonders.asking import Answer
from argosy.web.wonders.babel.facts import of_table, tile_id
from argosy.web.wonders.boxes.types import Phase
from argosy.web.wonders.faces import Faces

TILE, PENALTY = "tile", "penalty"
QUESTIONS = (TILE, PENALTY)


def things_to_give_up(view: WondersView) -> tuple[str, ...]:
    """What a penalty takes one of: ids of buildings, points of victory tokens."""
    found = view.babel or view.edifice
    return found.penalty if found else ()


def buildings_to_give_up(view: WondersView) -> tuple[str, ...]:
    """The buildings among them."""
    return tuple(thing for thing in things_to_give_up(view) if not thing.isdigit())


CARDS: dict[str | None, Callable[[WondersView], tuple[str, ...]]] = {
    TILE: lambda view: tuple(map(tile_id, of_table(view).packet)),
    PENALTY: buildings_to_give_up,
    None: lambda view: tuple(map(tile_id, of_table(view).tiles)),
}
"""What lies in the hand's place, by question; the own tiles while others choose and no cards are dealt."""


def hand_label(w: Words) -> str:
    """What lies in the hand's place then."""
    return w.say("Tiles and buildings")


def question(shown: Faces, view: WondersView) -> tuple[str, str]:
    """What is asked, and how it is answered."""
    w = shown.words
    if view.asked == TILE:
        return w.say("Draft of the tiles"), w.say("Keep one tile, pass the others to the right. Nobody sees yours.")
    if buildings_to_give_up(view):
        return (
            w.say("Penalty: which building do you discard?"),
            w.say("Discard it: it gives your city nothing any more, and no chain starts from it."),
        )
    return w.say("Penalty: which victory token do you give back?"), ""


def answer(shown: Faces, _view: WondersView, choice: Choice) -> Answer | None:
    """A victory token as a button; tiles and buildings are chosen in the dock instead."""
    thing = choice.text.split()[-1]
    if choice.verb != "discard" or not thing.isdigit():
        return None
    return Answer(choice.text, signed(int(thing)), shown.words.say("victory token"), icon("lose-victory"))


def chosen(shown: Faces, text: str) -> dict[str, str]:
    """The viewer's own secret answer in words, by verb."""
    w, parts = shown.words, text.split()
    verb, thing = parts[0], parts[1] if len(parts) > 1 else ""
    if verb == "take":
        return {verb: w.say("You keep tile {n}.", n=thing)}
    if verb == "tile":
        return {verb: w.say("You lay tile {n} and discard {card}.", n=thing, card=shown.cards[parts[-1]].name)}
    if verb == "discard" and thing.isdigit():
        return {verb: w.say("You give back a victory token: {points}.", points=signed(int(thing)))}
    if verb == "discard":
        return {verb: w.say("You give up {card}.", card=shown.cards[thing].name)}
    if "+ project" in text:
        return {verb: w.say("You build {card} and take part in the project.", card=shown.cards[thing].name)}
    return {}


DRAFTED_TO = "right"
"""To whom tiles pass in the draft (BABEL-TOWER-2)."""


def phase(w: Words, view: WondersView) -> Phase | None:
    """The draft, in which tiles go to the right (BABEL-TOWER-2)."""
    if view.turn or not any(city.owes == TILE for city in view.cities):
        return None
    return Phase(words=w.say("Draft of the tiles"), direction=DRAFTED_TO)
