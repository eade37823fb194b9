"""The rules of Lorenzo, by the chapters of the rulebook."""
