"""Mail delivery over SMTP with a verified TLS certificate."""

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage

from argosy.server.settings import Mail

SECONDS = 20
"""For each step of the delivery."""


def deliver(settings: Mail, to: str, subject: str, text: str) -> None:
    """Send a mail to a canonical address. Raises OSError or SMTPException."""
    message = EmailMessage()
    message["Subject"], message["From"], message["To"] = subject, settings.sender, Address(addr_spec=to)
    message.set_content(text)
    with _connected(settings) as server:
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(message, to_addrs=[to])


def _connected(settings: Mail) -> smtplib.SMTP:
    """A connection to the mail server, encrypted as the settings say."""
    if settings.tls == "tls":
        return smtplib.SMTP_SSL(
            settings.host, settings.port, timeout=SECONDS, context=ssl.create_default_context()
        )
    server = smtplib.SMTP(settings.host, settings.port, timeout=SECONDS)
    if settings.tls == "starttls":
        try:
            server.starttls(context=ssl.create_default_context())
        except BaseException:
            server.close()
            raise
    return server
