### Cave vs Cave česky. `$tile`, `$room`, `$good`, `$cell`, `$slot` a `$face` jsou jména z tohoto souboru (`-acc` 4. pád,
### `-ins` 7. pád; `-desc`, `-effect`, `-one`, `-where` jsou jejich další tvary), `$seat` je hráč. Počty jsou celá
### čísla, a ta mají v češtině tři tvary: one, few a other (many patří zlomkům).

game-name = Caverna: Jeskyně proti jeskyni
game-about = Vyhlub jeskyni, postav zdi, zařiď místnosti: souboj dvou trpasličích rodů, nebo hlavolam pro jednoho.
    .length = 20–30 minut
    .weight = středně náročná
    .aim = Vyhraje, kdo má po 8 kolech víc bodů.

## Co se děje

starts = Začíná { $seat }.
removed = Ze hry odchází { $room }.
round =
    { $turns ->
        [one] { $round }. kolo: přibývá destička { $tile }, na hráče připadá { $turns } tah.
        [few] { $round }. kolo: přibývá destička { $tile }, na hráče připadají { $turns } tahy.
       *[other] { $round }. kolo: přibývá destička { $tile }, na hráče připadá { $turns } tahů.
    }
took = { $seat } bere { $tile-acc }.
did =
    { $cost-count ->
        [0] { $cause }: { $seat } získává { $goods-acc }.
       *[other]
            { $goods-count ->
                [0] { $cause }: { $seat } platí { $cost-acc }.
               *[other] { $cause }: { $seat } platí { $cost-acc } a získává { $goods-acc }.
            }
    }
used = { $seat } používá { $room-acc }.
exchanged = { $seat } mění { $good-one } za 1 jídlo.
sold-food =
    { $goods-count ->
        [0] { $seat } prodává na Nalezišti 1 jídlo, ale víc zlata už neunese.
       *[other] { $seat } prodává na Nalezišti 1 jídlo za { $goods-acc }.
    }
built = { $seat } staví zeď { $slot }.
razed = { $seat } bourá zeď { $slot }.
dug = { $seat } hloubí { $cell-where } a odkrývá { $room-acc }.
food-found = { $seat } tam nachází 1 jídlo.
drew = Z dobíracího balíčku přibývá do nabídky { $room }.
furnished =
    { $cost-count ->
        [0] { $seat } zařizuje { $room-acc } { $cell-where }.
       *[other] { $seat } zařizuje { $room-acc } { $cell-where }: { $cost-acc }.
    }
cavern = { $seat } dostává přídavnou sluj a pokládá ji { $face-ins } nahoru.
ended = Poslední tah je za námi.

## Otázky

ask-take-tile = { $turn }. tah ze { $turns }. Kterou destičku akce si vezmeš?
    .help = Vezmi si destičku a udělej, co ukazuje. V tomto kole si ji už nikdo jiný nevezme.
ask-act = { $tile }: co uděláš dál?
    .help = Části destičky smíš udělat v libovolném pořadí, každou jednou. Co nechceš, vynechej.
ask-use-room =
    { $uses ->
        [one] Kterou místnost použiješ? (ještě jednu)
       *[other] Kterou místnost použiješ? (ještě nejvýš { $uses })
    }
    .help = Oranžová místnost pracuje, jen když ji použiješ, a v jednom tahu nejvýš jednou.
ask-in-room = { $room }: co tu uděláš?
    .help = Vyber si z toho, co místnost nabízí, a odejdi. Teprve potom použij další.
ask-gain-one = Kterou surovinu získáš?
    .help = Dostaneš jednu z nabízených surovin, zadarmo. Mysli na cenu své příští místnosti.
ask-raise-one = Kterou surovinu doplníš na { $to }?
    .help = Vybraná surovina se doplní na toto číslo. Nejvíc získáš s tou, které máš málo.
ask-pay-three = Čím zaplatíš?
    .help = Cenou jsou tři různé suroviny. Nech si ty, které potřebuje tvá příští místnost.
ask-build-wall = Kam postavíš zeď?
    .help = Zeď smí stát mezi kterýmikoli dvěma poli tvé jeskyně. Místnosti chtějí určité zdi, ale zdi také brání v cestě.
ask-raze-wall = Kterou zeď zbouráš?
    .help = Zeď se vrací do zásoby. Už zařízené místnosti zůstávají.
ask-dig = Kde budeš hloubit?
    .help = Hloubit se dá tam, kam od vchodu vede cesta. Odkrytá místnost přibude do nabídky, pro oba.
ask-choose-room = Kterou místnost zařídíš?
    .help = Svítí místnosti, na které máš a pro které je místo. U ostatních se dozvíš, co chybí.
ask-choose-cell = Kde zařídíš { $room-acc }?
    .help = Svítí prázdné sluje, kolem kterých jsou správné zdi.
ask-pay-surcharge = Čím připlatíš za { $room-acc }?
    .help = Tohle stojí zařizování navíc k ceně místnosti. Vyber, co můžeš postrádat.
ask-lay-cavern = Tvoje jeskyně je plná! Kterou stranou nahoru položíš přídavnou sluj?
    .help = Dostáváš sluj navíc, se dvěma nebo třemi zdmi ze skály. Podívej se, jaké zdi chce tvá příští místnost.

## Odpovědi

do-end = Ukončit tah
do-stop = Další místnosti nepoužívat
do-leave = Odejít z místnosti
do-sell-food = Prodat 1 jídlo za 1 zlato
do-take = { $tile }: { $tile-desc }
do-do = { $effect }
do-do-due = { $effect } – teď { $due }
do-use = Použít { $room-acc }: { $room-effect }
do-exchange = Vyměnit { $good-one } za 1 jídlo
do-gain = Získat { $good-one }
do-raise = Doplnit { $good-acc } z { $from } na { $to }
do-pay = Zaplatit { $three-one }
do-build = Postavit { $slot }
do-raze = Zbourat zeď { $slot }
do-dig =
    { $food ->
        [0] Hloubit { $cell-where }
        [one] Hloubit { $cell-where } a najít { $food } jídlo
        [few] Hloubit { $cell-where } a najít { $food } jídla
       *[other] Hloubit { $cell-where } a najít { $food } jídel
    }
do-furnish =
    { $cost-count ->
        [0]
            { $points ->
                [one] { $room } zdarma: { $points } bod; { $room-effect }
                [few] { $room } zdarma: { $points } body; { $room-effect }
               *[other] { $room } zdarma: { $points } bodů; { $room-effect }
            }
       *[other]
            { $points ->
                [one] { $room } za { $cost-acc }: { $points } bod; { $room-effect }
                [few] { $room } za { $cost-acc }: { $points } body; { $room-effect }
               *[other] { $room } za { $cost-acc }: { $points } bodů; { $room-effect }
            }
    }
do-place = Zařídit { $room-acc } { $cell-where }
do-surcharge =
    { $amount ->
        [one] Připlatit { $amount } { $surcharge-one }, i s cenou místnosti celkem { $total-acc }
        [few] Připlatit { $amount } { $surcharge-few }, i s cenou místnosti celkem { $total-acc }
       *[other] Připlatit { $amount } { $surcharge-other }, i s cenou místnosti celkem { $total-acc }
    }
do-lay = Položit ji { $face-ins } nahoru
with-room = { $what } ({ $room }: { $bonus })
bonus-goods = +{ $goods }
bonus-room =
    { $n ->
        [one] +{ $n } místnost
        [few] +{ $n } místnosti
       *[other] +{ $n } místností
    }

## Konec

score-rooms = Místnosti
score-gold = Zlato
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
remark-outstanding =
    { $points ->
        [one] { $points } bod. Cíl je { $goal }: vynikající výsledek!
        [few] { $points } body. Cíl je { $goal }: vynikající výsledek!
       *[other] { $points } bodů. Cíl je { $goal }: vynikající výsledek!
    }
remark-best-room = Body jsou vyrovnané, rozhoduje nejcennější místnost.
remark-draw = Body jsou vyrovnané a nejcennější místnosti také: remíza.

## Kresba

view-round =
    { $rounds ->
        [7] { $round }. kolo ze { $rounds }
       *[other] { $round }. kolo z { $rounds }
    }
view-turn = { $turn }. tah ze { $turns }
view-moves = na tahu je { $seat }
view-over = hra skončila
view-board = Plán akcí
view-from-start = od začátku
view-schedule = Tahů na hráče
view-display = Nabídka
view-empty-display = žádná místnost
view-walls = Zdi v zásobě: { $walls } ze { $all }
view-cavern = Přídavná sluj: volná
view-cavern-of = Přídavná sluj: { $seat }
view-pile = Dobírací balíček: { $rooms }
view-goal =
    { $goal ->
        [one] Cíl: { $goal } bod
        [few] Cíl: { $goal } body
       *[other] Cíl: { $goal } bodů
    }
view-removed = Mimo tuto hru: { $rooms }
view-starts = začíná
view-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
view-free = zdarma
view-empty = prázdná sluj
view-covered = ještě nevyhloubeno
view-my-cave = Moje jeskyně
view-wall = Zeď { $slot }
view-coming =
    { $turns ->
        [one] { $round }. kolo: skrytá destička; každý má { $turns } tah
        [few] { $round }. kolo: skrytá destička; každý má { $turns } tahy
        [many] { $round }. kolo: skrytá destička; každý má { $turns } tahu
       *[other] { $round }. kolo: skrytá destička; každý má { $turns } tahů
    }
view-missing = Chybí: { $goods }.
view-no-cavern = Žádná prázdná sluj nemá takové zdi.
view-too-blue = Nejdřív je potřeba víc oranžových místností.
view-key-rooms = ◆ oranžová, ◇ modrá, ★ body, ✓ vejde se a máš na ni; zdi: ━ musí, ┅ smí být

## Destičky akcí

tile-cultivation = Pěstování
    .acc = Pěstování
    .desc = použít 1 oranžovou místnost; získat 2 dvouzrnky a 1 len
tile-housework = Domácí práce
    .acc = Domácí práce
    .desc = zařídit sluj za 1 jídlo na trpaslíka; zařídit sluj za 5 jídel nebo 1 zlato
tile-excavation = Hloubení
    .acc = Hloubení
    .desc = vyhloubit 1 sluj, nebo 2 za 2 jídla; získat 1 kámen
tile-undergrowth = Podrost
    .acc = Podrost
    .desc = použít 1 oranžovou místnost; získat 2 dřeva
tile-furnishing = Zařizování
    .acc = Zařizování
    .desc = získat 1 jídlo; zařídit sluj za 1 jídlo na trpaslíka
tile-masonry = Zednické práce
    .acc = Zednické práce
    .desc = použít 1 oranžovou místnost; získat 1 dřevo nebo 1 kámen; postavit 1 zeď
tile-undermining = Podkopání
    .acc = Podkopání
    .desc = použít až 2 oranžové místnosti, nebo vyhloubit 1 sluj, třeba i skrz zdi
tile-expansion = Rozšíření
    .acc = Rozšíření
    .desc = vyhloubit 1 sluj; zařídit sluj za 5 jídel nebo 2 zlata
tile-breach = Průlom
    .acc = Průlom
    .desc = zbourat 1 zeď a získat 2 kameny, 3 jídla a 1 zlato
tile-drift_mining = Ražba štol
    .acc = Ražbu štol
    .desc = použít 1 oranžovou místnost; vyhloubit 1 sluj
tile-expedition = Výprava
    .acc = Výpravu
    .desc = vyměnit 5 dřev nebo 5 kamenů za 4 zlata, nebo použít až 3 oranžové místnosti
tile-renovation = Renovace
    .acc = Renovaci
    .desc = postavit 1 zeď; zařídit sluj bez příplatku (ve dvou jen, máš-li víc zlata než soupeř)

## Místnosti

room-shelf = Police
    .acc = Polici
    .short = Police
    .effect = dřevo/kámen/dvouzrnka/len ↑ 2
    .desc = Oranžová místnost; zdi: { shape-one }. Doplnit dřevo, kámen, dvouzrnku nebo len na 2.
room-spinning_wheel = Kolovrat
    .acc = Kolovrat
    .short = Kolovrat
    .effect = 1 len → 1 zlato, nebo 3 lny → 2 zlata
    .desc = Oranžová místnost; zdi: { shape-one }. Vyměnit 1 len za 1 zlato, nebo vyměnit 3 lny za 2 zlata.
room-tunnel = Tunel
    .acc = Tunel
    .short = Tunel
    .effect = +2 jídla; +1 kámen, máš-li méně než 3
    .desc = Oranžová místnost; zdi: { shape-opposite }. Získat 2 jídla; získat 1 kámen (máš-li méně než 3).
room-grindstone = Žernov
    .acc = Žernov
    .short = Žernov
    .effect = 1 dvouzrnka → 3 jídla, nebo 4 dvouzrnky → 7 jídel
    .desc = Oranžová místnost; zdi: { shape-one_or_corner }. Vyměnit 1 dvouzrnku za 3 jídla, nebo vyměnit 4 dvouzrnky za 7 jídel.
room-food_corner = Jídelní kout
    .acc = Jídelní kout
    .short = Jídel. kout
    .effect = jídlo ↑ 3
    .desc = Oranžová místnost; zdi: { shape-corner }. Doplnit jídlo na 3.
room-parlor = Salón
    .acc = Salón
    .short = Salón
    .effect = každá surovina na 0 ↑ 1
    .desc = Oranžová místnost; zdi: { shape-three }. Doplnit na 1 každou surovinu, která došla.
room-warehouse = Skladiště
    .acc = Skladiště
    .short = Skladiště
    .effect = 2 jídla → 1 dřevo + 1 kámen + 1 dvouzrnka + 1 len
    .desc = Oranžová místnost; zdi: { shape-one_to_three }. Vyměnit 2 jídla za 1 dřevo, 1 kámen, 1 dvouzrnku a 1 len.
room-stall = Stánek
    .acc = Stánek
    .short = Stánek
    .effect = 5 dvouzrnek → 4 zlata, nebo 5 lnů → 4 zlata
    .desc = Oranžová místnost; zdi: { shape-one_to_three }. Vyměnit 5 dvouzrnek za 4 zlata, nebo vyměnit 5 lnů za 4 zlata.
room-sacrificial_altar = Obětní oltář
    .acc = Obětní oltář
    .short = Oltář
    .effect = 1 dřevo + 1 dvouzrnka + 1 len + 1 jídlo → 3 zlata
    .desc = Oranžová místnost; zdi: { shape-one_to_three }. Vyměnit 1 dřevo, 1 dvouzrnku, 1 len a 1 jídlo za 3 zlata.
room-storeroom = Sklad
    .acc = Sklad
    .short = Sklad
    .effect = +1 dvouzrnka, +1 len, +1 jídlo
    .desc = Oranžová místnost; zdi: { shape-corner }. Získat 1 dvouzrnku, 1 len a 1 jídlo.
room-weaving_room = Tkalcovna
    .acc = Tkalcovnu
    .short = Tkalcovna
    .effect = 2 lny → 2 jídla + 2 zlata
    .desc = Oranžová místnost; zdi: { shape-corner }. Vyměnit 2 lny za 2 jídla a 2 zlata.
room-furniture_workshop = Truhlárna
    .acc = Truhlárnu
    .short = Truhlárna
    .effect = 2 dřeva + 1 len → 3 zlata
    .desc = Oranžová místnost; zdi: { shape-corner_or_three }. Vyměnit 2 dřeva a 1 len za 3 zlata.
room-gold_vein = Zlatá žíla
    .acc = Zlatou žílu
    .short = Zlatá žíla
    .effect = +1 kámen, +1 zlato
    .desc = Oranžová místnost; zdi: { shape-corner_or_three }. Získat 1 kámen a 1 zlato.
room-junction_room = Křižovatka
    .acc = Křižovatku
    .short = Křižovatka
    .effect = 3 různé suroviny → 2 zlata
    .desc = Oranžová místnost; zdi: { shape-opposite }. Vyměnit 3 různé suroviny (po jedné) za 2 zlata.
room-digging_cave = Hloubená jeskyně
    .acc = Hloubenou jeskyni
    .short = Hloubená j.
    .effect = 1 zlato → vyhloubit 1 sluj
    .desc = Oranžová místnost; zdi: { shape-three }. Za 1 zlato vyhloubit 1 sluj.
room-bakehouse = Pekárna
    .acc = Pekárnu
    .short = Pekárna
    .effect = 2 dvouzrnky → 4 jídla + 1 zlato, nebo 3 dvouzrnky → 4 jídla + 2 zlata
    .desc = Oranžová místnost; zdi: { shape-three }. Vyměnit 2 dvouzrnky za 4 jídla a 1 zlato, nebo vyměnit 3 dvouzrnky za 4 jídla a 2 zlata.
room-state_room = Slavnostní komnata
    .acc = Slavnostní komnatu
    .short = Komnata
    .effect = +1 len, +1 zlato
    .desc = Oranžová místnost; zdi: { shape-three_or_four }. Získat 1 len a 1 zlato.
room-secret_chamber = Tajná komora
    .acc = Tajnou komoru
    .short = Taj. komora
    .effect = +3 lny, nebo +1 zlato
    .desc = Oranžová místnost; zdi: { shape-four }. Získat 3 lny, nebo získat 1 zlato.
room-treasury = Pokladnice
    .acc = Pokladnici
    .short = Pokladnice
    .effect = 3 zlata → 4 zlata + 1 jídlo
    .desc = Oranžová místnost; zdi: { shape-four }. Vyměnit 3 zlata za 4 zlata a 1 jídlo.
room-prospecting_site = Naleziště
    .acc = Naleziště
    .short = Naleziště
    .effect = 1 jídlo → 1 zlato v tahu s Podrostem
    .desc = Modrá místnost; zdi: { shape-one_or_corner }. V tahu s Podrostem smíš jednou prodat 1 jídlo za 1 zlato.
room-retting_room = Máčírna
    .acc = Máčírnu
    .short = Máčírna
    .effect = +1 jídlo, kdykoli získáš 1 až 3 lny
    .desc = Modrá místnost; zdi: { shape-one_to_three }. Kdykoli získáš 1 až 3 lny, získáš také 1 jídlo.
room-equipment_room = Výstrojna
    .acc = Výstrojnu
    .short = Výstrojna
    .effect = o místnost víc při „použít 2“ a „použít 3“
    .desc = Modrá místnost; zdi: { shape-one_or_corner }. Při akci „použít 2 místnosti“ nebo „použít 3 místnosti“ smíš použít ještě jednu jinou oranžovou místnost.
room-wood_storeroom = Sklad dřeva
    .acc = Sklad dřeva
    .short = Sklad dřeva
    .effect = +1 dřevo při „použít 1 místnost“
    .desc = Modrá místnost; zdi: { shape-corner }. Při akci „použít 1 místnost“ získáš také 1 dřevo.
room-dungeon = Kobka
    .acc = Kobku
    .short = Kobka
    .effect = +2 zlata, kdykoli postavíš zeď
    .desc = Modrá místnost; zdi: { shape-four }. Kdykoli postavíš zeď, získáš 2 zlata.
room-cave_entrance = Jeskynní vchod
    .acc = Jeskynní vchod
    .short = Vchod
    .effect = +1 dřevo, 1 kámen, 1 dvouzrnka nebo 1 len
    .desc = Oranžová místnost. Získat 1 dřevo, 1 kámen, 1 dvouzrnku nebo 1 len.

## Požadavky na zdi

shape-one = právě jedna zeď
shape-one_or_corner = jedna zeď, nebo dvě stýkající se v rohu
shape-one_to_three = jedna zeď, dvě stýkající se v rohu, nebo tři
shape-corner = právě dvě zdi stýkající se v rohu
shape-opposite = právě dvě protilehlé zdi
shape-corner_or_three = dvě zdi stýkající se v rohu, nebo tři
shape-three = právě tři zdi
shape-three_or_four = tři nebo čtyři zdi
shape-four = všechny čtyři zdi

## Co dělá část destičky nebo místnosti

effect-cultivation-room = Použít 1 oranžovou místnost
effect-cultivation-crops = Získat 2 dvouzrnky a 1 len
effect-housework-furnish_a = Zařídit sluj (příplatek 1 jídlo na trpaslíka)
effect-housework-furnish_b = Zařídit sluj (příplatek 5 jídel nebo 1 zlato)
effect-excavation-one = Vyhloubit 1 sluj
effect-excavation-two = Za 2 jídla vyhloubit 2 sluje
effect-excavation-stone = Získat 1 kámen
effect-undergrowth-room = Použít 1 oranžovou místnost
effect-undergrowth-wood = Získat 2 dřeva
effect-furnishing-food = Získat 1 jídlo
effect-furnishing-furnish = Zařídit sluj (příplatek 1 jídlo na trpaslíka)
effect-masonry-room = Použít 1 oranžovou místnost
effect-masonry-material = Získat 1 dřevo nebo 1 kámen
effect-masonry-wall = Postavit 1 zeď
effect-undermining-rooms = Použít až 2 oranžové místnosti
effect-undermining-dig = Vyhloubit 1 sluj, třeba i skrz zdi
effect-expansion-dig = Vyhloubit 1 sluj
effect-expansion-furnish = Zařídit sluj (příplatek 5 jídel nebo 2 zlata)
effect-breach-raze = Zbourat 1 zeď a získat 2 kameny, 3 jídla a 1 zlato
effect-drift_mining-room = Použít 1 oranžovou místnost
effect-drift_mining-dig = Vyhloubit 1 sluj
effect-expedition-wood = Vyměnit 5 dřev za 4 zlata
effect-expedition-stone = Vyměnit 5 kamenů za 4 zlata
effect-expedition-rooms = Použít až 3 oranžové místnosti
effect-renovation-wall = Postavit 1 zeď
effect-renovation-furnish = Zařídit sluj bez příplatku
effect-shelf = Doplnit dřevo, kámen, dvouzrnku nebo len na 2
effect-spinning_wheel-1 = Vyměnit 1 len za 1 zlato
effect-spinning_wheel-2 = Vyměnit 3 lny za 2 zlata
effect-tunnel-1 = Získat 2 jídla
effect-tunnel-2 = Získat 1 kámen (máš-li méně než 3)
effect-grindstone-1 = Vyměnit 1 dvouzrnku za 3 jídla
effect-grindstone-2 = Vyměnit 4 dvouzrnky za 7 jídel
effect-food_corner = Doplnit jídlo na 3
effect-parlor = Doplnit na 1 každou surovinu, která došla
effect-warehouse = Vyměnit 2 jídla za 1 dřevo, 1 kámen, 1 dvouzrnku a 1 len
effect-stall-1 = Vyměnit 5 dvouzrnek za 4 zlata
effect-stall-2 = Vyměnit 5 lnů za 4 zlata
effect-sacrificial_altar = Vyměnit 1 dřevo, 1 dvouzrnku, 1 len a 1 jídlo za 3 zlata
effect-storeroom = Získat 1 dvouzrnku, 1 len a 1 jídlo
effect-weaving_room = Vyměnit 2 lny za 2 jídla a 2 zlata
effect-furniture_workshop = Vyměnit 2 dřeva a 1 len za 3 zlata
effect-gold_vein = Získat 1 kámen a 1 zlato
effect-junction_room = Vyměnit 3 různé suroviny (po jedné) za 2 zlata
effect-digging_cave = Za 1 zlato vyhloubit 1 sluj
effect-bakehouse-1 = Vyměnit 2 dvouzrnky za 4 jídla a 1 zlato
effect-bakehouse-2 = Vyměnit 3 dvouzrnky za 4 jídla a 2 zlata
effect-state_room = Získat 1 len a 1 zlato
effect-secret_chamber-1 = Získat 3 lny
effect-secret_chamber-2 = Získat 1 zlato
effect-treasury = Vyměnit 3 zlata za 4 zlata a 1 jídlo
effect-cave_entrance = Získat 1 dřevo, 1 kámen, 1 dvouzrnku nebo 1 len

## Zboží

good-wood = dřevo
    .acc = dřevo
    .short = dřevo
    .one = 1 dřevo
    .desc = Platí se jím za místnosti. Mít můžeš nejvýš 9.
good-stone = kámen
    .acc = kámen
    .short = kámen
    .one = 1 kámen
    .desc = Platí se jím za místnosti. Mít můžeš nejvýš 9.
good-emmer = dvouzrnka
    .acc = dvouzrnku
    .short = dvouz.
    .one = 1 dvouzrnku
    .desc = Místnosti ji mění ve víc. Ve svém tahu ji smíš měnit i za jídlo, 1 za 1. Mít můžeš nejvýš 9.
good-flax = len
    .acc = len
    .short = len
    .one = 1 len
    .desc = Místnosti ho mění ve víc. Ve svém tahu ho smíš měnit i za jídlo, 1 za 1. Mít můžeš nejvýš 9.
good-food = jídlo
    .acc = jídlo
    .short = jídlo
    .one = 1 jídlo
    .desc = Platí se jím za hloubení, zařizování a některé místnosti. Mít můžeš nejvýš 9.
good-gold = zlato
    .acc = zlato
    .short = zlato
    .one = 1 zlato
    .desc = Každé je na konci za 1 bod. Platí se jím i za nejlepší místnosti. Mít můžeš nejvýš 19.
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
amount-emmer =
    { $n ->
        [one] { $n } dvouzrnka
        [few] { $n } dvouzrnky
       *[other] { $n } dvouzrnek
    }
    .acc =
    { $n ->
        [one] { $n } dvouzrnku
        [few] { $n } dvouzrnky
       *[other] { $n } dvouzrnek
    }
amount-flax =
    { $n ->
        [one] { $n } len
        [few] { $n } lny
       *[other] { $n } lnů
    }
    .acc =
    { $n ->
        [one] { $n } len
        [few] { $n } lny
       *[other] { $n } lnů
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
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
    .acc =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
surcharge-food = jídlo
    .one = jídlo
    .few = jídla
    .other = jídel
surcharge-gold = zlato
    .one = zlato
    .few = zlata
    .other = zlat

## Místa: sloupce A až C zleva, řady 1 až 5 shora

cell-r0c0 = A1
    .where = na A1
cell-r0c1 = B1
    .where = na B1
cell-r1c0 = A2
    .where = na A2
cell-r1c1 = B2
    .where = na B2
cell-r2c0 = A3
    .where = na A3
cell-r2c1 = B3
    .where = na B3
cell-r3c0 = A4
    .where = na A4
cell-r3c1 = B4
    .where = na B4
cell-r4c0 = A5
    .where = na A5
cell-r4c1 = B5
    .where = na B5
cell-r4c2 = C5
    .where = na C5
cell-extra = přídavná sluj
    .where = v přídavné sluji
slot-r0c0-r0c1 = mezi A1 a B1
slot-r0c0-r1c0 = mezi A1 a A2
slot-r0c1-r1c1 = mezi B1 a B2
slot-r1c0-r1c1 = mezi A2 a B2
slot-r1c0-r2c0 = mezi A2 a A3
slot-r1c1-r2c1 = mezi B2 a B3
slot-r2c0-r2c1 = mezi A3 a B3
slot-r2c0-r3c0 = mezi A3 a A4
slot-r2c1-r3c1 = mezi B3 a B4
slot-r3c0-r3c1 = mezi A4 a B4
slot-r3c0-r4c0 = mezi A4 a A5
slot-r3c1-r4c1 = mezi B4 a B5
slot-r4c0-r4c1 = mezi A5 a B5
slot-r4c1-r4c2 = mezi B5 a C5
slot-extra-east = vpravo u přídavné sluje
slot-extra-south = dole u přídavné sluje
face-two_walls = strana se dvěma zdmi
    .ins = stranou se dvěma zdmi
face-three_walls = strana se třemi zdmi
    .ins = stranou se třemi zdmi

## Proč teď něco zvolit nejde

why-more-gold = Potřebuješ víc zlata než soupeř: chybí ti { $what }.
why-used = Tahle místnost už v tomto tahu posloužila.
why-blue = Modré místnosti působí samy; používají se jen oranžové.
why-sold = Jídlo se v jednom tahu prodává jen jednou.
why-full = Víc se nevejde: už máš { $n } ({ $what }).
why-enough = Už máš aspoň { $n } ({ $what }).
why-few-kinds =
    { $n ->
        [one] Chybí ti ještě jeden druh surovin.
        [few] Chybí ti ještě { $n } druhy surovin.
       *[other] Chybí ti ještě { $n } druhů surovin.
    }
why-walled = Tady už zeď stojí.
why-no-wall-here = Tady žádnou zeď nemáš.
why-no-own-wall = Ve tvé jeskyni není zeď, která by šla zbourat.
why-no-walls-left = V zásobě nezbyla žádná zeď.
why-unreachable = Od vchodu sem nevede cesta.
why-nothing-to-dig = Od vchodu nevede cesta k tolika nevyhloubeným slujím.
why-nothing-covered = Ve své jeskyni už nemáš co hloubit.
why-no-room = Žádnou místnost z nabídky teď nezařídíš: chybí suroviny, zdi, nebo vadí barva.
why-more-orange =
    { $n ->
        [one] Oranžových místností musí být víc než modrých: nejdřív zařiď ještě jednu oranžovou.
       *[other] Oranžových místností musí být víc než modrých: nejdřív jich zařiď ještě { $n }.
    }
why-no-cavern = Nemáš prázdnou sluj.
why-walls-nowhere = Žádná tvoje prázdná sluj nemá zdi, které tahle místnost potřebuje.
why-covered = Tady ještě není vyhloubeno.
why-occupied = Tady už je { $what }.
why-walls-here = { $what }: zdi tady nesedí.
