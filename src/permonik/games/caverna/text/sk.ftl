### Caverna po slovensky. `$space`, `$room`, `$part`, `$loot`, `$exchange`, `$good`, `$cell`, `$twin`, `$tile`,
### `$ground`, `$beast`, `$crop`, `$material`, `$eater`, `$step`, `$instead`, `$marker`, `$harvest` a `$pasture` sú mená
### z tohto súboru (`-acc` 4. pád; `-desc`, `-effect`, `-few`, `-many` a ďalšie sú ich iné tvary), `$cost`, `$goods`,
### `$give` a `$get` sú zoznamy množstiev, `$seat` je hráč. Ostatné sú celé čísla, a tie majú v slovenčine tri tvary:
### one, few a other (many patrí zlomkom).

game-name = Caverna: Jaskynní farmári
game-about = Klčuj les, kop v hore, zariaďuj jaskyne, chovaj zvieratá a posielaj ozbrojených trpaslíkov na výpravy.
    .length = 1–2 hodiny
    .weight = náročná
    .aim = Vyhrá najbohatšie hospodárstvo.

option-set = Doštičky miestností
    .basic = základná hra: 27 druhov
    .full = úplná hra: všetkých 48 druhov
    .about = S menej miestnosťami sa v prvých hrách lepšie vyznáš.
option-marker = Žetón žatvy
    .start_of_round = odkrýva sa na začiatku kola
    .end_of_work = odkrýva sa až po práci (variant z pravidiel)
    .about = Od 6. kola rozhoduje o žatve žetón. Dozvieš sa to už pred prácou, alebo až po nej.

## Čo sa deje

starts = Začína { $seat }.
given = { $seat } dostáva na začiatok { $goods-acc }.
round = { $round }. kolo: odkrýva sa { $space }.
flipped = Karta 4. kola sa otáča: { $space }.
marker = Žetón žatvy ukazuje { $marker }: { $harvest }.
placed =
    { $cost-count ->
        [0]
            { $strength ->
                [0] { $seat } posiela trpaslíka na pole { $space }.
               *[other] { $seat } posiela trpaslíka so silou { $strength } na pole { $space }.
            }
       *[other]
            { $strength ->
                [0] { $seat } posiela trpaslíka na pole { $space }: platí { $cost-acc }.
               *[other] { $seat } posiela trpaslíka so silou { $strength } na pole { $space }: platí { $cost-acc }.
            }
    }
ordered = { $seat } posiela napred trpaslíka so silou { $strength }: platí { $cost-acc }.
set-aside = { $seat } odkladá trpaslíka: žiadne pole mu nič neponúka.
imitated = { $seat } napodobňuje pole { $space }.
gained = { $seat } získava { $goods-acc } ({ $space }).
mined = { $seat } získava { $goods-acc } ({ $mine }).
room-gave = { $seat } získava { $goods-acc } ({ $room }).
found = { $seat } nachádza na { $cell } { $goods-acc }.
took-token = { $seat } berie figúrku začínajúceho hráča.
laid = { $seat } kladie { $tile-acc } na { $cell }.
laid-twin = { $seat } kladie { $tile-acc } na { $cell } a { $second-acc } na { $beside }.
pasture-paid =
    { $cost-count ->
        [0] { $seat } stavia zadarmo { $pasture-whole }.
       *[other] { $seat } stavia { $pasture-whole } za { $cost-acc }.
    }
fenced = { $seat } oplocuje { $cell }: { $pasture }.
fenced-large = { $seat } oplocuje { $cell } a { $beside }: dvojitý pasienok.
stable-paid =
    { $cost-count ->
        [0] { $seat } stavia chliev zadarmo.
       *[other] { $seat } stavia chliev za { $cost-acc }.
    }
built-stable = { $seat } má teraz chliev na { $cell }.
furnished =
    { $cost-count ->
        [0] { $seat } zariaďuje zadarmo { $room-acc } na { $cell }.
       *[other] { $seat } zariaďuje { $room-acc } na { $cell } za { $cost-acc }.
    }
replaced =
    { $cost-count ->
        [0] { $seat } zariaďuje zadarmo { $room-acc } na { $cell }; nahrádza { $under-acc }.
       *[other] { $seat } zariaďuje { $room-acc } na { $cell } za { $cost-acc }; nahrádza { $under-acc }.
    }
sowed = { $seat } seje { $cost-acc }.
child-born = { $seat } má potomka: o trpaslíka viac.
forged =
    { $cost-count ->
        [0] { $seat } vyrába zadarmo zbraň so silou { $strength }.
       *[other] { $seat } vyrába zbraň so silou { $strength } za { $cost-acc }.
    }
looted = { $seat } prináša korisť: { $loot }.
stronger = { $seat } má po výprave zbraň so silou { $strength }.
bred = { $seat } má { $beast }.
bought = { $seat } kupuje { $goods-acc } za { $cost-acc }.
bought-tile = { $seat } dáva { $cost-acc } za { $tile-acc }.
exchanged = { $seat } mení { $give-acc } za { $get-acc }.
room-exchanged = { $seat } mení { $give-acc } za { $get-acc } ({ $room }).
disarmed = { $seat } odovzdáva zbraň so silou { $strength } za { $goods-acc } ({ $room }).
kept = { $seat } platí { $cost-acc }: na poli { $space } zostáva všetko ležať.
emptied = Pole { $space } sa vyprázdňuje: leží na ňom priveľa.
harvest = Kolo sa končí: { $harvest }.
skipped = { $seat } vynecháva { $step }.
reaped = { $seat } zberá z polí { $goods-acc }.
worked = { $seat } kŕmi { $eater }: platí { $cost-acc } ({ $room }).
fed =
    { $cost-count ->
        [0] { $seat } neplatí žiadne jedlo.
       *[other] { $seat } kŕmi rodinu: platí { $cost-acc }.
    }
begged =
    { $n ->
        [one] { $seat } berie { $n } žetón žobrania.
        [few] { $seat } berie { $n } žetóny žobrania.
       *[other] { $seat } berie { $n } žetónov žobrania.
    }
ended = Posledná žatva je za nami.

## Otázky

ask-place-dwarf =
    { $strength ->
        [0]
            { $dwarfs ->
                [one] Kam pošleš trpaslíka? Zbraň nemá a je posledný.
                [few] Kam pošleš trpaslíka? Zbraň nemá; doma čakajú { $dwarfs }.
               *[other] Kam pošleš trpaslíka? Zbraň nemá; doma ich čaká { $dwarfs }.
            }
       *[other]
            { $dwarfs ->
                [one] Kam pošleš trpaslíka so silou { $strength }? Je posledný.
                [few] Kam pošleš trpaslíka so silou { $strength }? Doma čakajú { $dwarfs }.
               *[other] Kam pošleš trpaslíka so silou { $strength }? Doma ich čaká { $dwarfs }.
            }
    }
    .help = Pošli trpaslíka na voľné pole a urob, čo ukazuje. Na obsadené pole už v tomto kole nikto nesmie.
ask-imitate = Ktoré pole napodobníš?
    .help = Zaplatíš jedlo a urobíš to, čo ponúka pole s cudzím trpaslíkom. Suroviny, ktoré tam ležali, tam už nie sú.
ask-next-part = { $space }: čo teraz urobíš?
    .help = Z ponuky poľa urob aspoň jednu vec. Čo nechceš, vynechaj.
ask-sow =
    { $fields ->
        [0] Čo zaseješ? Ešte smieš zasiať { $left-acc }, ale žiadne pole nie je voľné.
        [one] Čo zaseješ? Ešte smieš zasiať { $left-acc }; voľné je { $fields } pole.
        [few] Čo zaseješ? Ešte smieš zasiať { $left-acc }; voľné sú { $fields } polia.
       *[other] Čo zaseješ? Ešte smieš zasiať { $left-acc }; voľných je { $fields } polí.
    }
    .help = Z 1 obilia budú na poli 3, z 1 zeleniny 2. Každá žatva prinesie z poľa jeden kus domov.
ask-forge = Akú silnú zbraň vyrobíš? Máš { $goods-acc }.
    .help = 1 až 8 rúd dá zbraň rovnakej sily. Trpaslíkovi zostane a s každou výpravou zosilnie.
ask-expedition =
    { $left ->
        [one] Výprava so silou { $strength }: ktorú korisť prinesieš? (posledná)
        [few] Výprava so silou { $strength }: ktorú korisť prinesieš? (najviac { $left } kusy)
       *[other] Výprava so silou { $strength }: ktorú korisť prinesieš? (najviac { $left } kusov)
    }
    .help = Vyber korisť, na ktorú zbraň stačí. Každý kus len raz.
ask-breed-loot =
    { $left ->
        [one] Ktoré zvieratá sa rozmnožia? (ešte jeden druh)
        [few] Ktoré zvieratá sa rozmnožia? (najviac { $left } druhy)
       *[other] Ktoré zvieratá sa rozmnožia? (najviac { $left } druhov)
    }
    .help = Druh sa rozmnoží, keď máš aspoň dve zvieratá a miesto pre mláďa.
ask-trade =
    { $left ->
        [one] Vymeníš rudu? (ešte raz)
       *[other] Vymeníš rudu? (najviac { $left }-krát)
    }
    .help = Zakaždým sa 2 rudy menia na 2 mince a 1 jedlo. Nechaj si rudu na zbraň alebo na miestnosť.
ask-market = Čo si kúpiš? Máš { $goods-acc }.
    .help = Z každého druhu smieš kúpiť jeden kus. Každá minca, ktorá zostane, je za bod.
ask-choose-room = Ktorú miestnosť zariadiš?
    .help = Svietia miestnosti, na ktoré máš. Pri ostatných sa dozvieš, čo chýba.
ask-choose-cavern = Kde zariadiš { $room-acc }?
    .help = Stačí ktorákoľvek prázdna jaskyňa; na susedoch záleží len máloktorej miestnosti.
ask-pay-room = Ako zaplatíš za { $room-acc }?
    .help = Staviteľ ti dovolí platiť namiesto dreva alebo kameňa rudou. Vyber, čo ťa bude najmenej bolieť.
ask-choose-twin = Ktorú doštičku položíš?
    .help = Jaskyne sú pre miestnosti, štôlne pre bane. Vyber, čo potrebuješ viac.
ask-place-twin = { $twin }: kam položíš { $tile-acc }?
    .help = Vyber políčko pre prvú polovicu, potom vedľa nej políčko pre druhú. Musí sa dotýkať toho, čo už leží.
ask-place-half = { $twin }, prvá polovica na { $cell }: kam položíš { $tile-acc }?
    .help = Druhá polovica leží hneď vedľa prvej.
ask-place-single = Kam položíš { $tile-acc }?
    .help = Jedna doštička na jedno políčko, vedľa toho, čo už leží.
ask-fence =
    { $large ->
        [0] Z ktorej lúky bude jednoduchý pasienok?
       *[other] Z ktorej lúky bude prvá polovica dvojitého pasienka?
    }
    .help = Jednoduchý pasienok uživí 2 zvieratá jedného druhu, dvojitý 4. Chliev na ňom to zdvojnásobí.
ask-fence-second = Z ktorej lúky vedľa { $cell } bude druhá polovica dvojitého pasienka?
    .help = Dve susedné lúky tvoria dvojitý pasienok pre 4 zvieratá jedného druhu.
ask-build-stable =
    { $left ->
        [one] Kde postavíš posledný chliev?
        [few] Kde postavíš chliev? Zostávajú ti { $left }.
       *[other] Kde postavíš chliev? Zostáva ti ich { $left }.
    }
    .help = Pasienok zdvojnásobí. Na lúke uživí 1 zviera, priamo v lese 1 prasa.
ask-more-gold = Premeníš na jedlo ďalšie mince? Máš { $goods-acc }.
    .help = Prvá minca je poplatok, každá ďalšia dá 1 jedlo. Na konci je však každá minca za bod.
ask-make-room = Nie všetky zvieratá majú miesto. Z ktorých bude jedlo?
    .help = Zviera, ktoré nemá kde bývať, sa mení na jedlo. Nabudúce pomôže pasienok alebo chliev.
ask-before-income = Skôr než sa kolo začne: vymeníš niečo?
    .help = Len ak chceš. Zvyčajne sa ide jednoducho ďalej.
ask-keep = Najplnšie polia sa teraz vyprázdnia. Ktoré zachováš, každé za 1 rubín?
    .help = Polia so 6 a viac kusmi sa vyprázdnia. Za 1 rubín zostane pole v tomto kole, ako je.
ask-before-scoring = Skôr než sa spočítajú body: vymeníš niečo?
    .help = Čo nemá cenu, smieš ešte premeniť na niečo, čo body dá. Inak choď ďalej.
ask-skip-one = Ktorú časť tejto žatvy vynecháš?
    .help = Bez polí zostane úroda, kde je. Bez rozmnožovania sa nenarodia mláďatá.
ask-feed = Trpaslíci potrebujú { $due-acc }, máš { $held-acc }. Koľko zaplatíš?
    .help = Za každé nezaplatené jedlo dostaneš žetón žobrania, −3 body. Predtým smieš vymeniť zvieratá, plodiny, rubíny alebo mince za jedlo.
ask-before-breeding = Skôr než sa zvieratá rozmnožia: vymeníš niečo?
    .help = Dve zvieratá jedného druhu majú mláďa, ak je preň miesto. Teraz ešte smieš urobiť miesto alebo prikúpiť za rubín druhé.
ask-breed = Nie všetky mláďatá majú miesto. Ktoré sa teraz narodí?
    .help = Miesta je málo: vyber mláďa, ktoré sa ti viac hodí. Ostatné sa nenarodia.

## Odpovede

do-stop = To je všetko
do-aside = Odložiť trpaslíka: v tomto kole už nič neurobí
do-more = Ešte 1 mincu za 1 jedlo
do-trade = Vymeniť 2 rudy za 2 mince a 1 jedlo
do-place =
    { $goods-count ->
        [0] { $space }: { $space-desc }
       *[other] { $space } ({ $goods }): { $space-desc }
    }
do-order = Zaplatiť { $give-acc } a poslať napred trpaslíka so silou { $strength }
do-imitate = Napodobniť pole { $space }: { $space-desc }
do-do =
    { $cost-count ->
        [0]
            { $goods-count ->
                [0] { $part }
               *[other] { $part }: { $goods }
            }
       *[other] { $part } za { $cost-acc }
    }
do-do-room =
    { $cost-count ->
        [0] { $part }: { $room }, zadarmo
       *[other] { $part }: { $room } za { $cost-acc }
    }
do-tile = { $twin }
do-lay =
    { $goods-count ->
        [0] Na { $cell }
       *[other] Na { $cell } a získať { $goods-acc }
    }
do-fence = Oplotiť { $cell }
do-stable = Na { $cell } ({ $ground })
do-furnish =
    { $cost-count ->
        [0]
            { $points ->
                [one] { $room } zadarmo, { $points } bod – { $room-effect }
                [few] { $room } zadarmo, { $points } body – { $room-effect }
               *[other] { $room } zadarmo, { $points } bodov – { $room-effect }
            }
       *[other]
            { $points ->
                [one] { $room } za { $cost-acc }, { $points } bod – { $room-effect }
                [few] { $room } za { $cost-acc }, { $points } body – { $room-effect }
               *[other] { $room } za { $cost-acc }, { $points } bodov – { $room-effect }
            }
    }
do-furnish-over =
    { $cost-count ->
        [0] { $room } zadarmo namiesto miestnosti { $replaces }, tá zmizne – { $room-effect }
       *[other] { $room } za { $cost-acc } namiesto miestnosti { $replaces }, tá zmizne – { $room-effect }
    }
do-cavern = Na { $cell } ({ $ground })
do-pay = Zaplatiť { $cost-acc } ({ $instead })
do-sow = Zasiať { $crop }
do-forge =
    { $cost-count ->
        [0] Sila { $strength }, zadarmo
       *[other] Sila { $strength } za { $cost-acc }
    }
do-loot =
    { $cost-count ->
        [0] { $loot } (sila { $strength })
       *[other] { $loot } za { $cost-acc } (sila { $strength })
    }
do-breed = Narodí sa { $beast }
do-buy = Kúpiť { $good-one } za { $cost-acc }
do-exchange = Vymeniť { $give-acc } za { $get-acc }
do-exchange-away = Spracovať { $give-acc } na { $get-acc }: chýba na to miesto
do-exchange-gold = Vymeniť { $give-acc } za { $get-acc }, potom každú ďalšiu mincu za 1 jedlo
do-exchange-room = Vymeniť { $give-acc } za { $get-acc } ({ $room })
do-exchange-tile = Položiť { $tile-acc } za { $give-acc }
do-disarm = Odovzdať zbraň so silou { $strength } za { $goods-acc }: trpaslík zostane bez zbrane
do-keep = Zachovať pole { $space } ({ $goods })
do-skip = Vynechať { $step }
do-work = Nakŕmiť { $eater } { $material }
do-feed =
    { $missing ->
        [0] Zaplatiť { $paid-acc }
       *[other]
            { $food ->
                [0] Nezaplatiť nič: { $begging }, { $lost }
               *[other] Zaplatiť len { $paid-acc }: { $begging }, { $lost }
            }
    }

## Koniec

score-animals = Zvieratá
score-missing-types = Chýbajúce druhy zvierat
score-grain = Obilie
score-vegetables = Zelenina
score-rubies = Rubíny
score-dwarfs = Trpaslíci
score-unused = Neobsadené políčka
score-rooms = Miestnosti
score-pastures = Pasienky
score-mines = Bane
score-yellow = Žlté miestnosti
score-writing-chamber = Pisáreň
score-gold = Mince
score-begging = Žetóny žobrania
remark-missed =
    { $points ->
        [one] { $points } bod. Cieľ je { $goal }: tentoraz to nestačilo.
        [few] { $points } body. Cieľ je { $goal }: tentoraz to nestačilo.
       *[other] { $points } bodov. Cieľ je { $goal }: tentoraz to nestačilo.
    }
remark-reached =
    { $points ->
        [one] { $points } bod. Cieľ je { $goal }: dosiahnuté!
        [few] { $points } body. Cieľ je { $goal }: dosiahnuté!
       *[other] { $points } bodov. Cieľ je { $goal }: dosiahnuté!
    }

## Kresba

view-round = { $round }. kolo z { $rounds }
view-moves = na ťahu je { $seat }
view-all-move = rozhodujú všetci
view-over = hra sa skončila
view-goal =
    { $goal ->
        [one] Cieľ: { $goal } bod
        [few] Cieľ: { $goal } body
       *[other] Cieľ: { $goal } bodov
    }
view-harvests = Žatvy
view-key-harvests = – žiadna, ✶ úplná, ½ len kŕmenie (po 1 jedle), ± časť sa vynechá, ? podľa žetónu
view-markers = Odkryté žetóny: zelené { $green } / { $greens }, červené { $red } / { $reds }
view-board = Polia akcií
view-market = Doštičky miestností
view-key-market = ★ body, ✓ máš na ňu; ceny: { $letters }
view-no-market = žiadna nezostáva
view-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
view-starts = začína
view-goods = Suroviny
view-animals = Zvieratá
view-dwarfs = Trpaslíci
view-rooms = Miestnosti
view-at-home = doma { $weapons }
view-out = vonku { $weapons }
view-aside = odložení { $weapons }
view-newborn = novonarodení { $n }
view-promised = Ešte príde
view-outside = Mimo dosky
view-key-board = ⌂ chliev, ◆ obytná, ◇ zelená, ○ žltá miestnosť, 4 miesto pre 4 zvieratá toho istého druhu, ×3 plodiny, ★ body
view-key-small = ♣ les, ▒ hora, " lúka, ≈ pole, # pasienok, □ jaskyňa, ═ štôlne, ≡ hlboké štôlne, ▽ rudná baňa, ▼ rubínová baňa
market-dwellings = Obydlia
market-materials = Suroviny
market-food = Jedlo
market-points = Body
group-goods = Suroviny
group-mining = Hora
group-farm = Hospodárstvo
group-home = Rodina
group-expeditions = Výpravy
group-imitation = Napodobnenie

## Suroviny

good-wood = drevo
    .acc = drevo
    .few = drevá
    .many = driev
    .one = 1 drevo
    .mark = d
    .desc = Platí sa ním za miestnosti a pasienky.
good-stone = kameň
    .acc = kameň
    .few = kamene
    .many = kameňov
    .one = 1 kameň
    .mark = k
    .desc = Platí sa ním za miestnosti a chlievy.
good-ore = ruda
    .acc = rudu
    .few = rudy
    .many = rúd
    .one = 1 rudu
    .mark = r
    .desc = Kujú sa z nej zbrane, platí sa ňou za niektoré miestnosti a dá sa predať za mince.
good-ruby = rubín
    .acc = rubín
    .few = rubíny
    .many = rubínov
    .one = 1 rubín
    .mark = R
    .desc = Zastúpi takmer všetko: surovinu, zviera, doštičku alebo 2 jedlá. Na konci je za 1 bod.
good-grain = obilie
    .acc = obilie
    .few = obilia
    .many = obilí
    .one = 1 obilie
    .mark = o
    .desc = Zasej 1 a na poli budú 3. Dá 1 jedlo. Na konci sú dve za 1 bod.
good-vegetable = zelenina
    .acc = zeleninu
    .few = zeleniny
    .many = zelenín
    .one = 1 zeleninu
    .mark = z
    .desc = Zasej 1 a na poli budú 2. Dá 2 jedlá. Na konci je každá za 1 bod.
good-food = jedlo
    .acc = jedlo
    .few = jedlá
    .many = jedál
    .one = 1 jedlo
    .mark = j
    .desc = Pri žatve zje každý trpaslík 2. Každé chýbajúce stojí 3 body.
good-gold = minca
    .acc = mincu
    .few = mince
    .many = mincí
    .one = 1 mincu
    .mark = m
    .desc = Každá je na konci za 1 bod. V núdzi sa mení na jedlo, o 1 menej, než zaplatíš.
good-dog = pes
    .acc = psa
    .few = psy
    .many = psov
    .one = 1 psa
    .mark = P
    .desc = Nepotrebuje miesto. Na lúke alebo pasienku strážia psy ovce: o jednu viac, než je psov. Je za 1 bod.
good-sheep = ovca
    .acc = ovcu
    .few = ovce
    .many = oviec
    .one = 1 ovcu
    .mark = O
    .desc = Potrebuje miesto. Dve majú pri žatve mláďa. Dá 1 jedlo; na konci je za 1 bod.
good-donkey = somár
    .acc = somára
    .few = somáre
    .many = somárov
    .one = 1 somára
    .mark = S
    .desc = Býva aj v bani. Dva majú pri žatve mláďa. Dá 1 jedlo, dva spolu 3; na konci je za 1 bod.
good-wild_boar = prasa
    .acc = prasa
    .few = prasatá
    .many = prasiat
    .one = 1 prasa
    .mark = B
    .desc = Býva aj v chlieve priamo v lese. Dve majú pri žatve mláďa. Dá 2 jedlá; na konci je za 1 bod.
good-cattle = krava
    .acc = kravu
    .few = kravy
    .many = kráv
    .one = 1 kravu
    .mark = K
    .desc = Potrebuje miesto. Dve majú pri žatve mláďa. Dá 3 jedlá; na konci je za 1 bod.
amount-wood =
    { $n ->
        [one] { $n } drevo
        [few] { $n } drevá
       *[other] { $n } driev
    }
    .acc =
    { $n ->
        [one] { $n } drevo
        [few] { $n } drevá
       *[other] { $n } driev
    }
amount-stone =
    { $n ->
        [one] { $n } kameň
        [few] { $n } kamene
       *[other] { $n } kameňov
    }
    .acc =
    { $n ->
        [one] { $n } kameň
        [few] { $n } kamene
       *[other] { $n } kameňov
    }
amount-ore =
    { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[other] { $n } rúd
    }
    .acc =
    { $n ->
        [one] { $n } rudu
        [few] { $n } rudy
       *[other] { $n } rúd
    }
amount-ruby =
    { $n ->
        [one] { $n } rubín
        [few] { $n } rubíny
       *[other] { $n } rubínov
    }
    .acc =
    { $n ->
        [one] { $n } rubín
        [few] { $n } rubíny
       *[other] { $n } rubínov
    }
amount-grain =
    { $n ->
        [one] { $n } obilie
        [few] { $n } obilia
       *[other] { $n } obilí
    }
    .acc =
    { $n ->
        [one] { $n } obilie
        [few] { $n } obilia
       *[other] { $n } obilí
    }
amount-vegetable =
    { $n ->
        [one] { $n } zelenina
        [few] { $n } zeleniny
       *[other] { $n } zelenín
    }
    .acc =
    { $n ->
        [one] { $n } zeleninu
        [few] { $n } zeleniny
       *[other] { $n } zelenín
    }
amount-food =
    { $n ->
        [one] { $n } jedlo
        [few] { $n } jedlá
       *[other] { $n } jedál
    }
    .acc =
    { $n ->
        [one] { $n } jedlo
        [few] { $n } jedlá
       *[other] { $n } jedál
    }
amount-gold =
    { $n ->
        [one] { $n } minca
        [few] { $n } mince
       *[other] { $n } mincí
    }
    .acc =
    { $n ->
        [one] { $n } mincu
        [few] { $n } mince
       *[other] { $n } mincí
    }
amount-dog =
    { $n ->
        [one] { $n } pes
        [few] { $n } psy
       *[other] { $n } psov
    }
    .acc =
    { $n ->
        [one] { $n } psa
        [few] { $n } psy
       *[other] { $n } psov
    }
amount-sheep =
    { $n ->
        [one] { $n } ovca
        [few] { $n } ovce
       *[other] { $n } oviec
    }
    .acc =
    { $n ->
        [one] { $n } ovcu
        [few] { $n } ovce
       *[other] { $n } oviec
    }
amount-donkey =
    { $n ->
        [one] { $n } somár
        [few] { $n } somáre
       *[other] { $n } somárov
    }
    .acc =
    { $n ->
        [one] { $n } somára
        [few] { $n } somáre
       *[other] { $n } somárov
    }
amount-wild_boar =
    { $n ->
        [one] { $n } prasa
        [few] { $n } prasatá
       *[other] { $n } prasiat
    }
    .acc =
    { $n ->
        [one] { $n } prasa
        [few] { $n } prasatá
       *[other] { $n } prasiat
    }
amount-cattle =
    { $n ->
        [one] { $n } krava
        [few] { $n } kravy
       *[other] { $n } kráv
    }
    .acc =
    { $n ->
        [one] { $n } kravu
        [few] { $n } kravy
       *[other] { $n } kráv
    }
amount-lost =
    { $n ->
        [one] −{ $n } bod
        [few] −{ $n } body
       *[other] −{ $n } bodov
    }
amount-begging =
    { $n ->
        [one] { $n } žetón žobrania
        [few] { $n } žetóny žobrania
       *[other] { $n } žetónov žobrania
    }
    .acc =
    { $n ->
        [one] { $n } žetón žobrania
        [few] { $n } žetóny žobrania
       *[other] { $n } žetónov žobrania
    }

## Drobnosti

material-wood = 1 drevom
material-stone = 1 kameňom
material-ore = 2 rudami
eater-adult = trpaslíka
eater-newborn = novonarodeného trpaslíka
step-field = zber polí
step-breeding = rozmnožovanie
crop-grain = obilie
crop-vegetable = zeleninu
beast-sheep = jahňa
beast-donkey = osliatko
beast-wild_boar = prasiatko
beast-cattle = teľa
instead-nothing = cena bez zmeny
instead-wood = 1 ruda namiesto 1 dreva
instead-stone = 1 ruda namiesto 1 kameňa
instead-both = 2 rudy namiesto 1 dreva a 1 kameňa
marker-green = zelený list
marker-red = červený otáznik
harvest-none = žiadna žatva
harvest-normal = úplná žatva
harvest-food_only = len kŕmenie, 1 jedlo za každého trpaslíka
harvest-skip_one = každý vynechá zber polí, alebo rozmnožovanie
harvest-marker = rozhodne žetón
pasture-small = jednoduchý pasienok
    .whole = jednoduchý pasienok
pasture-large = polovica dvojitého pasienka
    .whole = dvojitý pasienok
twin-meadow_field = Lúka + pole
twin-cavern_tunnel = Jaskyňa + štôlne
twin-cavern_cavern = Dve jaskyne
twin-ore_mine_deep_tunnel = Rudná baňa + hlboké štôlne

## Doštičky a podklad

tile-meadow = lúka
    .acc = lúku
tile-field = pole
    .acc = pole
tile-tunnel = štôlne
    .acc = štôlne
tile-cavern = jaskyňa
    .acc = jaskyňu
tile-ruby_mine = rubínová baňa
    .acc = rubínovú baňu
tile-ore_mine = rudná baňa
    .acc = rudnú baňu
tile-deep_tunnel = hlboké štôlne
    .acc = hlboké štôlne
ground-forest = les
    .short = les
ground-mountain = hora
    .short = hora
ground-meadow = lúka
    .short = lúka
ground-field = pole
    .short = pole
ground-small_pasture = jednoduchý pasienok
    .short = pasienok
ground-large_pasture = dvojitý pasienok
    .short = pasienok
ground-cavern = jaskyňa
    .short = jaskyňa
ground-tunnel = štôlne
    .short = štôlne
ground-deep_tunnel = hlboké štôlne
    .short = hl. štôlne
ground-ore_mine = rudná baňa
    .short = rud. baňa
ground-ruby_mine = rubínová baňa
    .short = rub. baňa
ground-entry_level_dwelling = vstupná sieň
    .short = vstupná s.

## Políčka: les A až C, hora D až F, rady 1 až 4 zhora

cell-r0c0 = A1
    .desc = les, 1. rad, 1. stĺpec
cell-r0c1 = B1
    .desc = les, 1. rad, 2. stĺpec
cell-r0c2 = C1
    .desc = les, 1. rad, 3. stĺpec
cell-r0c3 = D1
    .desc = hora, 1. rad, 1. stĺpec
cell-r0c4 = E1
    .desc = hora, 1. rad, 2. stĺpec
cell-r0c5 = F1
    .desc = hora, 1. rad, 3. stĺpec
cell-r1c0 = A2
    .desc = les, 2. rad, 1. stĺpec
cell-r1c1 = B2
    .desc = les, 2. rad, 2. stĺpec
cell-r1c2 = C2
    .desc = les, 2. rad, 3. stĺpec
cell-r1c3 = D2
    .desc = hora, 2. rad, 1. stĺpec
cell-r1c4 = E2
    .desc = hora, 2. rad, 2. stĺpec
cell-r1c5 = F2
    .desc = hora, 2. rad, 3. stĺpec
cell-r2c0 = A3
    .desc = les, 3. rad, 1. stĺpec
cell-r2c1 = B3
    .desc = les, 3. rad, 2. stĺpec
cell-r2c2 = C3
    .desc = les, 3. rad, 3. stĺpec
cell-r2c3 = D3
    .desc = hora, 3. rad, 1. stĺpec
cell-r2c4 = E3
    .desc = hora, 3. rad, 2. stĺpec
cell-r2c5 = F3
    .desc = hora, 3. rad, 3. stĺpec
cell-r3c0 = A4
    .desc = les, 4. rad, 1. stĺpec
cell-r3c1 = B4
    .desc = les, 4. rad, 2. stĺpec
cell-r3c2 = C4
    .desc = les, 4. rad, 3. stĺpec
cell-r3c3 = D4
    .desc = hora, 4. rad, 1. stĺpec
cell-r3c4 = E4
    .desc = hora, 4. rad, 2. stĺpec
cell-r3c5 = F4
    .desc = hora, 4. rad, 3. stĺpec
cell-r-1c0 = A0 (nad A1)
    .desc = mimo dosky, nad A1
cell-r-1c1 = B0 (nad B1)
    .desc = mimo dosky, nad B1
cell-r-1c2 = C0 (nad C1)
    .desc = mimo dosky, nad C1
cell-r4c0 = A5 (pod A4)
    .desc = mimo dosky, pod A4
cell-r4c1 = B5 (pod B4)
    .desc = mimo dosky, pod B4
cell-r4c2 = C5 (pod C4)
    .desc = mimo dosky, pod C4
cell-r0c-1 = Z1 (vľavo od A1)
    .desc = mimo dosky, vľavo od A1
cell-r1c-1 = Z2 (vľavo od A2)
    .desc = mimo dosky, vľavo od A2
cell-r2c-1 = Z3 (vľavo od A3)
    .desc = mimo dosky, vľavo od A3
cell-r3c-1 = Z4 (vľavo od A4)
    .desc = mimo dosky, vľavo od A4
cell-r-1c3 = D0 (nad D1)
    .desc = mimo dosky, nad D1
cell-r-1c4 = E0 (nad E1)
    .desc = mimo dosky, nad E1
cell-r-1c5 = F0 (nad F1)
    .desc = mimo dosky, nad F1
cell-r4c3 = D5 (pod D4)
    .desc = mimo dosky, pod D4
cell-r4c4 = E5 (pod E4)
    .desc = mimo dosky, pod E4
cell-r4c5 = F5 (pod F4)
    .desc = mimo dosky, pod F4
cell-r0c6 = G1 (vpravo od F1)
    .desc = mimo dosky, vpravo od F1
cell-r1c6 = G2 (vpravo od F2)
    .desc = mimo dosky, vpravo od F2
cell-r2c6 = G3 (vpravo od F3)
    .desc = mimo dosky, vpravo od F3
cell-r3c6 = G4 (vpravo od F4)
    .desc = mimo dosky, vpravo od F4

## Polia akcií

space-ruby_mining = Ťažba rubínov
    .short = Ťažba rubínov
    .desc = Vezmi všetky tunajšie rubíny; ak máš aspoň jednu rubínovú baňu, vezmi ešte 1 rubín
space-housework = Domáce práce
    .short = Domáce práce
    .desc = Vezmi 1 psa a/alebo zariaď jednu jaskyňu ľubovoľnou dostupnou doštičkou (zaplať jej cenu)
space-slash_and_burn = Vypaľovanie lesa
    .short = Vypaľovanie lesa
    .desc = Polož dvojitú doštičku lúka + pole a potom / alebo zasej
space-drift_mining_1_3 = Razenie štôlní
    .short = Razenie štôlní
    .desc = Vezmi všetky tunajšie kamene a/alebo polož dvojitú doštičku jaskyňa + štôlne
space-excavation_1_3 = Hĺbenie jaskýň
    .short = Hĺbenie jaskýň
    .desc = Vezmi všetky tunajšie kamene a/alebo polož dvojitú doštičku jaskyňa + štôlne alebo jaskyňa + jaskyňa
space-starting_player_1_3 = Začínajúci hráč
    .short = Začínajúci hráč
    .desc = Vezmi figúrku začínajúceho hráča, všetko tunajšie jedlo a 2 rudy
space-logging_1_3 = Stínanie stromov
    .short = Stínanie stromov
    .desc = Vezmi všetko tunajšie drevo a potom / alebo podnikni výpravu s náročnosťou 1
space-supplies = Prísun surovín
    .short = Prísun surovín
    .desc = Vezmi 1 drevo, 1 kameň, 1 rudu, 1 jedlo a 2 mince
space-ore_mining_1_3 = Ťažba rudy
    .short = Ťažba rudy
    .desc = Vezmi všetku tunajšiu rudu a navyše 2 rudy za každú svoju rudnú baňu
space-wood_gathering = Zber dreva
    .short = Zber dreva
    .desc = Vezmi všetko tunajšie drevo
space-clearing_1_3 = Klčovanie lesa
    .short = Klčovanie lesa
    .desc = Vezmi všetko tunajšie drevo a/alebo polož dvojitú doštičku lúka + pole
space-sustenance_1_3 = Zháňanie potravy
    .short = Zháňanie potravy
    .desc = Vezmi všetko tunajšie jedlo a 1 obilie a/alebo polož dvojitú doštičku lúka + pole
space-drift_mining_4_7 = Razenie štôlní
    .short = Razenie štôlní
    .desc = Vezmi všetky tunajšie kamene a/alebo polož dvojitú doštičku jaskyňa + štôlne
space-excavation_4_7 = Hĺbenie jaskýň
    .short = Hĺbenie jaskýň
    .desc = Vezmi všetky tunajšie kamene a/alebo polož dvojitú doštičku jaskyňa + štôlne alebo jaskyňa + jaskyňa
space-starting_player_4_7 = Začínajúci hráč
    .short = Začínajúci hráč
    .desc = Vezmi figúrku začínajúceho hráča, všetko tunajšie jedlo a 1 rubín
space-imitation_basic_4_7 = Napodobnenie
    .short = Napodobnenie
    .desc = Za 2 jedlá vykonaj akciu poľa obsadeného súperom (okrem poľa Začínajúci hráč)
space-logging_4_7 = Stínanie stromov
    .short = Stínanie stromov
    .desc = Vezmi všetko tunajšie drevo a potom / alebo podnikni výpravu s náročnosťou 1
space-forest_exploration_4_7 = Prieskum lesa
    .short = Prieskum lesa
    .desc = Vezmi všetko tunajšie drevo a 2 jedlá
space-growth = Prírastky
    .short = Prírastky
    .desc = Buď vezmi 1 drevo, 1 kameň, 1 rudu, 1 jedlo a 2 mince, alebo vykonaj akciu Potomstvo
space-clearing_4_7 = Klčovanie lesa
    .short = Klčovanie lesa
    .desc = Vezmi všetko tunajšie drevo a/alebo polož dvojitú doštičku lúka + pole
space-ore_mining_4_7 = Ťažba rudy
    .short = Ťažba rudy
    .desc = Vezmi všetku tunajšiu rudu a navyše 2 rudy za každú svoju rudnú baňu
space-sustenance_4_7 = Zháňanie potravy
    .short = Zháňanie potravy
    .desc = Vezmi všetky tunajšie plodiny a/alebo polož dvojitú doštičku lúka + pole
space-strip_mining = Povrchová ťažba
    .short = Povrchová ťažba
    .desc = Vezmi všetky tunajšie suroviny a 2 drevá
space-imitation_3 = Napodobnenie
    .short = Napodobnenie
    .desc = Za 4 jedlá vykonaj akciu poľa obsadeného súperom (okrem poľa Začínajúci hráč)
space-forest_exploration_3 = Prieskum lesa
    .short = Prieskum lesa
    .desc = Vezmi všetko tunajšie drevo a 1 zeleninu
space-depot = Skladisko
    .short = Skladisko
    .desc = Vezmi všetky tunajšie suroviny
space-small_scale_drift_mining = Malé razenie štôlní
    .short = Malé razenie
    .desc = Vezmi 1 kameň a/alebo polož dvojitú doštičku jaskyňa + štôlne
space-weekly_market = Nedeľné trhy
    .short = Nedeľné trhy
    .desc = Vezmi 4 mince; potom smieš kúpiť najviac jeden kus z každej uvedenej suroviny
space-imitation_5 = Napodobnenie
    .short = Napodobnenie
    .desc = Za 4 jedlá vykonaj akciu poľa obsadeného súperom (okrem poľa Začínajúci hráč)
space-hardware_rental_5 = Požičovňa náradia
    .short = Požičovňa náradia
    .desc = Podnikni výpravu s náročnosťou 2 a potom / alebo zasej
space-fence_building_5 = Oplotenie
    .short = Oplotenie
    .desc = Vezmi všetko tunajšie drevo a potom / alebo postav jednoduchý a/alebo dvojitý pasienok
space-drift_mining_6_7 = Razenie štôlní
    .short = Razenie štôlní
    .desc = Vezmi všetky tunajšie kamene a/alebo polož dvojitú doštičku jaskyňa + štôlne
space-imitation_6_7 = Napodobnenie
    .short = Napodobnenie
    .desc = Za 1 jedlo vykonaj akciu poľa obsadeného súperom (okrem poľa Začínajúci hráč)
space-hardware_rental_6_7 = Požičovňa náradia
    .short = Požičovňa náradia
    .desc = Vezmi 2 drevá, potom / alebo podnikni výpravu s náročnosťou 2, potom / alebo zasej
space-fence_building_6_7 = Oplotenie
    .short = Oplotenie
    .desc = Vezmi všetko tunajšie drevo a potom / alebo postav jednoduchý a/alebo dvojitý pasienok
space-large_depot = Veľké skladisko
    .short = Veľké skladisko
    .desc = Vezmi všetky tunajšie suroviny
space-imitation_7 = Napodobnenie
    .short = Napodobnenie
    .desc = Zadarmo vykonaj akciu poľa obsadeného súperom (okrem poľa Začínajúci hráč)
space-extension = Rozšírenie
    .short = Rozšírenie
    .desc = Buď polož dvojitú doštičku lúka + pole a vezmi 1 drevo, alebo polož dvojitú doštičku jaskyňa + štôlne a vezmi 1 kameň
space-blacksmithing = Kovanie zbraní
    .short = Kovanie zbraní
    .desc = Vyrob neozbrojenému trpaslíkovi zbraň (1–8) a potom / alebo podnikni výpravu s náročnosťou 3
space-sheep_farming = Chov oviec
    .short = Chov oviec
    .desc = Postav jednoduchý pasienok, dvojitý pasienok a/alebo chliev, potom / alebo vezmi všetky tunajšie ovce
space-ore_mine_construction = Založenie rudnej bane
    .short = Rudná baňa
    .desc = Polož dvojitú doštičku rudná baňa + hlboké štôlne na dve susedné štôlne a vezmi 3 rudy, potom / alebo podnikni výpravu s náročnosťou 2
space-wish_for_children = Túžba po dieťati
    .short = Túžba po dieťati
    .desc = Buď vykonaj akciu Potomstvo, alebo zariaď jednu obytnú miestnosť
space-urgent_wish_for_children = Naliehavá túžba po dieťati
    .short = Naliehavá túžba
    .desc = Buď zariaď jednu obytnú miestnosť a potom smieš vykonať akciu Potomstvo, alebo vezmi 3 mince
space-donkey_farming = Chov somárov
    .short = Chov somárov
    .desc = Postav jednoduchý pasienok, dvojitý pasienok a/alebo chliev, potom / alebo vezmi všetky tunajšie somáre
space-ruby_mine_construction = Založenie rubínovej bane
    .short = Rubínová baňa
    .desc = Polož rubínovú baňu buď na štôlne, alebo na hlboké štôlne a vezmi 1 rubín
space-family_life = Rodinný život
    .short = Rodinný život
    .desc = Vykonaj akciu Potomstvo a/alebo zasej. Po odkrytí otoč kartu 4. kola
space-ore_delivery = Dobývanie rudy
    .short = Dobývanie rudy
    .desc = Vezmi všetky tunajšie suroviny a navyše 2 rudy za každú svoju rudnú baňu
space-exploration = Prieskum
    .short = Prieskum
    .desc = Podnikni výpravu s náročnosťou 4
space-adventure = Dobrodružstvo
    .short = Dobrodružstvo
    .desc = Vyrob neozbrojenému trpaslíkovi zbraň (1–8) a potom / alebo podnikni dve výpravy s náročnosťou 1 po sebe
space-ore_trading = Obchod s rudou
    .short = Obchod s rudou
    .desc = Najviac trikrát vymeň 2 rudy za 2 mince a 1 jedlo
space-ruby_delivery = Dobývanie rubínov
    .short = Dobývanie rubínov
    .desc = Vezmi všetky tunajšie rubíny; ak máš aspoň dve rubínové bane, vezmi ešte 1 rubín

## Časti polí akcií

part-gain_dog = Vziať 1 psa
part-furnish = Zariadiť jaskyňu
part-meadow_field = Položiť lúku + pole
part-sow = Zasiať
part-take_all = Vziať všetko, čo tu leží
part-cavern_tunnel = Položiť jaskyňu + štôlne
part-cavern_tunnel_or_cavern_cavern = Položiť jaskyňu + štôlne, alebo dve jaskyne
part-expedition_1 = Podniknúť výpravu s náročnosťou 1
part-take_all_and_gain_grain = Vziať všetko, čo tu leží, a 1 obilie
part-gain_supplies = Vziať 1 drevo, 1 kameň, 1 rudu, 1 jedlo a 2 mince
part-family_growth = Potomstvo: o trpaslíka viac
part-gain_stone = Vziať 1 kameň
part-gain_gold_4 = Vziať 4 mince
part-market = Nakupovať
part-expedition_2 = Podniknúť výpravu s náročnosťou 2
part-small_pasture = Postaviť jednoduchý pasienok
part-large_pasture = Postaviť dvojitý pasienok
part-gain_wood_2 = Vziať 2 drevá
part-meadow_field_and_gain_wood = Položiť lúku + pole a vziať 1 drevo
part-cavern_tunnel_and_gain_stone = Položiť jaskyňu + štôlne a vziať 1 kameň
part-forge_weapon = Vyrobiť zbraň
part-expedition_3 = Podniknúť výpravu s náročnosťou 3
part-stable = Postaviť chliev
part-ore_mine_deep_tunnel_and_gain_ore_3 = Založiť rudnú baňu + hlboké štôlne a vziať 3 rudy
part-furnish_dwelling = Zariadiť obytnú miestnosť
part-gain_gold_3 = Vziať 3 mince
part-ruby_mine_on_tunnel = Založiť rubínovú baňu na štôlňach
part-ruby_mine_on_deep_tunnel_and_gain_ruby = Založiť rubínovú baňu na hlbokých štôlňach a vziať 1 rubín

## Korisť

loot-all_weapons_plus_1 = všetky zbrane +1
    .desc = Po výprave sa bojová sila všetkých tvojich zbraní zvýši o 1
loot-dog = 1 pes
    .desc = 1 pes
loot-wood = 1 drevo
    .desc = 1 drevo
loot-grain = 1 obilie
    .desc = 1 obilie
loot-sheep = 1 ovca
    .desc = 1 ovca
loot-stone = 1 kameň
    .desc = 1 kameň
loot-donkey = 1 somár
    .desc = 1 somár
loot-vegetable = 1 zelenina
    .desc = 1 zelenina
loot-ore_2 = 2 rudy
    .desc = 2 rudy
loot-wild_boar = 1 prasa
    .desc = 1 prasa
loot-gold_2 = 2 mince
    .desc = 2 mince
loot-furnish_cavern = zariadenie jaskyne
    .desc = Zariaď jednu miestnosť; jej cenu musíš zaplatiť
loot-stable = chliev
    .desc = Postav zadarmo jeden chliev
loot-tunnel = štôlne
    .desc = Polož jednu jednoduchú doštičku štôlní
loot-small_pasture = jednoduchý pasienok
    .desc = Postav jednoduchý pasienok za 1 drevo
loot-cattle = 1 krava
    .desc = 1 krava
loot-large_pasture = dvojitý pasienok
    .desc = Postav dvojitý pasienok za 2 drevá
loot-meadow = lúka
    .desc = Polož jednu jednoduchú doštičku lúky
loot-dwelling = Izba
    .desc = Zariaď jednu Izbu za 2 drevá a 2 kamene
loot-field = pole
    .desc = Polož jednu jednoduchú doštičku poľa
loot-sow = siatie
    .desc = Zasej polia
loot-cavern = jaskyňa
    .desc = Polož jednu jednoduchú doštičku jaskyne
loot-breed = rozmnoženie až 2 druhov zvierat
    .desc = Rozmnož najviac 2 druhy hospodárskych zvierat

## Výmeny

exchange-gold = mince za jedlo
exchange-donkey = 1 somára za jedlo
exchange-two_donkeys = 2 somáre za jedlo
exchange-sheep = 1 ovcu za jedlo
exchange-wild_boar = 1 prasa za jedlo
exchange-cattle = 1 kravu za jedlo
exchange-grain = 1 obilie za 1 jedlo
exchange-vegetable = 1 zeleninu za 2 jedlá
exchange-ruby = 1 rubín za 2 jedlá
exchange-ruby_wood = 1 rubín za 1 drevo
exchange-ruby_stone = 1 rubín za 1 kameň
exchange-ruby_ore = 1 rubín za 1 rudu
exchange-ruby_grain = 1 rubín za 1 obilie
exchange-ruby_vegetable = 1 rubín za 1 zeleninu
exchange-ruby_sheep = 1 rubín za 1 ovcu
exchange-ruby_donkey = 1 rubín za 1 somára
exchange-ruby_wild_boar = 1 rubín za 1 prasa
exchange-ruby_dog = 1 rubín za 1 psa
exchange-ruby_gold = 1 rubín za 1 mincu
exchange-ruby_cattle = 1 rubín a 1 jedlo za 1 kravu
exchange-ruby_meadow = 1 rubín za lúku
exchange-ruby_field = 1 rubín za pole
exchange-ruby_tunnel = 1 rubín za štôlne
exchange-ruby_cavern = 2 rubíny za jaskyňu
exchange-trader = 2 mince za 1 drevo, 1 kameň a 1 rudu
exchange-cooking_cave = 1 obilie a 1 zeleninu za 5 jedál
exchange-hunting_parlor = 2 prasatá za 2 mince a 2 jedlá
exchange-beer_parlor_gold = 2 obilia za 3 mince
exchange-beer_parlor_food = 2 obilia za 4 jedlá
exchange-blacksmithing_parlor = 1 rubín a 1 rudu za 2 mince a 1 jedlo
exchange-spare_part_storage = 1 drevo, 1 kameň a 1 rudu za 2 mince

## Miestnosti

room-dwelling = Izba
    .acc = Izbu
    .short = Izba
    .effect = Miesto pre 1 trpaslíka
    .desc = Oranžová (obytná) miestnosť; cena: 4 drevá a 3 kamene; 3 body. Miesto pre 1 trpaslíka.
room-simple_dwelling_4_2 = Prostá izba
    .acc = Prostú izbu
    .short = Prostá i.
    .effect = Miesto pre 1 trpaslíka (o 1 kameň lacnejšia než Izba, bez bodov)
    .desc = Oranžová (obytná) miestnosť; cena: 4 drevá a 2 kamene; 0 bodov. Miesto pre 1 trpaslíka (o 1 kameň lacnejšia než Izba, bez bodov).
room-simple_dwelling_3_3 = Prostá izba
    .acc = Prostú izbu
    .short = Prostá i.
    .effect = Miesto pre 1 trpaslíka (o 1 drevo lacnejšia než Izba, bez bodov)
    .desc = Oranžová (obytná) miestnosť; cena: 3 drevá a 3 kamene; 0 bodov. Miesto pre 1 trpaslíka (o 1 drevo lacnejšia než Izba, bez bodov).
room-mixed_dwelling = Zmiešaná izba
    .acc = Zmiešanú izbu
    .short = Zmiešaná
    .effect = Miesto pre 1 trpaslíka a pre 2 zvieratá jedného druhu
    .desc = Oranžová (obytná) miestnosť; cena: 5 driev a 4 kamene; 4 body. Miesto pre 1 trpaslíka a pre 2 zvieratá jedného druhu.
room-couple_dwelling = Manželská izba
    .acc = Manželskú izbu
    .short = Manželská
    .effect = Miesto pre 2 trpaslíkov
    .desc = Oranžová (obytná) miestnosť; cena: 8 driev a 6 kameňov; 5 bodov. Miesto pre 2 trpaslíkov.
room-additional_dwelling = Izbička
    .acc = Izbičku
    .short = Izbička
    .effect = Miesto výhradne pre šiesteho trpaslíka
    .desc = Oranžová (obytná) miestnosť; cena: 4 drevá a 3 kamene; 5 bodov. Miesto výhradne pre šiesteho trpaslíka.
room-cuddle_room = Maznáreň
    .acc = Maznáreň
    .short = Maznáreň
    .effect = Miesto pre toľko oviec, koľko máš trpaslíkov
    .desc = Zelená miestnosť; cena: 1 drevo; 2 body. Miesto pre toľko oviec, koľko máš trpaslíkov.
room-breakfast_room = Kravín
    .acc = Kravín
    .short = Kravín
    .effect = Miesto až pre 3 kravy
    .desc = Zelená miestnosť; cena: 1 drevo; 0 bodov. Miesto až pre 3 kravy.
room-stubble_room = Strnisko
    .acc = Strnisko
    .short = Strnisko
    .effect = Na každom prázdnom poli smieš chovať 1 hospodárske zviera
    .desc = Zelená miestnosť; cena: 1 drevo a 1 ruda; 1 bod. Na každom prázdnom poli smieš chovať 1 hospodárske zviera.
room-work_room = Pracovňa
    .acc = Pracovňu
    .short = Pracovňa
    .effect = Doštičky miestností smieš klásť aj na štôlne a hlboké štôlne
    .desc = Zelená miestnosť; cena: 1 kameň; 2 body. Doštičky miestností smieš klásť aj na štôlne a hlboké štôlne.
room-guest_room = Hosťovská izba
    .acc = Hosťovskú izbu
    .short = Hosťovská
    .effect = Spojka „buď – alebo“ pre teba platí ako „a/alebo“
    .desc = Zelená miestnosť; cena: 1 drevo a 1 kameň; 0 bodov. Spojka „buď – alebo“ pre teba platí ako „a/alebo“.
room-office_room = Kancelária
    .acc = Kanceláriu
    .short = Kancelária
    .effect = Dvojité doštičky smú presahovať cez okraj dosky; zakaždým vezmi 2 mince
    .desc = Zelená miestnosť; cena: 1 kameň; 0 bodov. Dvojité doštičky smú presahovať cez okraj dosky; zakaždým vezmi 2 mince.
room-carpenter = Tesár
    .acc = Tesára
    .short = Tesár
    .effect = Pri zariaďovaní miestnosti alebo stavbe pasienka zaplať o 1 drevo menej
    .desc = Zelená miestnosť; cena: 1 kameň; 0 bodov. Pri zariaďovaní miestnosti alebo stavbe pasienka zaplať o 1 drevo menej.
room-stone_carver = Kamenár
    .acc = Kamenára
    .short = Kamenár
    .effect = Ihneď 2 kamene; pri zariaďovaní miestnosti alebo stavbe chlieva zaplať o 1 kameň menej
    .desc = Zelená miestnosť; cena: 1 drevo; 1 bod. Ihneď 2 kamene; pri zariaďovaní miestnosti alebo stavbe chlieva zaplať o 1 kameň menej.
room-blacksmith = Kováč
    .acc = Kováča
    .short = Kováč
    .effect = Ihneď 2 rudy; pri výrobe zbrane zaplať o 2 rudy menej
    .desc = Zelená miestnosť; cena: 1 drevo a 2 kamene; 3 body. Ihneď 2 rudy; pri výrobe zbrane zaplať o 2 rudy menej.
room-miner = Baník
    .acc = Baníka
    .short = Baník
    .effect = Na začiatku každého kola 1 ruda za každú rudnú baňu so somárom
    .desc = Zelená miestnosť; cena: 1 drevo a 1 kameň; 3 body. Na začiatku každého kola 1 ruda za každú rudnú baňu so somárom.
room-builder = Staviteľ
    .acc = Staviteľa
    .short = Staviteľ
    .effect = Pri platení za miestnosť smieš nahradiť 1 drevo 1 rudou a/alebo 1 kameň 1 rudou
    .desc = Zelená miestnosť; cena: 1 kameň; 2 body. Pri platení za miestnosť smieš nahradiť 1 drevo 1 rudou a/alebo 1 kameň 1 rudou.
room-trader = Stavebniny
    .acc = Stavebniny
    .short = Stavebniny
    .effect = Kedykoľvek: 2 mince za 1 drevo, 1 kameň a 1 rudu; nahradí tvoj Sklad náhradných dielov
    .desc = Zelená miestnosť; cena: 1 drevo; 2 body. Kedykoľvek: 2 mince za 1 drevo, 1 kameň a 1 rudu; nahradí tvoj Sklad náhradných dielov.
room-wood_supplier = Dodávateľ dreva
    .acc = Dodávateľa dreva
    .short = Dod. dreva
    .effect = 1 drevo na začiatku každého z najbližších 7 kôl
    .desc = Zelená miestnosť; cena: 1 kameň; 2 body. 1 drevo na začiatku každého z najbližších 7 kôl.
room-stone_supplier = Dodávateľ kameňa
    .acc = Dodávateľa kameňa
    .short = Dod. kam.
    .effect = 1 kameň na začiatku každého z najbližších 5 kôl
    .desc = Zelená miestnosť; cena: 1 drevo; 1 bod. 1 kameň na začiatku každého z najbližších 5 kôl.
room-ruby_supplier = Dodávateľ rubínov
    .acc = Dodávateľa rubínov
    .short = Dod. rub.
    .effect = 1 rubín na začiatku každého z najbližších 4 kôl
    .desc = Zelená miestnosť; cena: 2 drevá a 2 kamene; 2 body. 1 rubín na začiatku každého z najbližších 4 kôl.
room-dog_school = Psia škola
    .acc = Psiu školu
    .short = Psia škola
    .effect = 1 drevo za každého nového psa
    .desc = Zelená miestnosť; zadarmo; 0 bodov. 1 drevo za každého nového psa.
room-quarry = Kameňolom
    .acc = Kameňolom
    .short = Kameňolom
    .effect = 1 kameň za každé narodené osliatko
    .desc = Zelená miestnosť; cena: 1 drevo; 2 body. 1 kameň za každé narodené osliatko.
room-seam = Rudná žila
    .acc = Rudnú žilu
    .short = Rudná žila
    .effect = 1 ruda za každý nový kameň
    .desc = Zelená miestnosť; cena: 2 drevá; 1 bod. 1 ruda za každý nový kameň.
room-slaughtering_cave = Bitúnok
    .acc = Bitúnok
    .short = Bitúnok
    .effect = 1 jedlo navyše za každé hospodárske zviera premenené na jedlo
    .desc = Zelená miestnosť; cena: 2 drevá a 2 kamene; 2 body. 1 jedlo navyše za každé hospodárske zviera premenené na jedlo.
room-cooking_cave = Kuchyňa
    .acc = Kuchyňu
    .short = Kuchyňa
    .effect = Kedykoľvek: 1 obilie a 1 zeleninu za 5 jedál
    .desc = Zelená miestnosť; cena: 2 kamene; 2 body. Kedykoľvek: 1 obilie a 1 zeleninu za 5 jedál.
room-working_cave = Dielňa
    .acc = Dielňu
    .short = Dielňa
    .effect = Pri kŕmení smieš jedného trpaslíka nakŕmiť namiesto jedla 1 drevom, 1 kameňom alebo 2 rudami
    .desc = Zelená miestnosť; cena: 1 drevo a 1 kameň; 2 body. Pri kŕmení smieš jedného trpaslíka nakŕmiť namiesto jedla 1 drevom, 1 kameňom alebo 2 rudami.
room-mining_cave = Banícka jaskyňa
    .acc = Banícku jaskyňu
    .short = Banícka
    .effect = Kŕmenie stojí o 1 jedlo menej za každého somára v bani
    .desc = Zelená miestnosť; cena: 3 drevá a 2 kamene; 2 body. Kŕmenie stojí o 1 jedlo menej za každého somára v bani.
room-breeding_cave = Chovná jaskyňa
    .acc = Chovnú jaskyňu
    .short = Chovná
    .effect = 1/2/3/5 jedál za 1/2/3/4 narodené mláďatá
    .desc = Zelená miestnosť; cena: 1 obilie a 1 kameň; 2 body. 1/2/3/5 jedál za 1/2/3/4 narodené mláďatá.
room-peaceful_cave = Svätyňa mieru
    .acc = Svätyňu mieru
    .short = Svätyňa m.
    .effect = Kedykoľvek: odovzdaj zbrane za jedlo vo výške ich bojovej sily
    .desc = Zelená miestnosť; cena: 2 drevá a 2 kamene; 2 body. Kedykoľvek: odovzdaj zbrane za jedlo vo výške ich bojovej sily.
room-weaving_parlor = Tkáčovňa
    .acc = Tkáčovňu
    .short = Tkáčovňa
    .effect = Ihneď 1 jedlo za každú ovcu; na konci 1 bod za každé 2 ovce
    .desc = Žltá miestnosť; cena: 2 drevá a 1 kameň; 0 bodov. Ihneď 1 jedlo za každú ovcu; na konci 1 bod za každé 2 ovce.
room-milking_parlor = Dojáreň
    .acc = Dojáreň
    .short = Dojáreň
    .effect = Ihneď 1 jedlo za každú kravu; na konci 1 bod za každú kravu
    .desc = Žltá miestnosť; cena: 2 drevá a 2 kamene; 0 bodov. Ihneď 1 jedlo za každú kravu; na konci 1 bod za každú kravu.
room-state_parlor = Reprezentačný salónik
    .acc = Reprezentačný salónik
    .short = Reprez. s.
    .effect = Ihneď 2 jedlá a na konci 4 body za každú vodorovne či zvislo susednú obytnú miestnosť
    .desc = Žltá miestnosť; cena: 5 mincí a 3 kamene; 0 bodov. Ihneď 2 jedlá a na konci 4 body za každú vodorovne či zvislo susednú obytnú miestnosť.
room-hunting_parlor = Poľovnícky salónik
    .acc = Poľovnícky salónik
    .short = Poľovn. s.
    .effect = Kedykoľvek: 2 prasatá za 2 mince a 2 jedlá
    .desc = Žltá miestnosť; cena: 2 drevá; 1 bod. Kedykoľvek: 2 prasatá za 2 mince a 2 jedlá.
room-beer_parlor = Piváreň
    .acc = Piváreň
    .short = Piváreň
    .effect = Kedykoľvek: 2 obilia za 3 mince alebo za 4 jedlá
    .desc = Žltá miestnosť; cena: 2 drevá; 3 body. Kedykoľvek: 2 obilia za 3 mince alebo za 4 jedlá.
room-blacksmithing_parlor = Vyhňa
    .acc = Vyhňu
    .short = Vyhňa
    .effect = Kedykoľvek: 1 rubín a 1 rudu za 2 mince a 1 jedlo
    .desc = Žltá miestnosť; cena: 3 rudy; 2 body. Kedykoľvek: 1 rubín a 1 rudu za 2 mince a 1 jedlo.
room-stone_storage = Sklad kameňa
    .acc = Sklad kameňa
    .short = Skl. kam.
    .effect = Na konci 1 bod za každý kameň
    .desc = Žltá miestnosť; cena: 3 drevá a 1 ruda; 0 bodov. Na konci 1 bod za každý kameň.
room-ore_storage = Sklad rudy
    .acc = Sklad rudy
    .short = Sklad rudy
    .effect = Na konci 1 bod za každé 2 rudy
    .desc = Žltá miestnosť; cena: 1 drevo a 2 kamene; 0 bodov. Na konci 1 bod za každé 2 rudy.
room-spare_part_storage = Sklad náhradných dielov
    .acc = Sklad náhradných dielov
    .short = Skl. diel.
    .effect = Kedykoľvek: 1 drevo, 1 kameň a 1 rudu za 2 mince; nahradí tvoje Stavebniny
    .desc = Žltá miestnosť; cena: 2 drevá; 0 bodov. Kedykoľvek: 1 drevo, 1 kameň a 1 rudu za 2 mince; nahradí tvoje Stavebniny.
room-main_storage = Hlavný sklad
    .acc = Hlavný sklad
    .short = Hlavný s.
    .effect = Na konci 2 body za každú žltú miestnosť vrátane tejto
    .desc = Žltá miestnosť; cena: 2 drevá a 1 kameň; 0 bodov. Na konci 2 body za každú žltú miestnosť vrátane tejto.
room-weapon_storage = Zbrojnica
    .acc = Zbrojnicu
    .short = Zbrojnica
    .effect = Na konci 3 body za každého ozbrojeného trpaslíka
    .desc = Žltá miestnosť; cena: 3 drevá a 2 kamene; 0 bodov. Na konci 3 body za každého ozbrojeného trpaslíka.
room-supplies_storage = Sklad zásob
    .acc = Sklad zásob
    .short = Skl. zásob
    .effect = Na konci 8 bodov, ak sú všetci tvoji trpaslíci ozbrojení
    .desc = Žltá miestnosť; cena: 3 jedlá a 1 drevo; 0 bodov. Na konci 8 bodov, ak sú všetci tvoji trpaslíci ozbrojení.
room-broom_chamber = Komora na metly
    .acc = Komoru na metly
    .short = Metly
    .effect = Na konci 5 bodov za 5 trpaslíkov, 10 za 6
    .desc = Žltá miestnosť; cena: 1 drevo; 0 bodov. Na konci 5 bodov za 5 trpaslíkov, 10 za 6.
room-treasure_chamber = Pokladnica
    .acc = Pokladnicu
    .short = Pokladnica
    .effect = Na konci 1 bod navyše za každý rubín
    .desc = Žltá miestnosť; cena: 1 drevo a 1 kameň; 0 bodov. Na konci 1 bod navyše za každý rubín.
room-food_chamber = Špajza
    .acc = Špajzu
    .short = Špajza
    .effect = Na konci 2 body za každú dvojicu obilie + zelenina
    .desc = Žltá miestnosť; cena: 2 drevá a 2 zeleniny; 0 bodov. Na konci 2 body za každú dvojicu obilie + zelenina.
room-prayer_chamber = Modlitebňa
    .acc = Modlitebňu
    .short = Modlitebňa
    .effect = Na konci 8 bodov, ak nie je ozbrojený žiadny tvoj trpaslík
    .desc = Žltá miestnosť; cena: 2 drevá; 0 bodov. Na konci 8 bodov, ak nie je ozbrojený žiadny tvoj trpaslík.
room-writing_chamber = Pisáreň
    .acc = Pisáreň
    .short = Pisáreň
    .effect = Na konci odvráti až 7 záporných bodov
    .desc = Žltá miestnosť; cena: 2 kamene; 0 bodov. Na konci odvráti až 7 záporných bodov.
room-fodder_chamber = Sklad krmiva
    .acc = Sklad krmiva
    .short = Skl. krm.
    .effect = Na konci 1 bod za každé 3 kusy hospodárskych zvierat
    .desc = Žltá miestnosť; cena: 2 obilia a 1 kameň; 0 bodov. Na konci 1 bod za každé 3 kusy hospodárskych zvierat.

## Doska v prehliadači

board-home = Domov
board-actions = Akcie
board-market = Miestnosti
board-loot = Korisť
board-sheet = Body
board-others = Ostatní
board-all = Všetko
board-kind-dwellings = Obydlia
board-kind-materials = Suroviny
board-kind-food = Jedlo
board-kind-points = Body
board-affordable = Len čo môžem zaplatiť
board-no-tile = Týmto filtrom nevyhovuje žiadna doštička.
board-group-goods = Drevo, kameň, ruda, rubíny
board-group-farm = Les a polia
board-group-cave = Jaskyne a bane
board-group-home = Rodina a domov
board-group-war = Zbrane a výpravy
board-group-other = Všetko ostatné
board-round = Kolo { $round }
board-phase-work = práca
board-phase-round = pred kolom
board-phase-harvest = žatva
board-phase-scoring = pred bodovaním
board-phase-over = hra sa skončila
board-busy = ešte sa čaká na: { $seats }
board-decides = rozhoduje { $seat }
board-track = Kolá a žatvy
board-track-round = Kolo { $round }. Žatva: { $harvest }
board-track-card = Karta: { $space }
board-exchanges = Výmeny
board-exchange-food = Jedlo
board-exchange-ruby = Za rubíny
board-exchange-room = Miestnosti
board-exchange-dwarf = Trpaslíci
board-unarmed = bez zbrane
board-strength = sila { $strength }
board-dwarf = Trpaslík { $number }
board-dwarf-waiting = čaká doma
board-dwarf-aside = odložený
board-dwarf-newborn = novonarodený
board-dwarf-at = na poli { $space }
board-family = Rodina
board-supply = Zásoba
board-taken-by = Stojí tu { $seat }
board-lies = Leží tu
board-cost = Cena
board-missing = Chýba
board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
board-forest = Les
board-mountain = Hora
board-bonus = Bonus za prvú doštičku
board-stable = Chliev
board-room-for = Miesto pre { $n ->
    [one] { $n } zviera
    [few] { $n } zvieratá
   *[other] { $n } zvierat
}
board-could-stand = Mohlo by tu stáť
board-small_pasture = Jednoduchý pasienok
board-large_pasture = Dvojitý pasienok
board-entry = Vstupná sieň
board-entry-desc = Miesto pre 2 trpaslíkov a pre 2 zvieratá jedného druhu
board-hungry = Po tomto kole zje rodina { $n ->
    [one] { $n } jedlo
    [few] { $n } jedlá
   *[other] { $n } jedál
}, máš { $food }.
board-hunger = Žatva v { $round }. kole si žiada { $n ->
    [0] žiadne jedlo
    [one] { $n } jedlo
    [few] { $n } jedlá
   *[other] { $n } jedál
}.
board-hunger-most = Žatva v { $round }. kole si žiada najviac { $n ->
    [one] { $n } jedlo
    [few] { $n } jedlá
   *[other] { $n } jedál
}.
board-replaces = Nahradí miestnosť { $room }
board-begging = Žetóny žobrania: { $n }
board-promised = Ešte na { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
   *[other] { $n } kôl
}
board-expedition = Sila { $strength }, { $left ->
    [one] zostáva { $left } kus
    [few] zostávajú { $left } kusy
   *[other] zostáva { $left } kusov
}
board-expedition-none = Čo trpaslík prinesie domov podľa svojej sily
board-loot-taken = už vzaté
index-loot-needs = Prinesie ju z výpravy trpaslík so zbraňou sily aspoň { $strength }.
board-loot-needs = vyžaduje silu { $strength }
board-total = Spolu
board-open = Otvoriť domov: { $seat }
board-starts = začínajúci hráč
board-thinks = ešte sa rozhoduje
board-goal = Cieľ: { $points } bodov

## Prečo sa teraz niečo zvoliť nedá

why-space-taken = Toto pole je obsadené.
why-nobody-to-imitate = Nikto nestojí tam, kde by sa dalo teraz niečo napodobniť.
why-own-space = Stojí tu tvoj trpaslík; napodobniť môžeš len cudzieho.
why-empty = Teraz tu nič neleží.
why-either-or = Tu sa dá urobiť len jedno z toho.
why-later = Najprv je tu na rade niečo iné.
why-too-late = Toto malo prísť skôr než to, čo máš hotové.
why-no-forest-pair = Nemáš vedľa seba dve voľné lesné políčka, kde by doštička nadviazala.
why-no-mountain-pair = Nemáš vedľa seba dve voľné horské políčka, kde by doštička nadviazala.
why-no-tunnel-pair = Nemáš vedľa seba dve políčka s obyčajnými štôlňami.
why-no-forest = Na tvoje hospodárstvo nenadväzuje žiadne voľné lesné políčko.
why-no-mountain = Na tvoju jaskyňu nenadväzuje žiadne voľné horské políčko.
why-no-tunnel = Nemáš žiadne štôlne.
why-no-deep-tunnel = Nemáš žiadne hlboké štôlne.
why-no-ore-mine = Nemáš žiadnu rudnú baňu.
why-no-ruby-mine = Nemáš žiadnu rubínovú baňu.
why-few-ruby-mines = Potrebuješ aspoň dve rubínové bane.
why-no-field = Nemáš prázdne pole.
why-no-seed = Nemáš obilie ani zeleninu na siatie.
why-armed = Tento trpaslík už zbraň nesie.
why-unarmed = Na výpravu ide len trpaslík so zbraňou.
why-family-full = Tvoja rodina už väčšia byť nemôže.
why-no-bed = Nemáš miesto pre ďalšieho trpaslíka: najprv zariaď obytnú miestnosť.
why-no-meadow = Nemáš lúku na oplotenie.
why-no-two-meadows = Nemáš dve lúky vedľa seba.
why-all-stables = Všetky chlievy už máš postavené.
why-no-stable-place = Nemáš miesto pre chliev.
why-no-newborn = Žiadne tvoje zvieratá teraz nemôžu mať mláďa: treba pár a miesto.
why-no-cavern = Nemáš na to prázdnu jaskyňu.
why-nothing-payable = Na žiadnu miestnosť z ponuky nemáš.
why-no-dwelling-payable = Na žiadnu obytnú miestnosť nemáš.
why-dwellings-only = Tu sa dá zariadiť len obytná miestnosť.
why-dwelling-only = Tu sa dá zariadiť len obyčajná Izba.
why-not-cavern = To nie je prázdna jaskyňa.
why-not-tunnel = Baňa musí ležať na štôlňach.
why-other-tunnel = Tentoraz to musí byť druhý druh štôlní.
why-no-tunnel-beside = Vedľa nie sú ďalšie štôlne.
why-not-beside = Musí ležať vedľa prvej časti.
why-tile-there = Tu už doštička leží.
why-stable-there = Stojí tu chliev.
why-not-joined = Nenadväzovalo by to na tvoje doštičky.
why-no-twin-place = Doštička by tu nenadväzovala, alebo nie je miesto pre jej druhú polovicu.
why-not-meadow = To nie je voľná lúka.
why-no-meadow-beside = Nie je vedľa nej druhá lúka.
why-field-there = Na pole sa chliev nestavia.
why-sown-enough = Viac sa toho v tejto akcii zasiať nedá.
why-looted = Každá korisť je na výprave len raz.
why-weak = Treba zbraň so silou { $n }.
why-bred = Tieto už mláďa majú.
why-no-pair = Treba pár zvierat.
why-no-pen = Pre mláďa nie je miesto.
why-bought = Z každého druhu sa dá kúpiť len jeden kus.
why-imitator = Kto napodobňuje, nedostane nič z toho, čo tam ležalo.
