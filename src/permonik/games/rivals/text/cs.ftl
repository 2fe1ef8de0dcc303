### The Rivals for Catan česky (název hry je z českých pravidel). `$card`, `$event`, `$region`, `$resource`, `$place`, `$stack`
### a další jsou jména z tohoto souboru (`-acc` 4. pád, `-from` odkud; `-desc`, `-short`, `-one` … další tvary),
### `$seat` je hráč. Počty jsou celá čísla, a ta mají v češtině tři tvary: one, few a other (many patří zlomkům).

game-name = Knížata z Katanu
game-about = Buduj cesty, vesnice a města, obchoduj, sbírej vojsko a hraj karty: souboj dvou knížat o vítězné body.
    .length = 30–60 minut
    .weight = středně náročná
    .aim = Vyhraje, kdo má dost bodů jako první.
option-variant = Hra
    .intro = První Kataňan: úvodní hra se základními kartami, do 7 bodů
    .gold = Období zlata: obchod, lodě a zlato, do 12 bodů
    .turmoil = Období zmatků: útoky a obrana, do 12 bodů
    .progress = Období rozvoje: učení a pokrok, do 12 bodů
    .duel = Souboj knížat: všechna tři témata dohromady, do 13 bodů
    .about = Začni Prvním Kataňanem. Období přidají karty s podmínkami a útoky, Souboj smíchá všechno.

## Co se děje

start-roll = { $seat } hází o začátek: { $die }.
starts = Začíná { $seat }.
turn = { $turn }. tah: { $seat }.
rolled = { $seat } hází kostkou výnosů: { $die }.
event-face = Kostka událostí ukazuje: { $face }.
set-die = { $seat } nastavuje kostku výnosů na { $die }.
set-event = { $seat } nastavuje kostku událostí: { $face }.
robbed =
    { $goods-count ->
        [0] Zloděj napočítal u hráče { $seat } { $count } surovin, zlato ani vlna tu ale nejsou.
       *[other] Zloděj napočítal u hráče { $seat } { $count } surovin a bere { $goods-acc }.
    }
spared =
    { $count ->
        [one] Zloděj napočítal u hráče { $seat } { $count } surovinu. Nic nebere.
        [few] Zloděj napočítal u hráče { $seat } { $count } suroviny. Nic nebere.
       *[other] Zloděj napočítal u hráče { $seat } { $count } surovin. Nic nebere.
    }
produced =
    { $amount ->
        [one] { $seat } dostává z výnosu { $resource-one }, { $region }.
        [few] { $seat } dostává z výnosu { $amount } { $resource-few }, { $region }.
       *[other] { $seat } dostává z výnosu { $amount } { $resource-other }, { $region }.
    }
gained =
    { $amount ->
        [one] { $cause }: { $seat } získává { $resource-one }, { $region }.
        [few] { $cause }: { $seat } získává { $amount } { $resource-few }, { $region }.
       *[other] { $cause }: { $seat } získává { $amount } { $resource-other }, { $region }.
    }
paid =
    { $amount ->
        [one] { $cause }: { $seat } odevzdává { $resource-one }, { $region }.
        [few] { $cause }: { $seat } odevzdává { $amount } { $resource-few }, { $region }.
       *[other] { $cause }: { $seat } odevzdává { $amount } { $resource-other }, { $region }.
    }
forfeited = { $cause }: { $seat } nechává surovinu propadnout.
overflowed =
    { $amount ->
        [one] { $seat } nemá kam uložit { $resource-one }.
        [few] { $seat } nemá kam uložit { $amount } { $resource-few }.
       *[other] { $seat } nemá kam uložit { $amount } { $resource-other }.
    }
event-revealed = Událost: { $event }.
no-effect = { $cause }: bez účinku.
plague-took = Mor: { $seat } ztrácí { $resource-one }, { $region }.
spent =
    { $amount ->
        [one] { $seat } platí { $resource-one }, { $region }.
        [few] { $seat } platí { $amount } { $resource-few }, { $region }.
       *[other] { $seat } platí { $amount } { $resource-other }, { $region }.
    }
protected = Kaple: { $seat } při Rebelii nic neplatí.
picked = { $seat } vybírá { $card-acc } { $spot }.
removed = { $seat } přichází o { $card-acc }; karta jde pod { $stack-acc }.
removed-discard = { $seat } přichází o { $card-acc }; karta jde na odhazovací balíček.
removed-open = { $seat } přichází o { $card-acc }; karta se vrací k odkrytým kartám.
demolished = { $seat } bourá { $card-acc }.
played = { $seat } hraje { $card-acc }.
built =
    { $price-count ->
        [0] { $seat } staví { $card-acc } { $site }, zdarma.
       *[other] { $seat } staví { $card-acc } { $site }: { $price-acc }.
    }
built-cache = { $seat } staví Úkryt pro zlato: { $region }.
built-road = { $seat } staví cestu { $side }: { $price-acc }.
built-settlement = { $seat } staví vesnici { $town }: { $price-acc }.
built-city = { $seat } staví město { $town }: { $price-acc }.
laid-region = { $seat } pokládá { $region-acc } { $place-to }.
traded = { $seat } mění { $price-acc } za { $resource-one }, { $region }.
rolls-defence = { $seat } hází na obranu: { $die }.
defended = { $seat } odráží { $card-acc }.
not-defended = { $seat } se nebrání.
looked-at-hand = { $seat } si prohlíží soupeřovu ruku.
took-from-hand = { $seat } bere kartu ze soupeřovy ruky.
took-from-hand-this = Vzatá karta: { $card }.
fetched = { $seat } bere { $card-acc } z odhazovacího balíčku.
swapped-regions = { $seat } prohazuje { $first-acc } a { $second-acc }.
swapped = { $seat } prohazuje { $first-acc } a { $second-acc }.
drew = { $seat } táhne kartu { $stack-from }.
got = Nová karta: { $card }.
searched = { $seat } prohlíží { $stack-acc }.
put-under = { $seat } vkládá kartu pod { $stack-acc }.
put-under-this = Vložená karta: { $card }.
token-gained = { $seat } získává { $token-acc }.
token-lost = { $seat } ztrácí { $token-acc }.
rearranged = { $seat }: krajiny jsou přeskládané.
kept = { $seat } nechává krajiny, jak jsou.
won =
    { $points ->
        [one] { $seat } vítězí, má { $points } vítězný bod.
        [few] { $seat } vítězí, má { $points } vítězné body.
       *[other] { $seat } vítězí, má { $points } vítězných bodů.
    }
turn-cap = Hra trvá příliš dlouho a končí bez vítěze.
took-back-hand = { $seat } si bere karty zpět do ruky.
cause-roll = Výnos
cause-search = Prohlížení balíčku
cause-tolls = Celnice a Pirátská loď

## Otázky

ask-pay =
    { $left ->
        [one] Odkud zaplatíš? Zbývá zaplatit { $resource-one }
        [few] Odkud zaplatíš? Zbývá zaplatit { $left } { $resource-few }
       *[other] Odkud zaplatíš? Zbývá zaplatit { $left } { $resource-other }
    }
    .help = Ty určíš, ze které zásoby se platí. Plná krajina by o další surovinu přišla.
ask-gain = Kterou surovinu si vezmeš?
    .help = Kteroukoli, pokud pro ni některá tvá krajina má místo. Mysli na to, co chceš stavět.
ask-receive = Kterou surovinu si vezmeš výměnou?
    .help = Dostaneš 1 surovinu jiného druhu. Některá tvá krajina pro ni musí mít místo.
ask-store =
    { $left ->
        [one] Kam? Zbývá uložit { $resource-one }
        [few] Kam? Zbývá uložit { $left } { $resource-few }
       *[other] Kam? Zbývá uložit { $left } { $resource-other }
    }
    .help = Krajina pojme nejvýš 3. Vyber tu, kde je místo.
ask-name-type =
    { $left ->
        [one] Kterou surovinu chceš od soupeře? (ještě jednu)
        [few] Kterou surovinu chceš od soupeře? (ještě { $left })
       *[other] Kterou surovinu chceš od soupeře? (ještě { $left })
    }
    .help = Ty určíš druh a musíš pro něj mít místo; soupeř vybere krajinu, ze které surovinu dá.
ask-store-produced = Kam s tím zlatem?
    .help = Zlatonosná řeka pojme 3, Úkryt pro zlato další 3, a tam ho zloděj nenajde.
ask-take-card =
    { $left ->
        [one] Kterou kartu si vezmeš? (ještě jednu)
        [few] Kterou kartu si vezmeš? (ještě { $left })
       *[other] Kterou kartu si vezmeš? (ještě { $left })
    }
    .help = Vidíš celý balíček. Co si nevezmeš, zůstane v něm, ve stejném pořadí.
ask-choose-stack = Ze kterého balíčku budou tvé první karty?
    .help = V úvodní hře jsou rubem nahoru a na volbě moc nezáleží. V obdobích si balíček prohlédneš.
ask-rearrange = Kam položíš { $region-acc }?
    .help = Před začátkem smíš krajiny přeskládat. Když nevíš, nech je, jak jsou.
ask-draw-one =
    { $left ->
        [one] Ze kterého balíčku si dobereš? (ještě jednu kartu)
        [few] Ze kterého balíčku si dobereš? (ještě { $left } karty)
       *[other] Ze kterého balíčku si dobereš? (ještě { $left } karet)
    }
    .help = Doplňuješ ruku. Rub prozradí, z které sady karta je.
ask-put-back =
    { $left ->
        [one] Máš o { $left } kartu víc, než smíš. Kterou vrátíš a pod který balíček?
        [few] Máš o { $left } karty víc, než smíš. Kterou vrátíš a pod který balíček?
       *[other] Máš o { $left } karet víc, než smíš. Kterou vrátíš a pod který balíček?
    }
    .help = V ruce smíš mít 3 karty a za každý bod rozvoje o 1 víc. Karta jde pod balíček se stejným rubem.
ask-exchange-card = Vyměníš kartu?
    .help = Kartu, která se nehodí, smíš dát pod balíček a vzít si jinou. Nemusíš.
ask-draw-or-search = Kterou kartu za ni dostaneš?
    .help = Vrchní karta nestojí nic. Prohlédnout si balíček stojí 2 suroviny, s Obecním domem 1, s Radnicí nic.
ask-before-roll = Začíná tvůj tah. Hodíš?
    .help = Jedna kostka dá suroviny vám oběma, druhá přinese událost.
ask-set-die = Které číslo nastavíš?
    .help = Krajiny s tímto číslem dají surovinu vám oběma. Vyber takové, které víc pomůže tobě.
ask-buy =
    { $left ->
        [one] Co koupíš za 1 zlato? (ještě jednu surovinu)
        [few] Co koupíš, kus za 1 zlato? (ještě nejvýš { $left } suroviny)
       *[other] Co koupíš, kus za 1 zlato? (ještě nejvýš { $left } surovin)
    }
    .help = Až 2 suroviny po 1 zlatu, je-li pro ně místo. Nemusíš koupit nic.
ask-answer-riots =
    { $amount ->
        [one] Rebelie! Zaplatíš { $amount } zlato?
        [few] Rebelie! Zaplatíš { $amount } zlata?
       *[other] Rebelie! Zaplatíš { $amount } zlat?
    }
    .help = Zaplať, nebo se vzdej jedné své jednotky se silou nebo obchodem. Část ceny nestačí.
ask-answer-feud = { $event }: zahraješ Sebastiana?
    .help = Sebastian tě téhle události ušetří, karta se ale spotřebuje.
ask-pick-building =
    { $left ->
        [one] Kterou soupeřovu stavbu vybereš? (ještě jednu)
        [few] Kterou soupeřovu stavbu vybereš? (ještě { $left })
       *[other] Kterou soupeřovu stavbu vybereš? (ještě { $left })
    }
    .help = Označíš až tři, o jednu z nich soupeř přijde.
ask-lose-building = Které z vybraných staveb se vzdáš?
    .help = Jedna z označených staveb jde pod balíček. Vyber tu, která ti bude chybět nejméně.
ask-pick-hand-card =
    { $left ->
        [one] Která karta ze soupeřovy ruky půjde pod který balíček? (ještě jedna)
        [few] Která karta ze soupeřovy ruky půjde pod který balíček? (ještě { $left })
       *[other] Která karta ze soupeřovy ruky půjde pod který balíček? (ještě { $left })
    }
    .help = Soupeř o ni přijde a dobere si až na konci svého tahu.
ask-act = Co uděláš?
    .help = Stavěj, hraj karty a vyměňuj, kolikrát chceš a máš čím platit. Potom fázi ukonči.
ask-lay-above = Která z obou krajin bude nahoře?
    .help = Nová vesnice přináší dvě krajiny: jednu nahoře, jednu dole. Karty vedle mohou posílit tu, které se dotýkají.
ask-scout-above = Zvěd se rozhlíží: která krajina bude nahoře?
    .help = Zvěd ti dovolí vybrat obě nové krajiny. Vezmi druhy nebo čísla, která ti chybí.
ask-scout-below = Která krajina bude dole?
    .help = Druhá ze dvou krajin, které si vybíráš.
ask-choose-site = Kam postavíš { $card-acc }?
    .help = Karta se dotýká krajiny vlevo a vpravo. U mlýnů, skladů a podobných staveb na tom záleží.
ask-choose-place = Ke které krajině postavíš Úkryt pro zlato?
    .help = Úkryt pro zlato leží nad krajinou nebo pod ní. Na jeho zlatě to nic nemění.
ask-save-one = { $card } tě stojí méně. Kterou surovinu ušetříš?
    .help = Platíš o jednu surovinu méně. Ušetři tu, které máš nejméně.
ask-sink-ship = Pirátská loď! Které obchodní lodi dáš sbohem?
    .help = Jedna tvá obchodní loď jde na odhazovací balíček. Vybíráš ty.
ask-choose-tithe = Přinesou tví hrdinové vlnu, nebo obilí?
    .help = Každý tvůj hrdina přinese 1 kus, je-li pro něj místo.
ask-use-library = Který balíček si prohlédneš?
    .help = Uvidíš celý balíček a vezmeš si jednu kartu; smíš ji hned zahrát.
ask-put-under = Pod který balíček karta půjde?
    .help = Jen pod balíček se stejným rubem. Hned tak se z něj nevrátí.
ask-swap-first = Co se přestěhuje?
    .help = Dvě tvé krajiny si vymění místo i se zásobou, nebo si ho vymění dvě tvé karty.
ask-swap-second = S čím si vymění místo?
    .help = Vyber druhou z dvojice. Obě musí na novém místě smět ležet.
ask-choose-loot = Kterou tvou krajinu Loupežná výprava naplní?
    .help = Tento druh vezmeš soupeři, a to tolik, kolik se do krajiny ještě vejde.
ask-how-much-loot = Kolik si vezmeš?
    .help = Víc je skoro vždy lepší.
ask-how-much-gold = Kolik zlata si vyžádáš?
    .help = Až 2 za každou svou Pirátskou loď, pokud je máš kam uložit. Víc je skoro vždy lepší.
ask-give-back = Co dáš soupeři?
    .help = Jedna surovina se vrací soupeři; smí to být i ta právě vzatá.
ask-choose-bath-house = Do kterých Lázní půjde Doktor?
    .help = Obě krajiny vedle nich dostanou surovinu, pokud se na ně vejde.
ask-fetch = Kterou kartu si vezmeš z odhazovacího balíčku?
    .help = Kartu smíš použít ještě v tomto tahu.
ask-defend = Soupeř hraje { $card-acc }. Budeš se bránit?
    .help = Jeden hod: Pozorovatelna zastaví útok při 1 nebo 2, Heinrich při 3 až 5.
ask-lose-unit = Které jednotky se vzdáš?
    .help = Jde pod balíček se stejným rubem. Vyber, co ti bude chybět nejméně.
ask-burn = Kterou stavbu podpálíš?
    .help = Soupeř o stavbu přijde. Ty, které hlídá Požární zbrojnice, vybrat nejdou.
ask-betray = Kterou kartu si vezmeš ze soupeřovy ruky?
    .help = Vidíš celou ruku a jednu kartu si smíš nechat; hned ji smíš zahrát.

## Odpovědi

do-end = Ukončit fázi
do-roll = Hodit kostkami
do-stop = Už nic dalšího
do-keep = Nechat všechny krajiny, kde jsou
do-forfeit = Druh, na který nemáš místo: surovina propadne
do-pay-gold =
    { $amount ->
        [one] Zaplatit { $amount } zlato
        [few] Zaplatit { $amount } zlata
       *[other] Zaplatit { $amount } zlat
    }
do-defend = Hodit na obranu kostkou výnosů
do-waive = Nedělat nic
do-suffer = Nebránit se: { $cause } tě postihne
do-end-turn = Nic neměnit a ukončit tah
do-take-none = Nevzít si nic
do-buy-none = Už nic nekoupit
do-lose = Přijít o { $card-acc } { $spot }
do-burn = Podpálit { $card-acc } { $spot }
do-mint = Mincovna: { $give-acc } za { $get-acc }
do-road = Postavit cestu { $side } za { $cost-acc }
do-settlement = Postavit vesnici { $side } za { $cost-acc }
do-settlement-scout = Postavit vesnici { $side } za { $cost-acc } a zahrát Zvěda
do-city = Postavit město { $town } za { $cost-acc }
do-set-die = Nastavit { $die }
do-many = { $amount }
do-name = { $resource }
do-trade = Vyměnit { $give-acc } za { $get-acc }
do-save = Ušetřit { $resource-one }
do-draw = Vzít vrchní kartu { $stack-from }
do-search =
    { $price ->
        [0] Prohlédnout { $stack-acc } a vybrat si
        [one] Prohlédnout { $stack-acc } a vybrat si, za { $price } surovinu
        [few] Prohlédnout { $stack-acc } a vybrat si, za { $price } suroviny
       *[other] Prohlédnout { $stack-acc } a vybrat si, za { $price } surovin
    }
do-pay = { $resource-one }: { $region }, v zásobě { $stock }
do-gain = { $resource-one }: { $region }, v zásobě { $stock }
do-ship = Velká obchodní loď: { $give-acc } ({ $region }, v zásobě { $stock }) za { $get-acc }
do-at = { $region }, { $place }
do-site = { $site }
do-choose = { $card } { $spot }
do-demolish = Zbourat { $card-acc } { $spot } (nic za to nedostaneš)
do-above = Nahoru { $region-acc }
do-below = Dolů { $region-acc }
do-build =
    { $cost-count ->
        [0] Postavit { $card-acc } zdarma
       *[other] Postavit { $card-acc } za { $cost-acc }
    }
do-play = Zahrát { $card-acc }: { $card-desc }
do-fetch = Vzít { $card-acc }
do-take =
    { $copy ->
        [1] Vzít { $card-acc }
       *[other] Vzít { $card-acc } ({ $copy }. shora)
    }
do-under = Vložit { $card-acc } pod { $stack-acc }

## Konec

score-towns = Vesnice a města
score-cards = Karty výstavby
score-tokens = Žetony
remark-turn-cap =
    { $turns ->
        [one] Po { $turns } tahu hra končí bez vítěze.
        [few] Po { $turns } tazích hra končí bez vítěze.
       *[other] Po { $turns } tazích hra končí bez vítěze.
    }

## Kresba

view-turn = { $turn }. tah
view-moves = na tahu je { $seat }
view-asked = rozhoduje { $seat }
view-over = hra skončila
view-won = Vítězí { $seat }
view-target =
    { $points ->
        [one] k vítězství stačí { $points } bod
        [few] k vítězství stačí { $points } body
       *[other] k vítězství je třeba { $points } bodů
    }
view-die = Kostka výnosů: { $die }
view-no-die = ještě se neházelo
view-event-face = Kostka událostí: { $face }
view-event-card = Karta události: { $event }
view-playing = hraje se: { $card }
view-drawn = Tažené krajiny: { $regions }
view-named = Vyžádáno: { $resources }
view-points = { $points } VB
view-hand-size = ruka { $cards }/{ $limit }
view-hand = { $seat }: karty v ruce
view-hand-empty = žádné karty
view-hand-known = známé: { $cards }
view-stacks = Dobírací balíčky
view-known-cards = známé: { $cards }
view-at = { $number }. { $card }
view-face-up = Odkryté: { $cards } × { $card }
view-discard =
    { $cards ->
        [one] Odhazovací balíček: { $cards } karta, navrchu { $card }
        [few] Odhazovací balíček: { $cards } karty, navrchu { $card }
       *[other] Odhazovací balíček: { $cards } karet, navrchu { $card }
    }
view-discard-empty = Odhazovací balíček: prázdný
view-supply = V zásobě: cesty { $roads }, vesnice { $settlements }, města { $cities }, krajiny { $regions }
view-events = Události od posledního míchání: { $events }
view-cost = cena: { $cost }
view-free = zdarma
view-key = ●○ zásoba krajiny (nejvýše 3), ▸ hozené číslo, ▲ vesnice, ◆ město, ═ cesta, · volné místo
view-settlement = Vesnice
view-city = Město
view-cache = Úkryt
phase-setup = příprava
phase-dice = kostky a událost
phase-action = akční fáze
phase-replenish = dobírání karet
phase-exchange = výměna karty
point-victory = vítězné body
    .desc = Kdo jich má dost, vyhrává: 7 v úvodní hře, 12 v období, 13 v Souboji knížat.
point-strength = síla
    .desc = Kdo má aspoň 3 a víc než soupeř, drží žeton síly, a ten je za 1 vítězný bod.
point-skill = zručnost
    .desc = Kdo jich má víc, dostane při Oslavě surovinu. Při shodě ji dostanete oba.
point-commerce = obchod
    .desc = Kdo má aspoň 3 a víc než soupeř, drží žeton obchodu za 1 vítězný bod a při události Obchod vezme surovinu.
point-progress = rozvoj
    .desc = Za každý bod smíš mít v ruce o 1 kartu víc.

## Deska v prohlížeči

view-my-hand = Moje ruka
view-stack-cards =
    { $cards ->
        [one] { $stack }, { $back }: { $cards } karta
        [few] { $stack }, { $back }: { $cards } karty
       *[other] { $stack }, { $back }: { $cards } karet
    }
view-event-deck =
    { $cards ->
        [one] Balíček událostí: { $cards } karta
        [few] Balíček událostí: { $cards } karty
       *[other] Balíček událostí: { $cards } karet
    }
view-region-stack =
    { $cards ->
        [one] { $cards } karta krajiny
        [few] { $cards } karty krajin
       *[other] { $cards } karet krajin
    }
view-left-roads = Zbývá cest: { $cards }
view-left-settlements = Zbývá vesnic: { $cards }
view-left-cities = Zbývá měst: { $cards }
view-supply-title = Zásoba
view-stock = v zásobě { $stock } ze { $most }
view-site-free = Volné stavební místo
view-road = Cesta
view-no-road = Zatím bez cesty
view-next-town = Tady může stát další vesnice
view-score =
    { $target ->
        [7] { $points } ze { $target } vítězných bodů
        [13] { $points } ze { $target } vítězných bodů
       *[other] { $points } z { $target } vítězných bodů
    }
view-strength-token = žeton síly: 1 vítězný bod
view-trade-token = žeton obchodu: 1 vítězný bod
view-roll-of = { $turn }. tah: { $seat } hází
view-roll-nothing = bez výnosu
view-robbed =
    { $count ->
        [one] Zloděj: { $count } surovina, všechno zlato a vlna jsou pryč
        [few] Zloděj: { $count } suroviny, všechno zlato a vlna jsou pryč
       *[other] Zloděj: { $count } surovin, všechno zlato a vlna jsou pryč
    }
view-spared =
    { $count ->
        [one] Zloděj: { $count } surovina, nic nechybí
        [few] Zloděj: { $count } suroviny, nic nechybí
       *[other] Zloděj: { $count } surovin, nic nechybí
    }
view-demolish = Bourat
view-hold = vyber balíček, pod který půjde.
view-tray-stack = Prohlížíš { $stack-acc }
view-tray-hand = Ruka hráče { $seat }
view-tray-discard = Odhazovací balíček
view-tray-regions = Krajiny na výběr
decides-pay = { $seat } vybírá, ze kterých krajin zaplatí.
decides-gain = { $seat } vybírá surovinu.
decides-buy = { $seat } smí nakoupit suroviny.
decides-store = { $seat } vybírá, kam suroviny uloží.
decides-demand = { $seat } vybírá, co si vezme od soupeře.
decides-give = { $seat } vybírá, co dá soupeři.
decides-stack = { $seat } vybírá balíček.
decides-draw = { $seat } dobírá karty.
decides-under = { $seat } vkládá kartu pod balíček.
decides-card = { $seat } vybírá kartu.
decides-hand = { $seat } si prohlíží soupeřovu ruku.
decides-regions = { $seat } rozkládá krajiny.
decides-exchange = { $seat } smí vyměnit kartu.
decides-roll = { $seat } se chystá hodit.
decides-act = { $seat } staví, hraje karty a směňuje.
decides-riots = { $seat } zaplatí, nebo se vzdá jednotky.
decides-feud = { $seat } to ještě může odvrátit.
decides-pick = { $seat } vybírá soupeřovu stavbu.
decides-lose = { $seat } vybírá, o kterou kartu přijde.
decides-defend = { $seat } se může bránit.
kind-town = Výstavba osady
kind-city = Výstavba města
kind-region = Výstavba krajiny
kind-action = Akční karta
sort-building = stavba
sort-hero = jednotka: hrdina
sort-ship = jednotka: obchodní loď
sort-unit = jednotka
view-once = V knížectví jen jednou
view-needs = Podmínka: { $what }
view-lacks = Chybí:
lack-once = podruhé ji postavit nejde
lack-site = volné stavební místo
lack-city-site = volné místo u města
view-or = nebo
need-strength-token = žeton síly
need-commerce = 3 body obchodu
need-city = vlastní město
need-hero = hrdina s bodem síly
need-parish-hall = Obecní dům u města
need-pirate-ship = Pirátská loď
need-progress = 2 body rozvoje
need-fewer-points = méně vítězných bodů než soupeř

## Ruby

back-base = základní karty
    .short = základ
back-gold = Období zlata
    .short = zlato
back-turmoil = Období zmatků
    .short = zmatky
back-progress = Období rozvoje
    .short = rozvoj

## Karty

card-abbey = Klášter
    .acc = Klášter
    .short = Klášter
    .desc = Bod rozvoje zvyšuje limit karet v ruce o 1; při Výnosném roku zásobuje sousední krajiny.
card-marketplace = Tržiště
    .acc = Tržiště
    .short = Tržiště
    .desc = Má-li soupeř hozené číslo na více krajinách než ty, získáš 1 surovinu druhu, který mu toto číslo dává (i když ji on sám nemá kam uložit).
card-parish_hall = Obecní dům
    .acc = Obecní dům
    .short = Obecní dům
    .desc = Prohlédnout si dobírací balíček ve fázi výměny tě stojí 1 surovinu místo 2.
card-storehouse = Skladiště
    .acc = Skladiště
    .short = Skladiště
    .desc = Zásoby na 2 sousedních krajinách se při Zloději nepočítají; máš-li i tak více než 7 surovin, přijdeš o zlato a vlnu i z nich. Při Výnosném roku tyto krajiny zásobuje.
card-toll_bridge = Celnice
    .acc = Celnici
    .short = Celnice
    .desc = Bohatá sklizeň ti přinese navíc 2 zlata; co nelze uložit, propadá.
card-brick_factory = Cihelna
    .acc = Cihelnu
    .short = Cihelna
    .desc = Zdvojnásobuje výnos cihel ze sousedních vrchovin při hodu na výnosy (ne při událostech a akcích).
card-iron_foundry = Huť
    .acc = Huť
    .short = Huť
    .desc = Zdvojnásobuje výnos rudy ze sousedních pohoří při hodu na výnosy (ne při událostech a akcích).
card-grain_mill = Mlýn
    .acc = Mlýn
    .short = Mlýn
    .desc = Zdvojnásobuje výnos obilí ze sousedních polí při hodu na výnosy (ne při událostech a akcích).
card-lumber_camp = Pila
    .acc = Pilu
    .short = Pila
    .desc = Zdvojnásobuje výnos dřeva ze sousedních lesů při hodu na výnosy (ne při událostech a akcích).
card-weavers_shop = Přádelna
    .acc = Přádelnu
    .short = Přádelna
    .desc = Zdvojnásobuje výnos vlny ze sousedních pastvin při hodu na výnosy (ne při událostech a akcích).
card-brick_ship = Obchodní loď s cihlami
    .acc = Obchodní loď s cihlami
    .short = Loď: cihly
    .desc = Ve své akční fázi, kolikrát chceš: vyměň 2 cihly za 1 surovinu jiného druhu.
card-grain_ship = Obchodní loď s obilím
    .acc = Obchodní loď s obilím
    .short = Loď: obilí
    .desc = Ve své akční fázi, kolikrát chceš: vyměň 2 obilí za 1 surovinu jiného druhu.
card-ore_ship = Obchodní loď s rudou
    .acc = Obchodní loď s rudou
    .short = Loď: ruda
    .desc = Ve své akční fázi, kolikrát chceš: vyměň 2 rudy za 1 surovinu jiného druhu.
card-wool_ship = Obchodní loď s vlnou
    .acc = Obchodní loď s vlnou
    .short = Loď: vlna
    .desc = Ve své akční fázi, kolikrát chceš: vyměň 2 vlny za 1 surovinu jiného druhu.
card-lumber_ship = Obchodní loď se dřevem
    .acc = Obchodní loď se dřevem
    .short = Loď: dřevo
    .desc = Ve své akční fázi, kolikrát chceš: vyměň 2 dřeva za 1 surovinu jiného druhu.
card-gold_ship = Obchodní loď se zlatem
    .acc = Obchodní loď se zlatem
    .short = Loď: zlato
    .desc = Ve své akční fázi, kolikrát chceš: vyměň 2 zlata za 1 surovinu jiného druhu.
card-large_trade_ship = Velká obchodní loď
    .acc = Velkou obchodní loď
    .short = Velká loď
    .desc = Ve své akční fázi, kolikrát chceš: vyměň 2 suroviny z jedné sousední krajiny (levé, nebo pravé, ne dohromady) za 1 surovinu jiného druhu.
card-austin = Austin
    .acc = Austina
    .short = Austin
    .desc = Hrdina: body síly 1, body zručnosti 2, bez dalšího účinku.
card-candamir = Candamir
    .acc = Candamira
    .short = Candamir
    .desc = Hrdina: body síly 4, body zručnosti 1, bez dalšího účinku.
card-harald = Harald
    .acc = Haralda
    .short = Harald
    .desc = Hrdina: body síly 2, body zručnosti 1, bez dalšího účinku.
card-inga = Inga
    .acc = Ingu
    .short = Inga
    .desc = Hrdinka: body síly 1, body zručnosti 3, bez dalšího účinku.
card-osmund = Osmund
    .acc = Osmunda
    .short = Osmund
    .desc = Hrdina: body síly 2, body zručnosti 2, bez dalšího účinku.
card-siglind = Siglind
    .acc = Siglind
    .short = Siglind
    .desc = Hrdinka: body síly 2, body zručnosti 3, bez dalšího účinku.
card-brigitta = Brigitta, moudrá žena
    .acc = Brigittu, moudrou ženu
    .short = Brigitta
    .desc = Hraje se před hodem: kostku výnosů nastav na libovolné číslo; kostkou událostí se pak hází obvyklým způsobem.
card-merchant_caravan = Obchodní karavana
    .acc = Obchodní karavanu
    .short = Karavana
    .desc = Zaplať přesně 2 suroviny ze svých zásob, stejné i různé; výměnou získáš jakékoli 2 (klidně i tytéž).
card-relocation = Stěhování
    .acc = Stěhování
    .short = Stěhování
    .desc = Prohoď 2 své krajiny, nebo 2 své karty výstavby (jen tam, kde obě smějí ležet); zásoby se stěhují s krajinou.
card-goldsmith = Zlatník
    .acc = Zlatníka
    .short = Zlatník
    .desc = Zaplať 3 zlata, odkudkoli ze svých zásob (řeky i Úkryt); výměnou získáš jakékoli 2 suroviny.
card-scout = Zvěd
    .acc = Zvěda
    .short = Zvěd
    .desc = Hraje se při stavbě vesnice: prohlédni balíček krajin, vyber si z něj 2 krajiny k této vesnici a balíček zamíchej.
card-storehouse-gold = Skladiště (zlato)
    .acc = Skladiště (zlato)
    .short = Skladiště
    .desc = Zásoby na 2 sousedních krajinách se při Zloději nepočítají; máš-li i tak více než 7 surovin, přijdeš o zlato a vlnu i z nich. Při Výnosném roku tyto krajiny zásobuje.
card-toll_bridge-gold = Celnice (zlato)
    .acc = Celnici (zlato)
    .short = Celnice
    .desc = Bohatá sklizeň ti přinese navíc 2 zlata; co nelze uložit, propadá.
card-large_trade_ship-gold = Velká obchodní loď (zlato)
    .acc = Velkou obchodní loď (zlato)
    .short = Velká loď
    .desc = Ve své akční fázi, kolikrát chceš: vyměň 2 suroviny z jedné sousední krajiny (levé, nebo pravé, ne dohromady) za 1 surovinu jiného druhu.
card-gold_cache = Úkryt pro zlato
    .acc = Úkryt pro zlato
    .short = Úkryt
    .desc = Vykládá se nad kteroukoli tvou krajinu nebo pod ni: sklad nejvýš na 3 zlata, která Zloděj nepočítá ani nebere; lze je běžně používat, soupeřovy akční karty a událost Obchod na ně ale dosáhnou.
card-pirate_ship = Pirátská loď
    .acc = Pirátskou loď
    .short = Pirátská loď
    .desc = Po vyložení přijde soupeř o jednu obchodní loď, kterou si sám vybere; ta jde na odhazovací balíček (nemá-li ji, nic se neděje). Bohatá sklizeň ti přinese 1 zlato. Sama obchodní lodí není.
card-merchant_guild = Cech obchodníků
    .acc = Cech obchodníků
    .short = Cech obch.
    .desc = Podmínka pro Mistra obchodníka a Sklad zboží; sám účinek nemá.
card-moneylender = Lichvář
    .acc = Lichváře
    .short = Lichvář
    .desc = Držíš-li žeton obchodu, smíš si při události Obchod vzít od soupeře až 2 suroviny místo 1, ale jen takové, které máš kam uložit.
card-harbor = Přístav
    .acc = Přístav
    .short = Přístav
    .desc = Dokud máš vyloženy alespoň 3 obchodní lodě, má hodnotu 1 vítězného bodu.
card-trading_base = Obchodní kancelář
    .acc = Obchodní kancelář
    .short = Kancelář
    .desc = Dokud stojí, má tvé Tržiště i tvůj Přístav o 1 bod obchodu více.
card-mint = Mincovna
    .acc = Mincovnu
    .short = Mincovna
    .desc = Jednou v každém svém tahu: 1 zlato za 1 surovinu jiného druhu. Každá Mincovna působí zvlášť.
card-staple_house = Sklad zboží
    .acc = Sklad zboží
    .short = Sklad zboží
    .desc = Po zaplacení a vyložení si ihned vezmi 2 libovolné suroviny (na jeho vlastní stavbu je použít nelze).
card-salt_silo = Zásobárna soli
    .acc = Zásobárnu soli
    .short = Zásob. soli
    .desc = Dokud stojí, má každá tvá obchodní loď o 1 bod obchodu více.
card-goldsmith-gold = Zlatník (zlato)
    .acc = Zlatníka (zlato)
    .short = Zlatník
    .desc = Zaplať 3 zlata, odkudkoli ze svých zásob (řeky i Úkryt); výměnou získáš jakékoli 2 suroviny.
card-brigands = Loupežná výprava
    .acc = Loupežnou výpravu
    .short = Výprava
    .desc = Vezmi soupeři až tolik surovin jednoho druhu, kolik se jich ještě vejde na jednu tvou krajinu; on určí, ze kterých svých krajin (či z Úkrytu) je dá.
card-gudrun = Gudrun, postrach moří
    .acc = Gudrun, postrach moří
    .short = Gudrun
    .desc = Za každou svou Pirátskou loď si smíš od soupeře vyžádat až 2 zlata (omezuje to jeho zlato a tvé místo; odkud je dá, určí on).
card-merchant = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .desc = Vyžádej si od soupeře 1–2 suroviny podle svého výběru; poté mu 1 libovolnou předej (klidně i právě získanou).
card-reiner = Reiner, herold
    .acc = Reinera, herolda
    .short = Reiner
    .desc = Hraje se před hodem: událostí tohoto tahu je Oslava a ty dostaneš 1 libovolnou surovinu navíc, i kdyby ti Oslava sama nic nedala.
card-trade_master = Mistr obchodník
    .acc = Mistra obchodníka
    .short = Mistr obch.
    .desc = Vyžádej si od soupeře 1–2 suroviny podle svého výběru; ze kterých krajin je odevzdá, rozhodne on.
card-drill_ground = Cvičiště
    .acc = Cvičiště
    .short = Cvičiště
    .desc = Na každém hrdinovi, kterého vyložíš, ušetříš 1 surovinu podle své volby.
card-lookout_tower = Pozorovatelna
    .acc = Pozorovatelnu
    .short = Pozorovat.
    .desc = Proti Lučištníkovi, Žháři či Zrádci smíš jednou hodit kostkou výnosů: 1 nebo 2 kartu zruší (máš-li vyloženého i Heinricha, 1 až 5).
card-carl_forkbeard = Carl Rozvětvený Vous
    .acc = Carla Rozvětveného Vouse
    .short = Carl
    .desc = Hrdina: body síly 5, bez dalšího účinku.
card-heinrich = Heinrich, strážce
    .acc = Heinricha, strážce
    .short = Heinrich
    .desc = Proti Lučištníkovi, Žháři či Zrádci smíš jednou hodit kostkou výnosů: 3 až 5 kartu zruší (máš-li i Pozorovatelnu, 1 až 5).
card-irmgard = Irmgard, strážkyně světla
    .acc = Irmgard, strážkyni světla
    .short = Irmgard
    .desc = Kdykoli kvůli soupeřově akční kartě nebo události přijdeš o vyloženou kartu výstavby (ne o Irmgard samotnou), dostaneš 1 libovolnou surovinu.
card-chapel_123 = Kaple (1–3)
    .acc = Kapli (1–3)
    .short = Kaple 1–3
    .desc = Ukazuje-li v tomto tahu kostka výnosů 1 až 3, Rebelie se tě netýká.
card-chapel_456 = Kaple (4–6)
    .acc = Kapli (4–6)
    .short = Kaple 4–6
    .desc = Ukazuje-li v tomto tahu kostka výnosů 4 až 6, Rebelie se tě netýká.
card-fairgrounds = Místo pro konání oslav
    .acc = Místo pro konání oslav
    .short = Místo oslav
    .desc = Po zaplacení a vyložení: máš-li více bodů zručnosti než soupeř, ihned si vezmi 2 libovolné suroviny.
card-fire_brigade = Požární zbrojnice
    .acc = Požární zbrojnici
    .short = Zbrojnice
    .desc = Všechny stavby u jejího města včetně ní samé jsou chráněny před Žhářem.
card-hedge_tavern = Špeluňka
    .acc = Špeluňku
    .short = Špeluňka
    .desc = Podmínka pro Lučištníka, Žháře a Zrádce; sama účinek nemá.
card-tithe_barn = Stodola na desátky
    .acc = Stodolu na desátky
    .short = Stodola
    .desc = Po vyložení zvol vlnu, nebo obilí: každý tvůj hrdina ti přinese 1 kus zvoleného druhu.
card-large_festival_hall = Velká slavnostní síň
    .acc = Velkou slavnostní síň
    .short = Síň
    .desc = Má hodnotu 2 vítězných bodů, bez dalšího účinku.
card-brigands-turmoil = Loupežná výprava (zmatky)
    .acc = Loupežnou výpravu (zmatky)
    .short = Výprava
    .desc = Vezmi soupeři až tolik surovin jednoho druhu, kolik se jich ještě vejde na jednu tvou krajinu; on určí, ze kterých svých krajin (či z Úkrytu) je dá.
card-archer = Lučištník
    .acc = Lučištníka
    .short = Lučištník
    .desc = Soupeř přijde o jednu jednotku s bodem síly; sám ji vybere a vloží pod dobírací balíček se stejným rubem.
card-arsonist = Žhář
    .acc = Žháře
    .short = Žhář
    .desc = Zvol 1 soupeřovu stavbu nechráněnou Požární zbrojnicí; soupeř ji musí vložit pod dobírací balíček se stejným rubem.
card-traitor = Zrádce
    .acc = Zrádce
    .short = Zrádce
    .desc = Prohlédni si soupeřovu ruku; jednu kartu si z ní smíš nechat a třeba ihned zahrát. Soupeř si dobere až na konci svého tahu.
card-voyage_of_plunder = Plavba za kořistí
    .acc = Plavbu za kořistí
    .short = Za kořistí
    .desc = Vyžádej si od soupeře suroviny podle svého výběru: 2, má-li více vítězných bodů než ty, jinak 1.
card-sebastian = Sebastian, potulný kazatel
    .acc = Sebastiana, potulného kazatele
    .short = Sebastian
    .desc = Zahraj ihned po odhalení Rebelie, Sváru nebo Bratrské hádky (v tahu kohokoli): tebe se tato událost netýká.
card-chief_cannoneer = Kanonýr
    .acc = Kanonýra
    .short = Kanonýr
    .desc = Jednotka, ale ne hrdina: platí pro ni pravidla o jednotkách, ne o hrdinech; smíš mít oba Kanonýry.
card-bath_house = Lázně
    .acc = Lázně
    .short = Lázně
    .desc = 4 krajiny kolem jejich města jsou chráněny před Morem. Podmínka pro Doktora.
card-building_crane = Stavební jeřáb
    .acc = Stavební jeřáb
    .short = Jeřáb
    .desc = Na každé výstavbě města s cenou 5 a více surovin ušetříš 1 surovinu podle své volby.
card-library = Knihovna
    .acc = Knihovnu
    .short = Knihovna
    .desc = Po postavení smíš ihned prohlédnout jeden dobírací balíček a jednu kartu si nechat; zahrát ji můžeš ještě v tomto tahu.
card-parliament = Sněmovna
    .acc = Sněmovnu
    .short = Sněmovna
    .desc = Má hodnotu 2 vítězných bodů; při stavbě musíš mít na kartách výstavby 2 body rozvoje.
card-pharmacy = Lékárna
    .acc = Lékárnu
    .short = Lékárna
    .desc = Po každém Moru dostaneš 1 libovolnou surovinu, ať ti něco vzal, nebo ne; každá Lékárna zvlášť.
card-town_hall = Radnice
    .acc = Radnici
    .short = Radnice
    .desc = Staví se na Obecní dům u některého tvého města: prohlédnout si dobírací balíček ve fázi výměny je pak zdarma.
card-university = Univerzita
    .acc = Univerzitu
    .short = Univerzita
    .desc = Podmínka pro Stavbu slojí, Trojpolní hospodářství, Kanonýra a Stavební jeřáb; bod rozvoje zvyšuje limit karet v ruce o 1.
card-brigitta-progress = Brigitta, moudrá žena (rozvoj)
    .acc = Brigittu, moudrou ženu (rozvoj)
    .short = Brigitta
    .desc = Hraje se před hodem: kostku výnosů nastav na libovolné číslo; kostkou událostí se pak hází obvyklým způsobem.
card-relocation-progress = Stěhování (rozvoj)
    .acc = Stěhování (rozvoj)
    .short = Stěhování
    .desc = Prohoď 2 své krajiny, nebo 2 své karty výstavby (jen tam, kde obě smějí ležet); zásoby se stěhují s krajinou.
card-benjamin = Benjamin, potulný učenec
    .acc = Benjamina, potulného učence
    .short = Benjamin
    .desc = Každá tvá krajina s číslem výnosů tohoto tahu dostane znovu 1 surovinu, i nově získaná; násobiče výnosů a Tržiště se neuplatní.
card-doctor = Doktor
    .acc = Doktora
    .short = Doktor
    .desc = Zvol jedny své Lázně: každá s nimi sousedící krajina dostane 1 surovinu.
card-guido = Guido, vyslanec
    .acc = Guida, vyslance
    .short = Guido
    .desc = Prohlédni odhazovací balíček a vezmi si z něj do ruky 1 kartu dle své volby; smíš ji zahrát ještě v tomto tahu.
card-gustav = Gustav, knihovník
    .acc = Gustava, knihovníka
    .short = Gustav
    .desc = Prohlédni odhazovací balíček a vezmi si z něj do ruky 1 kartu dle své volby; smíš ji zahrát ještě v tomto tahu.
card-mineral_mining = Stavba slojí
    .acc = Stavbu slojí
    .short = Stavba slojí
    .desc = Dostaneš až 2 rudy, které libovolně rozdělíš na svá pohoří; co se nevejde, propadá.
card-three_field_system = Trojpolní hospodářství
    .acc = Trojpolní hospodářství
    .short = Trojpolní
    .desc = Dostaneš až 2 obilí, která libovolně rozdělíš na svá pole; co se nevejde, propadá.

## Události

event-feud = Svár
    .desc = Vlastník žetonu síly vybere 3 soupeřovy stavby (má-li jich 3 nebo méně, všechny); soupeř 1 z nich odstraní a vloží pod balíček se stejným rubem.
event-fraternal_feuds = Bratrská hádka
    .desc = Vlastník žetonu síly si prohlédne soupeřovu ruku, vybere z ní 2 karty a vloží je pod balíčky se stejným rubem (které, určí on); doplnit si ruku smí soupeř teprve v závěru vlastního tahu.
event-invention = Vynález
    .desc = Za každou stavbu s bodem rozvoje získá její majitel 1 libovolnou surovinu, celkem nejvýše 2.
event-trade_ships_race = Závod obchodních lodí
    .desc = Hráč s více obchodními loděmi dostane 1 libovolnou surovinu; při shodě (každý alespoň 1 loď) ji dostanou oba.
event-traveling_merchant = Obchodník na cestách
    .desc = Každý si smí koupit až 2 suroviny podle svého výběru, kus za 1 zlato; použít lze i zlato z tohoto hodu.
event-year_of_plenty = Výnosný rok
    .desc = Každé Skladiště a každý Klášter přidá 1 surovinu na každou sousední krajinu, na které je ještě místo.
event-yule = Vánoce
    .desc = Připrav balíček událostí znovu jako na začátku hry (3 karty, na ně Vánoce, navrch zbytek zamíchaných karet) a táhni novou kartu události.
event-gift_for_the_prince = Dar knížeti
    .desc = Za každou svou jednotku s bodem síly získá hráč 1 zlato; co se nevejde, propadá.
event-riots = Rebelie
    .desc = Za jednotky s bodem síly nebo obchodu se platí: za 1 až 2 takové 1 zlato, za 3 a více 2 zlata. Kdo nezaplatí, vloží jednu z nich pod balíček se stejným rubem.
event-plague = Mor
    .desc = Každá krajina sousedící s městem ztrácí 1 surovinu (i mezi dvěma městy jen 1; výstavby krajiny se netýká); Lázně chrání 4 krajiny svého města; poté každá Lékárna dá svému majiteli 1 libovolnou surovinu.
event-moon-1 = dosud neznámá karta (1)
    .desc = Jedna ze šesti karet událostí náhodně vybraných pro Souboj knížat.
event-moon-2 = dosud neznámá karta (2)
    .desc = Jedna ze šesti karet událostí náhodně vybraných pro Souboj knížat.
event-moon-3 = dosud neznámá karta (3)
    .desc = Jedna ze šesti karet událostí náhodně vybraných pro Souboj knížat.
event-moon-4 = dosud neznámá karta (4)
    .desc = Jedna ze šesti karet událostí náhodně vybraných pro Souboj knížat.
event-moon-5 = dosud neznámá karta (5)
    .desc = Jedna ze šesti karet událostí náhodně vybraných pro Souboj knížat.
event-moon-6 = dosud neznámá karta (6)
    .desc = Jedna ze šesti karet událostí náhodně vybraných pro Souboj knížat.

## Strany kostky událostí

face-brigand = Zloděj
    .desc = Komu se započítá 8 a více surovin, přijde o celou zásobu zlata i vlny (zlato v Úkrytu zůstává).
face-trade = Obchod
    .desc = Kdo drží žeton obchodu, vezme soupeři 1 surovinu podle svého výběru (s Lichvářem až 2).
face-celebration = Oslava
    .desc = Kdo má více bodů zručnosti, získá 1 libovolnou surovinu; při shodě (i 0 : 0) ji získají oba.
face-plentiful_harvest = Bohatá sklizeň
    .desc = Oba hráči získají po 1 libovolné surovině; Celnice a Pirátské lodě přidávají zlato.
face-event_card = Tažení události
    .desc = Aktivní hráč odkryje vrchní kartu událostí, ta se vyhodnotí pro všechny, kterých se týká, a vrátí se naspod balíčku.

## Suroviny

resource-lumber = dřevo
    .acc = dřevo
    .one = 1 dřevo
    .few = dřeva
    .other = dřev
    .desc = Z lesa. Na cesty, vesnice a mnoho karet.
resource-wool = vlna
    .acc = vlnu
    .one = 1 vlnu
    .few = vlny
    .other = vln
    .desc = Z pastviny. Na vesnice a mnoho karet. Bohatým ji zloděj bere všechnu.
resource-gold = zlato
    .acc = zlato
    .one = 1 zlato
    .few = zlata
    .other = zlat
    .desc = Ze zlatonosné řeky. Na mnoho karet a na některé události. Bohatým ho zloděj bere všechno.
resource-brick = cihly
    .acc = cihly
    .one = 1 cihlu
    .few = cihly
    .other = cihel
    .desc = Z vrchoviny. Na cesty a vesnice.
resource-ore = ruda
    .acc = rudu
    .one = 1 rudu
    .few = rudy
    .other = rud
    .desc = Z pohoří. Na města a mnoho karet.
resource-grain = obilí
    .acc = obilí
    .one = 1 obilí
    .few = obilí
    .other = obilí
    .desc = Z polí. Na vesnice, města a mnoho karet.
resource-any = libovolná surovina
    .acc = libovolnou surovinu
    .one = 1 libovolnou surovinu
    .few = libovolné suroviny
    .other = libovolných surovin
amount-any =
    { $n ->
        [one] { $n } surovina jiného druhu
        [few] { $n } suroviny jiného druhu
       *[other] { $n } surovin jiného druhu
    }
    .acc =
    { $n ->
        [one] { $n } surovinu jiného druhu
        [few] { $n } suroviny jiného druhu
       *[other] { $n } surovin jiného druhu
    }
amount-lumber =
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
amount-wool =
    { $n ->
        [one] { $n } vlna
        [few] { $n } vlny
       *[other] { $n } vln
    }
    .acc =
    { $n ->
        [one] { $n } vlnu
        [few] { $n } vlny
       *[other] { $n } vln
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
amount-brick =
    { $n ->
        [one] { $n } cihla
        [few] { $n } cihly
       *[other] { $n } cihel
    }
    .acc =
    { $n ->
        [one] { $n } cihlu
        [few] { $n } cihly
       *[other] { $n } cihel
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

## Krajiny

region-red_forest = les (2)
    .acc = les (2)
    .short = les
region-red_gold_field = zlatonosná řeka (1)
    .acc = zlatonosnou řeku (1)
    .short = zlat. řeka
region-red_fields = pole (6)
    .acc = pole (6)
    .short = pole
region-red_hills = vrchovina (3)
    .acc = vrchovinu (3)
    .short = vrchovina
region-red_pasture = pastvina (4)
    .acc = pastvinu (4)
    .short = pastvina
region-red_mountains = pohoří (5)
    .acc = pohoří (5)
    .short = pohoří
region-blue_forest = les (3)
    .acc = les (3)
    .short = les
region-blue_gold_field = zlatonosná řeka (4)
    .acc = zlatonosnou řeku (4)
    .short = zlat. řeka
region-blue_fields = pole (5)
    .acc = pole (5)
    .short = pole
region-blue_hills = vrchovina (2)
    .acc = vrchovinu (2)
    .short = vrchovina
region-blue_pasture = pastvina (1)
    .acc = pastvinu (1)
    .short = pastvina
region-blue_mountains = pohoří (6)
    .acc = pohoří (6)
    .short = pohoří
region-stack_fields_3 = pole (3)
    .acc = pole (3)
    .short = pole
region-stack_fields_1 = pole (1)
    .acc = pole (1)
    .short = pole
region-stack_mountains_4 = pohoří (4)
    .acc = pohoří (4)
    .short = pohoří
region-stack_mountains_2 = pohoří (2)
    .acc = pohoří (2)
    .short = pohoří
region-stack_hills_5 = vrchovina (5)
    .acc = vrchovinu (5)
    .short = vrchovina
region-stack_hills_1 = vrchovina (1)
    .acc = vrchovinu (1)
    .short = vrchovina
region-stack_forest_6 = les (6)
    .acc = les (6)
    .short = les
region-stack_forest_4 = les (4)
    .acc = les (4)
    .short = les
region-stack_pasture_6 = pastvina (6)
    .acc = pastvinu (6)
    .short = pastvina
region-stack_pasture_5 = pastvina (5)
    .acc = pastvinu (5)
    .short = pastvina
region-stack_gold_field_3 = zlatonosná řeka (3)
    .acc = zlatonosnou řeku (3)
    .short = zlat. řeka
region-stack_gold_field_2 = zlatonosná řeka (2)
    .acc = zlatonosnou řeku (2)
    .short = zlat. řeka

## Místa: osady mají písmena, první dvě jsou A a B; vlevo přibývají Z, Y, X, vpravo C, D, E

place-c-11-above = vlevo od V nahoře
    .to = vlevo od V nahoru
place-c-11-below = vlevo od V dole
    .to = vlevo od V dolů
place-c-9-above = vlevo od W nahoře
    .to = vlevo od W nahoru
place-c-9-below = vlevo od W dole
    .to = vlevo od W dolů
place-c-7-above = vlevo od X nahoře
    .to = vlevo od X nahoru
place-c-7-below = vlevo od X dole
    .to = vlevo od X dolů
place-c-5-above = vlevo od Y nahoře
    .to = vlevo od Y nahoru
place-c-5-below = vlevo od Y dole
    .to = vlevo od Y dolů
place-c-3-above = vlevo od Z nahoře
    .to = vlevo od Z nahoru
place-c-3-below = vlevo od Z dole
    .to = vlevo od Z dolů
place-c-1-above = vlevo od A nahoře
    .to = vlevo od A nahoru
place-c-1-below = vlevo od A dole
    .to = vlevo od A dolů
place-c1-above = mezi A a B nahoře
    .to = mezi A a B nahoru
place-c1-below = mezi A a B dole
    .to = mezi A a B dolů
place-c3-above = vpravo od B nahoře
    .to = vpravo od B nahoru
place-c3-below = vpravo od B dole
    .to = vpravo od B dolů
place-c5-above = vpravo od C nahoře
    .to = vpravo od C nahoru
place-c5-below = vpravo od C dole
    .to = vpravo od C dolů
place-c7-above = vpravo od D nahoře
    .to = vpravo od D nahoru
place-c7-below = vpravo od D dole
    .to = vpravo od D dolů
place-c9-above = vpravo od E nahoře
    .to = vpravo od E nahoru
place-c9-below = vpravo od E dole
    .to = vpravo od E dolů
place-c11-above = vpravo od F nahoře
    .to = vpravo od F nahoru
place-c11-below = vpravo od F dole
    .to = vpravo od F dolů
place-c13-above = vpravo od G nahoře
    .to = vpravo od G nahoru
place-c13-below = vpravo od G dole
    .to = vpravo od G dolů
place-cache = Úkryt pro zlato
    .acc = Úkryt pro zlato
    .to = do Úkrytu pro zlato
site-c-10-above = nad V
site-c-10-below = pod V
site-c-8-above = nad W
site-c-8-below = pod W
site-c-6-above = nad X
site-c-6-below = pod X
site-c-4-above = nad Y
site-c-4-below = pod Y
site-c-2-above = nad Z
site-c-2-below = pod Z
site-c0-above = nad A
site-c0-below = pod A
site-c2-above = nad B
site-c2-below = pod B
site-c4-above = nad C
site-c4-below = pod C
site-c6-above = nad D
site-c6-below = pod D
site-c8-above = nad E
site-c8-below = pod E
site-c10-above = nad F
site-c10-below = pod F
site-c12-above = nad G
site-c12-below = pod G
spot-c-10-above-1 = nad V
spot-c-10-above-2 = nad V, druhé místo
spot-c-10-below-1 = pod V
spot-c-10-below-2 = pod V, druhé místo
spot-c-8-above-1 = nad W
spot-c-8-above-2 = nad W, druhé místo
spot-c-8-below-1 = pod W
spot-c-8-below-2 = pod W, druhé místo
spot-c-6-above-1 = nad X
spot-c-6-above-2 = nad X, druhé místo
spot-c-6-below-1 = pod X
spot-c-6-below-2 = pod X, druhé místo
spot-c-4-above-1 = nad Y
spot-c-4-above-2 = nad Y, druhé místo
spot-c-4-below-1 = pod Y
spot-c-4-below-2 = pod Y, druhé místo
spot-c-2-above-1 = nad Z
spot-c-2-above-2 = nad Z, druhé místo
spot-c-2-below-1 = pod Z
spot-c-2-below-2 = pod Z, druhé místo
spot-c0-above-1 = nad A
spot-c0-above-2 = nad A, druhé místo
spot-c0-below-1 = pod A
spot-c0-below-2 = pod A, druhé místo
spot-c2-above-1 = nad B
spot-c2-above-2 = nad B, druhé místo
spot-c2-below-1 = pod B
spot-c2-below-2 = pod B, druhé místo
spot-c4-above-1 = nad C
spot-c4-above-2 = nad C, druhé místo
spot-c4-below-1 = pod C
spot-c4-below-2 = pod C, druhé místo
spot-c6-above-1 = nad D
spot-c6-above-2 = nad D, druhé místo
spot-c6-below-1 = pod D
spot-c6-below-2 = pod D, druhé místo
spot-c8-above-1 = nad E
spot-c8-above-2 = nad E, druhé místo
spot-c8-below-1 = pod E
spot-c8-below-2 = pod E, druhé místo
spot-c10-above-1 = nad F
spot-c10-above-2 = nad F, druhé místo
spot-c10-below-1 = pod F
spot-c10-below-2 = pod F, druhé místo
spot-c12-above-1 = nad G
spot-c12-above-2 = nad G, druhé místo
spot-c12-below-1 = pod G
spot-c12-below-2 = pod G, druhé místo
town-c-10 = V
town-c-8 = W
town-c-6 = X
town-c-4 = Y
town-c-2 = Z
town-c0 = A
town-c2 = B
town-c4 = C
town-c6 = D
town-c8 = E
town-c10 = F
town-c12 = G

## Dobírací balíčky, žetony, strany

stack-1 = 1. balíček
    .acc = 1. balíček
    .from = z 1. balíčku
stack-2 = 2. balíček
    .acc = 2. balíček
    .from = ze 2. balíčku
stack-3 = 3. balíček
    .acc = 3. balíček
    .from = ze 3. balíčku
stack-4 = 4. balíček
    .acc = 4. balíček
    .from = ze 4. balíčku
stack-5 = 5. balíček
    .acc = 5. balíček
    .from = z 5. balíčku
stack-6 = 6. balíček
    .acc = 6. balíček
    .from = ze 6. balíčku
token-strength = žeton síly
    .acc = žeton síly
token-trade = žeton obchodu
    .acc = žeton obchodu
side-left = vlevo
side-right = vpravo

## Proč teď něco zvolit nejde

why-city-already = Tady už město stojí.
why-none-left = Balíček už došel.
why-no-road = Nejdřív sem potřebuješ cestu.
why-road-already = Na tomhle konci už cesta je.
why-stores-full = Surovinu z výměny nemáš kam uložit.
why-minted = Mincovna už v tomto tahu posloužila.
why-unique = Tahle karta smí v tvém knížectví stát jen jednou.
why-no-site = Nemáš volné stavební místo.
why-no-city-site = Nemáš volné stavební místo u města.
why-needs = Nejdřív potřebuješ: { $what }.
why-needs-one-of = Podmínka karty není splněna; stačilo by třeba: { $what }.
why-few-resources = Chybí ti suroviny: ještě { $n }, jakékoli.
why-nothing-to-take = Soupeř nemá nic, co by šlo u tebe uložit.
why-no-gold-to-take = Soupeř nemá zlato, nebo ho nemáš kam uložit.
why-no-target = Soupeř nemá nic, co by tahle karta zasáhla.
why-no-hand = Soupeř nemá v ruce žádné karty.
why-no-region-of-roll = Žádná tvoje krajina s hozeným číslem nemá místo.
why-no-bath-house = Nemáš Lázně, vedle kterých by bylo místo.
why-no-discards = V odhazovacím balíčku není co vzít.
why-no-store = Víc už se nevejde: { $what }.
why-with-settlement = Zvěd se hraje, když stavíš vesnici.
why-another-time = Tahle karta se hraje v jinou chvíli.
why-parish-hall-here = Staví se na Obecní dům u města.
why-not-city = Tahle karta patří jen k městu.
why-site-full = Tady není volné místo.
