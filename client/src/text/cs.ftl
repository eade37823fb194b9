### Signoria v prohlížeči, česky.

list-and = { $head } a { $last }
over = Hra skončila
