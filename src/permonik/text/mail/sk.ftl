### Správy poštou a na telefón: kto kde čaká, nikdy čo je na stole

word-turn-subject = Si na ťahu: { $game }
word-turn = Si na ťahu. { $game }, pri stole: { $names }.
word-reminder-subject = Dochádza ti čas: { $game }
word-reminder = Na ťah ti už nezostáva veľa času. { $game }, pri stole: { $names }.
word-over-subject = Dohrané: { $game }
word-over = Hra sa skončila. { $game }, pri stole: { $names }. Príď sa pozrieť, ako to dopadlo.
word-several = Permoník: novinky v { $count } hrách
word-stop = Už také správy nechceš? Stačí jedno kliknutie:
word-confirm-subject = Je to tvoja adresa?
word-confirm =
    Ahoj, { $name }! Otvor tento odkaz a Permoník ti sem napíše, keď na teba bude čakať hra:
    { $link }
    Ak o to nežiadaš ty, nerob nič: nič ďalšie už nepríde.
