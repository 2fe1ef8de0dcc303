### Word by mail and push: who waits where, never what is on the table

word-turn-subject = Your turn: { $game }
word-turn = It is your turn in { $game } with { $names }.
word-reminder-subject = Your time is running out: { $game }
word-reminder = You do not have much time left in { $game } with { $names }.
word-over-subject = The game is over: { $game }
word-over = Your game of { $game } with { $names } is over. Come and see how it ended.
word-several = Permoník: { $count } games have news for you
word-stop = No more mails of this kind, with one click:
word-confirm-subject = Is this your address?
word-confirm =
    Hello { $name }, open this link, and Permoník will write to you here when a game waits for you:
    { $link }
    If it was not you who asked, do nothing: nothing else will come.
