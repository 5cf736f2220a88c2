"""Questions and answers of Pantheon in words, their targets on the table, and their actions."""

from collections.abc import Mapping
from typing import ClassVar

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.texts.duel.pantheon import mythology
from argosy.web.duel.expansions.types import ExpansionDock, NumberNames
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.live.actions import Act, Acts, changes
from argosy.web.duel.live.answer_parts import Answer, Asked, Label, Question, fixed, plain
from argosy.web.duel.live.keys import Keys, number_key, numbers_of, thing_key, tile_key, wonder_key
from argosy.web.duel.pantheon.effects import MYTHOLOGIES
from argosy.web.duel.part_maker import PartMaker
from argosy.web.models import DuelOffer
from argosy.web.rendering.parts import icon


def _enshrine(faces: DuelFaces, _: DuelView) -> tuple[str, str]:
    """PANTHEON-011, 016."""
    w = faces.words
    return w.say("A god for the Pantheon"), w.say(
        "Lay one of the two face down on an empty space. A space that is dear for you is cheap for your opponent."
    )


def _activate(asked: Asked) -> Label:
    """A god with its price; offerings that are given up for it (PANTHEON-013)."""
    w, face, costs = asked.words, asked.faces.of_expansions["god"][asked.choice.thing or ""], asked.costs
    given = [word for word in asked.numbers if word.isdigit()]
    if given:
        costs = w.say("{coins}, offering {offerings}", coins=costs, offerings=w.either(given, "and"))
    return Label(face.mark_icon, face.name, costs)


def _enshrine_answer(asked: Asked) -> Label:
    """PANTHEON-016: what the god will cost both players there."""
    w, face, number = asked.words, asked.thing, int(asked.numbers[-1])
    space = next(space for space in asked.view.spaces if space.space == number)
    mine, theirs = space.prices[asked.choice.seat], space.prices[1 - asked.choice.seat]
    return Label(
        face.mark_icon,
        w.say("{god} on space {n}", god=face.name, n=number),
        w.say("price {mine} for you, {theirs} for {name}", mine=mine, theirs=theirs, name=asked.opponent),
    )


def _snake(asked: Asked) -> Label:
    card = next(card for card in asked.faces.catalog.cards if card.id == asked.choice.card)
    symbols = [effect.symbol for effect in card.effects if effect.symbol]
    face = asked.faces.cards[card.id]
    return Label(icon(symbols[0]) if symbols else icon("snake"), face.name, face.text)


def _strike(asked: Asked) -> Label:
    """A card of the structure by its place, a face-down one by its back (DUEL-009)."""
    w, number = asked.words, int(asked.numbers[0])
    place = next(one for one in asked.view.structure if one.place == number)
    name = asked.faces.cards[place.card].name if place.card else asked.faces.back(place.back or "")
    return Label(icon("deck"), name, w.say("row {row}, place {n}", row=place.row, n=number + 1))


def _guard(asked: Asked) -> Label:
    return Label(
        icon("owl"), space_words(asked.words, int(asked.numbers[0]), asked.choice.seat, asked.opponent)
    )


def space_words(w: Words, space: int, seat: int, opponent: str) -> str:
    """A space of the track, seen from a seat; it is counted as the lead of seat 0."""
    lead = space if seat == 0 else -space
    if lead == 0:
        return w.say("the middle space")
    if lead > 0:
        return w.count("space {n} towards {name}", "space {n} towards {name}", lead, name=opponent)
    return w.count("space {n} towards you", "space {n} towards you", -lead)


def _military(asked: Asked) -> Label:
    name = asked.numbers[0]
    face = asked.faces.military(name, asked.view.expansions)
    where = space_words(asked.words, int(name), asked.choice.seat, asked.opponent)
    return Label(icon("shield"), face.text, where)


def _open(asked: Asked) -> Label:
    """A mythology deck with how many gods lie in it."""
    name = asked.choice.thing or ""
    deck = next((deck for deck in asked.view.decks if deck.mythology == name), None)
    left = len(deck.gods) if deck else 0
    words = asked.words.count("{n} god", "{n} gods", left)
    return Label(icon(MYTHOLOGIES[name]), mythology(asked.words, name), words)


def _military_name(faces: DuelFaces, word: str) -> str:
    return faces.military(word).name


def _place_name(faces: DuelFaces, word: str) -> str:
    return faces.words.say("place {n}", n=int(word) + 1)


def _god_and_space(_: DuelView, choice: DuelChoice) -> tuple[str, ...]:
    return (f"god:{choice.thing}", f"space:{numbers_of(choice)[1]}")


# --- the dock


def _activates(page: PartMaker, offer: DuelOffer, first: DuelOffer) -> Act | None:
    """PANTHEON-013, 016: in a turn at the price of its space, or for less with offering tokens."""
    if page.view.asked != "turn":
        return None
    given = offer.choice.text.partition(" offering ")[2].split()
    note = page.w.say("offering {offerings}", offerings=page.w.either(given, "and")) if given else ""
    return Act(
        "activate",
        icon("back-temple"),
        page.w.say("Activate"),
        offer.choice.text,
        price=offer.choice.price.total,
        note=note,
        is_main=offer is first,
        changes=changes(page.view, page.faces, page.names, offer),
    )


class PantheonDock(ExpansionDock):
    """Pantheon in the dock: questions, answers and actions."""

    questions: ClassVar[Mapping[str, Question]] = {
        "enshrine": _enshrine,
        "enki": fixed(
            lambda w: (w.say("Choose a progress token"), w.say("Play one of those on Enki; the other goes back."))
        ),
        "snake": fixed(
            lambda w: (w.say("Where does the snake go?"), w.say("You have the symbol of that green card too."))
        ),
        "zeus": fixed(
            lambda w: (w.say("Throw a card of the structure away"), w.say("Any card, open or face down, covered or not."))
        ),
        "anubis": fixed(
            lambda w: (w.say("Empty a wonder"), w.say("The card under it is discarded; it can be constructed again."))
        ),
        "isis": fixed(
            lambda w: (w.say("Construct a wonder free"), w.say("Choose the wonder, and a discarded card to lay under it."))
        ),
        "minerva": fixed(
            lambda w: (w.say("Where does Minerva stand?"), w.say("The conflict pawn stops before her, once."))
        ),
        "sink": fixed(
            lambda w: (w.say("Remove a military token"), w.say("It is not used. Then you use another one."))
        ),
        "use": fixed(
            lambda w: (w.say("Use a military token"), w.say("Its effect works for you; then it is gone."))
        ),
        "gate": fixed(
            lambda w: (w.say("Activate one of these gods"), w.say("It costs nothing; the others go back on their decks."))
        ),
        "theater_deck": fixed(
            lambda w: (w.say("Look at a mythology deck"), w.say("Activate one of its gods for free."))
        ),
        "theater_card": fixed(
            lambda w: (w.say("Activate one of these gods"), w.say("It costs nothing; the others go back into their deck."))
        ),
        "theater_order": fixed(
            lambda w: (w.say("Which god comes on top?"), w.say("The other one lies under it."))
        ),
    }  # fmt: skip
    answers: ClassVar[Mapping[str, Answer]] = {
        "activate": _activate,
        "unbuild": plain,
        "enshrine": _enshrine_answer,
        "snake": _snake,
        "strike": _strike,
        "guard": _guard,
        "sink": _military,
        "use": _military,
        "open": _open,
        "top": plain,
    }
    numbers: ClassVar[NumberNames] = {"sink": _military_name, "use": _military_name, "strike": _place_name}
    keys: ClassVar[Mapping[str, Keys]] = {
        "activate": thing_key("god"),
        "unbuild": wonder_key,
        "enshrine": _god_and_space,
        "snake": tile_key(of_opponent=True),
        "strike": number_key("place"),
        "guard": number_key("pawn"),
        "sink": number_key("track"),
        "use": number_key("track"),
        "open": thing_key("deck"),
        "top": thing_key("god"),
    }
    fan = ("top", "enshrine", "activate")
    rows = ("guard",)
    acts: ClassVar[Acts] = {"activate": _activates}

    def in_turn(self, w: Words, view: DuelView) -> tuple[str, ...]:
        """Return the actions that Pantheon adds to a turn, in words (PANTHEON-015)."""
        return (w.say("Or activate a god and take no card."),) if view.age > 1 else ()

    def verbs(self, w: Words) -> dict[str, str]:
        """Return the headings of the expansion's verbs."""
        return {
            "activate": w.say("Activate"),
            "enshrine": w.say("Into the Pantheon"),
            "snake": w.say("Snake"),
            "strike": w.say("Throw away"),
            "unbuild": w.say("Empty a wonder"),
            "guard": w.say("Minerva"),
            "sink": w.say("Remove a military token"),
            "use": w.say("Use a military token"),
            "open": w.say("Look at a deck"),
            "top": w.say("On top"),
        }
