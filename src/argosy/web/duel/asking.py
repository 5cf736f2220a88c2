"""What is asked of a player of Duel, and every answer in words: a title and a sentence, a label and a detail."""

from collections.abc import Callable
from typing import NamedTuple

from markupsafe import Markup

from argosy.game.duel.agora.view import ChamberView
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.texts import Words, things
from argosy.texts.duel import things as duel_things
from argosy.web.duel.boxes.in_play import in_play
from argosy.web.duel.effects import mythology_icon
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.parts import icon, roman


class Label(NamedTuple):
    """An answer as a button: the icon, the words, one more line."""

    icon: Markup
    label: str
    detail: str = ""


class Asked(NamedTuple):
    """A choice, what its chooser sees, and how the players are called."""

    faces: DuelFaces
    view: DuelView
    choice: DuelChoice
    names: dict[int, str]

    @property
    def words(self) -> Words:
        """The language."""
        return self.faces.words

    @property
    def numbers(self) -> list[str]:
        """What stands behind the verb."""
        return self.choice.text.split()[1:]

    @property
    def opponent(self) -> str:
        """The other player by name."""
        return self.names.get(1 - self.choice.seat) or self.words.say("the opponent")


def question(faces: DuelFaces, view: DuelView) -> tuple[str, str]:
    """What is asked, and how it is answered; two empty texts when nothing is asked."""
    if view.is_over or view.asked is None:
        return "", ""
    say = QUESTIONS.get(view.asked)
    return say(faces, view) if say else (faces.words.say("Choose"), "")


def answer_label(
    faces: DuelFaces, view: DuelView, choice: DuelChoice, names: dict[int, str] | None = None
) -> tuple[Markup, str, str]:
    """A choice as a button: icon, label, one more line."""
    asked = Asked(faces, view, choice, names or {})
    return ANSWERS[choice.verb](asked)


def chosen_words(faces: DuelFaces, text: str) -> str:
    """What a choice was, from its text alone: `Build: Baths`, `Wonder: The Sphinx, with Altar`."""
    verb, *rest = text.split()
    found = [faces.thing(name) for name in rest]
    names = [face.name if face else "" for face in found]
    numbers = [_number_words(faces, verb, word) for word, face in zip(rest, found, strict=True) if face is None]
    told = ", ".join(filter(None, (*names, *numbers)))
    title = verb_words(faces.words, verb)
    return faces.words.say("{title}: {what}", title=title, what=told) if told else title


def _number_words(faces: DuelFaces, verb: str, word: str) -> str:
    """What is no id behind a verb; empty for the words between."""
    w = faces.words
    if verb in ("place", "shift", "remove", "decree"):
        return faces.chamber(int(word))
    if verb in ("sink", "use"):
        return faces.military(word).name
    if verb == "strike":
        return w.say("place {n}", n=int(word) + 1)
    if verb == "first":
        return w.say("you") if word == "me" else w.say("the opponent")
    return word if word.lstrip("+-").isdigit() else ""


def verb_words(w: Words, verb: str) -> str:
    """What a verb does, as a heading."""
    return {
        "pick": w.say("Choose"),
        "build": w.say("Build"),
        "recruit": w.say("Recruit"),
        "discard": w.say("Discard"),
        "wonder": w.say("Wonder"),
        "prepare": w.say("Prepare"),
        "trigger": w.say("Trigger"),
        "activate": w.say("Activate"),
        "first": w.say("Who begins"),
        "token": w.say("Progress token"),
        "destroy": w.say("Discard of the opponent"),
        "revive": w.say("From the discard pile"),
        "place": w.say("Marker"),
        "shift": w.say("Move a marker"),
        "remove": w.say("Remove a marker"),
        "conspire": w.say("Conspire"),
        "plot": w.say("Keep"),
        "seize": w.say("Take"),
        "lock": w.say("Lock away"),
        "free": w.say("Build free"),
        "scrap": w.say("Throw away"),
        "take": w.say("Take"),
        "give": w.say("Give"),
        "decree": w.say("Move a decree"),
        "raze": w.say("Remove a wonder"),
        "enshrine": w.say("Into the Pantheon"),
        "snake": w.say("Snake"),
        "strike": w.say("Throw away"),
        "unbuild": w.say("Empty a wonder"),
        "guard": w.say("Minerva"),
        "sink": w.say("Remove a military token"),
        "use": w.say("Use a military token"),
        "open": w.say("Look at a deck"),
        "top": w.say("On top"),
        "pass": w.say("No more"),
    }.get(verb, verb)


# --- questions ------------------------------------------------------------------------------------------------------

Question = Callable[[DuelFaces, DuelView], tuple[str, str]]


def _turn(faces: DuelFaces, view: DuelView) -> tuple[str, str]:
    """DUEL-020, and what boxes add."""
    w = faces.words
    parts = [w.say("Build it, construct a wonder with it, or discard it for coins.")]
    for box in in_play(view.boxes):
        parts += box.in_turn(w, view)
    return w.say("Take a free card"), " ".join(parts)


def _pick(faces: DuelFaces, view: DuelView) -> tuple[str, str]:
    """DUEL-007."""
    w = faces.words
    return w.say("Choose a wonder"), w.say(
        "Choice {n} of {all} in the draft.", n=view.picks + 1, all=len(faces.catalog.setup.draft)
    )


def _first(faces: DuelFaces, view: DuelView) -> tuple[str, str]:
    """DUEL-090, 091: the structure of that Age lies there already."""
    w = faces.words
    return w.say("Who begins Age {n}?", n=roman(view.age)), w.say(
        "You decide: the pawn stands on your side, or you took the last card."
    )


def _enshrine(faces: DuelFaces, _: DuelView) -> tuple[str, str]:
    """PANTHEON-011, 016."""
    w = faces.words
    return w.say("A god for the Pantheon"), w.say(
        "Lay one of the two face down on an empty space. A space that is dear for you is cheap for your opponent."
    )


def _senate(faces: DuelFaces, _: DuelView) -> tuple[str, str]:
    """AGORA-033 to 040."""
    w = faces.words
    return w.say("Senate action"), w.say("Add a marker in the section, or move one to the next chamber.")


def _fixed(title: Callable[[Words], tuple[str, str]]) -> Question:
    return lambda faces, _: title(faces.words)


QUESTIONS: dict[str, Question] = {
    "turn": _turn,
    "pick": _pick,
    "first": _first,
    "enshrine": _enshrine,
    "senate": _senate,
    "progress": _fixed(
        lambda w: (w.say("Choose a progress token"), w.say("Two equal science symbols: take one from the board."))
    ),
    "drawn_progress": _fixed(
        lambda w: (w.say("Choose a progress token"), w.say("Play one of the drawn tokens; the others go back."))
    ),
    "espionage": _fixed(
        lambda w: (w.say("Choose a progress token"), w.say("Play one of those that are out of the game."))
    ),
    "enki": _fixed(
        lambda w: (w.say("Choose a progress token"), w.say("Play one of those on Enki; the other goes back."))
    ),
    "lock": _fixed(
        lambda w: (w.say("Lock a progress token away"), w.say("Nobody can use it any more, its owner included."))
    ),
    "destroy": _fixed(
        lambda w: (
            w.say("Discard a card of the opponent"),
            w.say("Its points, symbols and resources are lost; what it gave once stays."),
        )
    ),
    "revive": _fixed(
        lambda w: (w.say("Construct a discarded card"), w.say("It costs nothing, and its effect works at once."))
    ),
    "removed_card": _fixed(
        lambda w: (w.say("Construct a removed card"), w.say("It was taken out before the game. It costs nothing."))
    ),
    "top_row": _fixed(
        lambda w: (w.say("Construct a card of the top row"), w.say("Even a covered one. It costs nothing."))
    ),
    "place": _fixed(lambda w: (w.say("Add a marker"), w.say("One of yours, in any chamber."))),
    "shift": _fixed(
        lambda w: (w.say("Move a marker"), w.say("You may move one of your markers to a neighbouring chamber."))
    ),
    "remove": _fixed(
        lambda w: (w.say("Remove a marker of the opponent"), w.say("It goes back to its owner."))
    ),
    "conspirator": _fixed(
        lambda w: (w.say("Marker or conspiracy?"), w.say("Add a marker to any chamber, or draw two conspiracies."))
    ),
    "plot": _fixed(
        lambda w: (w.say("Keep one conspiracy"), w.say("The other goes on top of the deck or under it."))
    ),
    "curia": _fixed(
        lambda w: (w.say("Trigger a conspiracy?"), w.say("It need not be prepared."))
    ),
    "take_wonder": _fixed(
        lambda w: (w.say("Take a wonder of the opponent"), w.say("One that is not constructed yet."))
    ),
    "scrap": _fixed(
        lambda w: (w.say("Throw a free card away"), w.say("Discard it; you get no coins for it."))
    ),
    "take_building": _fixed(
        lambda w: (w.say("Take a building of the opponent"), w.say("It works for you from now on."))
    ),
    "swap": _fixed(
        lambda w: (w.say("Swap: which card do you take?"), w.say("Then give one of your cards of the same colour."))
    ),
    "give": _fixed(
        lambda w: (w.say("Swap: which card do you give?"), w.say("It has the colour of the card that you take."))
    ),
    "move_decree": _fixed(
        lambda w: (w.say("Move a decree"), w.say("Choose the chamber it leaves, then the chamber it goes to."))
    ),
    "sabotage": _fixed(
        lambda w: (w.say("Remove a wonder of the opponent"), w.say("Its points and lasting effects are lost."))
    ),
    "snake": _fixed(
        lambda w: (w.say("Where does the snake go?"), w.say("You have the symbol of that green card too."))
    ),
    "zeus": _fixed(
        lambda w: (w.say("Throw a card of the structure away"), w.say("Any card, open or face down, covered or not."))
    ),
    "anubis": _fixed(
        lambda w: (w.say("Empty a wonder"), w.say("The card under it is discarded; it can be constructed again."))
    ),
    "isis": _fixed(
        lambda w: (w.say("Construct a wonder free"), w.say("Choose the wonder, and a discarded card to lay under it."))
    ),
    "minerva": _fixed(
        lambda w: (w.say("Where does Minerva stand?"), w.say("The conflict pawn stops before her, once."))
    ),
    "sink": _fixed(
        lambda w: (w.say("Remove a military token"), w.say("It is not used. Then you use another one."))
    ),
    "use": _fixed(
        lambda w: (w.say("Use a military token"), w.say("Its effect works for you; then it is gone."))
    ),
    "gate": _fixed(
        lambda w: (w.say("Activate one of these gods"), w.say("It costs nothing; the others go back on their decks."))
    ),
    "theater_deck": _fixed(
        lambda w: (w.say("Look at a mythology deck"), w.say("Activate one of its gods for free."))
    ),
    "theater_card": _fixed(
        lambda w: (w.say("Activate one of these gods"), w.say("It costs nothing; the others go back into their deck."))
    ),
    "theater_order": _fixed(
        lambda w: (w.say("Which god comes on top?"), w.say("The other one lies under it."))
    ),
}  # fmt: skip


# --- answers --------------------------------------------------------------------------------------------------------

Answer = Callable[[Asked], Label]


def _face(asked: Asked) -> DuelFace:
    name = asked.choice.thing or asked.choice.card or ""
    groups = {"wonder": asked.faces.wonders, "activate": asked.faces.gods, "open": asked.faces.mythologies}
    group = groups.get(asked.choice.verb)
    return group[name] if group else _by_kind(asked, name)


def _by_kind(asked: Asked, name: str) -> DuelFace:
    """The face of the id; a choice with a card and nothing else is about the card."""
    found = asked.faces.cards.get(name) if asked.choice.thing is None else asked.faces.thing(name)
    assert found is not None, f"{name} has no face"
    return found


def _plain(asked: Asked) -> Label:
    """The thing itself."""
    face = _face(asked)
    return Label(face.mark_icon, face.name, face.text)


def _card_for(symbol: str) -> Answer:
    """What is done with a card: its name, and what it is."""

    def answer(asked: Asked) -> Label:
        face = asked.faces.cards[asked.choice.card or ""]
        return Label(icon(symbol), face.name, face.text)

    return answer


def _of_opponent(symbol: str) -> Answer:
    """A card in the other city: `Baths of Timur`."""

    def answer(asked: Asked) -> Label:
        face = asked.faces.cards[asked.choice.card or ""]
        label = asked.words.say("{card} of {name}", card=face.name, name=asked.opponent)
        return Label(icon(symbol), label, face.text)

    return answer


def _construct(asked: Asked) -> Label:
    """Build, recruit, wonder: with what it costs."""
    w, price = asked.words, asked.choice.price.total
    face = _face(asked)
    symbols = {"build": "build", "recruit": "influence", "wonder": "wonder"}
    costs = things.coins(w, price) if price else w.say("free")
    if asked.choice.verb == "wonder":
        label = w.say("{wonder} with {card}", wonder=face.name, card=asked.faces.cards[asked.choice.card or ""].name)
        return Label(icon("wonder"), label, costs)
    return Label(icon(symbols[asked.choice.verb]), face.name, costs)


def _prepare(asked: Asked) -> Label:
    face = asked.faces.conspiracies[asked.choice.thing or ""]
    card = asked.faces.cards[asked.choice.card or ""].name
    return Label(
        icon("conspiracy"),
        asked.words.say("Prepare {conspiracy} with {card}", conspiracy=face.name, card=card),
        face.text,
    )


def _activate(asked: Asked) -> Label:
    """A god with its price; offerings that are given up for it (PANTHEON-013)."""
    w, face, price = asked.words, _face(asked), asked.choice.price.total
    given = [word for word in asked.numbers if word.isdigit()]
    costs = things.coins(w, price) if price else w.say("free")
    if given:
        costs = w.say("{coins}, offering {offerings}", coins=costs, offerings=w.either(given, "and"))
    return Label(face.mark_icon, face.name, costs)


def _first_answer(asked: Asked) -> Label:
    if asked.numbers[0] == "me":
        return Label(icon("play"), asked.words.say("I begin"))
    return Label(icon("pass-right"), asked.words.say("{name} begins", name=asked.opponent))


def _chamber(symbol: str) -> Answer:
    """One chamber: its decree, and how it stands."""

    def answer(asked: Asked) -> Label:
        number = int(asked.numbers[0])
        return Label(icon(symbol), asked.faces.chamber(number), chamber_words(asked.faces, asked.view, number))

    return answer


def chamber_words(faces: DuelFaces, view: DuelView, number: int) -> str:
    """The decrees of a chamber and its markers: `Shield · 2 points · markers 1 : 0`."""
    w, found = faces.words, _chamber_of(view, number)
    if found is None:
        return ""
    mine = view.seat or 0
    decrees = [faces.decrees[name].name if name else w.say("face-down decree") for name in found.decrees]
    markers = w.say("markers {mine} : {theirs}", mine=found.markers[mine], theirs=found.markers[1 - mine])
    return " · ".join((*decrees, things.points(w, found.points), markers))


def _chamber_of(view: DuelView, number: int) -> ChamberView | None:
    return next((chamber for chamber in view.chambers if chamber.chamber == number), None)


def _two_chambers(symbol: str) -> Answer:
    def answer(asked: Asked) -> Label:
        first, second = asked.numbers
        label = asked.words.say("From chamber {n} to chamber {m}", n=first, m=second)
        return Label(icon(symbol), label, chamber_words(asked.faces, asked.view, int(second)))

    return answer


def _plot(asked: Asked) -> Label:
    """AGORA-042: which one stays, and where the other one goes."""
    w, face = asked.words, _face(asked)
    where = (
        w.say("the other one on top of the deck")
        if asked.numbers[-1] == "top"
        else w.say("the other one under the deck")
    )
    return Label(icon("conspiracy"), w.say("Keep {conspiracy}", conspiracy=face.name), where)


def _enshrine_answer(asked: Asked) -> Label:
    """PANTHEON-016: what the god will cost both players there."""
    w, face, number = asked.words, _face(asked), int(asked.numbers[-1])
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
    """A card of the structure by its place; what a face-down one is, its back tells (DUEL-009)."""
    w, number = asked.words, int(asked.numbers[0])
    place = next(one for one in asked.view.structure if one.place == number)
    name = asked.faces.cards[place.card].name if place.card else asked.faces.back(place.back or "")
    return Label(icon("deck"), name, w.say("row {row}, place {n}", row=place.row, n=number + 1))


def _guard(asked: Asked) -> Label:
    return Label(icon("owl"), space_words(asked.words, int(asked.numbers[0]), asked.choice.seat, asked.opponent))


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
    face = asked.faces.military(name, asked.view.boxes)
    where = space_words(asked.words, int(name), asked.choice.seat, asked.opponent)
    return Label(icon("shield"), face.text, where)


def _open(asked: Asked) -> Label:
    """A mythology deck with how many gods lie in it."""
    name = asked.choice.thing or ""
    deck = next((deck for deck in asked.view.decks if deck.mythology == name), None)
    left = len(deck.gods) if deck else 0
    words = asked.words.count("{n} god", "{n} gods", left)
    return Label(mythology_icon(name), duel_things.mythology(asked.words, name), words)


def _pass(asked: Asked) -> Label:
    """The label for declining what is optional."""
    w = asked.words
    label = {
        "senate": w.say("No more actions"),
        "shift": w.say("Move nothing"),
        "curia": w.say("Trigger none"),
        "scrap": w.say("Throw nothing more away"),
    }.get(asked.view.asked or "", w.say("Leave it"))
    return Label(icon("close"), label)


def _conspire(asked: Asked) -> Label:
    return Label(icon("conspiracy"), asked.words.say("Conspire"), asked.words.say("draw two conspiracies, keep one"))


ANSWERS: dict[str, Answer] = {
    "pick": _plain,
    "build": _construct,
    "recruit": _construct,
    "wonder": _construct,
    "discard": _card_for("sell"),
    "prepare": _prepare,
    "trigger": _plain,
    "activate": _activate,
    "first": _first_answer,
    "token": _plain,
    "destroy": _of_opponent("discard-building"),
    "revive": _card_for("replay"),
    "free": _card_for("free"),
    "scrap": _card_for("sell"),
    "take": _of_opponent("down"),
    "give": _card_for("up"),
    "place": _chamber("influence-add"),
    "remove": _chamber("influence-remove"),
    "shift": _two_chambers("influence-move"),
    "decree": _two_chambers("decree"),
    "conspire": _conspire,
    "plot": _plot,
    "seize": _plain,
    "lock": _plain,
    "raze": _plain,
    "unbuild": _plain,
    "enshrine": _enshrine_answer,
    "snake": _snake,
    "strike": _strike,
    "guard": _guard,
    "sink": _military,
    "use": _military,
    "open": _open,
    "top": _plain,
    "pass": _pass,
}
