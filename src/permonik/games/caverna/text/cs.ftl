### Caverna česky. `$space`, `$room`, `$part`, `$loot`, `$exchange`, `$good`, `$cell`, `$twin`, `$tile`, `$ground`,
### `$beast`, `$crop`, `$material`, `$eater`, `$step`, `$instead`, `$marker`, `$harvest` a `$pasture` jsou jména z tohoto
### souboru (`-acc` 4. pád; `-desc`, `-effect`, `-few`, `-many` a další jsou jejich jiné tvary), `$cost`, `$goods`, `$give`
### a `$get` jsou výčty množství, `$seat` je hráč. Ostatní jsou celá čísla, a ta mají v češtině tři tvary: one, few
### a other (many patří zlomkům).

game-name = Caverna: Jeskynní farmáři
game-about = Kácej les, kutej v hoře, zařizuj sluje, chovej zvířata a posílej ozbrojené trpaslíky na výpravy.
    .length = 1–2 hodiny
    .weight = náročná
    .aim = Vyhraje nejbohatší hospodářství.

option-set = Destičky místností
    .basic = základní hra: 27 druhů
    .full = úplná hra: všech 48 druhů
    .about = S méně místnostmi se v prvních hrách lépe vyznáš.
option-marker = Žeton sklizně
    .start_of_round = odkrývá se na začátku kola
    .end_of_work = odkrývá se až po práci (varianta z pravidel)
    .about = Od 6. kola rozhoduje o sklizni žeton. Dozvíš se to už před prací, nebo až po ní.

## Co se děje

starts = Začíná { $seat }.
given = { $seat } dostává na začátek { $goods-acc }.
round = { $round }. kolo: odkrývá se { $space }.
flipped = Karta 4. kola se otáčí: { $space }.
marker = Žeton sklizně ukazuje { $marker }: { $harvest }.
placed =
    { $cost-count ->
        [0]
            { $strength ->
                [0] { $seat } posílá trpaslíka na pole { $space }.
               *[other] { $seat } posílá trpaslíka se silou { $strength } na pole { $space }.
            }
       *[other]
            { $strength ->
                [0] { $seat } posílá trpaslíka na pole { $space }: platí { $cost-acc }.
               *[other] { $seat } posílá trpaslíka se silou { $strength } na pole { $space }: platí { $cost-acc }.
            }
    }
ordered = { $seat } posílá napřed trpaslíka se silou { $strength }: platí { $cost-acc }.
set-aside = { $seat } odkládá trpaslíka: žádné pole mu nic nenabízí.
imitated = { $seat } napodobuje pole { $space }.
gained = { $seat } získává { $goods-acc } ({ $space }).
mined = { $seat } získává { $goods-acc } ({ $mine }).
room-gave = { $seat } získává { $goods-acc } ({ $room }).
found = { $seat } nachází na { $cell } { $goods-acc }.
took-token = { $seat } bere figurku začínajícího hráče.
laid = { $seat } pokládá { $tile-acc } na { $cell }.
laid-twin = { $seat } pokládá { $tile-acc } na { $cell } a { $second-acc } na { $beside }.
pasture-paid =
    { $cost-count ->
        [0] { $seat } zřizuje zdarma { $pasture-whole }.
       *[other] { $seat } zřizuje { $pasture-whole } za { $cost-acc }.
    }
fenced = { $seat } oplocuje { $cell }: { $pasture }.
fenced-large = { $seat } oplocuje { $cell } a { $beside }: dvojitá pastvina.
stable-paid =
    { $cost-count ->
        [0] { $seat } staví chlév zdarma.
       *[other] { $seat } staví chlév za { $cost-acc }.
    }
built-stable = { $seat } má teď chlév na { $cell }.
furnished =
    { $cost-count ->
        [0] { $seat } zařizuje zdarma { $room-acc } na { $cell }.
       *[other] { $seat } zařizuje { $room-acc } na { $cell } za { $cost-acc }.
    }
replaced =
    { $cost-count ->
        [0] { $seat } zařizuje zdarma { $room-acc } na { $cell }; nahrazuje { $under-acc }.
       *[other] { $seat } zařizuje { $room-acc } na { $cell } za { $cost-acc }; nahrazuje { $under-acc }.
    }
sowed = { $seat } seje { $cost-acc }.
child-born = { $seat } má potomka: o trpaslíka víc.
forged =
    { $cost-count ->
        [0] { $seat } vyrábí zdarma zbraň se silou { $strength }.
       *[other] { $seat } vyrábí zbraň se silou { $strength } za { $cost-acc }.
    }
looted = { $seat } přináší kořist: { $loot }.
stronger = { $seat } má po výpravě zbraň se silou { $strength }.
bred = { $seat } má { $beast }.
bought = { $seat } kupuje { $goods-acc } za { $cost-acc }.
bought-tile = { $seat } dává { $cost-acc } za { $tile-acc }.
exchanged = { $seat } mění { $give-acc } za { $get-acc }.
room-exchanged = { $seat } mění { $give-acc } za { $get-acc } ({ $room }).
disarmed = { $seat } odevzdává zbraň se silou { $strength } za { $goods-acc } ({ $room }).
kept = { $seat } platí { $cost-acc }: na poli { $space } zůstává vše ležet.
emptied = Pole { $space } se vyprazdňuje: leží na něm příliš mnoho.
harvest = Kolo končí: { $harvest }.
skipped = { $seat } vynechává { $step }.
reaped = { $seat } sklízí z polí { $goods-acc }.
worked = { $seat } krmí { $eater }: platí { $cost-acc } ({ $room }).
fed =
    { $cost-count ->
        [0] { $seat } neplatí žádné jídlo.
       *[other] { $seat } krmí rodinu: platí { $cost-acc }.
    }
begged =
    { $n ->
        [one] { $seat } bere { $n } žeton žebrání.
        [few] { $seat } bere { $n } žetony žebrání.
       *[other] { $seat } bere { $n } žetonů žebrání.
    }
ended = Poslední sklizeň je za námi.

## Otázky

ask-place-dwarf =
    { $strength ->
        [0]
            { $dwarfs ->
                [one] Kam pošleš trpaslíka? Zbraň nemá a je poslední.
                [few] Kam pošleš trpaslíka? Zbraň nemá; doma čekají { $dwarfs }.
               *[other] Kam pošleš trpaslíka? Zbraň nemá; doma jich čeká { $dwarfs }.
            }
       *[other]
            { $dwarfs ->
                [one] Kam pošleš trpaslíka se silou { $strength }? Je poslední.
                [few] Kam pošleš trpaslíka se silou { $strength }? Doma čekají { $dwarfs }.
               *[other] Kam pošleš trpaslíka se silou { $strength }? Doma jich čeká { $dwarfs }.
            }
    }
    .help = Pošli trpaslíka na volné pole a udělej, co ukazuje. Na obsazené pole už v tomto kole nikdo nesmí.
ask-imitate = Které pole napodobíš?
    .help = Zaplatíš jídlo a uděláš to, co nabízí pole s cizím trpaslíkem. Zdroje, které tam ležely, už tam nejsou.
ask-next-part = { $space }: co teď uděláš?
    .help = Z nabídky pole udělej aspoň jednu věc. Co nechceš, vynechej.
ask-sow =
    { $fields ->
        [0] Co zaseješ? Ještě smíš zasít { $left-acc }, ale žádné pole není volné.
        [one] Co zaseješ? Ještě smíš zasít { $left-acc }; volné je { $fields } pole.
        [few] Co zaseješ? Ještě smíš zasít { $left-acc }; volná jsou { $fields } pole.
       *[other] Co zaseješ? Ještě smíš zasít { $left-acc }; volných je { $fields } polí.
    }
    .help = Z 1 obilí budou na poli 3, z 1 zeleniny 2. Každá sklizeň přinese z pole jeden kus domů.
ask-forge = Jak silnou zbraň vyrobíš? Máš { $goods-acc }.
    .help = 1 až 8 rud dá zbraň stejné síly. Trpaslíkovi zůstane a s každou výpravou zesílí.
ask-expedition =
    { $left ->
        [one] Výprava se silou { $strength }: kterou kořist přineseš? (poslední)
        [few] Výprava se silou { $strength }: kterou kořist přineseš? (až { $left } kusy)
       *[other] Výprava se silou { $strength }: kterou kořist přineseš? (až { $left } kusů)
    }
    .help = Vyber kořist, na kterou zbraň stačí. Každý kus jen jednou.
ask-breed-loot =
    { $left ->
        [one] Která zvířata se rozmnoží? (ještě jeden druh)
        [few] Která zvířata se rozmnoží? (až { $left } druhy)
       *[other] Která zvířata se rozmnoží? (až { $left } druhů)
    }
    .help = Druh se rozmnoží, když máš aspoň dvě zvířata a místo pro mládě.
ask-trade =
    { $left ->
        [one] Vyměníš rudu? (ještě jednou)
       *[other] Vyměníš rudu? (až { $left }krát)
    }
    .help = Pokaždé se 2 rudy mění ve 2 mince a 1 jídlo. Nech si rudu na zbraň nebo na místnost.
ask-market = Co si koupíš? Máš { $goods-acc }.
    .help = Od každého druhu smíš koupit jeden kus. Každá mince, která zbude, je za bod.
ask-choose-room = Kterou místnost zařídíš?
    .help = Svítí místnosti, na které máš. U ostatních se dozvíš, co chybí.
ask-choose-cavern = Kde zařídíš { $room-acc }?
    .help = Stačí kterákoli prázdná sluj; na sousedech záleží jen málokteré místnosti.
ask-pay-room = Jak zaplatíš za { $room-acc }?
    .help = Stavitel ti dovolí platit místo dřeva nebo kamene rudou. Vyber, co tě bude nejméně bolet.
ask-choose-twin = Kterou destičku položíš?
    .help = Sluje jsou pro místnosti, štoly pro doly. Vyber, co potřebuješ víc.
ask-place-twin = { $twin }: kam položíš { $tile-acc }?
    .help = Vyber políčko pro první půlku, pak vedle ní políčko pro druhou. Musí se dotýkat toho, co už leží.
ask-place-half = { $twin }, první půlka na { $cell }: kam položíš { $tile-acc }?
    .help = Druhá půlka leží hned vedle první.
ask-place-single = Kam položíš { $tile-acc }?
    .help = Jedna destička na jedno políčko, vedle toho, co už leží.
ask-fence =
    { $large ->
        [0] Z které louky bude jednoduchá pastvina?
       *[other] Z které louky bude první půlka dvojité pastviny?
    }
    .help = Jednoduchá pastvina uživí 2 zvířata jednoho druhu, dvojitá 4. Chlév na ní to zdvojnásobí.
ask-fence-second = Z které louky vedle { $cell } bude druhá půlka dvojité pastviny?
    .help = Dvě sousední louky tvoří dvojitou pastvinu pro 4 zvířata jednoho druhu.
ask-build-stable =
    { $left ->
        [one] Kde postavíš poslední chlév?
        [few] Kde postavíš chlév? Zbývají ti { $left }.
       *[other] Kde postavíš chlév? Zbývá ti jich { $left }.
    }
    .help = Pastvinu zdvojnásobí. Na louce uživí 1 zvíře, přímo v lese 1 prase.
ask-more-gold = Proměníš v jídlo další mince? Máš { $goods-acc }.
    .help = První mince je poplatek, každá další dá 1 jídlo. Na konci je ale každá mince za bod.
ask-make-room = Ne všechna zvířata mají místo. Z kterých bude jídlo?
    .help = Zvíře, které nemá kde bydlet, se mění v jídlo. Příště pomůže pastvina nebo chlév.
ask-before-income = Než kolo začne: vyměníš něco?
    .help = Jen když chceš. Obvykle se jde prostě dál.
ask-keep = Nejplnější pole se teď vyprázdní. Která zachováš, každé za 1 rubín?
    .help = Pole se 6 a více kusy se vyprázdní. Za 1 rubín zůstane pole v tomto kole, jak je.
ask-before-scoring = Než se spočítají body: vyměníš něco?
    .help = Co nemá cenu, smíš ještě proměnit v něco, co body dá. Jinak jdi dál.
ask-skip-one = Kterou část této sklizně vynecháš?
    .help = Bez polí zůstane úroda, kde je. Bez rozmnožování se nenarodí mláďata.
ask-feed = Trpaslíci potřebují { $due-acc }, máš { $held-acc }. Kolik zaplatíš?
    .help = Za každé nezaplacené jídlo dostaneš žeton žebrání, −3 body. Předtím smíš vyměnit zvířata, plodiny, rubíny nebo mince za jídlo.
ask-before-breeding = Než se zvířata rozmnoží: vyměníš něco?
    .help = Dvě zvířata jednoho druhu mají mládě, je-li pro ně místo. Teď ještě smíš udělat místo nebo přikoupit za rubín druhé.
ask-breed = Ne všechna mláďata mají místo. Které se teď narodí?
    .help = Místa je málo: vyber mládě, které se ti víc hodí. Ostatní se nenarodí.

## Odpovědi

do-stop = To je všechno
do-aside = Odložit trpaslíka: v tomto kole už nic neudělá
do-more = Ještě 1 minci za 1 jídlo
do-trade = Vyměnit 2 rudy za 2 mince a 1 jídlo
do-place =
    { $goods-count ->
        [0] { $space }: { $space-desc }
       *[other] { $space } ({ $goods }): { $space-desc }
    }
do-order = Zaplatit { $give-acc } a poslat napřed trpaslíka se silou { $strength }
do-imitate = Napodobit pole { $space }: { $space-desc }
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
        [0] { $part }: { $room }, zdarma
       *[other] { $part }: { $room } za { $cost-acc }
    }
do-tile = { $twin }
do-lay =
    { $goods-count ->
        [0] Na { $cell }
       *[other] Na { $cell } a získat { $goods-acc }
    }
do-fence = Oplotit { $cell }
do-stable = Na { $cell } ({ $ground })
do-furnish =
    { $cost-count ->
        [0]
            { $points ->
                [one] { $room } zdarma, { $points } bod – { $room-effect }
                [few] { $room } zdarma, { $points } body – { $room-effect }
               *[other] { $room } zdarma, { $points } bodů – { $room-effect }
            }
       *[other]
            { $points ->
                [one] { $room } za { $cost-acc }, { $points } bod – { $room-effect }
                [few] { $room } za { $cost-acc }, { $points } body – { $room-effect }
               *[other] { $room } za { $cost-acc }, { $points } bodů – { $room-effect }
            }
    }
do-furnish-over =
    { $cost-count ->
        [0] { $room } zdarma místo místnosti { $replaces }, ta zmizí – { $room-effect }
       *[other] { $room } za { $cost-acc } místo místnosti { $replaces }, ta zmizí – { $room-effect }
    }
do-cavern = Na { $cell } ({ $ground })
do-pay = Zaplatit { $cost-acc } ({ $instead })
do-sow = Zasít { $crop }
do-forge =
    { $cost-count ->
        [0] Síla { $strength }, zdarma
       *[other] Síla { $strength } za { $cost-acc }
    }
do-loot =
    { $cost-count ->
        [0] { $loot } (síla { $strength })
       *[other] { $loot } za { $cost-acc } (síla { $strength })
    }
do-breed = Narodí se { $beast }
do-buy = Koupit { $good-one } za { $cost-acc }
do-exchange = Vyměnit { $give-acc } za { $get-acc }
do-exchange-away = Zpracovat { $give-acc } na { $get-acc }: chybí pro to místo
do-exchange-gold = Vyměnit { $give-acc } za { $get-acc }, pak každou další minci za 1 jídlo
do-exchange-room = Vyměnit { $give-acc } za { $get-acc } ({ $room })
do-exchange-tile = Položit { $tile-acc } za { $give-acc }
do-disarm = Odevzdat zbraň se silou { $strength } za { $goods-acc }: trpaslík zůstane beze zbraně
do-keep = Zachovat pole { $space } ({ $goods })
do-skip = Vynechat { $step }
do-work = Nakrmit { $eater } { $material }
do-feed =
    { $missing ->
        [0] Zaplatit { $paid-acc }
       *[other]
            { $food ->
                [0] Nezaplatit nic: { $begging }, { $lost }
               *[other] Zaplatit jen { $paid-acc }: { $begging }, { $lost }
            }
    }

## Konec

score-animals = Zvířata
score-missing-types = Chybějící druhy zvířat
score-grain = Obilí
score-vegetables = Zelenina
score-rubies = Rubíny
score-dwarfs = Trpaslíci
score-unused = Neobsazená políčka
score-rooms = Místnosti
score-pastures = Pastviny
score-mines = Doly
score-yellow = Žluté místnosti
score-writing-chamber = Písárna
score-gold = Mince
score-begging = Žetony žebrání
remark-missed =
    { $points ->
        [one] { $points } bod. Cíl je { $goal }: tentokrát to nestačilo.
        [few] { $points } body. Cíl je { $goal }: tentokrát to nestačilo.
       *[other] { $points } bodů. Cíl je { $goal }: tentokrát to nestačilo.
    }
remark-reached =
    { $points ->
        [one] { $points } bod. Cíl je { $goal }: dosaženo!
        [few] { $points } body. Cíl je { $goal }: dosaženo!
       *[other] { $points } bodů. Cíl je { $goal }: dosaženo!
    }

## Kresba

view-round =
    { $rounds ->
        [12] { $round }. kolo ze { $rounds }
       *[other] { $round }. kolo z { $rounds }
    }
view-moves = na tahu je { $seat }
view-all-move = rozhodují všichni
view-over = hra skončila
view-goal =
    { $goal ->
        [one] Cíl: { $goal } bod
        [few] Cíl: { $goal } body
       *[other] Cíl: { $goal } bodů
    }
view-harvests = Sklizně
view-key-harvests = – žádná, ✶ úplná, ½ jen krmení (po 1 jídle), ± část se vynechá, ? podle žetonu
view-markers = Odkryté žetony: zelené { $green } / { $greens }, červené { $red } / { $reds }
view-board = Pole akcí
view-market = Destičky místností
view-key-market = ★ body, ✓ máš na ni; ceny: { $letters }
view-no-market = žádná nezbývá
view-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
view-starts = začíná
view-goods = Zdroje
view-animals = Zvířata
view-dwarfs = Trpaslíci
view-rooms = Místnosti
view-at-home = doma { $weapons }
view-out = venku { $weapons }
view-aside = odložení { $weapons }
view-newborn = novorození { $n }
view-promised = Ještě přijde
view-outside = Mimo desku
view-key-board = ⌂ chlév, ◆ obytná, ◇ zelená, ○ žlutá místnost, 4 místo pro 4 zvířata téhož druhu, ×3 plodiny, ★ body
view-key-small = ♣ les, ▒ hora, " louka, ≈ pole, # pastvina, □ sluj, ═ štoly, ≡ hluboké štoly, ▽ rudný důl, ▼ rubínový důl
market-dwellings = Obydlí
market-materials = Suroviny
market-food = Jídlo
market-points = Body
group-goods = Zdroje
group-mining = Hora
group-farm = Hospodářství
group-home = Rodina
group-expeditions = Výpravy
group-imitation = Napodobení

## Zdroje

good-wood = dřevo
    .acc = dřevo
    .few = dřeva
    .many = dřev
    .one = 1 dřevo
    .mark = d
    .desc = Platí se jím za místnosti a pastviny.
good-stone = kámen
    .acc = kámen
    .few = kameny
    .many = kamenů
    .one = 1 kámen
    .mark = k
    .desc = Platí se jím za místnosti a chlévy.
good-ore = ruda
    .acc = rudu
    .few = rudy
    .many = rud
    .one = 1 rudu
    .mark = r
    .desc = Kovou se z ní zbraně, platí se jí za některé místnosti a dá se prodat za mince.
good-ruby = rubín
    .acc = rubín
    .few = rubíny
    .many = rubínů
    .one = 1 rubín
    .mark = R
    .desc = Zastoupí skoro všechno: surovinu, zvíře, destičku nebo 2 jídla. Na konci je za 1 bod.
good-grain = obilí
    .acc = obilí
    .few = obilí
    .many = obilí
    .one = 1 obilí
    .mark = o
    .desc = Zasej 1 a na poli budou 3. Dá 1 jídlo. Na konci jsou dvě za 1 bod.
good-vegetable = zelenina
    .acc = zeleninu
    .few = zeleniny
    .many = zelenin
    .one = 1 zeleninu
    .mark = z
    .desc = Zasej 1 a na poli budou 2. Dá 2 jídla. Na konci je každá za 1 bod.
good-food = jídlo
    .acc = jídlo
    .few = jídla
    .many = jídel
    .one = 1 jídlo
    .mark = j
    .desc = Při sklizni sní každý trpaslík 2. Každé chybějící stojí 3 body.
good-gold = mince
    .acc = minci
    .few = mince
    .many = mincí
    .one = 1 minci
    .mark = m
    .desc = Každá je na konci za 1 bod. V nouzi se mění v jídlo, o 1 méně, než zaplatíš.
good-dog = pes
    .acc = psa
    .few = psy
    .many = psů
    .one = 1 psa
    .mark = P
    .desc = Nepotřebuje místo. Na louce nebo pastvině hlídají psi ovce: o jednu víc, než je psů. Je za 1 bod.
good-sheep = ovce
    .acc = ovci
    .few = ovce
    .many = ovcí
    .one = 1 ovci
    .mark = O
    .desc = Potřebuje místo. Dvě mají při sklizni mládě. Dá 1 jídlo; na konci je za 1 bod.
good-donkey = osel
    .acc = osla
    .few = osly
    .many = oslů
    .one = 1 osla
    .mark = S
    .desc = Bydlí i v dole. Dva mají při sklizni mládě. Dá 1 jídlo, dva spolu 3; na konci je za 1 bod.
good-wild_boar = prase
    .acc = prase
    .few = prasata
    .many = prasat
    .one = 1 prase
    .mark = B
    .desc = Bydlí i v chlévě přímo v lese. Dvě mají při sklizni mládě. Dá 2 jídla; na konci je za 1 bod.
good-cattle = kráva
    .acc = krávu
    .few = krávy
    .many = krav
    .one = 1 krávu
    .mark = K
    .desc = Potřebuje místo. Dvě mají při sklizni mládě. Dá 3 jídla; na konci je za 1 bod.
amount-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
    .acc =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
amount-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
    .acc =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
amount-ore =
    { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[other] { $n } rud
    }
    .acc =
    { $n ->
        [one] { $n } rudu
        [few] { $n } rudy
       *[other] { $n } rud
    }
amount-ruby =
    { $n ->
        [one] { $n } rubín
        [few] { $n } rubíny
       *[other] { $n } rubínů
    }
    .acc =
    { $n ->
        [one] { $n } rubín
        [few] { $n } rubíny
       *[other] { $n } rubínů
    }
amount-grain =
    { $n ->
        [one] { $n } obilí
        [few] { $n } obilí
       *[other] { $n } obilí
    }
    .acc =
    { $n ->
        [one] { $n } obilí
        [few] { $n } obilí
       *[other] { $n } obilí
    }
amount-vegetable =
    { $n ->
        [one] { $n } zelenina
        [few] { $n } zeleniny
       *[other] { $n } zelenin
    }
    .acc =
    { $n ->
        [one] { $n } zeleninu
        [few] { $n } zeleniny
       *[other] { $n } zelenin
    }
amount-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
    .acc =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
amount-gold =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
    .acc =
    { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
amount-dog =
    { $n ->
        [one] { $n } pes
        [few] { $n } psi
       *[other] { $n } psů
    }
    .acc =
    { $n ->
        [one] { $n } psa
        [few] { $n } psy
       *[other] { $n } psů
    }
amount-sheep =
    { $n ->
        [one] { $n } ovce
        [few] { $n } ovce
       *[other] { $n } ovcí
    }
    .acc =
    { $n ->
        [one] { $n } ovci
        [few] { $n } ovce
       *[other] { $n } ovcí
    }
amount-donkey =
    { $n ->
        [one] { $n } osel
        [few] { $n } osli
       *[other] { $n } oslů
    }
    .acc =
    { $n ->
        [one] { $n } osla
        [few] { $n } osly
       *[other] { $n } oslů
    }
amount-wild_boar =
    { $n ->
        [one] { $n } prase
        [few] { $n } prasata
       *[other] { $n } prasat
    }
    .acc =
    { $n ->
        [one] { $n } prase
        [few] { $n } prasata
       *[other] { $n } prasat
    }
amount-cattle =
    { $n ->
        [one] { $n } kráva
        [few] { $n } krávy
       *[other] { $n } krav
    }
    .acc =
    { $n ->
        [one] { $n } krávu
        [few] { $n } krávy
       *[other] { $n } krav
    }
amount-lost =
    { $n ->
        [one] −{ $n } bod
        [few] −{ $n } body
       *[other] −{ $n } bodů
    }
amount-begging =
    { $n ->
        [one] { $n } žeton žebrání
        [few] { $n } žetony žebrání
       *[other] { $n } žetonů žebrání
    }
    .acc =
    { $n ->
        [one] { $n } žeton žebrání
        [few] { $n } žetony žebrání
       *[other] { $n } žetonů žebrání
    }

## Drobnosti

material-wood = 1 dřevem
material-stone = 1 kamenem
material-ore = 2 rudami
eater-adult = trpaslíka
eater-newborn = novorozeného trpaslíka
step-field = sklizeň polí
step-breeding = rozmnožování
crop-grain = obilí
crop-vegetable = zeleninu
beast-sheep = jehně
beast-donkey = oslátko
beast-wild_boar = sele
beast-cattle = tele
instead-nothing = cena beze změny
instead-wood = 1 ruda místo 1 dřeva
instead-stone = 1 ruda místo 1 kamene
instead-both = 2 rudy místo 1 dřeva a 1 kamene
marker-green = zelený list
marker-red = červený otazník
harvest-none = žádná sklizeň
harvest-normal = úplná sklizeň
harvest-food_only = jen krmení, 1 jídlo za každého trpaslíka
harvest-skip_one = každý vynechá sklizeň polí, nebo rozmnožování
harvest-marker = rozhodne žeton
pasture-small = jednoduchá pastvina
    .whole = jednoduchou pastvinu
pasture-large = polovina dvojité pastviny
    .whole = dvojitou pastvinu
twin-meadow_field = Louka + pole
twin-cavern_tunnel = Sluj + štoly
twin-cavern_cavern = Dvě sluje
twin-ore_mine_deep_tunnel = Rudný důl + hluboké štoly

## Destičky a podklad

tile-meadow = louka
    .acc = louku
tile-field = pole
    .acc = pole
tile-tunnel = štoly
    .acc = štoly
tile-cavern = sluj
    .acc = sluj
tile-ruby_mine = rubínový důl
    .acc = rubínový důl
tile-ore_mine = rudný důl
    .acc = rudný důl
tile-deep_tunnel = hluboké štoly
    .acc = hluboké štoly
ground-forest = les
    .short = les
ground-mountain = hora
    .short = hora
ground-meadow = louka
    .short = louka
ground-field = pole
    .short = pole
ground-small_pasture = jednoduchá pastvina
    .short = pastvina
ground-large_pasture = dvojitá pastvina
    .short = pastvina
ground-cavern = sluj
    .short = sluj
ground-tunnel = štoly
    .short = štoly
ground-deep_tunnel = hluboké štoly
    .short = hl. štoly
ground-ore_mine = rudný důl
    .short = rudný důl
ground-ruby_mine = rubínový důl
    .short = rub. důl
ground-entry_level_dwelling = vstupní síň
    .short = vstupní s.

## Políčka: les A až C, hora D až F, řady 1 až 4 shora

cell-r0c0 = A1
    .desc = les, 1. řada, 1. sloupec
cell-r0c1 = B1
    .desc = les, 1. řada, 2. sloupec
cell-r0c2 = C1
    .desc = les, 1. řada, 3. sloupec
cell-r0c3 = D1
    .desc = hora, 1. řada, 1. sloupec
cell-r0c4 = E1
    .desc = hora, 1. řada, 2. sloupec
cell-r0c5 = F1
    .desc = hora, 1. řada, 3. sloupec
cell-r1c0 = A2
    .desc = les, 2. řada, 1. sloupec
cell-r1c1 = B2
    .desc = les, 2. řada, 2. sloupec
cell-r1c2 = C2
    .desc = les, 2. řada, 3. sloupec
cell-r1c3 = D2
    .desc = hora, 2. řada, 1. sloupec
cell-r1c4 = E2
    .desc = hora, 2. řada, 2. sloupec
cell-r1c5 = F2
    .desc = hora, 2. řada, 3. sloupec
cell-r2c0 = A3
    .desc = les, 3. řada, 1. sloupec
cell-r2c1 = B3
    .desc = les, 3. řada, 2. sloupec
cell-r2c2 = C3
    .desc = les, 3. řada, 3. sloupec
cell-r2c3 = D3
    .desc = hora, 3. řada, 1. sloupec
cell-r2c4 = E3
    .desc = hora, 3. řada, 2. sloupec
cell-r2c5 = F3
    .desc = hora, 3. řada, 3. sloupec
cell-r3c0 = A4
    .desc = les, 4. řada, 1. sloupec
cell-r3c1 = B4
    .desc = les, 4. řada, 2. sloupec
cell-r3c2 = C4
    .desc = les, 4. řada, 3. sloupec
cell-r3c3 = D4
    .desc = hora, 4. řada, 1. sloupec
cell-r3c4 = E4
    .desc = hora, 4. řada, 2. sloupec
cell-r3c5 = F4
    .desc = hora, 4. řada, 3. sloupec
cell-r-1c0 = A0 (nad A1)
    .desc = mimo desku, nad A1
cell-r-1c1 = B0 (nad B1)
    .desc = mimo desku, nad B1
cell-r-1c2 = C0 (nad C1)
    .desc = mimo desku, nad C1
cell-r4c0 = A5 (pod A4)
    .desc = mimo desku, pod A4
cell-r4c1 = B5 (pod B4)
    .desc = mimo desku, pod B4
cell-r4c2 = C5 (pod C4)
    .desc = mimo desku, pod C4
cell-r0c-1 = Z1 (vlevo od A1)
    .desc = mimo desku, vlevo od A1
cell-r1c-1 = Z2 (vlevo od A2)
    .desc = mimo desku, vlevo od A2
cell-r2c-1 = Z3 (vlevo od A3)
    .desc = mimo desku, vlevo od A3
cell-r3c-1 = Z4 (vlevo od A4)
    .desc = mimo desku, vlevo od A4
cell-r-1c3 = D0 (nad D1)
    .desc = mimo desku, nad D1
cell-r-1c4 = E0 (nad E1)
    .desc = mimo desku, nad E1
cell-r-1c5 = F0 (nad F1)
    .desc = mimo desku, nad F1
cell-r4c3 = D5 (pod D4)
    .desc = mimo desku, pod D4
cell-r4c4 = E5 (pod E4)
    .desc = mimo desku, pod E4
cell-r4c5 = F5 (pod F4)
    .desc = mimo desku, pod F4
cell-r0c6 = G1 (vpravo od F1)
    .desc = mimo desku, vpravo od F1
cell-r1c6 = G2 (vpravo od F2)
    .desc = mimo desku, vpravo od F2
cell-r2c6 = G3 (vpravo od F3)
    .desc = mimo desku, vpravo od F3
cell-r3c6 = G4 (vpravo od F4)
    .desc = mimo desku, vpravo od F4

## Pole akcí

space-ruby_mining = Těžba rubínů
    .short = Těžba rubínů
    .desc = Vezmi všechny zdejší rubíny; máš-li aspoň jeden rubínový důl, vezmi ještě 1 rubín
space-housework = Domácí práce
    .short = Domácí práce
    .desc = Vezmi 1 psa a/nebo zařiď jednu sluj libovolnou dostupnou destičkou (zaplať její cenu)
space-slash_and_burn = Žďáření
    .short = Žďáření
    .desc = Polož dvojitou destičku louka + pole a poté / nebo proveď setbu
space-drift_mining_1_3 = Ražba štol
    .short = Ražba štol
    .desc = Vezmi všechny zdejší kameny a/nebo polož dvojitou destičku sluj + štoly
space-excavation_1_3 = Rubání slují
    .short = Rubání slují
    .desc = Vezmi všechny zdejší kameny a/nebo polož dvojitou destičku sluj + štoly nebo sluj + sluj
space-starting_player_1_3 = Začínající hráč
    .short = Začínající hráč
    .desc = Vezmi figurku začínajícího hráče, všechno zdejší jídlo a 2 rudy
space-logging_1_3 = Kácení stromů
    .short = Kácení stromů
    .desc = Vezmi všechno zdejší dřevo a poté / nebo podnikni výpravu o náročnosti 1
space-supplies = Přísun zdrojů
    .short = Přísun zdrojů
    .desc = Vezmi 1 dřevo, 1 kámen, 1 rudu, 1 jídlo a 2 mince
space-ore_mining_1_3 = Těžba rudy
    .short = Těžba rudy
    .desc = Vezmi všechnu zdejší rudu a navíc 2 rudy za každý svůj rudný důl
space-wood_gathering = Sběr dřeva
    .short = Sběr dřeva
    .desc = Vezmi všechno zdejší dřevo
space-clearing_1_3 = Klučení lesa
    .short = Klučení lesa
    .desc = Vezmi všechno zdejší dřevo a/nebo polož dvojitou destičku louka + pole
space-sustenance_1_3 = Shánění potravy
    .short = Shánění potravy
    .desc = Vezmi všechno zdejší jídlo a 1 obilí a/nebo polož dvojitou destičku louka + pole
space-drift_mining_4_7 = Ražba štol
    .short = Ražba štol
    .desc = Vezmi všechny zdejší kameny a/nebo polož dvojitou destičku sluj + štoly
space-excavation_4_7 = Rubání slují
    .short = Rubání slují
    .desc = Vezmi všechny zdejší kameny a/nebo polož dvojitou destičku sluj + štoly nebo sluj + sluj
space-starting_player_4_7 = Začínající hráč
    .short = Začínající hráč
    .desc = Vezmi figurku začínajícího hráče, všechno zdejší jídlo a 1 rubín
space-imitation_basic_4_7 = Napodobení
    .short = Napodobení
    .desc = Za 2 jídla proveď akci pole obsazeného soupeřem (kromě pole Začínající hráč)
space-logging_4_7 = Kácení stromů
    .short = Kácení stromů
    .desc = Vezmi všechno zdejší dřevo a poté / nebo podnikni výpravu o náročnosti 1
space-forest_exploration_4_7 = Průzkum lesa
    .short = Průzkum lesa
    .desc = Vezmi všechno zdejší dřevo a 2 jídla
space-growth = Přírůstky
    .short = Přírůstky
    .desc = Buď vezmi 1 dřevo, 1 kámen, 1 rudu, 1 jídlo a 2 mince, anebo proveď akci Potomstvo
space-clearing_4_7 = Klučení lesa
    .short = Klučení lesa
    .desc = Vezmi všechno zdejší dřevo a/nebo polož dvojitou destičku louka + pole
space-ore_mining_4_7 = Těžba rudy
    .short = Těžba rudy
    .desc = Vezmi všechnu zdejší rudu a navíc 2 rudy za každý svůj rudný důl
space-sustenance_4_7 = Shánění potravy
    .short = Shánění potravy
    .desc = Vezmi všechny zdejší plodiny a/nebo polož dvojitou destičku louka + pole
space-strip_mining = Povrchová těžba
    .short = Povrchová těžba
    .desc = Vezmi všechny zdejší zdroje a 2 dřeva
space-imitation_3 = Napodobení
    .short = Napodobení
    .desc = Za 4 jídla proveď akci pole obsazeného soupeřem (kromě pole Začínající hráč)
space-forest_exploration_3 = Průzkum lesa
    .short = Průzkum lesa
    .desc = Vezmi všechno zdejší dřevo a 1 zeleninu
space-depot = Skladiště
    .short = Skladiště
    .desc = Vezmi všechny zdejší zdroje
space-small_scale_drift_mining = Malá ražba štol
    .short = Malá ražba
    .desc = Vezmi 1 kámen a/nebo polož dvojitou destičku sluj + štoly
space-weekly_market = Nedělní trhy
    .short = Nedělní trhy
    .desc = Vezmi 4 mince; poté smíš koupit nejvýše jeden kus od každého uvedeného zdroje
space-imitation_5 = Napodobení
    .short = Napodobení
    .desc = Za 4 jídla proveď akci pole obsazeného soupeřem (kromě pole Začínající hráč)
space-hardware_rental_5 = Půjčovna nářadí
    .short = Půjčovna nářadí
    .desc = Podnikni výpravu o náročnosti 2 a poté / nebo proveď setbu
space-fence_building_5 = Oplocení
    .short = Oplocení
    .desc = Vezmi všechno zdejší dřevo a poté / nebo zřiď jednoduchou a/nebo dvojitou pastvinu
space-drift_mining_6_7 = Ražba štol
    .short = Ražba štol
    .desc = Vezmi všechny zdejší kameny a/nebo polož dvojitou destičku sluj + štoly
space-imitation_6_7 = Napodobení
    .short = Napodobení
    .desc = Za 1 jídlo proveď akci pole obsazeného soupeřem (kromě pole Začínající hráč)
space-hardware_rental_6_7 = Půjčovna nářadí
    .short = Půjčovna nářadí
    .desc = Vezmi 2 dřeva, poté / nebo podnikni výpravu o náročnosti 2, poté / nebo proveď setbu
space-fence_building_6_7 = Oplocení
    .short = Oplocení
    .desc = Vezmi všechno zdejší dřevo a poté / nebo zřiď jednoduchou a/nebo dvojitou pastvinu
space-large_depot = Velké skladiště
    .short = Velké skladiště
    .desc = Vezmi všechny zdejší zdroje
space-imitation_7 = Napodobení
    .short = Napodobení
    .desc = Zdarma proveď akci pole obsazeného soupeřem (kromě pole Začínající hráč)
space-extension = Rozšíření
    .short = Rozšíření
    .desc = Buď polož dvojitou destičku louka + pole a vezmi 1 dřevo, anebo polož dvojitou destičku sluj + štoly a vezmi 1 kámen
space-blacksmithing = Kování zbraní
    .short = Kování zbraní
    .desc = Vyrob neozbrojenému trpaslíkovi zbraň (1–8) a poté / nebo podnikni výpravu o náročnosti 3
space-sheep_farming = Chov ovcí
    .short = Chov ovcí
    .desc = Zřiď jednoduchou pastvinu, dvojitou pastvinu a/nebo postav chlév, poté / nebo vezmi všechny zdejší ovce
space-ore_mine_construction = Založení rudného dolu
    .short = Rudný důl
    .desc = Polož dvojitou destičku rudný důl + hluboké štoly na dvě sousední štoly a vezmi 3 rudy, poté / nebo podnikni výpravu o náročnosti 2
space-wish_for_children = Touha po dítěti
    .short = Touha po dítěti
    .desc = Buď proveď akci Potomstvo, anebo zařiď jednu obytnou místnost
space-urgent_wish_for_children = Naléhavá touha po dítěti
    .short = Naléhavá touha
    .desc = Buď zařiď jednu obytnou místnost a poté smíš provést akci Potomstvo, anebo vezmi 3 mince
space-donkey_farming = Chov oslů
    .short = Chov oslů
    .desc = Zřiď jednoduchou pastvinu, dvojitou pastvinu a/nebo postav chlév, poté / nebo vezmi všechny zdejší osly
space-ruby_mine_construction = Založení rubínového dolu
    .short = Rubínový důl
    .desc = Polož rubínový důl buď na štoly, anebo na hluboké štoly a vezmi 1 rubín
space-family_life = Rodinný život
    .short = Rodinný život
    .desc = Proveď akci Potomstvo a/nebo setbu. Po odkrytí otoč kartu 4. kola
space-ore_delivery = Dobývání rudy
    .short = Dobývání rudy
    .desc = Vezmi všechny zdejší zdroje a navíc 2 rudy za každý svůj rudný důl
space-exploration = Průzkum
    .short = Průzkum
    .desc = Podnikni výpravu o náročnosti 4
space-adventure = Dobrodružství
    .short = Dobrodružství
    .desc = Vyrob neozbrojenému trpaslíkovi zbraň (1–8) a poté / nebo podnikni dvě výpravy o náročnosti 1 po sobě
space-ore_trading = Obchod s rudou
    .short = Obchod s rudou
    .desc = Až třikrát vyměň 2 rudy za 2 mince a 1 jídlo
space-ruby_delivery = Dobývání rubínů
    .short = Dobývání rubínů
    .desc = Vezmi všechny zdejší rubíny; máš-li aspoň dva rubínové doly, vezmi ještě 1 rubín

## Části polí akcí

part-gain_dog = Vzít 1 psa
part-furnish = Zařídit sluj
part-meadow_field = Položit louku + pole
part-sow = Zasít
part-take_all = Vzít všechno, co tu leží
part-cavern_tunnel = Položit sluj + štoly
part-cavern_tunnel_or_cavern_cavern = Položit sluj + štoly, nebo dvě sluje
part-expedition_1 = Podniknout výpravu o náročnosti 1
part-take_all_and_gain_grain = Vzít všechno, co tu leží, a 1 obilí
part-gain_supplies = Vzít 1 dřevo, 1 kámen, 1 rudu, 1 jídlo a 2 mince
part-family_growth = Potomstvo: o trpaslíka víc
part-gain_stone = Vzít 1 kámen
part-gain_gold_4 = Vzít 4 mince
part-market = Nakupovat
part-expedition_2 = Podniknout výpravu o náročnosti 2
part-small_pasture = Zřídit jednoduchou pastvinu
part-large_pasture = Zřídit dvojitou pastvinu
part-gain_wood_2 = Vzít 2 dřeva
part-meadow_field_and_gain_wood = Položit louku + pole a vzít 1 dřevo
part-cavern_tunnel_and_gain_stone = Položit sluj + štoly a vzít 1 kámen
part-forge_weapon = Vyrobit zbraň
part-expedition_3 = Podniknout výpravu o náročnosti 3
part-stable = Postavit chlév
part-ore_mine_deep_tunnel_and_gain_ore_3 = Založit rudný důl + hluboké štoly a vzít 3 rudy
part-furnish_dwelling = Zařídit obytnou místnost
part-gain_gold_3 = Vzít 3 mince
part-ruby_mine_on_tunnel = Založit rubínový důl na štolách
part-ruby_mine_on_deep_tunnel_and_gain_ruby = Založit rubínový důl na hlubokých štolách a vzít 1 rubín

## Kořist

loot-all_weapons_plus_1 = všechny zbraně +1
    .desc = Po výpravě se bojová síla všech tvých zbraní zvýší o 1
loot-dog = 1 pes
    .desc = 1 pes
loot-wood = 1 dřevo
    .desc = 1 dřevo
loot-grain = 1 obilí
    .desc = 1 obilí
loot-sheep = 1 ovce
    .desc = 1 ovce
loot-stone = 1 kámen
    .desc = 1 kámen
loot-donkey = 1 osel
    .desc = 1 osel
loot-vegetable = 1 zelenina
    .desc = 1 zelenina
loot-ore_2 = 2 rudy
    .desc = 2 rudy
loot-wild_boar = 1 prase
    .desc = 1 prase
loot-gold_2 = 2 mince
    .desc = 2 mince
loot-furnish_cavern = zařízení sluje
    .desc = Zařiď jednu místnost; její cenu musíš zaplatit
loot-stable = chlév
    .desc = Postav zdarma jeden chlév
loot-tunnel = štoly
    .desc = Polož jednu jednoduchou destičku štol
loot-small_pasture = jednoduchá pastvina
    .desc = Zřiď jednoduchou pastvinu za 1 dřevo
loot-cattle = 1 kráva
    .desc = 1 kráva
loot-large_pasture = dvojitá pastvina
    .desc = Zřiď dvojitou pastvinu za 2 dřeva
loot-meadow = louka
    .desc = Polož jednu jednoduchou destičku louky
loot-dwelling = Světnice
    .desc = Zařiď jednu Světnici za 2 dřeva a 2 kameny
loot-field = pole
    .desc = Polož jednu jednoduchou destičku pole
loot-sow = setba
    .desc = Proveď setbu
loot-cavern = sluj
    .desc = Polož jednu jednoduchou destičku sluje
loot-breed = rozmnožení až 2 druhů zvířat
    .desc = Rozmnož až 2 druhy hospodářských zvířat

## Výměny

exchange-gold = mince za jídlo
exchange-donkey = 1 osla za jídlo
exchange-two_donkeys = 2 osly za jídlo
exchange-sheep = 1 ovci za jídlo
exchange-wild_boar = 1 prase za jídlo
exchange-cattle = 1 krávu za jídlo
exchange-grain = 1 obilí za 1 jídlo
exchange-vegetable = 1 zeleninu za 2 jídla
exchange-ruby = 1 rubín za 2 jídla
exchange-ruby_wood = 1 rubín za 1 dřevo
exchange-ruby_stone = 1 rubín za 1 kámen
exchange-ruby_ore = 1 rubín za 1 rudu
exchange-ruby_grain = 1 rubín za 1 obilí
exchange-ruby_vegetable = 1 rubín za 1 zeleninu
exchange-ruby_sheep = 1 rubín za 1 ovci
exchange-ruby_donkey = 1 rubín za 1 osla
exchange-ruby_wild_boar = 1 rubín za 1 prase
exchange-ruby_dog = 1 rubín za 1 psa
exchange-ruby_gold = 1 rubín za 1 minci
exchange-ruby_cattle = 1 rubín a 1 jídlo za 1 krávu
exchange-ruby_meadow = 1 rubín za louku
exchange-ruby_field = 1 rubín za pole
exchange-ruby_tunnel = 1 rubín za štoly
exchange-ruby_cavern = 2 rubíny za sluj
exchange-trader = 2 mince za 1 dřevo, 1 kámen a 1 rudu
exchange-cooking_cave = 1 obilí a 1 zeleninu za 5 jídel
exchange-hunting_parlor = 2 prasata za 2 mince a 2 jídla
exchange-beer_parlor_gold = 2 obilí za 3 mince
exchange-beer_parlor_food = 2 obilí za 4 jídla
exchange-blacksmithing_parlor = 1 rubín a 1 rudu za 2 mince a 1 jídlo
exchange-spare_part_storage = 1 dřevo, 1 kámen a 1 rudu za 2 mince

## Místnosti

room-dwelling = Světnice
    .acc = Světnici
    .short = Světnice
    .effect = Místo pro 1 trpaslíka
    .desc = Oranžová (obytná) místnost; cena: 4 dřeva a 3 kameny; 3 body. Místo pro 1 trpaslíka.
room-simple_dwelling_4_2 = Prostá světnice
    .acc = Prostou světnici
    .short = Prostá s.
    .effect = Místo pro 1 trpaslíka (o 1 kámen levnější než Světnice, bez bodů)
    .desc = Oranžová (obytná) místnost; cena: 4 dřeva a 2 kameny; 0 bodů. Místo pro 1 trpaslíka (o 1 kámen levnější než Světnice, bez bodů).
room-simple_dwelling_3_3 = Prostá světnice
    .acc = Prostou světnici
    .short = Prostá s.
    .effect = Místo pro 1 trpaslíka (o 1 dřevo levnější než Světnice, bez bodů)
    .desc = Oranžová (obytná) místnost; cena: 3 dřeva a 3 kameny; 0 bodů. Místo pro 1 trpaslíka (o 1 dřevo levnější než Světnice, bez bodů).
room-mixed_dwelling = Smíšená světnice
    .acc = Smíšenou světnici
    .short = Smíšená s.
    .effect = Místo pro 1 trpaslíka a pro 2 zvířata jednoho druhu
    .desc = Oranžová (obytná) místnost; cena: 5 dřev a 4 kameny; 4 body. Místo pro 1 trpaslíka a pro 2 zvířata jednoho druhu.
room-couple_dwelling = Manželská světnice
    .acc = Manželskou světnici
    .short = Manželská
    .effect = Místo pro 2 trpaslíky
    .desc = Oranžová (obytná) místnost; cena: 8 dřev a 6 kamenů; 5 bodů. Místo pro 2 trpaslíky.
room-additional_dwelling = Pokojíček
    .acc = Pokojíček
    .short = Pokojíček
    .effect = Místo výhradně pro šestého trpaslíka
    .desc = Oranžová (obytná) místnost; cena: 4 dřeva a 3 kameny; 5 bodů. Místo výhradně pro šestého trpaslíka.
room-cuddle_room = Mazlírna
    .acc = Mazlírnu
    .short = Mazlírna
    .effect = Místo pro tolik ovcí, kolik máš trpaslíků
    .desc = Zelená místnost; cena: 1 dřevo; 2 body. Místo pro tolik ovcí, kolik máš trpaslíků.
room-breakfast_room = Kravín
    .acc = Kravín
    .short = Kravín
    .effect = Místo až pro 3 krávy
    .desc = Zelená místnost; cena: 1 dřevo; 0 bodů. Místo až pro 3 krávy.
room-stubble_room = Strniště
    .acc = Strniště
    .short = Strniště
    .effect = Na každém prázdném poli smíš chovat 1 hospodářské zvíře
    .desc = Zelená místnost; cena: 1 dřevo a 1 ruda; 1 bod. Na každém prázdném poli smíš chovat 1 hospodářské zvíře.
room-work_room = Pracovna
    .acc = Pracovnu
    .short = Pracovna
    .effect = Destičky místností smíš pokládat i na štoly a hluboké štoly
    .desc = Zelená místnost; cena: 1 kámen; 2 body. Destičky místností smíš pokládat i na štoly a hluboké štoly.
room-guest_room = Pokoj pro hosty
    .acc = Pokoj pro hosty
    .short = Pro hosty
    .effect = Spojka „buď – anebo“ pro tebe platí jako „a/nebo“
    .desc = Zelená místnost; cena: 1 dřevo a 1 kámen; 0 bodů. Spojka „buď – anebo“ pro tebe platí jako „a/nebo“.
room-office_room = Kancelář
    .acc = Kancelář
    .short = Kancelář
    .effect = Dvojité destičky smějí přečnívat přes okraj desky; pokaždé vezmi 2 mince
    .desc = Zelená místnost; cena: 1 kámen; 0 bodů. Dvojité destičky smějí přečnívat přes okraj desky; pokaždé vezmi 2 mince.
room-carpenter = Tesař
    .acc = Tesaře
    .short = Tesař
    .effect = Při zařizování místnosti nebo stavbě pastviny zaplať o 1 dřevo méně
    .desc = Zelená místnost; cena: 1 kámen; 0 bodů. Při zařizování místnosti nebo stavbě pastviny zaplať o 1 dřevo méně.
room-stone_carver = Kameník
    .acc = Kameníka
    .short = Kameník
    .effect = Ihned 2 kameny; při zařizování místnosti nebo stavbě chléva zaplať o 1 kámen méně
    .desc = Zelená místnost; cena: 1 dřevo; 1 bod. Ihned 2 kameny; při zařizování místnosti nebo stavbě chléva zaplať o 1 kámen méně.
room-blacksmith = Kovář
    .acc = Kováře
    .short = Kovář
    .effect = Ihned 2 rudy; při výrobě zbraně zaplať o 2 rudy méně
    .desc = Zelená místnost; cena: 1 dřevo a 2 kameny; 3 body. Ihned 2 rudy; při výrobě zbraně zaplať o 2 rudy méně.
room-miner = Horník
    .acc = Horníka
    .short = Horník
    .effect = Na začátku každého kola 1 ruda za každý rudný důl s oslem
    .desc = Zelená místnost; cena: 1 dřevo a 1 kámen; 3 body. Na začátku každého kola 1 ruda za každý rudný důl s oslem.
room-builder = Stavitel
    .acc = Stavitele
    .short = Stavitel
    .effect = Při placení za místnost smíš nahradit 1 dřevo 1 rudou a/nebo 1 kámen 1 rudou
    .desc = Zelená místnost; cena: 1 kámen; 2 body. Při placení za místnost smíš nahradit 1 dřevo 1 rudou a/nebo 1 kámen 1 rudou.
room-trader = Stavebniny
    .acc = Stavebniny
    .short = Stavebniny
    .effect = Kdykoli: 2 mince za 1 dřevo, 1 kámen a 1 rudu; nahradí tvůj Sklad náhradních dílů
    .desc = Zelená místnost; cena: 1 dřevo; 2 body. Kdykoli: 2 mince za 1 dřevo, 1 kámen a 1 rudu; nahradí tvůj Sklad náhradních dílů.
room-wood_supplier = Dodavatel dřeva
    .acc = Dodavatele dřeva
    .short = Dod. dřeva
    .effect = 1 dřevo na začátku každého z příštích 7 kol
    .desc = Zelená místnost; cena: 1 kámen; 2 body. 1 dřevo na začátku každého z příštích 7 kol.
room-stone_supplier = Dodavatel kamene
    .acc = Dodavatele kamene
    .short = Dod. kam.
    .effect = 1 kámen na začátku každého z příštích 5 kol
    .desc = Zelená místnost; cena: 1 dřevo; 1 bod. 1 kámen na začátku každého z příštích 5 kol.
room-ruby_supplier = Dodavatel rubínů
    .acc = Dodavatele rubínů
    .short = Dod. rub.
    .effect = 1 rubín na začátku každého z příštích 4 kol
    .desc = Zelená místnost; cena: 2 dřeva a 2 kameny; 2 body. 1 rubín na začátku každého z příštích 4 kol.
room-dog_school = Psí škola
    .acc = Psí školu
    .short = Psí škola
    .effect = 1 dřevo za každého nového psa
    .desc = Zelená místnost; zdarma; 0 bodů. 1 dřevo za každého nového psa.
room-quarry = Kamenolom
    .acc = Kamenolom
    .short = Kamenolom
    .effect = 1 kámen za každé narozené oslátko
    .desc = Zelená místnost; cena: 1 dřevo; 2 body. 1 kámen za každé narozené oslátko.
room-seam = Rudná žíla
    .acc = Rudnou žílu
    .short = Rudná žíla
    .effect = 1 ruda za každý nový kámen
    .desc = Zelená místnost; cena: 2 dřeva; 1 bod. 1 ruda za každý nový kámen.
room-slaughtering_cave = Jatka
    .acc = Jatka
    .short = Jatka
    .effect = 1 jídlo navíc za každé hospodářské zvíře zpracované na jídlo
    .desc = Zelená místnost; cena: 2 dřeva a 2 kameny; 2 body. 1 jídlo navíc za každé hospodářské zvíře zpracované na jídlo.
room-cooking_cave = Kuchyně
    .acc = Kuchyni
    .short = Kuchyně
    .effect = Kdykoli: 1 obilí a 1 zeleninu za 5 jídel
    .desc = Zelená místnost; cena: 2 kameny; 2 body. Kdykoli: 1 obilí a 1 zeleninu za 5 jídel.
room-working_cave = Dílna
    .acc = Dílnu
    .short = Dílna
    .effect = Při krmení smíš jednoho trpaslíka nakrmit místo jídla 1 dřevem, 1 kamenem nebo 2 rudami
    .desc = Zelená místnost; cena: 1 dřevo a 1 kámen; 2 body. Při krmení smíš jednoho trpaslíka nakrmit místo jídla 1 dřevem, 1 kamenem nebo 2 rudami.
room-mining_cave = Hornická jeskyně
    .acc = Hornickou jeskyni
    .short = Hornická
    .effect = Krmení stojí o 1 jídlo méně za každého osla v dole
    .desc = Zelená místnost; cena: 3 dřeva a 2 kameny; 2 body. Krmení stojí o 1 jídlo méně za každého osla v dole.
room-breeding_cave = Chovná jeskyně
    .acc = Chovnou jeskyni
    .short = Chovná
    .effect = 1/2/3/5 jídel za 1/2/3/4 narozená mláďata
    .desc = Zelená místnost; cena: 1 obilí a 1 kámen; 2 body. 1/2/3/5 jídel za 1/2/3/4 narozená mláďata.
room-peaceful_cave = Svatyně míru
    .acc = Svatyni míru
    .short = Svatyně m.
    .effect = Kdykoli: odevzdej zbraně za jídlo ve výši jejich bojové síly
    .desc = Zelená místnost; cena: 2 dřeva a 2 kameny; 2 body. Kdykoli: odevzdej zbraně za jídlo ve výši jejich bojové síly.
room-weaving_parlor = Tkalcovna
    .acc = Tkalcovnu
    .short = Tkalcovna
    .effect = Ihned 1 jídlo za každou ovci; na konci 1 bod za každé 2 ovce
    .desc = Žlutá místnost; cena: 2 dřeva a 1 kámen; 0 bodů. Ihned 1 jídlo za každou ovci; na konci 1 bod za každé 2 ovce.
room-milking_parlor = Dojírna
    .acc = Dojírnu
    .short = Dojírna
    .effect = Ihned 1 jídlo za každou krávu; na konci 1 bod za každou krávu
    .desc = Žlutá místnost; cena: 2 dřeva a 2 kameny; 0 bodů. Ihned 1 jídlo za každou krávu; na konci 1 bod za každou krávu.
room-state_parlor = Reprezentační salónek
    .acc = Reprezentační salónek
    .short = Reprez. s.
    .effect = Ihned 2 jídla a na konci 4 body za každou vodorovně či svisle sousední obytnou místnost
    .desc = Žlutá místnost; cena: 5 mincí a 3 kameny; 0 bodů. Ihned 2 jídla a na konci 4 body za každou vodorovně či svisle sousední obytnou místnost.
room-hunting_parlor = Lovecký salónek
    .acc = Lovecký salónek
    .short = Lovecký s.
    .effect = Kdykoli: 2 prasata za 2 mince a 2 jídla
    .desc = Žlutá místnost; cena: 2 dřeva; 1 bod. Kdykoli: 2 prasata za 2 mince a 2 jídla.
room-beer_parlor = Pivnice
    .acc = Pivnici
    .short = Pivnice
    .effect = Kdykoli: 2 obilí za 3 mince nebo za 4 jídla
    .desc = Žlutá místnost; cena: 2 dřeva; 3 body. Kdykoli: 2 obilí za 3 mince nebo za 4 jídla.
room-blacksmithing_parlor = Kovárna
    .acc = Kovárnu
    .short = Kovárna
    .effect = Kdykoli: 1 rubín a 1 rudu za 2 mince a 1 jídlo
    .desc = Žlutá místnost; cena: 3 rudy; 2 body. Kdykoli: 1 rubín a 1 rudu za 2 mince a 1 jídlo.
room-stone_storage = Sklad kamene
    .acc = Sklad kamene
    .short = Skl. kam.
    .effect = Na konci 1 bod za každý kámen
    .desc = Žlutá místnost; cena: 3 dřeva a 1 ruda; 0 bodů. Na konci 1 bod za každý kámen.
room-ore_storage = Sklad rudy
    .acc = Sklad rudy
    .short = Sklad rudy
    .effect = Na konci 1 bod za každé 2 rudy
    .desc = Žlutá místnost; cena: 1 dřevo a 2 kameny; 0 bodů. Na konci 1 bod za každé 2 rudy.
room-spare_part_storage = Sklad náhradních dílů
    .acc = Sklad náhradních dílů
    .short = Skl. dílů
    .effect = Kdykoli: 1 dřevo, 1 kámen a 1 rudu za 2 mince; nahradí tvoje Stavebniny
    .desc = Žlutá místnost; cena: 2 dřeva; 0 bodů. Kdykoli: 1 dřevo, 1 kámen a 1 rudu za 2 mince; nahradí tvoje Stavebniny.
room-main_storage = Hlavní sklad
    .acc = Hlavní sklad
    .short = Hlavní s.
    .effect = Na konci 2 body za každou žlutou místnost včetně této
    .desc = Žlutá místnost; cena: 2 dřeva a 1 kámen; 0 bodů. Na konci 2 body za každou žlutou místnost včetně této.
room-weapon_storage = Zbrojnice
    .acc = Zbrojnici
    .short = Zbrojnice
    .effect = Na konci 3 body za každého ozbrojeného trpaslíka
    .desc = Žlutá místnost; cena: 3 dřeva a 2 kameny; 0 bodů. Na konci 3 body za každého ozbrojeného trpaslíka.
room-supplies_storage = Sklad zásob
    .acc = Sklad zásob
    .short = Skl. zásob
    .effect = Na konci 8 bodů, jsou-li všichni tví trpaslíci ozbrojeni
    .desc = Žlutá místnost; cena: 3 jídla a 1 dřevo; 0 bodů. Na konci 8 bodů, jsou-li všichni tví trpaslíci ozbrojeni.
room-broom_chamber = Komora na košťata
    .acc = Komoru na košťata
    .short = Košťata
    .effect = Na konci 5 bodů za 5 trpaslíků, 10 za 6
    .desc = Žlutá místnost; cena: 1 dřevo; 0 bodů. Na konci 5 bodů za 5 trpaslíků, 10 za 6.
room-treasure_chamber = Pokladnice
    .acc = Pokladnici
    .short = Pokladnice
    .effect = Na konci 1 bod navíc za každý rubín
    .desc = Žlutá místnost; cena: 1 dřevo a 1 kámen; 0 bodů. Na konci 1 bod navíc za každý rubín.
room-food_chamber = Spižírna
    .acc = Spižírnu
    .short = Spižírna
    .effect = Na konci 2 body za každou dvojici obilí + zelenina
    .desc = Žlutá místnost; cena: 2 dřeva a 2 zeleniny; 0 bodů. Na konci 2 body za každou dvojici obilí + zelenina.
room-prayer_chamber = Modlitebna
    .acc = Modlitebnu
    .short = Modlitebna
    .effect = Na konci 8 bodů, není-li žádný tvůj trpaslík ozbrojen
    .desc = Žlutá místnost; cena: 2 dřeva; 0 bodů. Na konci 8 bodů, není-li žádný tvůj trpaslík ozbrojen.
room-writing_chamber = Písárna
    .acc = Písárnu
    .short = Písárna
    .effect = Na konci odvrátí až 7 záporných bodů
    .desc = Žlutá místnost; cena: 2 kameny; 0 bodů. Na konci odvrátí až 7 záporných bodů.
room-fodder_chamber = Sklad krmiva
    .acc = Sklad krmiva
    .short = Skl. krm.
    .effect = Na konci 1 bod za každé 3 kusy hospodářských zvířat
    .desc = Žlutá místnost; cena: 2 obilí a 1 kámen; 0 bodů. Na konci 1 bod za každé 3 kusy hospodářských zvířat.

## Deska v prohlížeči

board-home = Domov
board-actions = Akce
board-market = Místnosti
board-loot = Kořist
board-sheet = Body
board-others = Ostatní
board-all = Vše
board-kind-dwellings = Obydlí
board-kind-materials = Suroviny
board-kind-food = Jídlo
board-kind-points = Body
board-affordable = Jen co můžu zaplatit
board-no-tile = Těmto filtrům nevyhovuje žádná destička.
board-group-goods = Dřevo, kámen, ruda, rubíny
board-group-farm = Les a pole
board-group-cave = Sluje a doly
board-group-home = Rodina a domov
board-group-war = Zbraně a výpravy
board-group-other = Všechno ostatní
board-round = Kolo { $round }
board-phase-work = práce
board-phase-round = před kolem
board-phase-harvest = sklizeň
board-phase-scoring = před bodováním
board-phase-over = hra skončila
board-busy = ještě se čeká na: { $seats }
board-decides = rozhoduje { $seat }
board-track = Kola a sklizně
board-track-round = Kolo { $round }. Sklizeň: { $harvest }
board-track-card = Karta: { $space }
board-exchanges = Výměny
board-exchange-food = Jídlo
board-exchange-ruby = Za rubíny
board-exchange-room = Místnosti
board-exchange-dwarf = Trpaslíci
board-unarmed = beze zbraně
board-strength = síla { $strength }
board-dwarf = Trpaslík { $number }
board-dwarf-waiting = čeká doma
board-dwarf-aside = odložený
board-dwarf-newborn = novorozený
board-dwarf-at = na poli { $space }
board-family = Rodina
board-supply = Zásoba
board-taken-by = Stojí tu { $seat }
board-lies = Leží tu
board-cost = Cena
board-missing = Chybí
board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-forest = Les
board-mountain = Hora
board-bonus = Bonus za první destičku
board-stable = Chlév
board-room-for = Místo pro { $n ->
    [one] { $n } zvíře
    [few] { $n } zvířata
   *[other] { $n } zvířat
}
board-could-stand = Mohlo by tu stát
board-small_pasture = Jednoduchá pastvina
board-large_pasture = Dvojitá pastvina
board-entry = Vstupní síň
board-entry-desc = Místo pro 2 trpaslíky a pro 2 zvířata jednoho druhu
board-hungry = Po tomto kole sní rodina { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
}, máš { $food }.
board-hunger = Sklizeň { $round ->
    [2] ve
    [3] ve
    [4] ve
    [12] ve
   *[other] v
} { $round }. kole si žádá { $n ->
    [0] žádné jídlo
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
}.
board-hunger-most = Sklizeň { $round ->
    [2] ve
    [3] ve
    [4] ve
    [12] ve
   *[other] v
} { $round }. kole si žádá nejvýš { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
}.
board-replaces = Nahradí místnost { $room }
board-begging = Žetony žebrání: { $n }
board-promised = Ještě na { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
board-expedition = Síla { $strength }, { $left ->
    [one] zbývá { $left } kus
    [few] zbývají { $left } kusy
   *[other] zbývá { $left } kusů
}
board-expedition-none = Co trpaslík přinese domů podle své síly
board-loot-taken = už vzato
index-loot-needs = Přinese ji z výpravy trpaslík se zbraní síly aspoň { $strength }.
board-loot-needs = vyžaduje sílu { $strength }
board-total = Celkem
board-open = Otevřít domov: { $seat }
board-starts = začínající hráč
board-thinks = ještě se rozhoduje
board-goal = Cíl: { $points } bodů

## Proč teď něco zvolit nejde

why-space-taken = Toto pole je obsazené.
why-nobody-to-imitate = Nikdo nestojí tam, kde by šlo teď něco napodobit.
why-own-space = Stojí tu tvůj trpaslík; napodobit můžeš jen cizí.
why-empty = Teď tu nic neleží.
why-either-or = Tady jde udělat jen jedno z toho.
why-later = Nejdřív je tu na řadě něco jiného.
why-too-late = Tohle mělo přijít dřív než to, co máš hotové.
why-no-forest-pair = Nemáš vedle sebe dvě volná lesní políčka, kde by destička navázala.
why-no-mountain-pair = Nemáš vedle sebe dvě volná horská políčka, kde by destička navázala.
why-no-tunnel-pair = Nemáš vedle sebe dvě políčka s obyčejnými štolami.
why-no-forest = Na tvoje hospodářství nenavazuje žádné volné lesní políčko.
why-no-mountain = Na tvou jeskyni nenavazuje žádné volné horské políčko.
why-no-tunnel = Nemáš žádné štoly.
why-no-deep-tunnel = Nemáš žádné hluboké štoly.
why-no-ore-mine = Nemáš žádný rudný důl.
why-no-ruby-mine = Nemáš žádný rubínový důl.
why-few-ruby-mines = Potřebuješ aspoň dva rubínové doly.
why-no-field = Nemáš prázdné pole.
why-no-seed = Nemáš obilí ani zeleninu k setí.
why-armed = Tenhle trpaslík už zbraň nese.
why-unarmed = Na výpravu jde jen trpaslík se zbraní.
why-family-full = Tvoje rodina už větší být nemůže.
why-no-bed = Nemáš místo pro dalšího trpaslíka: nejdřív zařiď obytnou místnost.
why-no-meadow = Nemáš louku k oplocení.
why-no-two-meadows = Nemáš dvě louky vedle sebe.
why-all-stables = Všechny chlévy už máš postavené.
why-no-stable-place = Nemáš místo pro chlév.
why-no-newborn = Žádná tvoje zvířata teď nemůžou mít mládě: chce to pár a místo.
why-no-cavern = Nemáš pro to prázdnou sluj.
why-nothing-payable = Na žádnou místnost z nabídky nemáš.
why-no-dwelling-payable = Na žádnou obytnou místnost nemáš.
why-dwellings-only = Tady jde zařídit jen obytnou místnost.
why-dwelling-only = Tady jde zařídit jen obyčejnou Světnici.
why-not-cavern = To není prázdná sluj.
why-not-tunnel = Důl musí ležet na štolách.
why-other-tunnel = Tentokrát to musí být druhý druh štol.
why-no-tunnel-beside = Vedle nejsou další štoly.
why-not-beside = Musí ležet vedle první části.
why-tile-there = Tady už destička leží.
why-stable-there = Stojí tu chlév.
why-not-joined = Nenavazovalo by to na tvoje destičky.
why-no-twin-place = Destička by tu nenavazovala, nebo není místo pro její druhou půlku.
why-not-meadow = To není volná louka.
why-no-meadow-beside = Není vedle ní druhá louka.
why-field-there = Na pole se chlév nestaví.
why-sown-enough = Víc se toho v téhle akci zasít nedá.
why-looted = Každá kořist je na výpravě jen jednou.
why-weak = Chce to zbraň se silou { $n }.
why-bred = Tahle už mládě mají.
why-no-pair = Chce to pár zvířat.
why-no-pen = Pro mládě není místo.
why-bought = Od každého druhu jde koupit jen jeden kus.
why-imitator = Kdo napodobuje, nedostane nic z toho, co tam leželo.
