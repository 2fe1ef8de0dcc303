### Zprávy poštou a na telefon: kdo kde čeká, nikdy co je na stole

word-turn-subject = Jsi na tahu: { $game }
word-turn = Jsi na tahu. { $game }, u stolu: { $names }.
word-reminder-subject = Dochází ti čas: { $game }
word-reminder = Na tah už ti nezbývá moc času. { $game }, u stolu: { $names }.
word-over-subject = Dohráno: { $game }
word-over = Hra skončila. { $game }, u stolu: { $names }. Přijď se podívat, jak to dopadlo.
word-several = Permoník: novinky ve { $count } hrách
word-stop = Takové zprávy už neposílat, stačí jedno kliknutí:
word-confirm-subject = Je to tvoje adresa?
word-confirm =
    Ahoj, { $name }! Otevři tenhle odkaz a Permoník ti sem napíše, když na tebe čeká hra:
    { $link }
    Jestli o to nežádáš ty, nedělej nic: víc už nepřijde.
