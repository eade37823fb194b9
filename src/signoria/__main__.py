"""`python -m signoria` is the command."""

from signoria.cli import main

main()
