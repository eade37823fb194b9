"""Logs: text for people or JSON for programs. Whatever looks like a secret is left out, wherever it came from."""

import logging
import re
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

HIDDEN: Final = "(hidden)"
SECRET_NAMES: Final = re.compile(r"(?i)secret|token|password|cookie|authorization|session|seed|smtp|address|email")
# Seat links, sessions and tokens are long words of this alphabet; names of tables and people are hexadecimal.
SECRET_WORDS: Final = re.compile(r"(?<![\w-])(?=[\w-]*[G-Zg-z_-])(?=[\w-]*\d)[\w-]{30,}(?![\w-])")
IN_URLS: Final = re.compile(r"(\w+://[^\s:/@]*:)[^\s@/]+@")
Words = MutableMapping[str, Any]


def hide_secrets(_logger: object, _method: str, words: Words) -> Words:
    """The last step before a line is written, for our own lines and those of libraries."""
    for name, value in list(words.items()):
        if SECRET_NAMES.search(name):
            words[name] = HIDDEN
        elif isinstance(value, str):
            words[name] = without_secrets(value)
    return words


def without_secrets(text: str) -> str:
    return SECRET_WORDS.sub(HIDDEN, IN_URLS.sub(rf"\1{HIDDEN}@", text))


def set_up_logs(form: str, level: str) -> None:
    """Everything goes to standard error, a line each."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    shown = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    strip: Any = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    formatter = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[strip, hide_secrets, shown])
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # Access lines would hold addresses of people; figures are at /metrics.
    for chatty in ("uvicorn.error", "uvicorn.access", "httpx", "httpcore", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
