"""How the tables of games are drawn in a terminal: a module a game, and a plain one for games without."""
