"""What the coach says about 7 Wonders: each choice as it is called elsewhere, and the reason that comes first."""

from markupsafe import Markup

from argosy.coach.types import Advice, Reason
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words
from argosy.web.coach import Told
from argosy.web.models import CoachPage, Offer, Offers
from argosy.web.parts import plate, roman
from argosy.web.seats import person
from argosy.web.shell import catalog_of
from argosy.web.wonders import asking, coach_sentences
from argosy.web.wonders.boxes.in_play import BOXES, in_play
from argosy.web.wonders.drawings import DRAWINGS
from argosy.web.wonders.face import Face
from argosy.web.wonders.printed import faces
from argosy.web.wonders.saying import Said, Table

SENTENCES = {**coach_sentences.SENTENCES, **{kind: words for box in BOXES for kind, words in box.coach.reasons.items()}}
"""By kind of reason."""


def told(page: CoachPage, w: Words) -> tuple[Told, ...]:
    """What is shown of each advice. The page is of the moment that the advice is about."""
    table, offers = table_of(page, w), page.table.offers
    legal = offers.legal if isinstance(offers, Offers) else ()
    choices = {offer.choice.text: offer.choice for offer in legal}
    return tuple(_told(table, choices[advice.text], advice) for advice in page.advice)


def table_of(page: CoachPage, w: Words) -> Table:
    """The table of a page in a language."""
    view = page.table.view
    assert isinstance(view, WondersView)
    names = {info.seat: person(w, info) for info in page.table.seats}
    return Table(faces(catalog_of(page.table.ruleset), w.language), view, names, in_play(view.boxes))


def _told(table: Table, choice: Choice, advice: Advice) -> Told:
    title, face, picture = called(table, choice)
    return Told(
        title=title,
        picture=picture,
        color=face.color if face else "",
        sentence=sentence(table, advice.reasons[0]),
        at=_at(table, choice, face),
    )


def sentence(table: Table, reason: Reason) -> str:
    """A reason in words."""
    return SENTENCES[reason.kind](Said(table, reason))


def called(table: Table, choice: Choice) -> tuple[str, Face | None, Markup]:
    """What a choice is called, what it is about, and its picture."""
    w = table.w
    if choice.verb == "stage":
        return _stage(table, choice)
    face = table.faces.cards.get(choice.card or "")
    done = {"build": w.say("Build"), "free": w.say("Build"), "revive": w.say("Build"), "sell": w.say("Sell")}
    doing = done.get(choice.verb, ""), face
    for box in table.boxes:
        doing = box.coach.called(table.faces, table.view, choice) or doing
    verb, face = doing
    if verb and face:
        return _with_more(table, choice, w.pair(verb, face.name)), face, plate(face.plate)
    button = next(one for one in _answers(table, choice) if one.text == choice.text)
    return button.label, None, button.icon


def _stage(table: Table, choice: Choice) -> tuple[str, Face | None, Markup]:
    """A stage with the card that goes under it, shown by the wonder."""
    card = table.faces.thing(choice.leader or choice.card or "")
    title = table.w.say("Stage {n} with {card}", n=roman(choice.stage or 1), card=card.name)
    drawn = plate(DRAWINGS.wonder(table.view.cities[choice.city].wonder))
    return _with_more(table, choice, title), card, drawn


def _with_more(table: Table, choice: Choice, title: str) -> str:
    """The title with what goes together with a card."""
    more = (box.coach.goes_with(table.faces, table.view, choice) for box in table.boxes)
    return " + ".join(filter(None, (title, *more)))


def _answers(table: Table, choice: Choice) -> list[asking.Answer]:
    return asking.answers(table.faces, table.view, Offers(legal=(Offer(choice=choice),)), table.boxes)


def _at(table: Table, choice: Choice, face: Face | None) -> str:
    """What of the hand is taken up: the card that is played, or what is chosen in its place; of several alike the first.

    Ids are plain words, so they need no quoting.
    """
    name = choice.card or (face.id if face else "")
    return f"#c{table.view.moment}-{table.view.asked}-{name}-0" if name else ""
