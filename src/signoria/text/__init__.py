"""The words that people meet: Fluent messages of Signoria and of each game, in Czech and in English."""

from signoria.text.words import UnknownWords, Words, language_of_locale

__all__ = ["UnknownWords", "Words", "language_of_locale"]
