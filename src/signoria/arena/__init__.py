"""Where bots meet: round robins that rate them, and self-play that finds the weights of a mind."""
