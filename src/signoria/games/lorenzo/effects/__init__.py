"""The vocabulary of effects: read from the data, and carried out here alone."""
