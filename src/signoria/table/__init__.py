"""People around a game: seats, clocks, undo, confirmed turns, talk, and who may see what. No network, no SQL.

A `Table` is a referee with a journal around it; docs/table.md says what is promised. What can be done stands in
`playing`, `undoing`, `seating` and `chat`, what can be seen in `sight`. Time is always handed in, in milliseconds.
"""
