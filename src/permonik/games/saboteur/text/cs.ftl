### Saboteur: The Dark Cave česky. `$card`, `$creature`, `$web`, `$goal`, `$role`, `$clan` a `$corner` jsou jména z tohoto
### souboru (`-acc` je jejich čtvrtý pád), `$seat` a `$other` hráči v prvním pádě, `$cell` a `$field` místa, ostatní celá
### čísla. Věty mluví v přítomném čase, aby nezávisely na rodu.

game-name = Sabotér – Temná jeskyně
game-about = Najdi v temné jeskyni východ a vynes z ní zlato. Komu z obou klanů se ale dá věřit?
    .length = 20–40 minut
    .weight = lehká
    .aim = Najdi východ a vynes zlato svého klanu.

## Co se děje

dealt-clan = { $seat } patří { $clan-to }.
your-role = Tvá klanová karta: { $role } – { $role-desc }.
got = Dostáváš kartu { $card }.
first = Začíná { $seat }.
creature-left = { $creature } opouští jeskyni.
web-worn = { $web } se otáčí ze 2 na 1.
web-gone = { $web } mizí.
stood-up = { $seat } vstává a v tomto tahu se nesmí pohnout.
skipped = { $seat } nemá v ruce žádnou kartu: tah se vynechává.
laid = { $seat } vykládá { $card-acc } na { $cell }.
laid-vein = { $seat } vykládá { $card-acc } na { $cell } a klade na ni nuget.
discarded =
    { $tier ->
        [1] { $seat } odhazuje kartu stupně I.
        [2] { $seat } odhazuje kartu stupně II.
       *[other] { $seat } odhazuje kartu stupně III.
    }
discarded-this = { $seat } odhazuje { $card-acc }.
peeked-goal = { $seat } hraje Tajné informace a dívá se na cílovou kartu { $corner-where }.
saw-goal = { $seat } hraje Tajné informace a dívá se na cílovou kartu { $corner-where }: { $goal }.
peeked-clan = { $seat } hraje Tajné informace a dívá se na klanovou kartu, kterou má { $other }.
saw-clan = { $seat } hraje Tajné informace a dívá se na klanovou kartu, kterou má { $other }: { $role }.
collapsed = { $seat } zavaluje { $card-acc } na { $cell }.
collapsed-gold = { $seat } zavaluje { $card-acc } na { $cell } i s nugetem.
swapped = { $seat } a { $other } si vyměňují karty z ruky. Na konci tahu dobírá { $other }.
now-holds = { $seat } má teď v ruce { $card-acc }.
spun = { $seat } klade { $web-acc } { $edge }.
gave = { $seat } vykládá { $card-acc }. Toto vybavení má teď { $other }.
lured = { $seat } láká { $creature-acc } do doupěte na { $field }.
took-over = { $seat } přebírá { $creature-acc }.
roamed = { $creature } se přesouvá na { $field }.
stayed = { $creature } zůstává, kde je, a na nikoho neútočí.
rat-bit =
    { $limit ->
        [one] Krysa útočí: { $seat } má odteď limit ruky jen { $limit } kartu.
        [few] Krysa útočí: { $seat } má odteď limit ruky jen { $limit } karty.
       *[other] Krysa útočí: { $seat } má odteď limit ruky jen { $limit } karet.
    }
crawler-felled = Plazoun útočí: { $seat } padá na bok.
goblin-robbed =
    { $gold ->
        [0] Skřet útočí: { $seat } přichází o nuget a nemá už žádný.
        [one] Skřet útočí: { $seat } přichází o nuget, zbývá { $gold }.
        [few] Skřet útočí: { $seat } přichází o nuget, zbývají { $gold }.
       *[other] Skřet útočí: { $seat } přichází o nuget, zbývá { $gold }.
    }
goblin-found-nothing = Skřet útočí, ale { $seat } nemá žádný nuget.
lost =
    { $tier ->
        [1] { $seat } přichází o kartu stupně I.
        [2] { $seat } přichází o kartu stupně II.
       *[other] { $seat } přichází o kartu stupně III.
    }
lost-this = { $seat } přichází o { $card-acc }.
axe-creature = { $seat } vyhání válečnou sekerou { $creature-acc } z jeskyně.
axe-web-worn = { $seat } seká válečnou sekerou do pavučiny { $web-with }: otáčí se ze 2 na 1.
axe-web-gone = { $seat } rozsekává válečnou sekerou pavučinu { $web-with }.
walked = { $seat } jde na { $field }.
on-bridge =
    { $limit ->
        [one] { $seat } vstupuje na most na { $cell }: limit ruky klesá na { $limit } kartu.
        [few] { $seat } vstupuje na most na { $cell }: limit ruky klesá na { $limit } karty.
       *[other] { $seat } vstupuje na most na { $cell }: limit ruky klesá na { $limit } karet.
    }
in-tunnel =
    { $gold ->
        [0] { $seat } přichází v tunelu na { $cell } o nuget a nemá už žádný.
        [one] { $seat } přichází v tunelu na { $cell } o nuget, zbývá { $gold }.
        [few] { $seat } přichází v tunelu na { $cell } o nuget, zbývají { $gold }.
       *[other] { $seat } přichází v tunelu na { $cell } o nuget, zbývá { $gold }.
    }
in-tunnel-free = { $seat } prochází tunelem na { $cell }; žádný nuget nemá, a tak o nic nepřichází.
revealed = { $seat } odkrývá cílovou kartu { $corner-where }: { $goal }!
revealed-vein = { $seat } odkrývá cílovou kartu { $corner-where }: zlatá žíla s nugetem!
took-nugget = { $seat } si bere nuget na { $cell }.
took-nugget-showed = { $seat } si bere nuget na { $cell } a odkrývá klanovou kartu: { $role }.
left =
    { $gold ->
        [0] { $seat } opouští jeskyni bez zlata.
        [one] { $seat } opouští jeskyni a odnáší { $gold } nuget.
        [few] { $seat } opouští jeskyni a odnáší { $gold } nugety.
       *[other] { $seat } opouští jeskyni a odnáší { $gold } nugetů.
    }
left-showed =
    { $gold ->
        [0] { $seat } opouští jeskyni bez zlata a odkrývá klanovou kartu: { $role }.
        [one] { $seat } opouští jeskyni, odnáší { $gold } nuget a odkrývá klanovou kartu: { $role }.
        [few] { $seat } opouští jeskyni, odnáší { $gold } nugety a odkrývá klanovou kartu: { $role }.
       *[other] { $seat } opouští jeskyni, odnáší { $gold } nugetů a odkrývá klanovou kartu: { $role }.
    }
aside = { $seat } se dívá na odloženou klanovou kartu: { $role }.
drew =
    { $tier ->
        [1] { $seat } dobírá kartu stupně I.
        [2] { $seat } dobírá kartu stupně II.
       *[other] { $seat } dobírá kartu stupně III.
    }
drew-this = { $seat } dobírá { $card-acc }.
voted-end = { $seat } hlasuje pro konec hry.
ended-side = Jeskyni opustili všichni, kdo pracují pro { $clan }. Hra končí.
ended-cards = Dobírací balíček došel a nikdo nemá žádnou kartu. Hra končí.
ended-stuck = Nikdo nemá žádnou kartu. Hra končí.
ended-vote = Všichni souhlasí: hra končí.
treasure = Poklad ({ $clan }): vynesené nugety { $gold } × protivníci { $dwarves } = { $value }.

## Otázky

ask-act = Kterou kartu zahraješ, nebo odhodíš?
    .help = Krok 1: zahraj jednu kartu, nebo jednu či dvě odhoď. Potom smíš jít a nakonec dobereš.
ask-discard-more = Odhodíš ještě druhou kartu?
    .help = Odhodit smíš jednu nebo dvě karty. Tolik si pak dobereš.
ask-place = { $card }: kam kartu vyložíš?
    .help = Cesty na sebe musí navazovat. Karta smí ležet kdekoli, i daleko od tebe.
ask-peek = Kterou kartu si tajně prohlédneš?
    .help = Uvidíš to jen ty. Ostatní uvidí, kam se díváš.
ask-collapse-one = Kterou kartu cesty zavalíš?
    .help = Karta zmizí i se zlatem. Nesmí na ní nikdo stát; start a cíle zůstávají.
ask-swap-hands = S kým si vyměníš karty z ruky?
    .help = Vyměníte si všechny karty, ať jich má kdo kolik chce. Dobírá si pak ten druhý, ne ty.
ask-trim = Máš v ruce víc karet, než dovoluje tvůj limit. Kterou odhodíš?
    .help = Mosty a krysa limit snižují. Co teď odhodíš, nedobereš.
ask-spin-web = Kam položíš pavučinu?
    .help = Dvě kola tudy nikdo neprojde, ani nestvůra.
ask-equip = { $card }: před koho kartu vyložíš?
    .help = Boty a sekery smíš dát i někomu jinému. Zůstanou před ním ležet.
ask-lure = Do kterého doupěte nalákáš { $creature-acc }?
    .help = Nestvůra se tam objeví a hned jí pohneš. Vyber doupě blízko těch, které má potkat.
ask-roam = Kam se přesune { $creature-low }?
    .help = Pole za polem. Kde stojí trpaslíci, tam se zastaví a napadne všechny, i tvého.
ask-ward = Na tvého trpaslíka jde { $creature-low }. Použiješ válečnou sekeru?
    .help = Sekera nestvůru zažene dřív, než zaútočí, a spotřebuje se.
ask-fend = Tvému trpaslíkovi stojí v cestě { $creature-low }. Použiješ válečnou sekeru?
    .help = Sekera nestvůru zažene dřív, než zaútočí, a spotřebuje se.
ask-move =
    { $moves ->
        [0] Žádný pohyb už nezbývá. Co ještě uděláš?
        [one] Kam půjde tvůj trpaslík? (zbývá { $moves } pohyb)
        [few] Kam půjde tvůj trpaslík? (zbývají { $moves } pohyby)
       *[other] Kam půjde tvůj trpaslík? (zbývá { $moves } pohybů)
    }
    .help = Krok 2: smíš jít pole za polem. Karta stupně II stojí dva pohyby, stupně III tři.
ask-move-new-axe = Kam půjde tvůj trpaslík?
    .help = Pole za polem. Karta stupně II stojí dva pohyby, stupně III tři.
ask-turn-goal = Jak bude cílová karta natočená?
    .help = Obojí navazuje na cestu, kterou přicházíš. Ostatní strany rozhodnou, kam povede dál.
ask-vote = Má hra teď skončit?
    .help = Hra skončí, jen když souhlasí všichni. Co je v jeskyni, to v ní zůstane.

## Odpovědi

do-halt = Zastavit se tady
do-halt-vein = Zastavit se tady: vezmeš si nuget
do-halt-vein-role = Zastavit se tady: vezmeš si nuget a všichni uvidí tvou roli
do-stay = Zůstane, kde je, a na nikoho nezaútočí
do-enough = Víc neodhazovat
do-keep-axe = Nechat si válečnou sekeru: { $harm }
do-use-axe = Použít válečnou sekeru: přijdeš o ni a { $creature-low } opustí jeskyni
do-play-on = Hrát dál
do-end-game = Ukončit hru: kdo je v jeskyni, vrací zlato
do-turn = Položit ji { $turn-adv }
do-cut =
    { $shows ->
        [1] Rozseknout válečnou sekerou pavučinu { $web-with }
       *[other] Seknout válečnou sekerou do pavučiny { $web-with }: otočí se na 1 a cestu zatarasí dál
    }
do-peek-goal = Cílová karta { $corner-where }
do-peek-clan = Klanová karta, kterou má { $seat }
do-swap =
    { $cards ->
        [one] { $seat }: dostaneš { $cards } kartu a dáš { $own }, dobírat bude { $seat }
        [few] { $seat }: dostaneš { $cards } karty a dáš { $own }, dobírat bude { $seat }
       *[other] { $seat }: dostaneš { $cards } karet a dáš { $own }, dobírat bude { $seat }
    }
do-place-hits = Na { $cell }, { $turn }: { $card } ({ $what })
do-collapse-hits = { $card } na { $cell }: { $what }
do-give = { $seat }
do-lay = Vyložit { $card-acc }
do-play = Zahrát { $card-acc }: { $card-desc }
do-discard = Odhodit { $card-acc }
do-place = Na { $cell }, { $turn }: { $card }
do-collapse = { $card } na { $cell }
do-web = Pavučina { $edge }
do-lure = Na { $spot }
do-lure-hits = Na { $spot }: { $what }
do-roam = Na { $spot }
do-roam-hits = Na { $spot }: { $what }
do-walk = Na { $spot }
do-walk-hits = Na { $spot }: { $what }
hit-goal = odkryješ cílovou kartu a pohyb tam skončí
hit-goal-creature = cílová karta zůstane zakrytá
hit-bridge = most stojí náhodnou kartu a limit ruky klesne na { $limit }
hit-bridge-only-limit = na mostě klesne limit ruky na { $limit }
hit-tunnel = tunel stojí nuget
hit-tunnel-free = tunel tě nic nestojí, žádný nuget nemáš
hit-climb = po žebříku
hit-ladder = žebřík vede na { $cells }
hit-creature = napadne tě { $creature-low } ({ $harm })
hit-end = pohyb tam skončí
hit-axe-end = můžeš použít válečnou sekeru, ale pohyb tam skončí
hit-exit =
    { $gold ->
        [0] východ, opustíš jeskyni bez zlata
        [one] východ, opustíš jeskyni a odneseš { $gold } nuget
        [few] východ, opustíš jeskyni a odneseš { $gold } nugety
       *[other] východ, opustíš jeskyni a odneseš { $gold } nugetů
    }
hit-exit-role =
    { $gold ->
        [0] východ, opustíš jeskyni bez zlata a všichni uvidí tvou roli
        [one] východ, opustíš jeskyni, odneseš { $gold } nuget a všichni uvidí tvou roli
        [few] východ, opustíš jeskyni, odneseš { $gold } nugety a všichni uvidí tvou roli
       *[other] východ, opustíš jeskyni, odneseš { $gold } nugetů a všichni uvidí tvou roli
    }
hit-vein = pohyb tam skončí a vezmeš si nuget
hit-vein-role = pohyb tam skončí, vezmeš si nuget a všichni uvidí tvou roli
hit-gold = když tam zůstaneš, vezmeš si nuget
hit-gold-role = když tam zůstaneš, vezmeš si nuget a všichni uvidí tvou roli
hit-attack = pod útokem { $seats } ({ $harm })
hit-armed = { $seats-count ->
        [one] válečnou sekeru má { $seats }
       *[other] válečnou sekeru mají { $seats }
    }
hit-nugget = přijde na ni nuget
hit-nugget-gone = i s nugetem
hit-web-gone = zmizí s ní pavučina
harm-rat = stojí kartu a 1 z limitu ruky
harm-crawler = trpaslík padne a v příštím tahu se nepohne
harm-goblin = stojí nuget
harm-goblin-nothing = nemá co vzít, žádný nuget tu není
seat-own = { $seat } (to jsi ty)


## Konec

score-treasure = Poklad vlastní strany
remark-nobody-left = Jeskyni neopustil žádný trpaslík: nikdo nevítězí.
remark-first-leaver = Poklady jsou stejné. Vítězí strana hráče, který jeskyni opustil první: { $seat }.

## Volby

option-rotate-180 = Karty cest otočené o 180°
    .true = povolené (náš výklad)
    .false = nepovolené: jen neotočené (druhý výklad)
    .about = Zda smí karta cesty ležet i vzhůru nohama.
option-lair-spawn-attacks = Nestvůra nalákaná do doupěte s trpaslíky
    .true = ihned útočí (náš výklad)
    .false = se nejdřív pohne (druhý výklad)
    .about = Pravidla to neříkají. Okamžitý útok je přísnější k těm, kdo v doupěti stojí.
option-face-down-goal-is-one-open-field = Nestvůra na zakryté cílové kartě
    .true = ji smí opustit každou stranou, k níž vede cesta (náš výklad)
    .false = ji smí opustit jen stranou, kterou přišla (druhý výklad)
    .about = Jde o to jen tehdy, když nestvůra stojí na cíli, který ještě nikdo neodkryl.
option-hand-limit-checked-on-draw = Limit ruky
    .true = omezuje jen dobírání (náš výklad)
    .false = po výměně karet se přebytek navíc odhazuje (druhý výklad)
    .about = Zda se přebytek po výměně karet musí hned odhodit.
option-cards-out-end = Konec, když dojdou karty
    .immediately = ihned, jak říkají pravidla
    .end_of_turn = na konci tahu: poslední hráč se ještě pohne (druhý výklad)
    .about = Když dojde poslední karta: smí ten, kdo ji zahrál, ještě jít?
option-early-end = Dřívější konec po dohodě, kterou pravidla dovolují
    .off = nehlasuje se (pravidlo bez dohody)
    .vote = všichni hlasují po každém tahu (pravidlo)
    .about = Pro stoly, kde se nechce čekat, když už se nikdo ven nedostane.
option-new-axe-at-once = Válečná sekera vyložená v tomto tahu a pavučina, u které trpaslík už stojí
    .true = smí se použít hned (náš výklad)
    .false = smí se použít až po pohybu (druhý výklad)
    .about = Zda sekera, kterou teď vykládáš, smí hned rozseknout pavučinu vedle tebe.
option-vein-taken-from = Nuget ze zlaté žíly si bere, kdo se zastaví
    .field = na jejím poli (náš výklad)
    .card = kdekoli na její kartě (druhý výklad)
    .about = Kde přesně se trpaslík musí zastavit, aby zlato vzal.
option-no-leaver-result = Když jeskyni neopustí žádný trpaslík
    .nobody_wins = nikdo nevítězí (náš výklad)
    .about = Pravidla to neříkají, tak to říkáme my.
option-start-player = Kdo začíná
    .random = určí los (místo nejdůvěryhodnějšího hráče z pravidel)
    .seat_0 = první hráč (domácí varianta)
    .about = Losem, nebo vždy první místo u stolu.
option-one-clan-colour = Barva klanu při 3 nebo 4 hráčích
    .blue = modrá
    .yellow = žlutá
    .about = Při 3 nebo 4 hráčích jsou všichni z jednoho klanu. Mění se jen barva.
option-deck = Balíček
    .standard = rekonstrukce: počty podle pravidel, obrázky karet navržené námi; nebo soubor .toml s opravenými kartami
    .about = Karty, se kterými se hraje.

## Po konci: kdo co mohl vědět

hindsight-role = { $who } zná klanovou kartu, kterou má { $seat }: { $role }.
hindsight-role-all = Všichni znají klanovou kartu, kterou má { $seat }: { $role }.
hindsight-goal = { $who } zná cílovou kartu { $corner-where }: { $goal }.
hindsight-goal-all = Všichni znají cílovou kartu { $corner-where }: { $goal }.
hindsight-aside = { $who } zná odloženou klanovou kartu: { $role }.

## Kresba

view-turn = Na tahu je { $seat }
view-over = Hra skončila
view-setting-up = Příprava hry
view-step-1 = krok 1: zahrát, nebo odhodit kartu
view-step-2 =
    { $moves ->
        [one] krok 2: pohyb (zbývá { $moves } pohyb)
        [few] krok 2: pohyb (zbývají { $moves } pohyby)
       *[other] krok 2: pohyb (zbývá { $moves } pohybů)
    }
view-step-3 = krok 3: dobírání
view-step-ward = { $seat } smí použít válečnou sekeru
view-step-vote = hlasuje se o konci hry
view-key = { $lair } doupě, { $ladder } žebřík, { $vein } zlatá žíla, { $gold } nuget, { $bridge } most, { $tunnel } tunel, { $exit } východ; ○△□: pavučiny; { $rat } krysa, { $crawler } plazoun, { $goblin } skřet
view-pile = Dobírací balíček
view-pile-empty = prázdný
view-you = ty
view-gold =
    { $gold ->
        [one] { $gold } nuget
        [few] { $gold } nugety
       *[other] { $gold } nugetů
    }
view-hand = karty { $cards }/{ $limit }
view-boots = boty
view-axes =
    { $axes ->
        [one] sekera
        [few] { $axes } sekery
       *[other] { $axes } seker
    }
view-lying = leží
view-at = na { $place }
view-left = mimo jeskyni ({ $order }. v pořadí)
view-loyal = jistě věrný trpaslík
view-saboteur = jistě sabotér
view-chance = sabotér: { $percent } %
view-my-hand = Karty v ruce
view-no-cards = žádné karty
view-my-role = Tvá klanová karta: { $role } – { $role-desc }
view-goals = Cílové karty
view-goal-unknown = zakrytá
view-goal-seen = { $goal } (znáš ji)
view-goal-open = { $goal }
view-looked = kdo ji zná: { $seats }
view-creature = { $creature } na { $place }, kartu má { $seat }
view-web = { $web }, strana { $shows }, { $edge }, kartu má { $seat }
view-sure = Jistě v ruce: { $cards }
view-aside =
    { $cards ->
        [one] stranou leží { $cards } klanová karta
        [few] stranou leží { $cards } klanové karty
       *[other] stranou leží { $cards } klanových karet
    }
view-aside-seen = Stranou leží: { $cards }

## Deska v prohlížeči

view-cave = Jeskyně
view-players = Hráči
view-start = Startovní karta
view-your-turn = Jsi na tahu
view-card-at = { $card } na { $cell }
view-backs = I { $one }, II { $two }, III { $three }
view-playable = Teď se dá zahrát.
view-unplayable = Teď se dá jen odhodit.
view-play-it = Zahrát
view-discard-it = Odhodit
view-turn-card = Otočit
view-lay-hint =
    { $places ->
        [one] Hodí se na { $places } místo: klepni na to rozsvícené.
        [few] Hodí se na { $places } místa: klepni na rozsvícené.
       *[other] Hodí se na { $places } míst: klepni na rozsvícené.
    }
view-no-place = Teď se nikam nehodí.
view-no-target = Teď nemá žádný cíl.
view-role-hold = Tvá role: podrž
view-role-sealed = Tvá klanová karta, zapečetěná. Podržením ji uvidíš, klepnutím zůstane odkrytá.
view-alarm = Útočí { $creature-low }! { $seat } smí použít válečnou sekeru.
view-know = Co víš
view-roles = Role
view-worlds = Platí právě jedna z možností. Sabotéři, které ještě neznáš:
view-worlds-of = { $role } – platí právě jedna z možností:
view-world = { $seats }
view-world-none = nikdo u stolu
view-roles-known = O rolích už není pochyb.
view-gone = Máš odložené: { $cards }
view-inside = ještě v jeskyni
view-notes = Tvé poznámky
view-notes-own = Vidíš je jen ty, zůstávají v tomto prohlížeči.
view-notes-hint = Totéž umí malé tlačítko vedle hráče.
view-note = Poznámka
view-note-of = Poznámka o hráči { $seat }
view-opinion-ask = Co si myslíš o hráči { $seat }?
view-opinion-of = Tvůj názor na hráče { $seat }: { $opinion }
view-opinion-none = nic
view-opinion-trust = důvěra
view-opinion-doubt = nejisté
view-opinion-suspect = podezření
view-path-lay = Vylož ji na prázdné místo vedle odkryté karty tak, aby cesty navazovaly.
view-path-steps =
    { $tier ->
        [1] Stupeň I: kartu přejdeš jedním pohybem.
        [2] Stupeň II: kartu přejdeš dvěma pohyby.
       *[other] Stupeň III: kartu přejdeš třemi pohyby.
    }
view-mark-dark_lair = Temné doupě: tudy přicházejí do jeskyně nestvůry.
view-mark-ladder = Žebřík: jediným pohybem na kterýkoli jiný žebřík.
view-mark-gold_vein = Zlatá žíla: trpaslík, který zde skončí pohyb, si bere nuget a odkrývá klanovou kartu.
view-mark-bridge = Most: vstup na dřevo stojí kartu a 1 z limitu ruky.
view-mark-tunnel = Tunel: vstup stojí nuget.
view-mark-exit = Východ: trpaslík, který sem vstoupí, opouští i se zlatem jeskyni.

## Jména

creature-rat = Krysa
    .low = krysa
    .acc = krysu
    .mark = K
    .desc = Ujde až 3 pole. Vezme náhodnou kartu a o 1 sníží limit ruky.
creature-crawler = Plazoun
    .low = plazoun
    .acc = plazouna
    .mark = P
    .desc = Ujde až 4 pole. Srazí trpaslíka, a ten vynechá příští pohyb.
hold-gold = nugety
hold-way = kroky k možnému východu
amount-nugget =
    { $n ->
        [one] { $n } nuget
        [few] { $n } nugety
       *[other] { $n } nugetů
    }
creature-goblin = Skřet
    .low = skřet
    .acc = skřeta
    .mark = S
    .desc = Ujde až 5 polí. Vezme nuget.
web-circle = Pavučina s kruhem
    .acc = pavučinu s kruhem
    .with = s kruhem
web-triangle = Pavučina s trojúhelníkem
    .acc = pavučinu s trojúhelníkem
    .with = s trojúhelníkem
web-square = Pavučina se čtvercem
    .acc = pavučinu se čtvercem
    .with = se čtvercem
corner-north-west = severozápad
    .where = na severozápadě
corner-north-east = severovýchod
    .where = na severovýchodě
corner-south-east = jihovýchod
    .where = na jihovýchodě
corner-south-west = jihozápad
    .where = na jihozápadě
goal-goal_exit = východ z jeskyně
    .desc = Jediná cesta ven. Kdo sem vstoupí, hned odchází i se zlatem.
goal-goal_lair = temné doupě
    .desc = Jakmile se odkryje, přicházejí tudy nestvůry.
goal-goal_ladder = žebřík
    .desc = Jediným pohybem odtud na kterýkoli jiný žebřík.
goal-goal_vein = zlatá žíla
    .desc = Kdo zde skončí pohyb, bere nuget a odkrývá klanovou kartu.
role-blue_loyal = Věrný modrý trpaslík
    .short = věrný trpaslík
    .desc = pracuje pro modrý klan
role-blue_saboteur = Sabotér v modrém klanu
    .short = sabotér
    .desc = pracuje pro žlutý klan
role-yellow_loyal = Věrný žlutý trpaslík
    .short = věrný trpaslík
    .desc = pracuje pro žlutý klan
role-yellow_saboteur = Sabotér ve žlutém klanu
    .short = sabotér
    .desc = pracuje pro modrý klan
clan-blue = modrý klan
    .to = k modrému klanu
    .short = modrý klan
clan-yellow = žlutý klan
    .to = ke žlutému klanu
    .short = žlutý klan
turn-0 = neotočená
    .adv = neotočenou
turn-180 = otočená o 180°
    .adv = otočenou o 180°
place-on-card = { $cell } ({ $part })
part-north = sever
part-east = východ
part-south = jih
part-west = západ
part-middle = střed
part-end = slepý konec
part-tunnel = tunel
part-north-south = cesta sever–jih
part-east-west = cesta západ–východ
part-north-east = severovýchodní zatáčka
part-south-east = jihovýchodní zatáčka
part-south-west = jihozápadní zatáčka
part-north-west = severozápadní zatáčka
part-number = pole { $number }
edge-between = mezi { $one } a { $other }

## Karty: karty cest, jak leží zpříma, karty opraveného balíčku, akční karty

card-p1_cross = Chodba I (křižovatka)
    .acc = Chodbu I (křižovatka)
card-p1_t_v = Chodba I (rozcestí sever–východ–jih)
    .acc = Chodbu I (rozcestí sever–východ–jih)
card-p1_vein_t_v = Zlatá žíla I (rozcestí sever–východ–jih)
    .acc = Zlatou žílu I (rozcestí sever–východ–jih)
card-p1_t_h = Chodba I (rozcestí západ–sever–východ)
    .acc = Chodbu I (rozcestí západ–sever–východ)
card-p1_i_v = Chodba I (přímá sever–jih)
    .acc = Chodbu I (přímá sever–jih)
card-p1_i_h = Chodba I (přímá západ–východ)
    .acc = Chodbu I (přímá západ–východ)
card-p1_bend_ne = Chodba I (zatáčka sever–východ)
    .acc = Chodbu I (zatáčka sever–východ)
card-p1_bend_nw = Chodba I (zatáčka sever–západ)
    .acc = Chodbu I (zatáčka sever–západ)
card-p1_lair_cross = Temné doupě I (křižovatka)
    .acc = Temné doupě I (křižovatka)
card-p1_lair_t_h = Temné doupě I (rozcestí západ–sever–východ)
    .acc = Temné doupě I (rozcestí západ–sever–východ)
card-p1_lair_bend_ne = Temné doupě I (zatáčka sever–východ)
    .acc = Temné doupě I (zatáčka sever–východ)
card-p1_lair_stub_e = Temné doupě I (slepá chodba otevřená na východ)
    .acc = Temné doupě I (slepá chodba otevřená na východ)
card-p1_ladder_bend_nw = Žebřík I (zatáčka sever–západ)
    .acc = Žebřík I (zatáčka sever–západ)
card-p1_ladder_stub_n = Žebřík I (slepá chodba otevřená na sever)
    .acc = Žebřík I (slepá chodba otevřená na sever)
card-p1_bridge_ew = Most I (dřevo západ–východ)
    .acc = Most I (dřevo západ–východ)
card-p1_double_ne = Dvojitá zatáčka s tunelem I (sever–východ a jih–západ)
    .acc = Dvojitou zatáčku s tunelem I (sever–východ a jih–západ)
card-p1_double_nw = Dvojitá zatáčka s tunelem I (sever–západ a jih–východ)
    .acc = Dvojitou zatáčku s tunelem I (sever–západ a jih–východ)
card-p2_cross = Chodba II (křižovatka)
    .acc = Chodbu II (křižovatka)
card-p2_t_v = Chodba II (rozcestí sever–východ–jih)
    .acc = Chodbu II (rozcestí sever–východ–jih)
card-p2_t_h = Chodba II (rozcestí západ–sever–východ)
    .acc = Chodbu II (rozcestí západ–sever–východ)
card-p2_i_v = Chodba II (přímá sever–jih)
    .acc = Chodbu II (přímá sever–jih)
card-p2_i_h = Chodba II (přímá západ–východ)
    .acc = Chodbu II (přímá západ–východ)
card-p2_bend_ne = Chodba II (zatáčka sever–východ)
    .acc = Chodbu II (zatáčka sever–východ)
card-p2_stub_e = Chodba II (slepá chodba otevřená na východ)
    .acc = Chodbu II (slepá chodba otevřená na východ)
card-p2_lair_t_v = Temné doupě II (rozcestí sever–východ–jih)
    .acc = Temné doupě II (rozcestí sever–východ–jih)
card-p2_lair_i_h = Temné doupě II (přímá chodba západ–východ)
    .acc = Temné doupě II (přímá chodba západ–východ)
card-p2_lair_stub_n = Temné doupě II (slepá chodba otevřená na sever)
    .acc = Temné doupě II (slepá chodba otevřená na sever)
card-p2_ladder_bend_ne = Žebřík II (zatáčka sever–východ)
    .acc = Žebřík II (zatáčka sever–východ)
card-p2_bridge_ns = Most II (dřevo sever–jih)
    .acc = Most II (dřevo sever–jih)
card-p2_bridge_ew = Most II (dřevo západ–východ)
    .acc = Most II (dřevo západ–východ)
card-p2_double_ne = Dvojitá zatáčka s tunelem II (sever–východ a jih–západ)
    .acc = Dvojitou zatáčku s tunelem II (sever–východ a jih–západ)
card-p2_double_nw = Dvojitá zatáčka s tunelem II (sever–západ a jih–východ)
    .acc = Dvojitou zatáčku s tunelem II (sever–západ a jih–východ)
card-p2_vein_bend_nw = Zlatá žíla II (zatáčka sever–západ)
    .acc = Zlatou žílu II (zatáčka sever–západ)
card-p3_cross = Chodba III (křižovatka)
    .acc = Chodbu III (křižovatka)
card-p3_t_v = Chodba III (rozcestí sever–východ–jih)
    .acc = Chodbu III (rozcestí sever–východ–jih)
card-p3_t_h = Chodba III (rozcestí západ–sever–východ)
    .acc = Chodbu III (rozcestí západ–sever–východ)
card-p3_i_v = Chodba III (přímá sever–jih)
    .acc = Chodbu III (přímá sever–jih)
card-p3_i_h = Chodba III (přímá západ–východ)
    .acc = Chodbu III (přímá západ–východ)
card-p3_bend_ne = Chodba III (zatáčka sever–východ)
    .acc = Chodbu III (zatáčka sever–východ)
card-p3_bend_nw = Chodba III (zatáčka sever–západ)
    .acc = Chodbu III (zatáčka sever–západ)
card-p3_stub_n = Chodba III (slepá chodba otevřená na sever)
    .acc = Chodbu III (slepá chodba otevřená na sever)
card-p3_lair_cross = Temné doupě III (křižovatka)
    .acc = Temné doupě III (křižovatka)
card-p3_lair_i_v = Temné doupě III (přímá chodba sever–jih)
    .acc = Temné doupě III (přímá chodba sever–jih)
card-p3_ladder_stub_e = Žebřík III (slepá chodba otevřená na východ)
    .acc = Žebřík III (slepá chodba otevřená na východ)
card-p3_bridge_ns = Most III (dřevo sever–jih)
    .acc = Most III (dřevo sever–jih)
card-p3_double_ne = Dvojitá zatáčka s tunelem III (sever–východ a jih–západ)
    .acc = Dvojitou zatáčku s tunelem III (sever–východ a jih–západ)
card-own_1 = Vlastní karta 1
    .acc = Vlastní kartu 1
card-own_2 = Vlastní karta 2
    .acc = Vlastní kartu 2
card-own_3 = Vlastní karta 3
    .acc = Vlastní kartu 3
card-own_4 = Vlastní karta 4
    .acc = Vlastní kartu 4
card-own_5 = Vlastní karta 5
    .acc = Vlastní kartu 5
card-own_6 = Vlastní karta 6
    .acc = Vlastní kartu 6
card-own_7 = Vlastní karta 7
    .acc = Vlastní kartu 7
card-own_8 = Vlastní karta 8
    .acc = Vlastní kartu 8
card-own_9 = Vlastní karta 9
    .acc = Vlastní kartu 9
card-own_10 = Vlastní karta 10
    .acc = Vlastní kartu 10
card-own_11 = Vlastní karta 11
    .acc = Vlastní kartu 11
card-own_12 = Vlastní karta 12
    .acc = Vlastní kartu 12
card-own_13 = Vlastní karta 13
    .acc = Vlastní kartu 13
card-own_14 = Vlastní karta 14
    .acc = Vlastní kartu 14
card-own_15 = Vlastní karta 15
    .acc = Vlastní kartu 15
card-own_16 = Vlastní karta 16
    .acc = Vlastní kartu 16
card-own_17 = Vlastní karta 17
    .acc = Vlastní kartu 17
card-own_18 = Vlastní karta 18
    .acc = Vlastní kartu 18
card-secret_information_1 = Tajné informace I
    .acc = Tajné informace I
    .desc = podívat se na cílovou nebo klanovou kartu
card-secret_information_2 = Tajné informace II
    .acc = Tajné informace II
    .desc = podívat se na cílovou nebo klanovou kartu
card-secret_information_3 = Tajné informace III
    .acc = Tajné informace III
    .desc = podívat se na cílovou nebo klanovou kartu
card-collapse_1 = Zával I
    .acc = Zával I
    .desc = odstranit kartu cesty, na níž nikdo nestojí
card-collapse_2 = Zával II
    .acc = Zával II
    .desc = odstranit kartu cesty, na níž nikdo nestojí
card-collapse_3 = Zával III
    .acc = Zával III
    .desc = odstranit kartu cesty, na níž nikdo nestojí
card-hand_swap_1 = Výměna karet I
    .acc = Výměnu karet I
    .desc = vyměnit si karty z ruky s jiným hráčem, který pak dobírá místo tebe
card-hand_swap_2 = Výměna karet II
    .acc = Výměnu karet II
    .desc = vyměnit si karty z ruky s jiným hráčem, který pak dobírá místo tebe
card-hand_swap_3 = Výměna karet III
    .acc = Výměnu karet III
    .desc = vyměnit si karty z ruky s jiným hráčem, který pak dobírá místo tebe
card-web_1 = Pavučina I
    .acc = Pavučinu I
    .desc = na dvě kola zatarasit cestu
card-web_2 = Pavučina II
    .acc = Pavučinu II
    .desc = na dvě kola zatarasit cestu
card-web_3 = Pavučina III
    .acc = Pavučinu III
    .desc = na dvě kola zatarasit cestu
card-boots_1 = Boty I
    .acc = Boty I
    .desc = 4 pohyby za tah místo 3
card-boots_2 = Boty II
    .acc = Boty II
    .desc = 4 pohyby za tah místo 3
card-boots_3 = Boty III
    .acc = Boty III
    .desc = 4 pohyby za tah místo 3
card-war_axe_1 = Válečná sekera I
    .acc = Válečnou sekeru I
    .desc = jednou proti pavučině nebo nestvůře
card-war_axe_2 = Válečná sekera II
    .acc = Válečnou sekeru II
    .desc = jednou proti pavučině nebo nestvůře
card-war_axe_3 = Válečná sekera III
    .acc = Válečnou sekeru III
    .desc = jednou proti pavučině nebo nestvůře
card-rat_1 = Krysa I
    .acc = Krysu I
    .desc = až 3 pohyby; napadený přijde o kartu a limit ruky se mu sníží o 1
card-rat_2 = Krysa II
    .acc = Krysu II
    .desc = až 3 pohyby; napadený přijde o kartu a limit ruky se mu sníží o 1
card-rat_3 = Krysa III
    .acc = Krysu III
    .desc = až 3 pohyby; napadený přijde o kartu a limit ruky se mu sníží o 1
card-crawler_1 = Plazoun I
    .acc = Plazouna I
    .desc = až 4 pohyby; napadený trpaslík padne a vynechá pohyb
card-crawler_2 = Plazoun II
    .acc = Plazouna II
    .desc = až 4 pohyby; napadený trpaslík padne a vynechá pohyb
card-crawler_3 = Plazoun III
    .acc = Plazouna III
    .desc = až 4 pohyby; napadený trpaslík padne a vynechá pohyb
card-goblin_1 = Skřet I
    .acc = Skřeta I
    .desc = až 5 pohybů; napadený přijde o nuget
card-goblin_2 = Skřet II
    .acc = Skřeta II
    .desc = až 5 pohybů; napadený přijde o nuget
card-goblin_3 = Skřet III
    .acc = Skřeta III
    .desc = až 5 pohybů; napadený přijde o nuget

## Proč teď něco zvolit nejde

why-fits-nowhere = Tahle karta teď v jeskyni nikam nepasuje.
why-no-lair = Nestvůra v jeskyni není a žádné doupě pro ni neleží odkryté.
why-no-secret = Žádná skrytá karta už tu není.
why-no-empty-card = Na každé kartě cesty někdo stojí.
why-no-web-place = Pavučinu už není kam dát.
why-all-have-boots = Boty už mají všichni.
why-has-boots = Boty už má { $seat }.
why-clan-open = Klanová karta už leží odkrytá: { $seat }.
why-goal-open = Tahle cílová karta už leží odkrytá.
why-no-turning = V téhle hře se karty otáčet nesmí.
why-blocks-path = Vede sem cesta, kterou by karta zatarasila.
why-meets-wall = Cesta z karty by narazila do zdi.
why-no-path-here = Nevede sem žádná cesta.
why-somebody-there = Na téhle kartě někdo stojí.
why-web-there = Tady už pavučina visí.
