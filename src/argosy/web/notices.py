"""Error notices as sentences in the visitor's language."""

from markupsafe import Markup

from argosy.game.types import Refusal
from argosy.texts import Words
from argosy.web.models import Notice
from argosy.web.position_editor.faults import fault
from argosy.web.rulebook_pages.rules import rule_link
from argosy.web.table.price_tags import clause


def sentence(w: Words, notice: Notice | None) -> str:
    """A notice as one sentence; empty when there is none."""
    if notice is None:
        return ""
    if notice.code == "bad_position":
        return Markup("{}").format(
            w.say("There can be no such position: {reason}.", reason=position_reason(w, notice))
        )
    if notice.refusal is not None:
        return _damaged(w, notice.refusal) if notice.code == "damaged" else _impossible(w, notice.refusal)
    if notice.code == "bad_record":
        reason = Markup('<span lang="en">{}</span>').format(notice.detail)
        return Markup("{}").format(w.say("This record cannot be opened: {reason}.", reason=reason))
    return KNOWN(w).get(notice.code) or notice.detail or w.say("Something went wrong. Nothing has changed.")


def position_reason(w: Words, notice: Notice) -> Markup:
    """Return why there can be no such position, as a clause; its title names the place as in the text."""
    if notice.refusal is not None and (said := fault(w, notice.refusal)):
        return Markup('<span title="{}">{}</span>').format(notice.detail, said)
    return Markup('<span lang="en">{}</span>').format(notice.detail)


def _impossible(w: Words, refusal: Refusal) -> str:
    """Return the reason of a refusal, with a link to its rule."""
    said = w.say("That is not possible: {reason}.", reason=clause(w, refusal))
    link = rule_link(w, refusal)
    return Markup("{} {}").format(said, link) if link else said


def _damaged(w: Words, refusal: Refusal) -> str:
    """Return the notice about a stored game that does not replay: place, known reason, contact."""
    said = [
        w.say(
            "This game cannot be replayed: line {n} of its log does not fit the rules of this server. Other games go on.",
            n=refusal.values["line"],
        )
    ]
    if refusal.values["then"]:
        said.append(w.say("It was dealt with other rules or other facts."))
    said.append(w.say("Its data is not lost: ask the operator of the server."))
    return " ".join(said)


def KNOWN(w: Words) -> dict[str, str]:  # noqa: N802  because it is the table of sentences, filled in a language
    """Sentences by code."""
    return {
        "stale": w.say("The game has gone on in the meantime. Look again before you choose."),
        "refused": "",
        "foreign_seat": w.say("That seat belongs to somebody else."),
        "not_seated": w.say("You have no seat at this table."),
        "game_over": w.say("This game is over."),
        "not_over": w.say("This game is not over."),
        "no_network": w.say(
            "Your network cannot join now: this computer has no address in a network, or the port is taken."
        ),
        "not_here": w.say("Only the person at the computer where Argosy runs can let the network join."),
        "seat_taken": w.say("That seat has just been taken."),
        "table_full": w.say("All seats are taken."),
        "unknown_table": w.say("There is no such table."),
        "damaged": w.say(
            "This game cannot be replayed: what is stored of it is damaged or does not fit these rules. Other games go on."
        ),
        "database_away": w.say(
            "The games cannot be reached just now. Nothing that you have chosen before is lost: try again in a minute."
        ),
        "unknown_position": w.say("There is no position at this address."),
        "unknown_record": w.say("There is no record at this address."),
        "unknown_page": w.say("There is no such page."),
        "too_fast": w.say("That was a lot at once: wait a few seconds."),
        "too_many_tables": w.say(
            "You have too many games that are not over: end one, or take one away, first."
        ),
        "too_many_from_network": w.say(
            "Too many tables from your network are not over: end one, or take one away, first."
        ),
        "records_full": w.say("This server has no room for another record now. Try again later."),
        "tournament_too_large": w.say(
            "A round of this tournament would need more tables than you may have at a time: let fewer take part."
        ),
        "too_many_waiting": w.say(
            "Too many of your tables wait for friends: begin, or take one away, before you make another."
        ),
        "too_many_streams": w.say("Too many pages are open: close some, then load this one again."),
        "server_full": w.say("This server has no room for another table now. Try again later."),
        "bad_name": w.say("A name needs at least one visible letter."),
        "no_scope": w.say("Choose at least one thing that the token may do."),
        "too_many_tokens": w.say("You have the maximum number of tokens: revoke one first."),
        "unknown_bot": w.say("There is no bot of that name here. Ask its author how it is called."),
        "already_challenged": w.say("That bot has been asked already: wait for its answer."),
        "too_many_challenges": w.say(
            "Too many bots of others have been asked and have not answered: wait a little."
        ),
        "unknown_challenge": w.say(
            "That invitation is open no more: the bot has answered, or it was taken back."
        ),
        "own_bot": w.say("That is you: invite another bot."),
        "bad_mail": w.say("That is not a mail address: it should look like name@example.org."),
        "no_code": w.say(
            "No code is open in this browser: it is too old, was used, or too many wrong ones were typed. Ask for another one."
        ),
        "wrong_code": w.say("That is not the code of the newest mail: type it as it stands there."),
        "too_many_mails": w.say("At most 3 mails an hour: look into your mail, or wait."),
        "mails_full": w.say("This server has sent as many mails as it may in an hour: try again later."),
        "mail_failed": w.say("The mail could not be sent just now: try again later."),
        "no_mail": w.say("This server sends no mail."),
        "too_many_accounts": w.say(
            "You have the maximum number of passkeys and addresses: delete the account first."
        ),
        "unknown_tournament": w.say("There is no such tournament."),
        "tournament_closed": w.say("This tournament has changed in the meantime: look again."),
        "tournament_full": w.say("All places of this tournament are taken."),
        "already_entered": w.say("That one takes part already."),
        "too_few_entrants": w.say("Too few take part for a table: wait for more, or add bots."),
        "too_many_tournaments": w.say(
            "Too many of your tournaments are not over: wait for the end of one, or delete one."
        ),
        "no_club": w.say("This server lacks a library for that: its operator can install argosy[club]."),
        "not_maker": w.say("Only who has made the tournament can do that."),
        "reserved_name": w.say("That name is taken by a bot or a level: choose another."),
        "name_taken": w.say("That name is taken here: choose another."),
        "no_name": w.say("Write your name, so that your friends know who invites them."),
        "already_chosen": w.say("This game is rated and you have chosen in it: you can leave it or resign."),
        "others_play": w.say("Others play at this table: you can leave it or resign."),
        "not_away": w.say("No bot plays for you."),
        "no_coach": w.say("The host has not allowed the coach at this table."),
        "not_before_over": w.say(
            "The host has not allowed the coach here. You can change this position when the game is over."
        ),
        "nothing_asked": w.say("The coach answers when you have something to choose."),
        "not_asked": w.say("Only others are asked now. Change the position when it is your turn again."),
        "coach_busy": w.say("The coach is thinking already: ask again in a moment."),
        "coach_not_compiled": w.say("The coach is still loading: ask again in a minute."),
        "coach_lost": w.say("The coach could not answer: ask again."),
        "bad_charset": w.say("A form is read here in UTF-8 only: send it in UTF-8."),
        "bad_form": w.say("Something in the form is not filled in correctly."),
        "not_host": w.say("Only the host of the table can do that."),
        "nothing_to_undo": w.say("There is nothing to take back."),
        "no_plan": w.say("That cannot be planned now."),
        "long_headers": w.say(
            "Your browser sent too much at once: delete the cookies of this site and load the page again."
        ),
        "long_address": w.say("The address is too long."),
        "bad_host": w.say("This server cannot be reached under such an address."),
        "lost": w.say("Something went wrong here. Your games are safe."),
    }
