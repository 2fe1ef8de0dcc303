### Cave vs Cave po slovensky. `$tile`, `$room`, `$good`, `$cell`, `$slot` a `$face` sú mená z tohto súboru (`-acc`
### 4. pád, `-ins` 7. pád; `-desc`, `-effect`, `-one`, `-where` sú ich ďalšie tvary), `$seat` je hráč. Počty sú celé
### čísla, a tie majú v slovenčine tri tvary: one, few a other (many patrí zlomkom).

game-name = Caverna: Jaskyňa proti jaskyni
game-about = Vyhĺb jaskyňu, postav múry, zariaď miestnosti: súboj dvoch trpasličích rodov, alebo hlavolam pre jedného.
    .length = 20–30 minút
    .weight = stredne náročná
    .aim = Vyhrá, kto má po 8 kolách viac bodov.

## Čo sa deje

starts = Začína { $seat }.
removed = Z hry odchádza { $room }.
round =
    { $turns ->
        [one] { $round }. kolo: pribúda doštička { $tile }, na hráča pripadá { $turns } ťah.
        [few] { $round }. kolo: pribúda doštička { $tile }, na hráča pripadajú { $turns } ťahy.
       *[other] { $round }. kolo: pribúda doštička { $tile }, na hráča pripadá { $turns } ťahov.
    }
took = { $seat } berie { $tile-acc }.
did =
    { $cost-count ->
        [0] { $cause }: { $seat } získava { $goods-acc }.
       *[other]
            { $goods-count ->
                [0] { $cause }: { $seat } platí { $cost-acc }.
               *[other] { $cause }: { $seat } platí { $cost-acc } a získava { $goods-acc }.
            }
    }
used = { $seat } používa { $room-acc }.
exchanged = { $seat } mení { $good-one } za 1 jedlo.
sold-food =
    { $goods-count ->
        [0] { $seat } predáva na Nálezisku 1 jedlo, ale viac zlata už neunesie.
       *[other] { $seat } predáva na Nálezisku 1 jedlo za { $goods-acc }.
    }
built = { $seat } stavia múr { $slot }.
razed = { $seat } búra múr { $slot }.
dug = { $seat } hĺbi { $cell-where } a odkrýva { $room-acc }.
food-found = { $seat } tam nachádza 1 jedlo.
drew = Z doberacieho balíčka pribúda do ponuky { $room }.
furnished =
    { $cost-count ->
        [0] { $seat } zariaďuje { $room-acc } { $cell-where }.
       *[other] { $seat } zariaďuje { $room-acc } { $cell-where }: { $cost-acc }.
    }
cavern = { $seat } dostáva prídavnú sluj a kladie ju { $face-ins } nahor.
ended = Posledný ťah je za nami.

## Otázky

ask-take-tile =
    { $turns ->
        [4] { $turn }. ťah zo { $turns }. Ktorú doštičku akcie si vezmeš?
       *[other] { $turn }. ťah z { $turns }. Ktorú doštičku akcie si vezmeš?
    }
    .help = Vezmi si doštičku a urob, čo ukazuje. V tomto kole si ju už nikto iný nevezme.
ask-act = { $tile }: čo urobíš ďalej?
    .help = Časti doštičky smieš urobiť v ľubovoľnom poradí, každú raz. Čo nechceš, vynechaj.
ask-use-room =
    { $uses ->
        [one] Ktorú miestnosť použiješ? (ešte jednu)
       *[other] Ktorú miestnosť použiješ? (ešte najviac { $uses })
    }
    .help = Oranžová miestnosť pracuje, len keď ju použiješ, a v jednom ťahu najviac raz.
ask-in-room = { $room }: čo tu urobíš?
    .help = Vyber si z toho, čo miestnosť ponúka, a odíď. Až potom použi ďalšiu.
ask-gain-one = Ktorú surovinu získaš?
    .help = Dostaneš jednu z ponúkaných surovín, zadarmo. Mysli na cenu svojej ďalšej miestnosti.
ask-raise-one = Ktorú surovinu doplníš na { $to }?
    .help = Vybraná surovina sa doplní na toto číslo. Najviac získaš s tou, ktorej máš málo.
ask-pay-three = Čím zaplatíš?
    .help = Cenou sú tri rôzne suroviny. Nechaj si tie, ktoré potrebuje tvoja ďalšia miestnosť.
ask-build-wall = Kam postavíš múr?
    .help = Múr smie stáť medzi ktorýmikoľvek dvoma poľami tvojej jaskyne. Miestnosti chcú určité múry, ale múry tiež bránia v ceste.
ask-raze-wall = Ktorý múr zbúraš?
    .help = Múr sa vracia do zásoby. Už zariadené miestnosti zostávajú.
ask-dig = Kde budeš hĺbiť?
    .help = Hĺbiť sa dá tam, kam od vchodu vedie cesta. Odkrytá miestnosť pribudne do ponuky, pre oboch.
ask-choose-room = Ktorú miestnosť zariadiš?
    .help = Svietia miestnosti, na ktoré máš a pre ktoré je miesto. Pri ostatných sa dozvieš, čo chýba.
ask-choose-cell = Kde zariadiš { $room-acc }?
    .help = Svietia prázdne sluje, okolo ktorých sú správne múry.
ask-pay-surcharge = Čím priplatíš za { $room-acc }?
    .help = Toto stojí zariaďovanie navyše k cene miestnosti. Vyber, čo môžeš oželieť.
ask-lay-cavern = Tvoja jaskyňa je plná! Ktorou stranou nahor položíš prídavnú sluj?
    .help = Dostávaš sluj navyše, s dvoma alebo tromi múrmi zo skaly. Pozri sa, aké múry chce tvoja ďalšia miestnosť.

## Odpovede

do-end = Ukončiť ťah
do-stop = Ďalšie miestnosti nepoužívať
do-leave = Odísť z miestnosti
do-sell-food = Predať 1 jedlo za 1 zlato
do-take = { $tile }: { $tile-desc }
do-do = { $effect }
do-do-due = { $effect } – teraz { $due }
do-use = Použiť { $room-acc }: { $room-effect }
do-exchange = Vymeniť { $good-one } za 1 jedlo
do-gain = Získať { $good-one }
do-raise = Doplniť { $good-acc } z { $from } na { $to }
do-pay = Zaplatiť { $three-one }
do-build = Postaviť { $slot }
do-raze = Zbúrať múr { $slot }
do-dig =
    { $food ->
        [0] Hĺbiť { $cell-where }
        [one] Hĺbiť { $cell-where } a nájsť { $food } jedlo
        [few] Hĺbiť { $cell-where } a nájsť { $food } jedlá
       *[other] Hĺbiť { $cell-where } a nájsť { $food } jedál
    }
do-furnish =
    { $cost-count ->
        [0]
            { $points ->
                [one] { $room } zadarmo: { $points } bod; { $room-effect }
                [few] { $room } zadarmo: { $points } body; { $room-effect }
               *[other] { $room } zadarmo: { $points } bodov; { $room-effect }
            }
       *[other]
            { $points ->
                [one] { $room } za { $cost-acc }: { $points } bod; { $room-effect }
                [few] { $room } za { $cost-acc }: { $points } body; { $room-effect }
               *[other] { $room } za { $cost-acc }: { $points } bodov; { $room-effect }
            }
    }
do-place = Zariadiť { $room-acc } { $cell-where }
do-surcharge =
    { $amount ->
        [one] Priplatiť { $amount } { $surcharge-one }, aj s cenou miestnosti spolu { $total-acc }
        [few] Priplatiť { $amount } { $surcharge-few }, aj s cenou miestnosti spolu { $total-acc }
       *[other] Priplatiť { $amount } { $surcharge-other }, aj s cenou miestnosti spolu { $total-acc }
    }
do-lay = Položiť ju { $face-ins } nahor
with-room = { $what } ({ $room }: { $bonus })
bonus-goods = +{ $goods }
bonus-room =
    { $n ->
        [one] +{ $n } miestnosť
        [few] +{ $n } miestnosti
       *[other] +{ $n } miestností
    }

## Koniec

score-rooms = Miestnosti
score-gold = Zlato
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
remark-outstanding =
    { $points ->
        [one] { $points } bod. Cieľ je { $goal }: vynikajúci výsledok!
        [few] { $points } body. Cieľ je { $goal }: vynikajúci výsledok!
       *[other] { $points } bodov. Cieľ je { $goal }: vynikajúci výsledok!
    }
remark-best-room = Body sú vyrovnané, rozhoduje najcennejšia miestnosť.
remark-draw = Body sú vyrovnané a najcennejšie miestnosti tiež: remíza.

## Kresba

view-round =
    { $rounds ->
        [7] { $round }. kolo zo { $rounds }
       *[other] { $round }. kolo z { $rounds }
    }
view-turn =
    { $turns ->
        [4] { $turn }. ťah zo { $turns }
       *[other] { $turn }. ťah z { $turns }
    }
view-moves = na ťahu je { $seat }
view-over = hra sa skončila
view-board = Plán akcií
view-from-start = od začiatku
view-schedule = Ťahov na hráča
view-display = Ponuka
view-empty-display = žiadna miestnosť
view-walls = Múry v zásobe: { $walls } zo { $all }
view-cavern = Prídavná sluj: voľná
view-cavern-of = Prídavná sluj: { $seat }
view-pile = Doberací balíček: { $rooms }
view-goal =
    { $goal ->
        [one] Cieľ: { $goal } bod
        [few] Cieľ: { $goal } body
       *[other] Cieľ: { $goal } bodov
    }
view-removed = Mimo tejto hry: { $rooms }
view-starts = začína
view-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
view-free = zadarmo
view-empty = prázdna sluj
view-covered = ešte nevyhĺbené
view-my-cave = Moja jaskyňa
view-wall = Múr { $slot }
view-coming =
    { $turns ->
        [one] { $round }. kolo: skrytá doštička; každý má { $turns } ťah
        [few] { $round }. kolo: skrytá doštička; každý má { $turns } ťahy
        [many] { $round }. kolo: skrytá doštička; každý má { $turns } ťahu
       *[other] { $round }. kolo: skrytá doštička; každý má { $turns } ťahov
    }
view-missing = Chýba: { $goods }.
view-no-cavern = Žiadna prázdna sluj nemá také múry.
view-too-blue = Najprv treba viac oranžových miestností.
view-key-rooms = ◆ oranžová, ◇ modrá, ★ body, ✓ zmestí sa a máš na ňu; múry: ━ musí, ┅ smie byť

## Doštičky akcií

tile-cultivation = Pestovanie
    .acc = Pestovanie
    .desc = použiť 1 oranžovú miestnosť; získať 2 dvojzrnky a 1 ľan
tile-housework = Domáce práce
    .acc = Domáce práce
    .desc = zariadiť sluj za 1 jedlo na trpaslíka; zariadiť sluj za 5 jedál alebo 1 zlato
tile-excavation = Hĺbenie
    .acc = Hĺbenie
    .desc = vyhĺbiť 1 sluj, alebo 2 za 2 jedlá; získať 1 kameň
tile-undergrowth = Podrast
    .acc = Podrast
    .desc = použiť 1 oranžovú miestnosť; získať 2 drevá
tile-furnishing = Zariaďovanie
    .acc = Zariaďovanie
    .desc = získať 1 jedlo; zariadiť sluj za 1 jedlo na trpaslíka
tile-masonry = Murárske práce
    .acc = Murárske práce
    .desc = použiť 1 oranžovú miestnosť; získať 1 drevo alebo 1 kameň; postaviť 1 múr
tile-undermining = Podkopanie
    .acc = Podkopanie
    .desc = použiť až 2 oranžové miestnosti, alebo vyhĺbiť 1 sluj, hoci aj cez múry
tile-expansion = Rozšírenie
    .acc = Rozšírenie
    .desc = vyhĺbiť 1 sluj; zariadiť sluj za 5 jedál alebo 2 zlatá
tile-breach = Prielom
    .acc = Prielom
    .desc = zbúrať 1 múr a získať 2 kamene, 3 jedlá a 1 zlato
tile-drift_mining = Razenie štôlní
    .acc = Razenie štôlní
    .desc = použiť 1 oranžovú miestnosť; vyhĺbiť 1 sluj
tile-expedition = Výprava
    .acc = Výpravu
    .desc = vymeniť 5 driev alebo 5 kameňov za 4 zlatá, alebo použiť až 3 oranžové miestnosti
tile-renovation = Renovácia
    .acc = Renováciu
    .desc = postaviť 1 múr; zariadiť sluj bez príplatku (vo dvojici len vtedy, keď máš viac zlata ako súper)

## Miestnosti

room-shelf = Polica
    .acc = Policu
    .short = Polica
    .effect = drevo/kameň/dvojzrnka/ľan ↑ 2
    .desc = Oranžová miestnosť; múry: { shape-one }. Doplniť drevo, kameň, dvojzrnku alebo ľan na 2.
room-spinning_wheel = Kolovrat
    .acc = Kolovrat
    .short = Kolovrat
    .effect = 1 ľan → 1 zlato, alebo 3 ľany → 2 zlatá
    .desc = Oranžová miestnosť; múry: { shape-one }. Vymeniť 1 ľan za 1 zlato, alebo vymeniť 3 ľany za 2 zlatá.
room-tunnel = Tunel
    .acc = Tunel
    .short = Tunel
    .effect = +2 jedlá; +1 kameň, ak máš menej ako 3
    .desc = Oranžová miestnosť; múry: { shape-opposite }. Získať 2 jedlá; získať 1 kameň (ak máš menej ako 3).
room-grindstone = Žarnov
    .acc = Žarnov
    .short = Žarnov
    .effect = 1 dvojzrnka → 3 jedlá, alebo 4 dvojzrnky → 7 jedál
    .desc = Oranžová miestnosť; múry: { shape-one_or_corner }. Vymeniť 1 dvojzrnku za 3 jedlá, alebo vymeniť 4 dvojzrnky za 7 jedál.
room-food_corner = Jedálenský kút
    .acc = Jedálenský kút
    .short = Jedál. kút
    .effect = jedlo ↑ 3
    .desc = Oranžová miestnosť; múry: { shape-corner }. Doplniť jedlo na 3.
room-parlor = Salón
    .acc = Salón
    .short = Salón
    .effect = každá surovina na 0 ↑ 1
    .desc = Oranžová miestnosť; múry: { shape-three }. Doplniť na 1 každú surovinu, ktorá sa minula.
room-warehouse = Skladisko
    .acc = Skladisko
    .short = Skladisko
    .effect = 2 jedlá → 1 drevo + 1 kameň + 1 dvojzrnka + 1 ľan
    .desc = Oranžová miestnosť; múry: { shape-one_to_three }. Vymeniť 2 jedlá za 1 drevo, 1 kameň, 1 dvojzrnku a 1 ľan.
room-stall = Stánok
    .acc = Stánok
    .short = Stánok
    .effect = 5 dvojzrniek → 4 zlatá, alebo 5 ľanov → 4 zlatá
    .desc = Oranžová miestnosť; múry: { shape-one_to_three }. Vymeniť 5 dvojzrniek za 4 zlatá, alebo vymeniť 5 ľanov za 4 zlatá.
room-sacrificial_altar = Obetný oltár
    .acc = Obetný oltár
    .short = Oltár
    .effect = 1 drevo + 1 dvojzrnka + 1 ľan + 1 jedlo → 3 zlatá
    .desc = Oranžová miestnosť; múry: { shape-one_to_three }. Vymeniť 1 drevo, 1 dvojzrnku, 1 ľan a 1 jedlo za 3 zlatá.
room-storeroom = Sklad
    .acc = Sklad
    .short = Sklad
    .effect = +1 dvojzrnka, +1 ľan, +1 jedlo
    .desc = Oranžová miestnosť; múry: { shape-corner }. Získať 1 dvojzrnku, 1 ľan a 1 jedlo.
room-weaving_room = Tkáčovňa
    .acc = Tkáčovňu
    .short = Tkáčovňa
    .effect = 2 ľany → 2 jedlá + 2 zlatá
    .desc = Oranžová miestnosť; múry: { shape-corner }. Vymeniť 2 ľany za 2 jedlá a 2 zlatá.
room-furniture_workshop = Stolárska dielňa
    .acc = Stolársku dielňu
    .short = Dielňa
    .effect = 2 drevá + 1 ľan → 3 zlatá
    .desc = Oranžová miestnosť; múry: { shape-corner_or_three }. Vymeniť 2 drevá a 1 ľan za 3 zlatá.
room-gold_vein = Zlatá žila
    .acc = Zlatú žilu
    .short = Zlatá žila
    .effect = +1 kameň, +1 zlato
    .desc = Oranžová miestnosť; múry: { shape-corner_or_three }. Získať 1 kameň a 1 zlato.
room-junction_room = Križovatka
    .acc = Križovatku
    .short = Križovatka
    .effect = 3 rôzne suroviny → 2 zlatá
    .desc = Oranžová miestnosť; múry: { shape-opposite }. Vymeniť 3 rôzne suroviny (po jednej) za 2 zlatá.
room-digging_cave = Hĺbená jaskyňa
    .acc = Hĺbenú jaskyňu
    .short = Hĺbená j.
    .effect = 1 zlato → vyhĺbiť 1 sluj
    .desc = Oranžová miestnosť; múry: { shape-three }. Za 1 zlato vyhĺbiť 1 sluj.
room-bakehouse = Pekáreň
    .acc = Pekáreň
    .short = Pekáreň
    .effect = 2 dvojzrnky → 4 jedlá + 1 zlato, alebo 3 dvojzrnky → 4 jedlá + 2 zlatá
    .desc = Oranžová miestnosť; múry: { shape-three }. Vymeniť 2 dvojzrnky za 4 jedlá a 1 zlato, alebo vymeniť 3 dvojzrnky za 4 jedlá a 2 zlatá.
room-state_room = Slávnostná komnata
    .acc = Slávnostnú komnatu
    .short = Komnata
    .effect = +1 ľan, +1 zlato
    .desc = Oranžová miestnosť; múry: { shape-three_or_four }. Získať 1 ľan a 1 zlato.
room-secret_chamber = Tajná komora
    .acc = Tajnú komoru
    .short = Taj. komora
    .effect = +3 ľany, alebo +1 zlato
    .desc = Oranžová miestnosť; múry: { shape-four }. Získať 3 ľany, alebo získať 1 zlato.
room-treasury = Pokladnica
    .acc = Pokladnicu
    .short = Pokladnica
    .effect = 3 zlatá → 4 zlatá + 1 jedlo
    .desc = Oranžová miestnosť; múry: { shape-four }. Vymeniť 3 zlatá za 4 zlatá a 1 jedlo.
room-prospecting_site = Nálezisko
    .acc = Nálezisko
    .short = Nálezisko
    .effect = 1 jedlo → 1 zlato v ťahu s Podrastom
    .desc = Modrá miestnosť; múry: { shape-one_or_corner }. V ťahu s Podrastom smieš raz predať 1 jedlo za 1 zlato.
room-retting_room = Máčareň
    .acc = Máčareň
    .short = Máčareň
    .effect = +1 jedlo, kedykoľvek získaš 1 až 3 ľany
    .desc = Modrá miestnosť; múry: { shape-one_to_three }. Kedykoľvek získaš 1 až 3 ľany, získaš aj 1 jedlo.
room-equipment_room = Sklad výstroja
    .acc = Sklad výstroja
    .short = Výstroj
    .effect = o miestnosť viac pri „použiť 2“ a „použiť 3“
    .desc = Modrá miestnosť; múry: { shape-one_or_corner }. Pri akcii „použiť 2 miestnosti“ alebo „použiť 3 miestnosti“ smieš použiť ešte jednu inú oranžovú miestnosť.
room-wood_storeroom = Sklad dreva
    .acc = Sklad dreva
    .short = Sklad dreva
    .effect = +1 drevo pri „použiť 1 miestnosť“
    .desc = Modrá miestnosť; múry: { shape-corner }. Pri akcii „použiť 1 miestnosť“ získaš aj 1 drevo.
room-dungeon = Kobka
    .acc = Kobku
    .short = Kobka
    .effect = +2 zlatá, kedykoľvek postavíš múr
    .desc = Modrá miestnosť; múry: { shape-four }. Kedykoľvek postavíš múr, získaš 2 zlatá.
room-cave_entrance = Vchod do jaskyne
    .acc = Vchod do jaskyne
    .short = Vchod
    .effect = +1 drevo, 1 kameň, 1 dvojzrnka alebo 1 ľan
    .desc = Oranžová miestnosť. Získať 1 drevo, 1 kameň, 1 dvojzrnku alebo 1 ľan.

## Požiadavky na múry

shape-one = práve jeden múr
shape-one_or_corner = jeden múr, alebo dva, ktoré sa stretajú v rohu
shape-one_to_three = jeden múr, dva, ktoré sa stretajú v rohu, alebo tri
shape-corner = práve dva múry, ktoré sa stretajú v rohu
shape-opposite = práve dva protiľahlé múry
shape-corner_or_three = dva múry, ktoré sa stretajú v rohu, alebo tri
shape-three = práve tri múry
shape-three_or_four = tri alebo štyri múry
shape-four = všetky štyri múry

## Čo robí časť doštičky alebo miestnosti

effect-cultivation-room = Použiť 1 oranžovú miestnosť
effect-cultivation-crops = Získať 2 dvojzrnky a 1 ľan
effect-housework-furnish_a = Zariadiť sluj (príplatok 1 jedlo na trpaslíka)
effect-housework-furnish_b = Zariadiť sluj (príplatok 5 jedál alebo 1 zlato)
effect-excavation-one = Vyhĺbiť 1 sluj
effect-excavation-two = Za 2 jedlá vyhĺbiť 2 sluje
effect-excavation-stone = Získať 1 kameň
effect-undergrowth-room = Použiť 1 oranžovú miestnosť
effect-undergrowth-wood = Získať 2 drevá
effect-furnishing-food = Získať 1 jedlo
effect-furnishing-furnish = Zariadiť sluj (príplatok 1 jedlo na trpaslíka)
effect-masonry-room = Použiť 1 oranžovú miestnosť
effect-masonry-material = Získať 1 drevo alebo 1 kameň
effect-masonry-wall = Postaviť 1 múr
effect-undermining-rooms = Použiť až 2 oranžové miestnosti
effect-undermining-dig = Vyhĺbiť 1 sluj, hoci aj cez múry
effect-expansion-dig = Vyhĺbiť 1 sluj
effect-expansion-furnish = Zariadiť sluj (príplatok 5 jedál alebo 2 zlatá)
effect-breach-raze = Zbúrať 1 múr a získať 2 kamene, 3 jedlá a 1 zlato
effect-drift_mining-room = Použiť 1 oranžovú miestnosť
effect-drift_mining-dig = Vyhĺbiť 1 sluj
effect-expedition-wood = Vymeniť 5 driev za 4 zlatá
effect-expedition-stone = Vymeniť 5 kameňov za 4 zlatá
effect-expedition-rooms = Použiť až 3 oranžové miestnosti
effect-renovation-wall = Postaviť 1 múr
effect-renovation-furnish = Zariadiť sluj bez príplatku
effect-shelf = Doplniť drevo, kameň, dvojzrnku alebo ľan na 2
effect-spinning_wheel-1 = Vymeniť 1 ľan za 1 zlato
effect-spinning_wheel-2 = Vymeniť 3 ľany za 2 zlatá
effect-tunnel-1 = Získať 2 jedlá
effect-tunnel-2 = Získať 1 kameň (ak máš menej ako 3)
effect-grindstone-1 = Vymeniť 1 dvojzrnku za 3 jedlá
effect-grindstone-2 = Vymeniť 4 dvojzrnky za 7 jedál
effect-food_corner = Doplniť jedlo na 3
effect-parlor = Doplniť na 1 každú surovinu, ktorá sa minula
effect-warehouse = Vymeniť 2 jedlá za 1 drevo, 1 kameň, 1 dvojzrnku a 1 ľan
effect-stall-1 = Vymeniť 5 dvojzrniek za 4 zlatá
effect-stall-2 = Vymeniť 5 ľanov za 4 zlatá
effect-sacrificial_altar = Vymeniť 1 drevo, 1 dvojzrnku, 1 ľan a 1 jedlo za 3 zlatá
effect-storeroom = Získať 1 dvojzrnku, 1 ľan a 1 jedlo
effect-weaving_room = Vymeniť 2 ľany za 2 jedlá a 2 zlatá
effect-furniture_workshop = Vymeniť 2 drevá a 1 ľan za 3 zlatá
effect-gold_vein = Získať 1 kameň a 1 zlato
effect-junction_room = Vymeniť 3 rôzne suroviny (po jednej) za 2 zlatá
effect-digging_cave = Za 1 zlato vyhĺbiť 1 sluj
effect-bakehouse-1 = Vymeniť 2 dvojzrnky za 4 jedlá a 1 zlato
effect-bakehouse-2 = Vymeniť 3 dvojzrnky za 4 jedlá a 2 zlatá
effect-state_room = Získať 1 ľan a 1 zlato
effect-secret_chamber-1 = Získať 3 ľany
effect-secret_chamber-2 = Získať 1 zlato
effect-treasury = Vymeniť 3 zlatá za 4 zlatá a 1 jedlo
effect-cave_entrance = Získať 1 drevo, 1 kameň, 1 dvojzrnku alebo 1 ľan

## Tovar

good-wood = drevo
    .acc = drevo
    .short = drevo
    .one = 1 drevo
    .desc = Platí sa ním za miestnosti. Mať môžeš najviac 9.
good-stone = kameň
    .acc = kameň
    .short = kameň
    .one = 1 kameň
    .desc = Platí sa ním za miestnosti. Mať môžeš najviac 9.
good-emmer = dvojzrnka
    .acc = dvojzrnku
    .short = dvojz.
    .one = 1 dvojzrnku
    .desc = Miestnosti ju menia na viac. Vo svojom ťahu ju smieš meniť aj za jedlo, 1 za 1. Mať môžeš najviac 9.
good-flax = ľan
    .acc = ľan
    .short = ľan
    .one = 1 ľan
    .desc = Miestnosti ho menia na viac. Vo svojom ťahu ho smieš meniť aj za jedlo, 1 za 1. Mať môžeš najviac 9.
good-food = jedlo
    .acc = jedlo
    .short = jedlo
    .one = 1 jedlo
    .desc = Platí sa ním za hĺbenie, zariaďovanie a niektoré miestnosti. Mať môžeš najviac 9.
good-gold = zlato
    .acc = zlato
    .short = zlato
    .one = 1 zlato
    .desc = Každé je na konci za 1 bod. Platí sa ním aj za najlepšie miestnosti. Mať môžeš najviac 19.
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
amount-emmer =
    { $n ->
        [one] { $n } dvojzrnka
        [few] { $n } dvojzrnky
       *[other] { $n } dvojzrniek
    }
    .acc =
    { $n ->
        [one] { $n } dvojzrnku
        [few] { $n } dvojzrnky
       *[other] { $n } dvojzrniek
    }
amount-flax =
    { $n ->
        [one] { $n } ľan
        [few] { $n } ľany
       *[other] { $n } ľanov
    }
    .acc =
    { $n ->
        [one] { $n } ľan
        [few] { $n } ľany
       *[other] { $n } ľanov
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
surcharge-food = jedlo
    .one = jedlo
    .few = jedlá
    .other = jedál
surcharge-gold = zlato
    .one = zlato
    .few = zlatá
    .other = zlát

## Miesta: stĺpce A až C zľava, rady 1 až 5 zhora

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
cell-extra = prídavná sluj
    .where = v prídavnej sluji
slot-r0c0-r0c1 = medzi A1 a B1
slot-r0c0-r1c0 = medzi A1 a A2
slot-r0c1-r1c1 = medzi B1 a B2
slot-r1c0-r1c1 = medzi A2 a B2
slot-r1c0-r2c0 = medzi A2 a A3
slot-r1c1-r2c1 = medzi B2 a B3
slot-r2c0-r2c1 = medzi A3 a B3
slot-r2c0-r3c0 = medzi A3 a A4
slot-r2c1-r3c1 = medzi B3 a B4
slot-r3c0-r3c1 = medzi A4 a B4
slot-r3c0-r4c0 = medzi A4 a A5
slot-r3c1-r4c1 = medzi B4 a B5
slot-r4c0-r4c1 = medzi A5 a B5
slot-r4c1-r4c2 = medzi B5 a C5
slot-extra-east = vpravo pri prídavnej sluji
slot-extra-south = dole pri prídavnej sluji
face-two_walls = strana s dvoma múrmi
    .ins = stranou s dvoma múrmi
face-three_walls = strana s tromi múrmi
    .ins = stranou s tromi múrmi

## Prečo sa teraz niečo zvoliť nedá

why-more-gold = Potrebuješ viac zlata ako súper: chýba ti ešte { $what }.
why-used = Táto miestnosť už v tomto ťahu poslúžila.
why-blue = Modré miestnosti pôsobia samy; používajú sa len oranžové.
why-sold = Jedlo sa v jednom ťahu predáva len raz.
why-full = Viac sa nezmestí: už máš { $n } ({ $what }).
why-enough = Už máš aspoň { $n } ({ $what }).
why-few-kinds =
    { $n ->
        [one] Chýba ti ešte jeden druh surovín.
        [few] Chýbajú ti ešte { $n } druhy surovín.
       *[other] Chýba ti ešte { $n } druhov surovín.
    }
why-walled = Tu už múr stojí.
why-no-wall-here = Tu nemáš žiadny múr.
why-no-own-wall = V tvojej jaskyni nie je múr, ktorý by sa dal zbúrať.
why-no-walls-left = V zásobe nezostal žiadny múr.
why-unreachable = Od vchodu sem nevedie cesta.
why-nothing-to-dig = Od vchodu nevedie cesta k toľkým nevyhĺbeným slujam.
why-nothing-covered = Vo svojej jaskyni už nemáš čo hĺbiť.
why-no-room = Žiadnu miestnosť z ponuky teraz nezariadiš: chýbajú suroviny, múry, alebo prekáža farba.
why-more-orange =
    { $n ->
        [one] Oranžových miestností musí byť viac ako modrých: najprv zariaď ešte jednu oranžovú.
       *[other] Oranžových miestností musí byť viac ako modrých: najprv ich zariaď ešte { $n }.
    }
why-no-cavern = Nemáš prázdnu sluj.
why-walls-nowhere = Žiadna tvoja prázdna sluj nemá múry, ktoré táto miestnosť potrebuje.
why-covered = Tu ešte nie je vyhĺbené.
why-occupied = Tu už je { $what }.
why-walls-here = { $what }: múry tu nesedia.
