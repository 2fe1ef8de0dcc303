"""Mail, by the SMTP server of the operator."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from permonik.server.config import BadConfig
from permonik.server.problems import BadEmail

SLOWEST = 30.0
LONGEST = 254
PLAIN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class Unreachable(Exception):
    """The service does not answer, or not now: try again later."""


class Smtp(NamedTuple):
    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool

    @classmethod
    def read(cls, url: str) -> Smtp:
        """smtp://user:password@host:587 (STARTTLS where it is offered) or smtps://…:465."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadConfig("--smtp is an address such as smtp://user:password@mail.example.org:587")
        tls = parts.scheme == "smtps"
        user, password = (unquote(one) if one else None for one in (parts.username, parts.password))
        return cls(parts.hostname, port or (465 if tls else 587), user, password, tls)


def check_email(text: str) -> str:
    """Plain addresses only: what stands in a header must not bring headers of its own."""
    text = text.strip()
    if len(text) > LONGEST or not PLAIN.fullmatch(text):
        raise BadEmail("that is no e-mail address")
    return text


def make_mail(sender: str, to: str, subject: str, text: str, key: str, stop: str | None = None) -> EmailMessage:
    """`key`: a second copy after a crash has the same id. `stop`: where one click ends such mails (RFC 8058)."""
    message = EmailMessage()
    message["From"] = Address("Permoník", addr_spec=sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    domain = sender.rpartition("@")[2]
    message["Message-ID"] = f"<{sha256(key.encode()).hexdigest()[:32]}@{domain}>" if key else make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


async def send(smtp: Smtp, message: EmailMessage) -> None:
    try:
        await aiosmtplib.send(
            message,
            hostname=smtp.host,
            port=smtp.port,
            username=smtp.user,
            password=smtp.password,
            use_tls=smtp.tls,
            timeout=SLOWEST,
        )
    except (aiosmtplib.SMTPException, OSError) as error:
        raise Unreachable(f"{type(error).__name__} of the mail server") from None  # its words may name people
