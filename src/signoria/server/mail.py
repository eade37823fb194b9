"""Mails, handed to the host's own mail server."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from signoria.kernel.errors import SignoriaError

SECONDS: Final = 20.0


class Mail:
    """`smtp` is smtp://name:password@host:port (STARTTLS where it is offered) or smtps://..."""

    def __init__(self, smtp: str, sender: str) -> None:
        self._url = urlsplit(smtp)
        self._sender = sender or f"signoria@{self._url.hostname or 'localhost'}"
        if smtp and (self._url.scheme not in ("smtp", "smtps") or not self._url.hostname):
            raise SignoriaError("smtp is how mails leave, as in smtp://name:password@mail.example.org:587")

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Sends one mail; `stop` is the address that ends such mails with one click."""
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2] or None)
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        host, port = str(self._url.hostname), self._url.port
        if self._url.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port or 465, timeout=SECONDS, context=_trust())
        else:
            line = smtplib.SMTP(host, port or 25, timeout=SECONDS)
        with line:
            line.ehlo()
            if self._url.scheme == "smtp" and line.has_extn("starttls"):
                line.starttls(context=_trust())
            if self._url.username:
                line.login(unquote(self._url.username), unquote(self._url.password or ""))
            line.send_message(message)


def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
