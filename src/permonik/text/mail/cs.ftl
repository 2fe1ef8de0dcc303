### Zprávy poštou a na telefon: kdo kde čeká, nikdy co je na stole

word-turn-subject = Jsi na tahu: { $game }
word-turn = Jsi na tahu. { $game }, u stolu: { $names }.
word-reminder-subject = Dochází ti čas: { $game }
word-reminder = Na tah už ti nezbývá moc času. { $game }, u stolu: { $names }.
word-over-subject = Dohráno: { $game }
word-over = Hra skončila. { $game }, u stolu: { $names }. Přijď se podívat, jak to dopadlo.
word-several =
    { $count ->
        [few] Permoník: novinky ve { $count } hrách
       *[other] Permoník: novinky v { $count } hrách
    }
word-stop = Už takové zprávy nechceš? Stačí jedno kliknutí:
word-confirm-subject = Je to tvoje adresa?
word-confirm =
    Ahoj, { $name }! Otevři tenhle odkaz a Permoník ti sem napíše, když na tebe bude čekat hra:
    { $link }
    Jestli o to nežádáš ty, nedělej nic: nic dalšího už nepřijde.
