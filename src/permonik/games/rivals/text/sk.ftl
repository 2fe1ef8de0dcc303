### The Rivals for Catan po slovensky (mená hry, kariet a udalostí sú naše preklady). `$card`, `$event`, `$region`,
### `$resource`, `$place`, `$stack` a ďalšie sú mená z tohto súboru (`-acc` 4. pád, `-from` odkud; `-desc`, `-short`,
### `-one` … ďalšie tvary), `$seat` je hráč. Počty sú celé čísla, a tie majú v slovenčine tri tvary: one, few
### a other (many patrí zlomkom).

game-name = Kniežatá z Katanu
game-about = Buduj cesty, dediny a mestá, obchoduj, zbieraj vojsko a hraj karty: súboj dvoch kniežat o víťazné body.
    .length = 30–60 minút
    .weight = stredne náročná
    .aim = Vyhrá, kto má dosť bodov ako prvý.
option-variant = Hra
    .intro = Prvý Kataňan: úvodná hra so základnými kartami, do 7 bodov
    .gold = Obdobie zlata: obchod, lode a zlato, do 12 bodov
    .turmoil = Obdobie zmätkov: útoky a obrana, do 12 bodov
    .progress = Obdobie rozvoja: učenie a pokrok, do 12 bodov
    .duel = Súboj kniežat: všetky tri témy dokopy, do 13 bodov
    .about = Začni Prvým Kataňanom. Obdobia pridajú karty s podmienkami a útokmi, Súboj zmieša všetko.

## Čo sa deje

start-roll = { $seat } hádže o začiatok: { $die }.
starts = Začína { $seat }.
turn = { $turn }. ťah: { $seat }.
rolled = { $seat } hádže kockou výnosov: { $die }.
event-face = Kocka udalostí ukazuje: { $face }.
set-die = { $seat } nastavuje kocku výnosov na { $die }.
set-event = { $seat } nastavuje kocku udalostí: { $face }.
robbed =
    { $goods-count ->
        [0] Zlodej napočítal u hráča { $seat } { $count } surovín, zlato ani vlna tu však nie sú.
       *[other] Zlodej napočítal u hráča { $seat } { $count } surovín a berie { $goods-acc }.
    }
spared =
    { $count ->
        [one] Zlodej napočítal u hráča { $seat } { $count } surovinu. Nič neberie.
        [few] Zlodej napočítal u hráča { $seat } { $count } suroviny. Nič neberie.
       *[other] Zlodej napočítal u hráča { $seat } { $count } surovín. Nič neberie.
    }
produced =
    { $amount ->
        [one] { $seat } dostáva z výnosu { $resource-one }, { $region }.
        [few] { $seat } dostáva z výnosu { $amount } { $resource-few }, { $region }.
       *[other] { $seat } dostáva z výnosu { $amount } { $resource-other }, { $region }.
    }
gained =
    { $amount ->
        [one] { $cause }: { $seat } získava { $resource-one }, { $region }.
        [few] { $cause }: { $seat } získava { $amount } { $resource-few }, { $region }.
       *[other] { $cause }: { $seat } získava { $amount } { $resource-other }, { $region }.
    }
paid =
    { $amount ->
        [one] { $cause }: { $seat } odovzdáva { $resource-one }, { $region }.
        [few] { $cause }: { $seat } odovzdáva { $amount } { $resource-few }, { $region }.
       *[other] { $cause }: { $seat } odovzdáva { $amount } { $resource-other }, { $region }.
    }
forfeited = { $cause }: { $seat } necháva surovinu prepadnúť.
overflowed =
    { $amount ->
        [one] { $seat } nemá kam uložiť { $resource-one }.
        [few] { $seat } nemá kam uložiť { $amount } { $resource-few }.
       *[other] { $seat } nemá kam uložiť { $amount } { $resource-other }.
    }
event-revealed = Udalosť: { $event }.
no-effect = { $cause }: bez účinku.
plague-took = Mor: { $seat } stráca { $resource-one }, { $region }.
spent =
    { $amount ->
        [one] { $seat } platí { $resource-one }, { $region }.
        [few] { $seat } platí { $amount } { $resource-few }, { $region }.
       *[other] { $seat } platí { $amount } { $resource-other }, { $region }.
    }
protected = Kaplnka: { $seat } pri Rebélii nič neplatí.
picked = { $seat } vyberá { $card-acc } { $spot }.
removed = { $seat } prichádza o { $card-acc }; karta ide pod { $stack-acc }.
removed-discard = { $seat } prichádza o { $card-acc }; karta ide na odhadzovací balíček.
removed-open = { $seat } prichádza o { $card-acc }; karta sa vracia k odkrytým kartám.
demolished = { $seat } búra { $card-acc }.
played = { $seat } hrá { $card-acc }.
built =
    { $price-count ->
        [0] { $seat } stavia { $card-acc } { $site }, zadarmo.
       *[other] { $seat } stavia { $card-acc } { $site }: { $price-acc }.
    }
built-cache = { $seat } stavia Skrýšu na zlato: { $region }.
built-road = { $seat } stavia cestu { $side }: { $price-acc }.
built-settlement = { $seat } stavia dedinu { $town }: { $price-acc }.
built-city = { $seat } stavia mesto { $town }: { $price-acc }.
laid-region = { $seat } kladie { $region-acc } { $place-to }.
traded = { $seat } mení { $price-acc } za { $resource-one }, { $region }.
rolls-defence = { $seat } hádže na obranu: { $die }.
defended = { $seat } odráža { $card-acc }.
not-defended = { $seat } sa nebráni.
looked-at-hand = { $seat } si prezerá súperovu ruku.
took-from-hand = { $seat } berie kartu zo súperovej ruky.
took-from-hand-this = Vzatá karta: { $card }.
fetched = { $seat } berie { $card-acc } z odhadzovacieho balíčka.
swapped-regions = { $seat } vymieňa { $first-acc } a { $second-acc }.
swapped = { $seat } vymieňa { $first-acc } a { $second-acc }.
drew = { $seat } ťahá kartu { $stack-from }.
got = Nová karta: { $card }.
searched = { $seat } prezerá { $stack-acc }.
put-under = { $seat } vkladá kartu pod { $stack-acc }.
put-under-this = Vložená karta: { $card }.
token-gained = { $seat } získava { $token-acc }.
token-lost = { $seat } stráca { $token-acc }.
rearranged = { $seat }: krajiny sú preskladané.
kept = { $seat } necháva krajiny, ako sú.
won =
    { $points ->
        [one] { $seat } víťazí, má { $points } víťazný bod.
        [few] { $seat } víťazí, má { $points } víťazné body.
       *[other] { $seat } víťazí, má { $points } víťazných bodov.
    }
turn-cap = Hra trvá príliš dlho a končí sa bez víťaza.
took-back-hand = { $seat } si berie karty späť do ruky.
cause-roll = Výnos
cause-search = Prezeranie balíčka
cause-tolls = Colnica a Pirátska loď

## Otázky

ask-pay =
    { $left ->
        [one] Odkiaľ zaplatíš? Zostáva zaplatiť { $resource-one }
        [few] Odkiaľ zaplatíš? Zostáva zaplatiť { $left } { $resource-few }
       *[other] Odkiaľ zaplatíš? Zostáva zaplatiť { $left } { $resource-other }
    }
    .help = Ty určíš, z ktorej zásoby sa platí. Plná krajina by o ďalšiu surovinu prišla.
ask-gain = Ktorú surovinu si vezmeš?
    .help = Ktorúkoľvek, ak pre ňu niektorá tvoja krajina má miesto. Mysli na to, čo chceš stavať.
ask-receive = Ktorú surovinu si vezmeš výmenou?
    .help = Dostaneš 1 surovinu iného druhu. Niektorá tvoja krajina pre ňu musí mať miesto.
ask-store =
    { $left ->
        [one] Kam? Zostáva uložiť { $resource-one }
        [few] Kam? Zostáva uložiť { $left } { $resource-few }
       *[other] Kam? Zostáva uložiť { $left } { $resource-other }
    }
    .help = Krajina pojme najviac 3. Vyber tú, kde je miesto.
ask-name-type =
    { $left ->
        [one] Ktorú surovinu chceš od súpera? (ešte jednu)
        [few] Ktorú surovinu chceš od súpera? (ešte { $left })
       *[other] Ktorú surovinu chceš od súpera? (ešte { $left })
    }
    .help = Ty určíš druh a musíš preň mať miesto; súper vyberie krajinu, z ktorej surovinu dá.
ask-store-produced = Kam s tým zlatom?
    .help = Zlatonosná rieka pojme 3, Skrýša na zlato ďalšie 3, a tam ho zlodej nenájde.
ask-take-card =
    { $left ->
        [one] Ktorú kartu si vezmeš? (ešte jednu)
        [few] Ktorú kartu si vezmeš? (ešte { $left })
       *[other] Ktorú kartu si vezmeš? (ešte { $left })
    }
    .help = Vidíš celý balíček. Čo si nevezmeš, zostane v ňom, v rovnakom poradí.
ask-choose-stack = Z ktorého balíčka budú tvoje prvé karty?
    .help = V úvodnej hre sú rubom nahor a na voľbe veľmi nezáleží. V obdobiach si balíček prezrieš.
ask-rearrange = Kam položíš { $region-acc }?
    .help = Pred začiatkom smieš krajiny preskladať. Keď nevieš, nechaj ich, ako sú.
ask-draw-one =
    { $left ->
        [one] Z ktorého balíčka si doberieš? (ešte jednu kartu)
        [few] Z ktorého balíčka si doberieš? (ešte { $left } karty)
       *[other] Z ktorého balíčka si doberieš? (ešte { $left } kariet)
    }
    .help = Dopĺňaš ruku. Rub prezradí, z ktorej sady karta je.
ask-put-back =
    { $left ->
        [one] Máš o { $left } kartu viac, než smieš. Ktorú vrátiš a pod ktorý balíček?
        [few] Máš o { $left } karty viac, než smieš. Ktorú vrátiš a pod ktorý balíček?
       *[other] Máš o { $left } kariet viac, než smieš. Ktorú vrátiš a pod ktorý balíček?
    }
    .help = V ruke smieš mať 3 karty a za každý bod rozvoja o 1 viac. Karta ide pod balíček s rovnakým rubom.
ask-exchange-card = Vymeníš kartu?
    .help = Kartu, ktorá sa nehodí, smieš dať pod balíček a vziať si inú. Nemusíš.
ask-draw-or-search = Ktorú kartu za ňu dostaneš?
    .help = Vrchná karta nestojí nič. Prezrieť si balíček stojí 2 suroviny, s Obecným domom 1, s Radnicou nič.
ask-before-roll = Začína sa tvoj ťah. Hodíš?
    .help = Jedna kocka dá suroviny vám obom, druhá prinesie udalosť.
ask-set-die = Ktoré číslo nastavíš?
    .help = Krajiny s týmto číslom dajú surovinu vám obom. Vyber také, ktoré viac pomôže tebe.
ask-buy =
    { $left ->
        [one] Čo kúpiš za 1 zlato? (ešte jednu surovinu)
        [few] Čo kúpiš, kus za 1 zlato? (ešte najviac { $left } suroviny)
       *[other] Čo kúpiš, kus za 1 zlato? (ešte najviac { $left } surovín)
    }
    .help = Až 2 suroviny po 1 zlate, ak je pre ne miesto. Nemusíš kúpiť nič.
ask-answer-riots =
    { $amount ->
        [one] Rebélia! Zaplatíš { $amount } zlato?
        [few] Rebélia! Zaplatíš { $amount } zlatá?
       *[other] Rebélia! Zaplatíš { $amount } zlát?
    }
    .help = Zaplať, alebo sa vzdaj jednej svojej jednotky so silou alebo obchodom. Časť ceny nestačí.
ask-answer-feud = { $event }: zahráš Sebastiana?
    .help = Sebastian ťa tejto udalosti ušetrí, karta sa však minie.
ask-pick-building =
    { $left ->
        [one] Ktorú súperovu stavbu vyberieš? (ešte jednu)
        [few] Ktorú súperovu stavbu vyberieš? (ešte { $left })
       *[other] Ktorú súperovu stavbu vyberieš? (ešte { $left })
    }
    .help = Označíš až tri, o jednu z nich súper príde.
ask-lose-building = Ktorej z vybraných stavieb sa vzdáš?
    .help = Jedna z označených stavieb ide pod balíček. Vyber tú, ktorá ti bude chýbať najmenej.
ask-pick-hand-card =
    { $left ->
        [one] Ktorá karta zo súperovej ruky pôjde pod ktorý balíček? (ešte jedna)
        [few] Ktorá karta zo súperovej ruky pôjde pod ktorý balíček? (ešte { $left })
       *[other] Ktorá karta zo súperovej ruky pôjde pod ktorý balíček? (ešte { $left })
    }
    .help = Súper o ňu príde a doberie si až na konci svojho ťahu.
ask-act = Čo urobíš?
    .help = Stavaj, hraj karty a vymieňaj, koľkokrát chceš a máš čím platiť. Potom fázu ukonči.
ask-lay-above = Ktorá z oboch krajín bude hore?
    .help = Nová dedina prináša dve krajiny: jednu hore, jednu dole. Karty vedľa môžu posilniť tú, ktorej sa dotýkajú.
ask-scout-above = Zved sa rozhliada: ktorá krajina bude hore?
    .help = Zved ti dovolí vybrať obe nové krajiny. Vezmi druhy alebo čísla, ktoré ti chýbajú.
ask-scout-below = Ktorá krajina bude dole?
    .help = Druhá z dvoch krajín, ktoré si vyberáš.
ask-choose-site = Kam postavíš { $card-acc }?
    .help = Karta sa dotýka krajiny vľavo a vpravo. Pri mlynoch, skladoch a podobných stavbách na tom záleží.
ask-choose-place = Ku ktorej krajine postavíš Skrýšu na zlato?
    .help = Skrýša leží nad krajinou alebo pod ňou. Na jej zlate to nič nemení.
ask-save-one = { $card } ťa stojí menej. Ktorú surovinu ušetríš?
    .help = Platíš o jednu surovinu menej. Ušetri tú, ktorej máš najmenej.
ask-sink-ship = Pirátska loď! Ktorej obchodnej lodi dáš zbohom?
    .help = Jedna tvoja obchodná loď ide na odhadzovací balíček. Vyberáš ty.
ask-choose-tithe = Prinesú tvoji hrdinovia vlnu, alebo obilie?
    .help = Každý tvoj hrdina prinesie 1 kus, ak je preň miesto.
ask-use-library = Ktorý balíček si prezrieš?
    .help = Uvidíš celý balíček a vezmeš si jednu kartu; smieš ju hneď zahrať.
ask-put-under = Pod ktorý balíček karta pôjde?
    .help = Len pod balíček s rovnakým rubom. Tak skoro sa z neho nevráti.
ask-swap-first = Čo sa presťahuje?
    .help = Dve tvoje krajiny si vymenia miesto aj so zásobou, alebo si ho vymenia dve tvoje karty.
ask-swap-second = S čím si vymení miesto?
    .help = Vyber druhú z dvojice. Obe musia na novom mieste smieť ležať.
ask-choose-loot = Ktorú tvoju krajinu Lúpežná výprava naplní?
    .help = Tento druh vezmeš súperovi, a to toľko, koľko sa do krajiny ešte zmestí.
ask-how-much-loot = Koľko si vezmeš?
    .help = Viac je takmer vždy lepšie.
ask-how-much-gold = Koľko zlata si vyžiadaš?
    .help = Až 2 za každú svoju Pirátsku loď, ak ich máš kam uložiť. Viac je takmer vždy lepšie.
ask-give-back = Čo dáš súperovi?
    .help = Jedna surovina sa vracia súperovi; smie to byť aj tá práve vzatá.
ask-choose-bath-house = Do ktorých Kúpeľov pôjde Doktor?
    .help = Obe krajiny vedľa nich dostanú surovinu, ak sa na ne zmestí.
ask-fetch = Ktorú kartu si vezmeš z odhadzovacieho balíčka?
    .help = Kartu smieš použiť ešte v tomto ťahu.
ask-defend = Súper hrá { $card-acc }. Budeš sa brániť?
    .help = Jeden hod: Pozorovateľňa zastaví útok pri 1 alebo 2, Heinrich pri 3 až 5.
ask-lose-unit = Ktorej jednotky sa vzdáš?
    .help = Ide pod balíček s rovnakým rubom. Vyber, čo ti bude chýbať najmenej.
ask-burn = Ktorú stavbu podpáliš?
    .help = Súper o stavbu príde. Tie, ktoré stráži Požiarna zbrojnica, sa vybrať nedajú.
ask-betray = Ktorú kartu si vezmeš zo súperovej ruky?
    .help = Vidíš celú ruku a jednu kartu si smieš nechať; hneď ju smieš zahrať.

## Odpovede

do-end = Ukončiť fázu
do-roll = Hodiť kockami
do-stop = Už nič ďalšie
do-keep = Nechať všetky krajiny, kde sú
do-forfeit = Druh, na ktorý nemáš miesto: surovina prepadne
do-pay-gold =
    { $amount ->
        [one] Zaplatiť { $amount } zlato
        [few] Zaplatiť { $amount } zlatá
       *[other] Zaplatiť { $amount } zlát
    }
do-defend = Hodiť na obranu kockou výnosov
do-waive = Nerobiť nič
do-suffer = Nebrániť sa: { $cause } ťa postihne
do-end-turn = Nič nemeniť a ukončiť ťah
do-take-none = Nevziať si nič
do-buy-none = Už nič nekúpiť
do-lose = Prísť o { $card-acc } { $spot }
do-burn = Podpáliť { $card-acc } { $spot }
do-mint = Mincovňa: { $give-acc } za { $get-acc }
do-road = Postaviť cestu { $side } za { $cost-acc }
do-settlement = Postaviť dedinu { $side } za { $cost-acc }
do-settlement-scout = Postaviť dedinu { $side } za { $cost-acc } a zahrať Zveda
do-city = Postaviť mesto { $town } za { $cost-acc }
do-set-die = Nastaviť { $die }
do-many = { $amount }
do-name = { $resource }
do-trade = Vymeniť { $give-acc } za { $get-acc }
do-save = Ušetriť { $resource-one }
do-draw = Vziať vrchnú kartu { $stack-from }
do-search =
    { $price ->
        [0] Prezrieť { $stack-acc } a vybrať si
        [one] Prezrieť { $stack-acc } a vybrať si, za { $price } surovinu
        [few] Prezrieť { $stack-acc } a vybrať si, za { $price } suroviny
       *[other] Prezrieť { $stack-acc } a vybrať si, za { $price } surovín
    }
do-pay = { $resource-one }: { $region }, v zásobe { $stock }
do-gain = { $resource-one }: { $region }, v zásobe { $stock }
do-ship = Veľká obchodná loď: { $give-acc } ({ $region }, v zásobe { $stock }) za { $get-acc }
do-at = { $region }, { $place }
do-site = { $site }
do-choose = { $card } { $spot }
do-demolish = Zbúrať { $card-acc } { $spot } (nič za to nedostaneš)
do-above = Nahor { $region-acc }
do-below = Nadol { $region-acc }
do-build =
    { $cost-count ->
        [0] Postaviť { $card-acc } zadarmo
       *[other] Postaviť { $card-acc } za { $cost-acc }
    }
do-play = Zahrať { $card-acc }: { $card-desc }
do-fetch = Vziať { $card-acc }
do-take =
    { $copy ->
        [1] Vziať { $card-acc }
       *[other] Vziať { $card-acc } ({ $copy }. zhora)
    }
do-under = Vložiť { $card-acc } pod { $stack-acc }

## Koniec

score-towns = Dediny a mestá
score-cards = Karty výstavby
score-tokens = Žetóny
remark-turn-cap =
    { $turns ->
        [one] Po { $turns } ťahu sa hra končí bez víťaza.
        [few] Po { $turns } ťahoch sa hra končí bez víťaza.
       *[other] Po { $turns } ťahoch sa hra končí bez víťaza.
    }

## Kresba

view-turn = { $turn }. ťah
view-moves = na ťahu je { $seat }
view-asked = rozhoduje { $seat }
view-over = hra sa skončila
view-won = Víťazí { $seat }
view-target =
    { $points ->
        [one] na víťazstvo stačí { $points } bod
        [few] na víťazstvo stačia { $points } body
       *[other] na víťazstvo treba { $points } bodov
    }
view-die = Kocka výnosov: { $die }
view-no-die = ešte sa nehádzalo
view-event-face = Kocka udalostí: { $face }
view-event-card = Karta udalosti: { $event }
view-playing = hrá sa: { $card }
view-drawn = Ťahané krajiny: { $regions }
view-named = Vyžiadané: { $resources }
view-points = { $points } VB
view-hand-size = ruka { $cards }/{ $limit }
view-hand = { $seat }: karty v ruke
view-hand-empty = žiadne karty
view-hand-known = známe: { $cards }
view-stacks = Doberacie balíčky
view-known-cards = známe: { $cards }
view-at = { $number }. { $card }
view-face-up = Odkryté: { $cards } × { $card }
view-discard =
    { $cards ->
        [one] Odhadzovací balíček: { $cards } karta, navrchu { $card }
        [few] Odhadzovací balíček: { $cards } karty, navrchu { $card }
       *[other] Odhadzovací balíček: { $cards } kariet, navrchu { $card }
    }
view-discard-empty = Odhadzovací balíček: prázdny
view-supply = V zásobe: cesty { $roads }, dediny { $settlements }, mestá { $cities }, krajiny { $regions }
view-events = Udalosti od posledného miešania: { $events }
view-cost = cena: { $cost }
view-free = zadarmo
view-key = ●○ zásoba krajiny (najviac 3), ▸ hodené číslo, ▲ dedina, ◆ mesto, ═ cesta, · voľné miesto
view-settlement = Dedina
view-city = Mesto
view-cache = Skrýša
phase-setup = príprava
phase-dice = kocky a udalosť
phase-action = akčná fáza
phase-replenish = doberanie kariet
phase-exchange = výmena karty
point-victory = víťazné body
    .desc = Kto ich má dosť, vyhráva: 7 v úvodnej hre, 12 v období, 13 v Súboji kniežat.
point-strength = sila
    .desc = Kto má aspoň 3 a viac ako súper, drží žetón sily, a ten je za 1 víťazný bod.
point-skill = zručnosť
    .desc = Kto ich má viac, dostane pri Oslave surovinu. Pri zhode ju dostanete obaja.
point-commerce = obchod
    .desc = Kto má aspoň 3 a viac ako súper, drží žetón obchodu za 1 víťazný bod a pri udalosti Obchod vezme surovinu.
point-progress = rozvoj
    .desc = Za každý bod smieš mať v ruke o 1 kartu viac.

## Doska v prehliadači

view-my-hand = Moja ruka
view-stack-cards =
    { $cards ->
        [one] { $stack }, { $back }: { $cards } karta
        [few] { $stack }, { $back }: { $cards } karty
       *[other] { $stack }, { $back }: { $cards } kariet
    }
view-event-deck =
    { $cards ->
        [one] Balíček udalostí: { $cards } karta
        [few] Balíček udalostí: { $cards } karty
       *[other] Balíček udalostí: { $cards } kariet
    }
view-region-stack =
    { $cards ->
        [one] { $cards } karta krajiny
        [few] { $cards } karty krajín
       *[other] { $cards } kariet krajín
    }
view-left-roads = Zostáva ciest: { $cards }
view-left-settlements = Zostáva dedín: { $cards }
view-left-cities = Zostáva miest: { $cards }
view-supply-title = Zásoba
view-stock = v zásobe { $stock } z { $most }
view-site-free = Voľné stavebné miesto
view-road = Cesta
view-no-road = Zatiaľ bez cesty
view-next-town = Tu môže stáť ďalšia dedina
view-score =
    { $target ->
        [7] { $points } zo { $target } víťazných bodov
       *[other] { $points } z { $target } víťazných bodov
    }
view-strength-token = žetón sily: 1 víťazný bod
view-trade-token = žetón obchodu: 1 víťazný bod
view-roll-of = { $turn }. ťah: { $seat } hádže
view-roll-nothing = bez výnosu
view-robbed =
    { $count ->
        [one] Zlodej: { $count } surovina, všetko zlato a vlna sú preč
        [few] Zlodej: { $count } suroviny, všetko zlato a vlna sú preč
       *[other] Zlodej: { $count } surovín, všetko zlato a vlna sú preč
    }
view-spared =
    { $count ->
        [one] Zlodej: { $count } surovina, nič nechýba
        [few] Zlodej: { $count } suroviny, nič nechýba
       *[other] Zlodej: { $count } surovín, nič nechýba
    }
view-demolish = Búrať
view-hold = vyber balíček, pod ktorý pôjde.
view-tray-stack = Prezeráš { $stack-acc }
view-tray-hand = Ruka hráča { $seat }
view-tray-discard = Odhadzovací balíček
view-tray-regions = Krajiny na výber
decides-pay = { $seat } vyberá, z ktorých krajín zaplatí.
decides-gain = { $seat } vyberá surovinu.
decides-buy = { $seat } smie nakúpiť suroviny.
decides-store = { $seat } vyberá, kam suroviny uloží.
decides-demand = { $seat } vyberá, čo si vezme od súpera.
decides-give = { $seat } vyberá, čo dá súperovi.
decides-stack = { $seat } vyberá balíček.
decides-draw = { $seat } doberá karty.
decides-under = { $seat } vkladá kartu pod balíček.
decides-card = { $seat } vyberá kartu.
decides-hand = { $seat } si prezerá súperovu ruku.
decides-regions = { $seat } rozkladá krajiny.
decides-exchange = { $seat } smie vymeniť kartu.
decides-roll = { $seat } sa chystá hodiť.
decides-act = { $seat } stavia, hrá karty a vymieňa.
decides-riots = { $seat } zaplatí, alebo sa vzdá jednotky.
decides-feud = { $seat } to ešte môže odvrátiť.
decides-pick = { $seat } vyberá súperovu stavbu.
decides-lose = { $seat } vyberá, o ktorú kartu príde.
decides-defend = { $seat } sa môže brániť.
kind-town = Výstavba osady
kind-city = Výstavba mesta
kind-region = Výstavba krajiny
kind-action = Akčná karta
sort-building = stavba
sort-hero = jednotka: hrdina
sort-ship = jednotka: obchodná loď
sort-unit = jednotka
view-once = V kniežatstve iba raz
view-needs = Podmienka: { $what }
view-lacks = Chýba:
lack-once = druhýkrát sa postaviť nedá
lack-site = voľné stavebné miesto
lack-city-site = voľné miesto pri meste
view-or = alebo
need-strength-token = žetón sily
need-commerce = 3 body obchodu
need-city = vlastné mesto
need-hero = hrdina s bodom sily
need-parish-hall = Obecný dom pri meste
need-pirate-ship = Pirátska loď
need-progress = 2 body rozvoja
need-fewer-points = menej víťazných bodov ako súper

## Ruby

back-base = základné karty
    .short = základ
back-gold = Obdobie zlata
    .short = zlato
back-turmoil = Obdobie zmätkov
    .short = zmätky
back-progress = Obdobie rozvoja
    .short = rozvoj

## Karty

card-abbey = Kláštor
    .acc = Kláštor
    .short = Kláštor
    .desc = Bod rozvoja zvyšuje limit kariet v ruke o 1; pri Výnosnom roku zásobuje susedné krajiny.
card-marketplace = Trhovisko
    .acc = Trhovisko
    .short = Trhovisko
    .desc = Ak má súper hodené číslo na viacerých krajinách ako ty, získaš 1 surovinu druhu, ktorý mu toto číslo dáva (aj keď ju on sám nemá kam uložiť).
card-parish_hall = Obecný dom
    .acc = Obecný dom
    .short = Obecný dom
    .desc = Prezrieť si doberací balíček vo fáze výmeny ťa stojí 1 surovinu namiesto 2.
card-storehouse = Skladisko
    .acc = Skladisko
    .short = Skladisko
    .desc = Zásoby na 2 susedných krajinách sa pri Zlodejovi nepočítajú; ak máš aj tak viac ako 7 surovín, prídeš o zlato a vlnu aj z nich. Pri Výnosnom roku tieto krajiny zásobuje.
card-toll_bridge = Colnica
    .acc = Colnicu
    .short = Colnica
    .desc = Bohatá úroda ti prinesie navyše 2 zlatá; čo sa nedá uložiť, prepadá.
card-brick_factory = Tehelňa
    .acc = Tehelňu
    .short = Tehelňa
    .desc = Zdvojnásobuje výnos tehál zo susedných vrchovín pri hode na výnosy (nie pri udalostiach a akciách).
card-iron_foundry = Huta
    .acc = Hutu
    .short = Huta
    .desc = Zdvojnásobuje výnos rudy zo susedných pohorí pri hode na výnosy (nie pri udalostiach a akciách).
card-grain_mill = Mlyn
    .acc = Mlyn
    .short = Mlyn
    .desc = Zdvojnásobuje výnos obilia zo susedných polí pri hode na výnosy (nie pri udalostiach a akciách).
card-lumber_camp = Píla
    .acc = Pílu
    .short = Píla
    .desc = Zdvojnásobuje výnos dreva zo susedných lesov pri hode na výnosy (nie pri udalostiach a akciách).
card-weavers_shop = Pradiareň
    .acc = Pradiareň
    .short = Pradiareň
    .desc = Zdvojnásobuje výnos vlny zo susedných pasienkov pri hode na výnosy (nie pri udalostiach a akciách).
card-brick_ship = Obchodná loď s tehlami
    .acc = Obchodnú loď s tehlami
    .short = Loď: tehly
    .desc = Vo svojej akčnej fáze, koľkokrát chceš: vymeň 2 tehly za 1 surovinu iného druhu.
card-grain_ship = Obchodná loď s obilím
    .acc = Obchodnú loď s obilím
    .short = Loď: obilie
    .desc = Vo svojej akčnej fáze, koľkokrát chceš: vymeň 2 obilia za 1 surovinu iného druhu.
card-ore_ship = Obchodná loď s rudou
    .acc = Obchodnú loď s rudou
    .short = Loď: ruda
    .desc = Vo svojej akčnej fáze, koľkokrát chceš: vymeň 2 rudy za 1 surovinu iného druhu.
card-wool_ship = Obchodná loď s vlnou
    .acc = Obchodnú loď s vlnou
    .short = Loď: vlna
    .desc = Vo svojej akčnej fáze, koľkokrát chceš: vymeň 2 vlny za 1 surovinu iného druhu.
card-lumber_ship = Obchodná loď s drevom
    .acc = Obchodnú loď s drevom
    .short = Loď: drevo
    .desc = Vo svojej akčnej fáze, koľkokrát chceš: vymeň 2 drevá za 1 surovinu iného druhu.
card-gold_ship = Obchodná loď so zlatom
    .acc = Obchodnú loď so zlatom
    .short = Loď: zlato
    .desc = Vo svojej akčnej fáze, koľkokrát chceš: vymeň 2 zlatá za 1 surovinu iného druhu.
card-large_trade_ship = Veľká obchodná loď
    .acc = Veľkú obchodnú loď
    .short = Veľká loď
    .desc = Vo svojej akčnej fáze, koľkokrát chceš: vymeň 2 suroviny z jednej susednej krajiny (ľavej, alebo pravej, nie dokopy) za 1 surovinu iného druhu.
card-austin = Austin
    .acc = Austina
    .short = Austin
    .desc = Hrdina: body sily 1, body zručnosti 2, bez ďalšieho účinku.
card-candamir = Candamir
    .acc = Candamira
    .short = Candamir
    .desc = Hrdina: body sily 4, body zručnosti 1, bez ďalšieho účinku.
card-harald = Harald
    .acc = Haralda
    .short = Harald
    .desc = Hrdina: body sily 2, body zručnosti 1, bez ďalšieho účinku.
card-inga = Inga
    .acc = Ingu
    .short = Inga
    .desc = Hrdinka: body sily 1, body zručnosti 3, bez ďalšieho účinku.
card-osmund = Osmund
    .acc = Osmunda
    .short = Osmund
    .desc = Hrdina: body sily 2, body zručnosti 2, bez ďalšieho účinku.
card-siglind = Siglind
    .acc = Siglind
    .short = Siglind
    .desc = Hrdinka: body sily 2, body zručnosti 3, bez ďalšieho účinku.
card-brigitta = Brigitta, múdra žena
    .acc = Brigittu, múdru ženu
    .short = Brigitta
    .desc = Hrá sa pred hodom: kocku výnosov nastav na ľubovoľné číslo; kockou udalostí sa potom hádže ako obvykle.
card-merchant_caravan = Obchodná karavána
    .acc = Obchodnú karavánu
    .short = Karavána
    .desc = Zaplať presne 2 suroviny zo svojich zásob, rovnaké alebo rôzne; výmenou získaš ľubovoľné 2 (pokojne aj tie isté).
card-relocation = Sťahovanie
    .acc = Sťahovanie
    .short = Sťahovanie
    .desc = Vymeň miesta dvoch svojich krajín alebo dvoch svojich kariet výstavby; len tam, kde obe smú ležať; zásoby sa sťahujú s krajinou.
card-goldsmith = Zlatník
    .acc = Zlatníka
    .short = Zlatník
    .desc = Zaplať 3 zlatá odkiaľkoľvek zo svojich zásob (rieky aj Skrýša); výmenou získaš ľubovoľné 2 suroviny.
card-scout = Zved
    .acc = Zveda
    .short = Zved
    .desc = Hrá sa pri stavbe dediny: prezri balíček krajín, vyber si z neho 2 krajiny k tejto dedine a balíček zamiešaj.
card-storehouse-gold = Skladisko (zlato)
    .acc = Skladisko (zlato)
    .short = Skladisko
    .desc = Zásoby na 2 susedných krajinách sa pri Zlodejovi nepočítajú; ak máš aj tak viac ako 7 surovín, prídeš o zlato a vlnu aj z nich. Pri Výnosnom roku tieto krajiny zásobuje.
card-toll_bridge-gold = Colnica (zlato)
    .acc = Colnicu (zlato)
    .short = Colnica
    .desc = Bohatá úroda ti prinesie navyše 2 zlatá; čo sa nedá uložiť, prepadá.
card-large_trade_ship-gold = Veľká obchodná loď (zlato)
    .acc = Veľkú obchodnú loď (zlato)
    .short = Veľká loď
    .desc = Vo svojej akčnej fáze, koľkokrát chceš: vymeň 2 suroviny z jednej susednej krajiny (ľavej, alebo pravej, nie dokopy) za 1 surovinu iného druhu.
card-gold_cache = Skrýša na zlato
    .acc = Skrýšu na zlato
    .short = Skrýša
    .desc = Vykladá sa nad ktorúkoľvek tvoju krajinu alebo pod ňu: sklad najviac na 3 zlatá, ktoré Zlodej nepočíta ani neberie; dajú sa bežne používať, súperove akčné karty a udalosť Obchod na ne však dosiahnu.
card-pirate_ship = Pirátska loď
    .acc = Pirátsku loď
    .short = Pirátska loď
    .desc = Po vyložení príde súper o jednu obchodnú loď, ktorú si sám vyberie; tá ide na odhadzovací balíček (ak žiadnu nemá, nič sa nedeje). Bohatá úroda ti prinesie 1 zlato. Sama obchodnou loďou nie je.
card-merchant_guild = Cech obchodníkov
    .acc = Cech obchodníkov
    .short = Cech obch.
    .desc = Podmienka pre Majstra obchodníka a Sklad tovaru; sám účinok nemá.
card-moneylender = Úžerník
    .acc = Úžerníka
    .short = Úžerník
    .desc = Ak držíš žetón obchodu, smieš si pri udalosti Obchod vziať od súpera až 2 suroviny namiesto 1, ale len také, ktoré máš kam uložiť.
card-harbor = Prístav
    .acc = Prístav
    .short = Prístav
    .desc = Kým máš vyložené aspoň 3 obchodné lode, má hodnotu 1 víťazného bodu.
card-trading_base = Obchodná kancelária
    .acc = Obchodnú kanceláriu
    .short = Kancelária
    .desc = Kým stojí, má tvoje Trhovisko aj tvoj Prístav o 1 bod obchodu viac.
card-mint = Mincovňa
    .acc = Mincovňu
    .short = Mincovňa
    .desc = Raz v každom svojom ťahu: 1 zlato za 1 surovinu iného druhu. Každá Mincovňa pôsobí zvlášť.
card-staple_house = Sklad tovaru
    .acc = Sklad tovaru
    .short = Sklad tovaru
    .desc = Po zaplatení a vyložení si ihneď vezmi 2 ľubovoľné suroviny (na jeho vlastnú stavbu sa použiť nedajú).
card-salt_silo = Zásobáreň soli
    .acc = Zásobáreň soli
    .short = Zásob. soli
    .desc = Kým stojí, má každá tvoja obchodná loď o 1 bod obchodu viac.
card-goldsmith-gold = Zlatník (zlato)
    .acc = Zlatníka (zlato)
    .short = Zlatník
    .desc = Zaplať 3 zlatá odkiaľkoľvek zo svojich zásob (rieky aj Skrýša); výmenou získaš ľubovoľné 2 suroviny.
card-brigands = Lúpežná výprava
    .acc = Lúpežnú výpravu
    .short = Výprava
    .desc = Vezmi súperovi až toľko surovín jedného druhu, koľko sa ich ešte zmestí na jednu tvoju krajinu; on určí, z ktorých svojich krajín (či zo Skrýše) ich dá.
card-gudrun = Gudrun, postrach morí
    .acc = Gudrun, postrach morí
    .short = Gudrun
    .desc = Za každú svoju Pirátsku loď si smieš od súpera vyžiadať až 2 zlatá (obmedzuje to jeho zlato a tvoje miesto; odkiaľ ich dá, určí on).
card-merchant = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .desc = Vyžiadaj si od súpera 1 až 2 suroviny podľa svojho výberu; potom mu 1 ľubovoľnú odovzdaj (pokojne aj práve získanú).
card-reiner = Reiner, herold
    .acc = Reinera, herolda
    .short = Reiner
    .desc = Hrá sa pred hodom: udalosťou tohto ťahu je Oslava a ty dostaneš 1 ľubovoľnú surovinu navyše, aj keby ti Oslava sama nič nedala.
card-trade_master = Majster obchodník
    .acc = Majstra obchodníka
    .short = Majster obch.
    .desc = Vyžiadaj si od súpera 1 až 2 suroviny podľa svojho výberu; z ktorých krajín ich odovzdá, rozhodne on.
card-drill_ground = Cvičisko
    .acc = Cvičisko
    .short = Cvičisko
    .desc = Na každom hrdinovi, ktorého vyložíš, ušetríš 1 surovinu podľa svojej voľby.
card-lookout_tower = Pozorovateľňa
    .acc = Pozorovateľňu
    .short = Pozorovat.
    .desc = Proti Lukostrelcovi, Podpaľačovi či Zradcovi smieš raz hodiť kockou výnosov: 1 alebo 2 kartu zruší (ak máš vyloženého aj Heinricha, 1 až 5).
card-carl_forkbeard = Carl Rozvetvená Brada
    .acc = Carla Rozvetvenú Bradu
    .short = Carl
    .desc = Hrdina: body sily 5, bez ďalšieho účinku.
card-heinrich = Heinrich, strážca
    .acc = Heinricha, strážcu
    .short = Heinrich
    .desc = Proti Lukostrelcovi, Podpaľačovi či Zradcovi smieš raz hodiť kockou výnosov: 3 až 5 kartu zruší (ak máš aj Pozorovateľňu, 1 až 5).
card-irmgard = Irmgard, strážkyňa svetla
    .acc = Irmgard, strážkyňu svetla
    .short = Irmgard
    .desc = Kedykoľvek pre súperovu akčnú kartu alebo udalosť prídeš o vyloženú kartu výstavby (nie o samotnú Irmgard), dostaneš 1 ľubovoľnú surovinu.
card-chapel_123 = Kaplnka (1–3)
    .acc = Kaplnku (1–3)
    .short = Kaplnka 1–3
    .desc = Ak v tomto ťahu kocka výnosov ukazuje 1 až 3, Rebélia sa ťa netýka.
card-chapel_456 = Kaplnka (4–6)
    .acc = Kaplnku (4–6)
    .short = Kaplnka 4–6
    .desc = Ak v tomto ťahu kocka výnosov ukazuje 4 až 6, Rebélia sa ťa netýka.
card-fairgrounds = Miesto osláv
    .acc = Miesto osláv
    .short = Miesto osláv
    .desc = Po zaplatení a vyložení: ak máš viac bodov zručnosti ako súper, ihneď si vezmi 2 ľubovoľné suroviny.
card-fire_brigade = Požiarna zbrojnica
    .acc = Požiarnu zbrojnicu
    .short = Zbrojnica
    .desc = Všetky stavby pri jej meste vrátane nej samej sú chránené pred Podpaľačom.
card-hedge_tavern = Krčma
    .acc = Krčmu
    .short = Krčma
    .desc = Podmienka pre Lukostrelca, Podpaľača a Zradcu; sama účinok nemá.
card-tithe_barn = Stodola na desiatky
    .acc = Stodolu na desiatky
    .short = Stodola
    .desc = Po vyložení zvoľ vlnu, alebo obilie: každý tvoj hrdina ti prinesie 1 kus zvoleného druhu.
card-large_festival_hall = Veľká slávnostná sieň
    .acc = Veľkú slávnostnú sieň
    .short = Sieň
    .desc = Má hodnotu 2 víťazných bodov, bez ďalšieho účinku.
card-brigands-turmoil = Lúpežná výprava (zmätky)
    .acc = Lúpežnú výpravu (zmätky)
    .short = Výprava
    .desc = Vezmi súperovi až toľko surovín jedného druhu, koľko sa ich ešte zmestí na jednu tvoju krajinu; on určí, z ktorých svojich krajín (či zo Skrýše) ich dá.
card-archer = Lukostrelec
    .acc = Lukostrelca
    .short = Lukostrelec
    .desc = Súper príde o jednu jednotku s bodom sily; sám ju vyberie a vloží pod doberací balíček s rovnakým rubom.
card-arsonist = Podpaľač
    .acc = Podpaľača
    .short = Podpaľač
    .desc = Zvoľ 1 súperovu stavbu nechránenú Požiarnou zbrojnicou; súper ju musí vložiť pod doberací balíček s rovnakým rubom.
card-traitor = Zradca
    .acc = Zradcu
    .short = Zradca
    .desc = Prezri si súperovu ruku; jednu kartu si z nej smieš nechať a hoci aj ihneď zahrať. Súper si doberie až na konci svojho ťahu.
card-voyage_of_plunder = Plavba za korisťou
    .acc = Plavbu za korisťou
    .short = Za korisťou
    .desc = Vyžiadaj si od súpera suroviny podľa svojho výberu: 2, ak má viac víťazných bodov ako ty, inak 1.
card-sebastian = Sebastian, potulný kazateľ
    .acc = Sebastiana, potulného kazateľa
    .short = Sebastian
    .desc = Zahraj ihneď po odhalení Rebélie, Sváru alebo Bratskej hádky (v ťahu kohokoľvek): teba sa táto udalosť netýka.
card-chief_cannoneer = Kanonier
    .acc = Kanoniera
    .short = Kanonier
    .desc = Jednotka, ale nie hrdina: platia pre ňu pravidlá o jednotkách, nie o hrdinoch; smieš mať oboch Kanonierov.
card-bath_house = Kúpele
    .acc = Kúpele
    .short = Kúpele
    .desc = 4 krajiny okolo ich mesta sú chránené pred Morom. Podmienka pre Doktora.
card-building_crane = Stavebný žeriav
    .acc = Stavebný žeriav
    .short = Žeriav
    .desc = Na každej výstavbe mesta s cenou 5 a viac surovín ušetríš 1 surovinu podľa svojej voľby.
card-library = Knižnica
    .acc = Knižnicu
    .short = Knižnica
    .desc = Po postavení smieš ihneď prezrieť jeden doberací balíček a jednu kartu si nechať; zahrať ju môžeš ešte v tomto ťahu.
card-parliament = Snemovňa
    .acc = Snemovňu
    .short = Snemovňa
    .desc = Má hodnotu 2 víťazných bodov; pri stavbe musíš mať na kartách výstavby 2 body rozvoja.
card-pharmacy = Lekáreň
    .acc = Lekáreň
    .short = Lekáreň
    .desc = Po každom More dostaneš 1 ľubovoľnú surovinu, či ti niečo vzal, alebo nie; každá Lekáreň zvlášť.
card-town_hall = Radnica
    .acc = Radnicu
    .short = Radnica
    .desc = Stavia sa na Obecný dom pri niektorom tvojom meste: prezrieť si doberací balíček vo fáze výmeny je potom zadarmo.
card-university = Univerzita
    .acc = Univerzitu
    .short = Univerzita
    .desc = Podmienka pre Stavbu slojov, Trojpoľné hospodárstvo, Kanoniera a Stavebný žeriav; bod rozvoja zvyšuje limit kariet v ruke o 1.
card-brigitta-progress = Brigitta, múdra žena (rozvoj)
    .acc = Brigittu, múdru ženu (rozvoj)
    .short = Brigitta
    .desc = Hrá sa pred hodom: kocku výnosov nastav na ľubovoľné číslo; kockou udalostí sa potom hádže ako obvykle.
card-relocation-progress = Sťahovanie (rozvoj)
    .acc = Sťahovanie (rozvoj)
    .short = Sťahovanie
    .desc = Vymeň miesta dvoch svojich krajín alebo dvoch svojich kariet výstavby; len tam, kde obe smú ležať; zásoby sa sťahujú s krajinou.
card-benjamin = Benjamin, potulný učenec
    .acc = Benjamina, potulného učenca
    .short = Benjamin
    .desc = Každá tvoja krajina s číslom výnosov tohto ťahu dostane znova 1 surovinu, aj novozískaná; násobiče výnosov a Trhovisko sa neuplatnia.
card-doctor = Doktor
    .acc = Doktora
    .short = Doktor
    .desc = Zvoľ jedny svoje Kúpele: každá s nimi susediaca krajina dostane 1 surovinu.
card-guido = Guido, vyslanec
    .acc = Guida, vyslanca
    .short = Guido
    .desc = Prezri odhadzovací balíček a vezmi si z neho do ruky 1 kartu podľa svojej voľby; smieš ju zahrať ešte v tomto ťahu.
card-gustav = Gustáv, knihovník
    .acc = Gustáva, knihovníka
    .short = Gustáv
    .desc = Prezri odhadzovací balíček a vezmi si z neho do ruky 1 kartu podľa svojej voľby; smieš ju zahrať ešte v tomto ťahu.
card-mineral_mining = Stavba slojov
    .acc = Stavbu slojov
    .short = Stavba slojov
    .desc = Dostaneš až 2 rudy, ktoré ľubovoľne rozdelíš na svoje pohoria; čo sa nezmestí, prepadá.
card-three_field_system = Trojpoľné hospodárstvo
    .acc = Trojpoľné hospodárstvo
    .short = Trojpoľné
    .desc = Dostaneš až 2 obilia, ktoré ľubovoľne rozdelíš na svoje polia; čo sa nezmestí, prepadá.

## Udalosti

event-feud = Svár
    .desc = Vlastník žetónu sily vyberie 3 súperove stavby (ak ich má 3 alebo menej, všetky); súper 1 z nich odstráni a vloží pod balíček s rovnakým rubom.
event-fraternal_feuds = Bratská hádka
    .desc = Vlastník žetónu sily si prezrie súperovu ruku, vyberie z nej 2 karty a vloží ich pod balíčky s rovnakým rubom (ktoré, určí on); doplniť si ruku smie súper až v závere vlastného ťahu.
event-invention = Vynález
    .desc = Za každú stavbu s bodom rozvoja získa jej majiteľ 1 ľubovoľnú surovinu, spolu najviac 2.
event-trade_ships_race = Preteky obchodných lodí
    .desc = Hráč s viacerými obchodnými loďami dostane 1 ľubovoľnú surovinu; pri zhode (každý aspoň 1 loď) ju dostanú obaja.
event-traveling_merchant = Obchodník na cestách
    .desc = Každý si smie kúpiť až 2 suroviny podľa svojho výberu, kus za 1 zlato; použiť sa dá aj zlato z tohto hodu.
event-year_of_plenty = Výnosný rok
    .desc = Každé Skladisko a každý Kláštor pridá 1 surovinu na každú susednú krajinu, na ktorej je ešte miesto.
event-yule = Vianoce
    .desc = Priprav balíček udalostí znova ako na začiatku hry (3 karty, na ne Vianoce, navrch zvyšok zamiešaných kariet) a ťahaj novú kartu udalosti.
event-gift_for_the_prince = Dar kniežaťu
    .desc = Za každú svoju jednotku s bodom sily získa hráč 1 zlato; čo sa nezmestí, prepadá.
event-riots = Rebélia
    .desc = Za jednotky s bodom sily alebo obchodu sa platí: za 1 až 2 také 1 zlato, za 3 a viac 2 zlatá. Kto nezaplatí, vloží jednu z nich pod balíček s rovnakým rubom.
event-plague = Mor
    .desc = Každá krajina susediaca s mestom stráca 1 surovinu (aj medzi dvoma mestami len 1; výstavby krajiny sa netýka); Kúpele chránia 4 krajiny svojho mesta; potom každá Lekáreň dá svojmu majiteľovi 1 ľubovoľnú surovinu.
event-moon-1 = doteraz neznáma karta (1)
    .desc = Jedna zo šiestich kariet udalostí náhodne vybraných pre Súboj kniežat.
event-moon-2 = doteraz neznáma karta (2)
    .desc = Jedna zo šiestich kariet udalostí náhodne vybraných pre Súboj kniežat.
event-moon-3 = doteraz neznáma karta (3)
    .desc = Jedna zo šiestich kariet udalostí náhodne vybraných pre Súboj kniežat.
event-moon-4 = doteraz neznáma karta (4)
    .desc = Jedna zo šiestich kariet udalostí náhodne vybraných pre Súboj kniežat.
event-moon-5 = doteraz neznáma karta (5)
    .desc = Jedna zo šiestich kariet udalostí náhodne vybraných pre Súboj kniežat.
event-moon-6 = doteraz neznáma karta (6)
    .desc = Jedna zo šiestich kariet udalostí náhodne vybraných pre Súboj kniežat.

## Strany kocky udalostí

face-brigand = Zlodej
    .desc = Komu sa započíta 8 a viac surovín, príde o celú zásobu zlata aj vlny (zlato v Skrýši zostáva).
face-trade = Obchod
    .desc = Kto drží žetón obchodu, vezme súperovi 1 surovinu podľa svojho výberu (s Úžerníkom až 2).
face-celebration = Oslava
    .desc = Kto má viac bodov zručnosti, získa 1 ľubovoľnú surovinu; pri zhode (aj 0 : 0) ju získajú obaja.
face-plentiful_harvest = Bohatá úroda
    .desc = Obaja hráči získajú po 1 ľubovoľnej surovine; Colnice a Pirátske lode pridávajú zlato.
face-event_card = Ťahanie udalosti
    .desc = Aktívny hráč odkryje vrchnú kartu udalostí, tá sa vyhodnotí pre všetkých, ktorých sa týka, a vráti sa naspodok balíčka.

## Suroviny

resource-lumber = drevo
    .acc = drevo
    .one = 1 drevo
    .few = drevá
    .other = driev
    .desc = Z lesa. Na cesty, dediny a veľa kariet.
resource-wool = vlna
    .acc = vlnu
    .one = 1 vlnu
    .few = vlny
    .other = vĺn
    .desc = Z pasienka. Na dediny a veľa kariet. Bohatým ju zlodej berie všetku.
resource-gold = zlato
    .acc = zlato
    .one = 1 zlato
    .few = zlatá
    .other = zlát
    .desc = Zo zlatonosnej rieky. Na veľa kariet a na niektoré udalosti. Bohatým ho zlodej berie všetko.
resource-brick = tehly
    .acc = tehly
    .one = 1 tehlu
    .few = tehly
    .other = tehál
    .desc = Z vrchoviny. Na cesty a dediny.
resource-ore = ruda
    .acc = rudu
    .one = 1 rudu
    .few = rudy
    .other = rúd
    .desc = Z pohoria. Na mestá a veľa kariet.
resource-grain = obilie
    .acc = obilie
    .one = 1 obilie
    .few = obilia
    .other = obilí
    .desc = Z polí. Na dediny, mestá a veľa kariet.
resource-any = ľubovoľná surovina
    .acc = ľubovoľnú surovinu
    .one = 1 ľubovoľnú surovinu
    .few = ľubovoľné suroviny
    .other = ľubovoľných surovín
amount-any =
    { $n ->
        [one] { $n } surovina iného druhu
        [few] { $n } suroviny iného druhu
       *[other] { $n } surovín iného druhu
    }
    .acc =
    { $n ->
        [one] { $n } surovinu iného druhu
        [few] { $n } suroviny iného druhu
       *[other] { $n } surovín iného druhu
    }
amount-lumber =
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
amount-wool =
    { $n ->
        [one] { $n } vlna
        [few] { $n } vlny
       *[other] { $n } vĺn
    }
    .acc =
    { $n ->
        [one] { $n } vlnu
        [few] { $n } vlny
       *[other] { $n } vĺn
    }
amount-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlatá
       *[other] { $n } zlát
    }
    .acc =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlatá
       *[other] { $n } zlát
    }
amount-brick =
    { $n ->
        [one] { $n } tehla
        [few] { $n } tehly
       *[other] { $n } tehál
    }
    .acc =
    { $n ->
        [one] { $n } tehlu
        [few] { $n } tehly
       *[other] { $n } tehál
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

## Krajiny

region-red_forest = les (2)
    .acc = les (2)
    .short = les
region-red_gold_field = zlatonosná rieka (1)
    .acc = zlatonosnú rieku (1)
    .short = zlat. rieka
region-red_fields = pole (6)
    .acc = pole (6)
    .short = pole
region-red_hills = vrchovina (3)
    .acc = vrchovinu (3)
    .short = vrchovina
region-red_pasture = pasienok (4)
    .acc = pasienok (4)
    .short = pasienok
region-red_mountains = pohorie (5)
    .acc = pohorie (5)
    .short = pohorie
region-blue_forest = les (3)
    .acc = les (3)
    .short = les
region-blue_gold_field = zlatonosná rieka (4)
    .acc = zlatonosnú rieku (4)
    .short = zlat. rieka
region-blue_fields = pole (5)
    .acc = pole (5)
    .short = pole
region-blue_hills = vrchovina (2)
    .acc = vrchovinu (2)
    .short = vrchovina
region-blue_pasture = pasienok (1)
    .acc = pasienok (1)
    .short = pasienok
region-blue_mountains = pohorie (6)
    .acc = pohorie (6)
    .short = pohorie
region-stack_fields_3 = pole (3)
    .acc = pole (3)
    .short = pole
region-stack_fields_1 = pole (1)
    .acc = pole (1)
    .short = pole
region-stack_mountains_4 = pohorie (4)
    .acc = pohorie (4)
    .short = pohorie
region-stack_mountains_2 = pohorie (2)
    .acc = pohorie (2)
    .short = pohorie
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
region-stack_pasture_6 = pasienok (6)
    .acc = pasienok (6)
    .short = pasienok
region-stack_pasture_5 = pasienok (5)
    .acc = pasienok (5)
    .short = pasienok
region-stack_gold_field_3 = zlatonosná rieka (3)
    .acc = zlatonosnú rieku (3)
    .short = zlat. rieka
region-stack_gold_field_2 = zlatonosná rieka (2)
    .acc = zlatonosnú rieku (2)
    .short = zlat. rieka

## Miesta: osady majú písmená, prvé dve sú A a B; vľavo pribúdajú Z, Y, X, vpravo C, D, E

place-c-11-above = vľavo od V hore
    .to = vľavo od V hore
place-c-11-below = vľavo od V dole
    .to = vľavo od V dole
place-c-9-above = vľavo od W hore
    .to = vľavo od W hore
place-c-9-below = vľavo od W dole
    .to = vľavo od W dole
place-c-7-above = vľavo od X hore
    .to = vľavo od X hore
place-c-7-below = vľavo od X dole
    .to = vľavo od X dole
place-c-5-above = vľavo od Y hore
    .to = vľavo od Y hore
place-c-5-below = vľavo od Y dole
    .to = vľavo od Y dole
place-c-3-above = vľavo od Z hore
    .to = vľavo od Z hore
place-c-3-below = vľavo od Z dole
    .to = vľavo od Z dole
place-c-1-above = vľavo od A hore
    .to = vľavo od A hore
place-c-1-below = vľavo od A dole
    .to = vľavo od A dole
place-c1-above = medzi A a B hore
    .to = medzi A a B hore
place-c1-below = medzi A a B dole
    .to = medzi A a B dole
place-c3-above = vpravo od B hore
    .to = vpravo od B hore
place-c3-below = vpravo od B dole
    .to = vpravo od B dole
place-c5-above = vpravo od C hore
    .to = vpravo od C hore
place-c5-below = vpravo od C dole
    .to = vpravo od C dole
place-c7-above = vpravo od D hore
    .to = vpravo od D hore
place-c7-below = vpravo od D dole
    .to = vpravo od D dole
place-c9-above = vpravo od E hore
    .to = vpravo od E hore
place-c9-below = vpravo od E dole
    .to = vpravo od E dole
place-c11-above = vpravo od F hore
    .to = vpravo od F hore
place-c11-below = vpravo od F dole
    .to = vpravo od F dole
place-c13-above = vpravo od G hore
    .to = vpravo od G hore
place-c13-below = vpravo od G dole
    .to = vpravo od G dole
place-cache = Skrýša na zlato
    .acc = Skrýšu na zlato
    .to = do Skrýše na zlato
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
spot-c-10-above-2 = nad V, druhé miesto
spot-c-10-below-1 = pod V
spot-c-10-below-2 = pod V, druhé miesto
spot-c-8-above-1 = nad W
spot-c-8-above-2 = nad W, druhé miesto
spot-c-8-below-1 = pod W
spot-c-8-below-2 = pod W, druhé miesto
spot-c-6-above-1 = nad X
spot-c-6-above-2 = nad X, druhé miesto
spot-c-6-below-1 = pod X
spot-c-6-below-2 = pod X, druhé miesto
spot-c-4-above-1 = nad Y
spot-c-4-above-2 = nad Y, druhé miesto
spot-c-4-below-1 = pod Y
spot-c-4-below-2 = pod Y, druhé miesto
spot-c-2-above-1 = nad Z
spot-c-2-above-2 = nad Z, druhé miesto
spot-c-2-below-1 = pod Z
spot-c-2-below-2 = pod Z, druhé miesto
spot-c0-above-1 = nad A
spot-c0-above-2 = nad A, druhé miesto
spot-c0-below-1 = pod A
spot-c0-below-2 = pod A, druhé miesto
spot-c2-above-1 = nad B
spot-c2-above-2 = nad B, druhé miesto
spot-c2-below-1 = pod B
spot-c2-below-2 = pod B, druhé miesto
spot-c4-above-1 = nad C
spot-c4-above-2 = nad C, druhé miesto
spot-c4-below-1 = pod C
spot-c4-below-2 = pod C, druhé miesto
spot-c6-above-1 = nad D
spot-c6-above-2 = nad D, druhé miesto
spot-c6-below-1 = pod D
spot-c6-below-2 = pod D, druhé miesto
spot-c8-above-1 = nad E
spot-c8-above-2 = nad E, druhé miesto
spot-c8-below-1 = pod E
spot-c8-below-2 = pod E, druhé miesto
spot-c10-above-1 = nad F
spot-c10-above-2 = nad F, druhé miesto
spot-c10-below-1 = pod F
spot-c10-below-2 = pod F, druhé miesto
spot-c12-above-1 = nad G
spot-c12-above-2 = nad G, druhé miesto
spot-c12-below-1 = pod G
spot-c12-below-2 = pod G, druhé miesto
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

## Doberacie balíčky, žetóny, strany

stack-1 = 1. balíček
    .acc = 1. balíček
    .from = z 1. balíčka
stack-2 = 2. balíček
    .acc = 2. balíček
    .from = z 2. balíčka
stack-3 = 3. balíček
    .acc = 3. balíček
    .from = z 3. balíčka
stack-4 = 4. balíček
    .acc = 4. balíček
    .from = zo 4. balíčka
stack-5 = 5. balíček
    .acc = 5. balíček
    .from = z 5. balíčka
stack-6 = 6. balíček
    .acc = 6. balíček
    .from = zo 6. balíčka
token-strength = žetón sily
    .acc = žetón sily
token-trade = žetón obchodu
    .acc = žetón obchodu
side-left = vľavo
side-right = vpravo

## Prečo sa teraz niečo zvoliť nedá

why-city-already = Tu už mesto stojí.
why-none-left = Balíček sa už minul.
why-no-road = Najprv sem potrebuješ cestu.
why-road-already = Na tomto konci už cesta je.
why-stores-full = Surovinu z výmeny nemáš kam uložiť.
why-minted = Mincovňa už v tomto ťahu poslúžila.
why-unique = Táto karta smie v tvojom kniežatstve stáť len raz.
why-no-site = Nemáš voľné stavebné miesto.
why-no-city-site = Nemáš voľné stavebné miesto pri meste.
why-needs = Najprv potrebuješ: { $what }.
why-needs-one-of = Podmienka karty nie je splnená; stačilo by napríklad: { $what }.
why-few-resources = Chýbajú ti suroviny: ešte { $n }, akékoľvek.
why-nothing-to-take = Súper nemá nič, čo by sa dalo u teba uložiť.
why-no-gold-to-take = Súper nemá zlato, alebo ho nemáš kam uložiť.
why-no-target = Súper nemá nič, čo by táto karta zasiahla.
why-no-hand = Súper nemá v ruke žiadne karty.
why-no-region-of-roll = Žiadna tvoja krajina s hodeným číslom nemá miesto.
why-no-bath-house = Nemáš Kúpele, vedľa ktorých by bolo miesto.
why-no-discards = V odhadzovacom balíčku nie je čo vziať.
why-no-store = Viac sa už nezmestí: { $what }.
why-with-settlement = Zved sa hrá, keď staviaš dedinu.
why-another-time = Táto karta sa hrá v inej chvíli.
why-parish-hall-here = Stavia sa na Obecný dom pri meste.
why-not-city = Táto karta patrí len k mestu.
why-site-full = Tu nie je voľné miesto.
