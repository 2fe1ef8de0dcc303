### Saboteur: The Dark Cave po slovensky. `$card`, `$creature`, `$web`, `$goal`, `$role`, `$clan` a `$corner` sú mená z
### tohto súboru (`-acc` je ich štvrtý pád), `$seat` a `$other` hráči v prvom páde, `$cell` a `$field` miesta, ostatné celé
### čísla. Vety hovoria v prítomnom čase, aby nezáviseli od rodu.

game-name = Sabotér – Temná jaskyňa
game-about = Nájdi v temnej jaskyni východ a vynes z nej zlato. Komu z oboch klanov sa však dá veriť?
    .length = 20–40 minút
    .weight = ľahká
    .aim = Nájdi východ a vynes zlato svojho klanu.

## Čo sa deje

dealt-clan = { $seat } patrí { $clan-to }.
your-role = Tvoja klanová karta: { $role } – { $role-desc }.
got = Dostávaš kartu { $card }.
first = Začína { $seat }.
creature-left = { $creature } opúšťa jaskyňu.
web-worn = { $web } sa otáča z 2 na 1.
web-gone = { $web } mizne.
stood-up = { $seat } vstáva a v tomto ťahu sa nesmie pohnúť.
skipped = { $seat } nemá v ruke žiadnu kartu: ťah sa vynecháva.
laid = { $seat } vykladá { $card-acc } na { $cell }.
laid-vein = { $seat } vykladá { $card-acc } na { $cell } a kladie na ňu nuget.
discarded =
    { $tier ->
        [1] { $seat } odhadzuje kartu stupňa I.
        [2] { $seat } odhadzuje kartu stupňa II.
       *[other] { $seat } odhadzuje kartu stupňa III.
    }
discarded-this = { $seat } odhadzuje { $card-acc }.
peeked-goal = { $seat } hrá Tajné informácie a pozerá sa na cieľovú kartu { $corner-where }.
saw-goal = { $seat } hrá Tajné informácie a pozerá sa na cieľovú kartu { $corner-where }: { $goal }.
peeked-clan = { $seat } hrá Tajné informácie a pozerá sa na klanovú kartu, ktorú má { $other }.
saw-clan = { $seat } hrá Tajné informácie a pozerá sa na klanovú kartu, ktorú má { $other }: { $role }.
collapsed = { $seat } zavaľuje { $card-acc } na { $cell }.
collapsed-gold = { $seat } zavaľuje { $card-acc } na { $cell } aj s nugetom.
swapped = { $seat } a { $other } si vymieňajú karty z ruky. Na konci ťahu doberá { $other }.
now-holds = { $seat } má teraz v ruke { $card-acc }.
spun = { $seat } kladie { $web-acc } { $edge }.
gave = { $seat } vykladá { $card-acc }. Toto vybavenie má teraz { $other }.
lured = { $seat } láka { $creature-acc } do brlohu na { $field }.
took-over = { $seat } preberá { $creature-acc }.
roamed = { $creature } sa presúva na { $field }.
stayed = { $creature } zostáva, kde je, a na nikoho neútočí.
rat-bit =
    { $limit ->
        [one] Krysa útočí: { $seat } má odteraz limit ruky len { $limit } kartu.
        [few] Krysa útočí: { $seat } má odteraz limit ruky len { $limit } karty.
       *[other] Krysa útočí: { $seat } má odteraz limit ruky len { $limit } kariet.
    }
crawler-felled = Plazúň útočí: { $seat } padá na bok.
goblin-robbed =
    { $gold ->
        [0] Škriatok útočí: { $seat } prichádza o nuget a nemá už žiadny.
        [one] Škriatok útočí: { $seat } prichádza o nuget, zostáva { $gold }.
        [few] Škriatok útočí: { $seat } prichádza o nuget, zostávajú { $gold }.
       *[other] Škriatok útočí: { $seat } prichádza o nuget, zostáva { $gold }.
    }
goblin-found-nothing = Škriatok útočí, ale { $seat } nemá žiadny nuget.
lost =
    { $tier ->
        [1] { $seat } prichádza o kartu stupňa I.
        [2] { $seat } prichádza o kartu stupňa II.
       *[other] { $seat } prichádza o kartu stupňa III.
    }
lost-this = { $seat } prichádza o { $card-acc }.
axe-creature = { $seat } vyháňa bojovou sekerou { $creature-acc } z jaskyne.
axe-web-worn = { $seat } seká bojovou sekerou do pavučiny { $web-with }: otáča sa z 2 na 1.
axe-web-gone = { $seat } rozsekáva bojovou sekerou pavučinu { $web-with }.
walked = { $seat } ide na { $field }.
on-bridge =
    { $limit ->
        [one] { $seat } vstupuje na most na { $cell }: limit ruky klesá na { $limit } kartu.
        [few] { $seat } vstupuje na most na { $cell }: limit ruky klesá na { $limit } karty.
       *[other] { $seat } vstupuje na most na { $cell }: limit ruky klesá na { $limit } kariet.
    }
in-tunnel =
    { $gold ->
        [0] { $seat } prichádza v tuneli na { $cell } o nuget a nemá už žiadny.
        [one] { $seat } prichádza v tuneli na { $cell } o nuget, zostáva { $gold }.
        [few] { $seat } prichádza v tuneli na { $cell } o nuget, zostávajú { $gold }.
       *[other] { $seat } prichádza v tuneli na { $cell } o nuget, zostáva { $gold }.
    }
in-tunnel-free = { $seat } prechádza tunelom na { $cell }; žiadny nuget nemá, a tak o nič neprichádza.
revealed = { $seat } odkrýva cieľovú kartu { $corner-where }: { $goal }!
revealed-vein = { $seat } odkrýva cieľovú kartu { $corner-where }: zlatá žila s nugetom!
took-nugget = { $seat } si berie nuget na { $cell }.
took-nugget-showed = { $seat } si berie nuget na { $cell } a odkrýva klanovú kartu: { $role }.
left =
    { $gold ->
        [0] { $seat } opúšťa jaskyňu bez zlata.
        [one] { $seat } opúšťa jaskyňu a odnáša { $gold } nuget.
        [few] { $seat } opúšťa jaskyňu a odnáša { $gold } nugety.
       *[other] { $seat } opúšťa jaskyňu a odnáša { $gold } nugetov.
    }
left-showed =
    { $gold ->
        [0] { $seat } opúšťa jaskyňu bez zlata a odkrýva klanovú kartu: { $role }.
        [one] { $seat } opúšťa jaskyňu, odnáša { $gold } nuget a odkrýva klanovú kartu: { $role }.
        [few] { $seat } opúšťa jaskyňu, odnáša { $gold } nugety a odkrýva klanovú kartu: { $role }.
       *[other] { $seat } opúšťa jaskyňu, odnáša { $gold } nugetov a odkrýva klanovú kartu: { $role }.
    }
aside = { $seat } sa pozerá na odloženú klanovú kartu: { $role }.
drew =
    { $tier ->
        [1] { $seat } doberá kartu stupňa I.
        [2] { $seat } doberá kartu stupňa II.
       *[other] { $seat } doberá kartu stupňa III.
    }
drew-this = { $seat } doberá { $card-acc }.
voted-end = { $seat } hlasuje za koniec hry.
ended-side = Jaskyňu opustili všetci, ktorí pracujú pre { $clan }. Hra sa končí.
ended-cards = Doberací balíček sa minul a nikto nemá žiadnu kartu. Hra sa končí.
ended-stuck = Nikto nemá žiadnu kartu. Hra sa končí.
ended-vote = Všetci súhlasia: hra sa končí.
treasure = Poklad ({ $clan }): vynesené nugety { $gold } × protivníci { $dwarves } = { $value }.

## Otázky

ask-act = Ktorú kartu zahráš alebo odhodíš?
    .help = Krok 1: zahraj jednu kartu, alebo jednu či dve odhoď. Potom smieš ísť a nakoniec doberieš.
ask-discard-more = Odhodíš ešte druhú kartu?
    .help = Odhodiť smieš jednu alebo dve karty. Toľko si potom doberieš.
ask-place = { $card }: kam kartu vyložíš?
    .help = Cesty na seba musia nadväzovať. Karta smie ležať kdekoľvek, aj ďaleko od teba.
ask-peek = Ktorú kartu si tajne prezrieš?
    .help = Uvidíš to len ty. Ostatní uvidia, kam sa pozeráš.
ask-collapse-one = Ktorú kartu cesty zavalíš?
    .help = Karta zmizne aj so zlatom. Nesmie na nej nikto stáť; štart a ciele zostávajú.
ask-swap-hands = S kým si vymeníš karty z ruky?
    .help = Vymeníte si všetky karty, nech ich má kto koľko chce. Doberá si potom ten druhý, nie ty.
ask-trim = Máš v ruke viac kariet, než dovoľuje tvoj limit. Ktorú odhodíš?
    .help = Mosty a krysa limit znižujú. Čo teraz odhodíš, nedoberieš.
ask-spin-web = Kam položíš pavučinu?
    .help = Dve kolá tadiaľto nikto neprejde, ani netvor.
ask-equip = { $card }: pred koho kartu vyložíš?
    .help = Topánky a sekery smieš dať aj niekomu inému. Zostanú pred ním ležať.
ask-lure = Do ktorého brlohu nalákaš { $creature-acc }?
    .help = Netvor sa tam objaví a hneď ním pohneš. Vyber brloh blízko tých, ktorých má stretnúť.
ask-roam = Kam sa presunie { $creature-low }?
    .help = Pole za poľom. Kde stoja trpaslíci, tam sa zastaví a napadne všetkých, aj tvojho.
ask-ward = Na tvojho trpaslíka ide { $creature-low }. Použiješ bojovú sekeru?
    .help = Sekera netvora zaženie skôr, než zaútočí, a spotrebuje sa.
ask-fend = Tvojmu trpaslíkovi stojí v ceste { $creature-low }. Použiješ bojovú sekeru?
    .help = Sekera netvora zaženie skôr, než zaútočí, a spotrebuje sa.
ask-move =
    { $moves ->
        [0] Nezostáva už žiadny pohyb. Čo ešte urobíš?
        [one] Kam pôjde tvoj trpaslík? (zostáva { $moves } pohyb)
        [few] Kam pôjde tvoj trpaslík? (zostávajú { $moves } pohyby)
       *[other] Kam pôjde tvoj trpaslík? (zostáva { $moves } pohybov)
    }
    .help = Krok 2: smieš ísť pole za poľom. Karta stupňa II stojí dva pohyby, stupňa III tri.
ask-move-new-axe = Kam pôjde tvoj trpaslík?
    .help = Pole za poľom. Karta stupňa II stojí dva pohyby, stupňa III tri.
ask-turn-goal = Ako bude cieľová karta natočená?
    .help = Oboje nadväzuje na cestu, ktorou prichádzaš. Ostatné strany rozhodnú, kam povedie ďalej.
ask-vote = Má sa hra teraz skončiť?
    .help = Hra sa skončí, len keď súhlasia všetci. Čo je v jaskyni, to v nej zostane.

## Odpovede

do-halt = Zastaviť sa tu
do-halt-vein = Zastaviť sa tu: vezmeš si nuget
do-halt-vein-role = Zastaviť sa tu: vezmeš si nuget a všetci uvidia tvoju rolu
do-stay = Zostane, kde je, a na nikoho nezaútočí
do-enough = Viac neodhadzovať
do-keep-axe = Nechať si bojovú sekeru: { $harm }
do-use-axe = Použiť bojovú sekeru: prídeš o ňu a { $creature-low } opustí jaskyňu
do-play-on = Hrať ďalej
do-end-game = Ukončiť hru: kto je v jaskyni, vracia zlato
do-turn = Položiť ju { $turn-adv }
do-cut =
    { $shows ->
        [1] Rozseknúť bojovou sekerou pavučinu { $web-with }
       *[other] Seknúť bojovou sekerou do pavučiny { $web-with }: otočí sa na 1 a cestu zatarasí ďalej
    }
do-peek-goal = Cieľová karta { $corner-where }
do-peek-clan = Klanová karta, ktorú má { $seat }
do-swap =
    { $cards ->
        [one] { $seat }: dostaneš { $cards } kartu a dáš { $own }, doberať bude { $seat }
        [few] { $seat }: dostaneš { $cards } karty a dáš { $own }, doberať bude { $seat }
       *[other] { $seat }: dostaneš { $cards } kariet a dáš { $own }, doberať bude { $seat }
    }
do-place-hits = Na { $cell }, { $turn }: { $card } ({ $what })
do-collapse-hits = { $card } na { $cell }: { $what }
do-give = { $seat }
do-lay = Vyložiť { $card-acc }
do-play = Zahrať { $card-acc }: { $card-desc }
do-discard = Odhodiť { $card-acc }
do-place = Na { $cell }, { $turn }: { $card }
do-collapse = { $card } na { $cell }
do-web = Pavučina { $edge }
do-lure = Na { $spot }
do-lure-hits = Na { $spot }: { $what }
do-roam = Na { $spot }
do-roam-hits = Na { $spot }: { $what }
do-walk = Na { $spot }
do-walk-hits = Na { $spot }: { $what }
hit-goal = odkryješ cieľovú kartu a pohyb sa tam skončí
hit-goal-creature = cieľová karta zostane zakrytá
hit-bridge = most stojí náhodnú kartu a limit ruky klesne na { $limit }
hit-bridge-only-limit = na moste klesne limit ruky na { $limit }
hit-tunnel = tunel stojí nuget
hit-tunnel-free = tunel ťa nič nestojí, žiadny nuget nemáš
hit-climb = po rebríku
hit-ladder = rebrík vedie na { $cells }
hit-creature = napadne ťa { $creature-low } ({ $harm })
hit-end = pohyb sa tam skončí
hit-axe-end = môžeš použiť bojovú sekeru, ale pohyb sa tam skončí
hit-exit =
    { $gold ->
        [0] východ, opustíš jaskyňu bez zlata
        [one] východ, opustíš jaskyňu a odnesieš { $gold } nuget
        [few] východ, opustíš jaskyňu a odnesieš { $gold } nugety
       *[other] východ, opustíš jaskyňu a odnesieš { $gold } nugetov
    }
hit-exit-role =
    { $gold ->
        [0] východ, opustíš jaskyňu bez zlata a všetci uvidia tvoju rolu
        [one] východ, opustíš jaskyňu, odnesieš { $gold } nuget a všetci uvidia tvoju rolu
        [few] východ, opustíš jaskyňu, odnesieš { $gold } nugety a všetci uvidia tvoju rolu
       *[other] východ, opustíš jaskyňu, odnesieš { $gold } nugetov a všetci uvidia tvoju rolu
    }
hit-vein = pohyb sa tam skončí a vezmeš si nuget
hit-vein-role = pohyb sa tam skončí, vezmeš si nuget a všetci uvidia tvoju rolu
hit-gold = ak tam zostaneš, vezmeš si nuget
hit-gold-role = ak tam zostaneš, vezmeš si nuget a všetci uvidia tvoju rolu
hit-attack = pod útokom { $seats } ({ $harm })
hit-armed = { $seats-count ->
        [one] bojovú sekeru má { $seats }
       *[other] bojovú sekeru majú { $seats }
    }
hit-nugget = príde na ňu nuget
hit-nugget-gone = aj s nugetom
hit-web-gone = zmizne s ňou pavučina
harm-rat = stojí kartu a 1 z limitu ruky
harm-crawler = trpaslík padne a v nasledujúcom ťahu sa nepohne
harm-goblin = stojí nuget
harm-goblin-nothing = nemá čo vziať, žiadny nuget tu nie je
seat-own = { $seat } (to si ty)


## Koniec

score-treasure = Poklad vlastnej strany
remark-nobody-left = Jaskyňu neopustil žiadny trpaslík: nikto nevíťazí.
remark-first-leaver = Poklady sú rovnaké. Víťazí strana hráča, ktorý jaskyňu opustil prvý: { $seat }.

## Voľby

option-rotate-180 = Karty ciest otočené o 180°
    .true = povolené (náš výklad)
    .false = nepovolené: len neotočené (druhý výklad)
    .about = Či smie karta cesty ležať aj hore nohami.
option-lair-spawn-attacks = Netvor nalákaný do brlohu s trpaslíkmi
    .true = hneď útočí (náš výklad)
    .false = sa najprv pohne (druhý výklad)
    .about = Pravidlá to nehovoria. Okamžitý útok je prísnejší k tým, čo v brlohu stoja.
option-face-down-goal-is-one-open-field = Netvor na zakrytej cieľovej karte
    .true = ju smie opustiť každou stranou, ku ktorej vedie cesta (náš výklad)
    .false = ju smie opustiť len stranou, ktorou prišiel (druhý výklad)
    .about = Ide o to len vtedy, keď netvor stojí na cieli, ktorý ešte nikto neodkryl.
option-hand-limit-checked-on-draw = Limit ruky
    .true = obmedzuje len doberanie (náš výklad)
    .false = po výmene kariet sa prebytok navyše odhadzuje (druhý výklad)
    .about = Či sa prebytok po výmene kariet musí hneď odhodiť.
option-cards-out-end = Koniec, keď sa minú karty
    .immediately = hneď, ako hovoria pravidlá
    .end_of_turn = na konci ťahu: posledný hráč sa ešte pohne (druhý výklad)
    .about = Keď sa minie posledná karta: smie ten, kto ju zahral, ešte ísť?
option-early-end = Skorší koniec po dohode, ktorú pravidlá dovoľujú
    .off = nehlasuje sa (pravidlo bez dohody)
    .vote = všetci hlasujú po každom ťahu (pravidlo)
    .about = Pre stoly, kde sa nechce čakať, keď sa už nikto von nedostane.
option-new-axe-at-once = Bojová sekera vyložená v tomto ťahu a pavučina, pri ktorej trpaslík už stojí
    .true = smie sa použiť hneď (náš výklad)
    .false = smie sa použiť až po pohybe (druhý výklad)
    .about = Či sekera, ktorú teraz vykladáš, smie hneď rozseknúť pavučinu vedľa teba.
option-vein-taken-from = Nuget zo zlatej žily si berie, kto sa zastaví
    .field = na jej poli (náš výklad)
    .card = kdekoľvek na jej karte (druhý výklad)
    .about = Kde presne sa trpaslík musí zastaviť, aby zlato vzal.
option-no-leaver-result = Keď jaskyňu neopustí žiadny trpaslík
    .nobody_wins = nikto nevíťazí (náš výklad)
    .about = Pravidlá to nehovoria, tak to hovoríme my.
option-start-player = Kto začína
    .random = určí žreb (namiesto najdôveryhodnejšieho hráča z pravidiel)
    .seat_0 = prvý hráč (domáci variant)
    .about = Žrebom, alebo vždy prvé miesto pri stole.
option-one-clan-colour = Farba klanu pri 3 alebo 4 hráčoch
    .blue = modrá
    .yellow = žltá
    .about = Pri 3 alebo 4 hráčoch sú všetci z jedného klanu. Mení sa len farba.
option-deck = Balíček
    .standard = rekonštrukcia: počty podľa pravidiel, obrázky kariet navrhnuté nami; alebo súbor .toml s opravenými kartami
    .about = Karty, s ktorými sa hrá.

## Po konci: kto čo mohol vedieť

hindsight-role = { $who } pozná klanovú kartu, ktorú má { $seat }: { $role }.
hindsight-role-all = Všetci poznajú klanovú kartu, ktorú má { $seat }: { $role }.
hindsight-goal = { $who } pozná cieľovú kartu { $corner-where }: { $goal }.
hindsight-goal-all = Všetci poznajú cieľovú kartu { $corner-where }: { $goal }.
hindsight-aside = { $who } pozná odloženú klanovú kartu: { $role }.

## Kresba

view-turn = Na ťahu je { $seat }
view-over = Hra sa skončila
view-setting-up = Príprava hry
view-step-1 = krok 1: zahrať alebo odhodiť kartu
view-step-2 =
    { $moves ->
        [one] krok 2: pohyb (zostáva { $moves } pohyb)
        [few] krok 2: pohyb (zostávajú { $moves } pohyby)
       *[other] krok 2: pohyb (zostáva { $moves } pohybov)
    }
view-step-3 = krok 3: doberanie
view-step-ward = { $seat } smie použiť bojovú sekeru
view-step-vote = hlasuje sa o konci hry
view-key = { $lair } brloh, { $ladder } rebrík, { $vein } zlatá žila, { $gold } nuget, { $bridge } most, { $tunnel } tunel, { $exit } východ; ○△□: pavučiny; { $rat } krysa, { $crawler } plazúň, { $goblin } škriatok
view-pile = Doberací balíček
view-pile-empty = prázdny
view-you = ty
view-gold =
    { $gold ->
        [one] { $gold } nuget
        [few] { $gold } nugety
       *[other] { $gold } nugetov
    }
view-hand = karty { $cards }/{ $limit }
view-boots = topánky
view-axes =
    { $axes ->
        [one] sekera
        [few] { $axes } sekery
       *[other] { $axes } sekier
    }
view-lying = leží
view-at = na { $place }
view-left = mimo jaskyne ({ $order }. v poradí)
view-loyal = určite verný trpaslík
view-saboteur = určite sabotér
view-chance = sabotér: { $percent } %
view-my-hand = Karty v ruke
view-no-cards = žiadne karty
view-my-role = Tvoja klanová karta: { $role } – { $role-desc }
view-goals = Cieľové karty
view-goal-unknown = zakrytá
view-goal-seen = { $goal } (poznáš ju)
view-goal-open = { $goal }
view-looked = kto ju pozná: { $seats }
view-creature = { $creature } na { $place }, kartu má { $seat }
view-web = { $web }, strana { $shows }, { $edge }, kartu má { $seat }
view-sure = Určite v ruke: { $cards }
view-aside =
    { $cards ->
        [one] bokom leží { $cards } klanová karta
        [few] bokom ležia { $cards } klanové karty
       *[other] bokom leží { $cards } klanových kariet
    }
view-aside-seen = Bokom leží: { $cards }

## Doska v prehliadači

view-cave = Jaskyňa
view-players = Hráči
view-start = Štartová karta
view-your-turn = Si na ťahu
view-card-at = { $card } na { $cell }
view-backs = I { $one }, II { $two }, III { $three }
view-playable = Teraz sa dá zahrať.
view-unplayable = Teraz sa dá len odhodiť.
view-play-it = Zahrať
view-discard-it = Odhodiť
view-turn-card = Otočiť
view-lay-hint =
    { $places ->
        [one] Hodí sa na { $places } miesto: ťukni na to rozsvietené.
        [few] Hodí sa na { $places } miesta: ťukni na rozsvietené.
       *[other] Hodí sa na { $places } miest: ťukni na rozsvietené.
    }
view-no-place = Teraz sa nikam nehodí.
view-no-target = Teraz nemá žiadny cieľ.
view-role-hold = Tvoja rola: podrž
view-role-sealed = Tvoja klanová karta, zapečatená. Podržaním ju uvidíš, ťuknutím zostane odkrytá.
view-alarm = Útočí { $creature-low }! { $seat } smie použiť bojovú sekeru.
view-know = Čo vieš
view-roles = Roly
view-worlds = Platí práve jedna z možností. Sabotéri, ktorých ešte nepoznáš:
view-worlds-of = { $role } – platí práve jedna z možností:
view-world = { $seats }
view-world-none = nikto pri stole
view-roles-known = O rolách už niet pochýb.
view-gone = Máš odložené: { $cards }
view-inside = ešte v jaskyni
view-notes = Tvoje poznámky
view-notes-own = Vidíš ich len ty, zostávajú v tomto prehliadači.
view-notes-hint = To isté vie malé tlačidlo vedľa hráča.
view-note = Poznámka
view-note-of = Poznámka o hráčovi { $seat }
view-opinion-ask = Čo si myslíš o hráčovi { $seat }?
view-opinion-of = Tvoj názor na hráča { $seat }: { $opinion }
view-opinion-none = nič
view-opinion-trust = dôvera
view-opinion-doubt = neisté
view-opinion-suspect = podozrenie
view-path-lay = Vylož ju na prázdne miesto vedľa odkrytej karty tak, aby cesty nadväzovali.
view-path-steps =
    { $tier ->
        [1] Stupeň I: kartu prejdeš jedným pohybom.
        [2] Stupeň II: kartu prejdeš dvoma pohybmi.
       *[other] Stupeň III: kartu prejdeš tromi pohybmi.
    }
view-mark-dark_lair = Temný brloh: tadiaľto prichádzajú do jaskyne netvory.
view-mark-ladder = Rebrík: jediným pohybom na ktorýkoľvek iný rebrík.
view-mark-gold_vein = Zlatá žila: trpaslík, ktorý tu skončí pohyb, si berie nuget a odkrýva klanovú kartu.
view-mark-bridge = Most: vstup na drevo stojí kartu a 1 z limitu ruky.
view-mark-tunnel = Tunel: vstup stojí nuget.
view-mark-exit = Východ: trpaslík, ktorý sem vstúpi, opúšťa aj so zlatom jaskyňu.

## Mená

creature-rat = Krysa
    .low = krysa
    .acc = krysu
    .mark = K
    .desc = Prejde až 3 polia. Vezme náhodnú kartu a o 1 zníži limit ruky.
creature-crawler = Plazúň
    .low = plazúň
    .acc = plazúňa
    .mark = P
    .desc = Prejde až 4 polia. Zrazí trpaslíka, a ten vynechá ďalší pohyb.
hold-gold = nugety
hold-way = kroky k možnému východu
amount-nugget =
    { $n ->
        [one] { $n } nuget
        [few] { $n } nugety
       *[other] { $n } nugetov
    }
creature-goblin = Škriatok
    .low = škriatok
    .acc = škriatka
    .mark = Š
    .desc = Prejde až 5 polí. Vezme nuget.
web-circle = Pavučina s kruhom
    .acc = pavučinu s kruhom
    .with = s kruhom
web-triangle = Pavučina s trojuholníkom
    .acc = pavučinu s trojuholníkom
    .with = s trojuholníkom
web-square = Pavučina so štvorcom
    .acc = pavučinu so štvorcom
    .with = so štvorcom
corner-north-west = severozápad
    .where = na severozápade
corner-north-east = severovýchod
    .where = na severovýchode
corner-south-east = juhovýchod
    .where = na juhovýchode
corner-south-west = juhozápad
    .where = na juhozápade
goal-goal_exit = východ z jaskyne
    .desc = Jediná cesta von. Kto sem vstúpi, hneď odchádza aj so zlatom.
goal-goal_lair = temný brloh
    .desc = Keď sa odkryje, prichádzajú tadiaľto netvory.
goal-goal_ladder = rebrík
    .desc = Jediným pohybom odtiaľ na ktorýkoľvek iný rebrík.
goal-goal_vein = zlatá žila
    .desc = Kto tu skončí pohyb, berie nuget a odkrýva klanovú kartu.
role-blue_loyal = Verný modrý trpaslík
    .short = verný trpaslík
    .desc = pracuje pre modrý klan
role-blue_saboteur = Sabotér v modrom klane
    .short = sabotér
    .desc = pracuje pre žltý klan
role-yellow_loyal = Verný žltý trpaslík
    .short = verný trpaslík
    .desc = pracuje pre žltý klan
role-yellow_saboteur = Sabotér v žltom klane
    .short = sabotér
    .desc = pracuje pre modrý klan
clan-blue = modrý klan
    .to = k modrému klanu
    .short = modrý klan
clan-yellow = žltý klan
    .to = k žltému klanu
    .short = žltý klan
turn-0 = neotočená
    .adv = neotočenú
turn-180 = otočená o 180°
    .adv = otočenú o 180°
place-on-card = { $cell } ({ $part })
part-north = sever
part-east = východ
part-south = juh
part-west = západ
part-middle = stred
part-end = slepý koniec
part-tunnel = tunel
part-north-south = cesta sever–juh
part-east-west = cesta západ–východ
part-north-east = severovýchodná zákruta
part-south-east = juhovýchodná zákruta
part-south-west = juhozápadná zákruta
part-north-west = severozápadná zákruta
part-number = pole { $number }
edge-between = medzi { $one } a { $other }

## Karty: karty ciest, ako ležia vzpriamene, karty opraveného balíčka, akčné karty

card-p1_cross = Chodba I (križovatka)
    .acc = Chodbu I (križovatka)
card-p1_t_v = Chodba I (rázcestie sever–východ–juh)
    .acc = Chodbu I (rázcestie sever–východ–juh)
card-p1_vein_t_v = Zlatá žila I (rázcestie sever–východ–juh)
    .acc = Zlatú žilu I (rázcestie sever–východ–juh)
card-p1_t_h = Chodba I (rázcestie západ–sever–východ)
    .acc = Chodbu I (rázcestie západ–sever–východ)
card-p1_i_v = Chodba I (rovná sever–juh)
    .acc = Chodbu I (rovná sever–juh)
card-p1_i_h = Chodba I (rovná západ–východ)
    .acc = Chodbu I (rovná západ–východ)
card-p1_bend_ne = Chodba I (zákruta sever–východ)
    .acc = Chodbu I (zákruta sever–východ)
card-p1_bend_nw = Chodba I (zákruta sever–západ)
    .acc = Chodbu I (zákruta sever–západ)
card-p1_lair_cross = Temný brloh I (križovatka)
    .acc = Temný brloh I (križovatka)
card-p1_lair_t_h = Temný brloh I (rázcestie západ–sever–východ)
    .acc = Temný brloh I (rázcestie západ–sever–východ)
card-p1_lair_bend_ne = Temný brloh I (zákruta sever–východ)
    .acc = Temný brloh I (zákruta sever–východ)
card-p1_lair_stub_e = Temný brloh I (slepá chodba otvorená na východ)
    .acc = Temný brloh I (slepá chodba otvorená na východ)
card-p1_ladder_bend_nw = Rebrík I (zákruta sever–západ)
    .acc = Rebrík I (zákruta sever–západ)
card-p1_ladder_stub_n = Rebrík I (slepá chodba otvorená na sever)
    .acc = Rebrík I (slepá chodba otvorená na sever)
card-p1_bridge_ew = Most I (drevo západ–východ)
    .acc = Most I (drevo západ–východ)
card-p1_double_ne = Dvojitá zákruta s tunelom I (sever–východ a juh–západ)
    .acc = Dvojitú zákrutu s tunelom I (sever–východ a juh–západ)
card-p1_double_nw = Dvojitá zákruta s tunelom I (sever–západ a juh–východ)
    .acc = Dvojitú zákrutu s tunelom I (sever–západ a juh–východ)
card-p2_cross = Chodba II (križovatka)
    .acc = Chodbu II (križovatka)
card-p2_t_v = Chodba II (rázcestie sever–východ–juh)
    .acc = Chodbu II (rázcestie sever–východ–juh)
card-p2_t_h = Chodba II (rázcestie západ–sever–východ)
    .acc = Chodbu II (rázcestie západ–sever–východ)
card-p2_i_v = Chodba II (rovná sever–juh)
    .acc = Chodbu II (rovná sever–juh)
card-p2_i_h = Chodba II (rovná západ–východ)
    .acc = Chodbu II (rovná západ–východ)
card-p2_bend_ne = Chodba II (zákruta sever–východ)
    .acc = Chodbu II (zákruta sever–východ)
card-p2_stub_e = Chodba II (slepá chodba otvorená na východ)
    .acc = Chodbu II (slepá chodba otvorená na východ)
card-p2_lair_t_v = Temný brloh II (rázcestie sever–východ–juh)
    .acc = Temný brloh II (rázcestie sever–východ–juh)
card-p2_lair_i_h = Temný brloh II (rovná chodba západ–východ)
    .acc = Temný brloh II (rovná chodba západ–východ)
card-p2_lair_stub_n = Temný brloh II (slepá chodba otvorená na sever)
    .acc = Temný brloh II (slepá chodba otvorená na sever)
card-p2_ladder_bend_ne = Rebrík II (zákruta sever–východ)
    .acc = Rebrík II (zákruta sever–východ)
card-p2_bridge_ns = Most II (drevo sever–juh)
    .acc = Most II (drevo sever–juh)
card-p2_bridge_ew = Most II (drevo západ–východ)
    .acc = Most II (drevo západ–východ)
card-p2_double_ne = Dvojitá zákruta s tunelom II (sever–východ a juh–západ)
    .acc = Dvojitú zákrutu s tunelom II (sever–východ a juh–západ)
card-p2_double_nw = Dvojitá zákruta s tunelom II (sever–západ a juh–východ)
    .acc = Dvojitú zákrutu s tunelom II (sever–západ a juh–východ)
card-p2_vein_bend_nw = Zlatá žila II (zákruta sever–západ)
    .acc = Zlatú žilu II (zákruta sever–západ)
card-p3_cross = Chodba III (križovatka)
    .acc = Chodbu III (križovatka)
card-p3_t_v = Chodba III (rázcestie sever–východ–juh)
    .acc = Chodbu III (rázcestie sever–východ–juh)
card-p3_t_h = Chodba III (rázcestie západ–sever–východ)
    .acc = Chodbu III (rázcestie západ–sever–východ)
card-p3_i_v = Chodba III (rovná sever–juh)
    .acc = Chodbu III (rovná sever–juh)
card-p3_i_h = Chodba III (rovná západ–východ)
    .acc = Chodbu III (rovná západ–východ)
card-p3_bend_ne = Chodba III (zákruta sever–východ)
    .acc = Chodbu III (zákruta sever–východ)
card-p3_bend_nw = Chodba III (zákruta sever–západ)
    .acc = Chodbu III (zákruta sever–západ)
card-p3_stub_n = Chodba III (slepá chodba otvorená na sever)
    .acc = Chodbu III (slepá chodba otvorená na sever)
card-p3_lair_cross = Temný brloh III (križovatka)
    .acc = Temný brloh III (križovatka)
card-p3_lair_i_v = Temný brloh III (rovná chodba sever–juh)
    .acc = Temný brloh III (rovná chodba sever–juh)
card-p3_ladder_stub_e = Rebrík III (slepá chodba otvorená na východ)
    .acc = Rebrík III (slepá chodba otvorená na východ)
card-p3_bridge_ns = Most III (drevo sever–juh)
    .acc = Most III (drevo sever–juh)
card-p3_double_ne = Dvojitá zákruta s tunelom III (sever–východ a juh–západ)
    .acc = Dvojitú zákrutu s tunelom III (sever–východ a juh–západ)
card-own_1 = Vlastná karta 1
    .acc = Vlastnú kartu 1
card-own_2 = Vlastná karta 2
    .acc = Vlastnú kartu 2
card-own_3 = Vlastná karta 3
    .acc = Vlastnú kartu 3
card-own_4 = Vlastná karta 4
    .acc = Vlastnú kartu 4
card-own_5 = Vlastná karta 5
    .acc = Vlastnú kartu 5
card-own_6 = Vlastná karta 6
    .acc = Vlastnú kartu 6
card-own_7 = Vlastná karta 7
    .acc = Vlastnú kartu 7
card-own_8 = Vlastná karta 8
    .acc = Vlastnú kartu 8
card-own_9 = Vlastná karta 9
    .acc = Vlastnú kartu 9
card-own_10 = Vlastná karta 10
    .acc = Vlastnú kartu 10
card-own_11 = Vlastná karta 11
    .acc = Vlastnú kartu 11
card-own_12 = Vlastná karta 12
    .acc = Vlastnú kartu 12
card-own_13 = Vlastná karta 13
    .acc = Vlastnú kartu 13
card-own_14 = Vlastná karta 14
    .acc = Vlastnú kartu 14
card-own_15 = Vlastná karta 15
    .acc = Vlastnú kartu 15
card-own_16 = Vlastná karta 16
    .acc = Vlastnú kartu 16
card-own_17 = Vlastná karta 17
    .acc = Vlastnú kartu 17
card-own_18 = Vlastná karta 18
    .acc = Vlastnú kartu 18
card-secret_information_1 = Tajné informácie I
    .acc = Tajné informácie I
    .desc = pozrieť si cieľovú alebo klanovú kartu
card-secret_information_2 = Tajné informácie II
    .acc = Tajné informácie II
    .desc = pozrieť si cieľovú alebo klanovú kartu
card-secret_information_3 = Tajné informácie III
    .acc = Tajné informácie III
    .desc = pozrieť si cieľovú alebo klanovú kartu
card-collapse_1 = Zával I
    .acc = Zával I
    .desc = odstrániť kartu cesty, na ktorej nikto nestojí
card-collapse_2 = Zával II
    .acc = Zával II
    .desc = odstrániť kartu cesty, na ktorej nikto nestojí
card-collapse_3 = Zával III
    .acc = Zával III
    .desc = odstrániť kartu cesty, na ktorej nikto nestojí
card-hand_swap_1 = Výmena kariet I
    .acc = Výmenu kariet I
    .desc = vymeniť si karty z ruky s iným hráčom, ktorý potom doberá namiesto teba
card-hand_swap_2 = Výmena kariet II
    .acc = Výmenu kariet II
    .desc = vymeniť si karty z ruky s iným hráčom, ktorý potom doberá namiesto teba
card-hand_swap_3 = Výmena kariet III
    .acc = Výmenu kariet III
    .desc = vymeniť si karty z ruky s iným hráčom, ktorý potom doberá namiesto teba
card-web_1 = Pavučina I
    .acc = Pavučinu I
    .desc = na dve kolá zatarasiť cestu
card-web_2 = Pavučina II
    .acc = Pavučinu II
    .desc = na dve kolá zatarasiť cestu
card-web_3 = Pavučina III
    .acc = Pavučinu III
    .desc = na dve kolá zatarasiť cestu
card-boots_1 = Topánky I
    .acc = Topánky I
    .desc = 4 pohyby za ťah namiesto 3
card-boots_2 = Topánky II
    .acc = Topánky II
    .desc = 4 pohyby za ťah namiesto 3
card-boots_3 = Topánky III
    .acc = Topánky III
    .desc = 4 pohyby za ťah namiesto 3
card-war_axe_1 = Bojová sekera I
    .acc = Bojovú sekeru I
    .desc = raz proti pavučine alebo netvorovi
card-war_axe_2 = Bojová sekera II
    .acc = Bojovú sekeru II
    .desc = raz proti pavučine alebo netvorovi
card-war_axe_3 = Bojová sekera III
    .acc = Bojovú sekeru III
    .desc = raz proti pavučine alebo netvorovi
card-rat_1 = Krysa I
    .acc = Krysu I
    .desc = až 3 pohyby; napadnutý príde o kartu a limit ruky sa mu zníži o 1
card-rat_2 = Krysa II
    .acc = Krysu II
    .desc = až 3 pohyby; napadnutý príde o kartu a limit ruky sa mu zníži o 1
card-rat_3 = Krysa III
    .acc = Krysu III
    .desc = až 3 pohyby; napadnutý príde o kartu a limit ruky sa mu zníži o 1
card-crawler_1 = Plazúň I
    .acc = Plazúňa I
    .desc = až 4 pohyby; napadnutý trpaslík padne a vynechá pohyb
card-crawler_2 = Plazúň II
    .acc = Plazúňa II
    .desc = až 4 pohyby; napadnutý trpaslík padne a vynechá pohyb
card-crawler_3 = Plazúň III
    .acc = Plazúňa III
    .desc = až 4 pohyby; napadnutý trpaslík padne a vynechá pohyb
card-goblin_1 = Škriatok I
    .acc = Škriatka I
    .desc = až 5 pohybov; napadnutý príde o nuget
card-goblin_2 = Škriatok II
    .acc = Škriatka II
    .desc = až 5 pohybov; napadnutý príde o nuget
card-goblin_3 = Škriatok III
    .acc = Škriatka III
    .desc = až 5 pohybov; napadnutý príde o nuget

## Prečo sa teraz niečo zvoliť nedá

why-fits-nowhere = Táto karta teraz v jaskyni nikam nepasuje.
why-no-lair = Netvor v jaskyni nie je a žiadny brloh preň neleží odkrytý.
why-no-secret = Žiadna skrytá karta tu už nie je.
why-no-empty-card = Na každej karte cesty niekto stojí.
why-no-web-place = Pavučinu už nie je kam dať.
why-all-have-boots = Topánky už majú všetci.
why-has-boots = Topánky už má { $seat }.
why-clan-open = Klanová karta už leží odkrytá: { $seat }.
why-goal-open = Táto cieľová karta už leží odkrytá.
why-no-turning = V tejto hre sa karty otáčať nesmú.
why-blocks-path = Vedie sem cesta, ktorú by karta zatarasila.
why-meets-wall = Cesta z karty by narazila do steny.
why-no-path-here = Nevedie sem žiadna cesta.
why-somebody-there = Na tejto karte niekto stojí.
why-web-there = Tu už pavučina visí.
