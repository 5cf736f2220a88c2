"""Messages of a page's stream as its script understands them."""

import json


def assembled(message: str, parts: dict[str, str]) -> str:
    """Return the live part of the page after a message.

    parts: the texts that earlier messages of the same stream have brought, by key; the new ones are added.
    """
    told = json.loads(message)
    parts.update({key: text[0] for key, *text in told if text})
    return "".join(parts[key] for key, *_ in told)
