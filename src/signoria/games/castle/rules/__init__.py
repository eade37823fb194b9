"""The rules of The Castle, a module for each chapter of the rulebook."""
