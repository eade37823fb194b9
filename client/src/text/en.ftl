### Signoria in the browser, in English.

list-and = { $head } and { $last }
over = The game is over
