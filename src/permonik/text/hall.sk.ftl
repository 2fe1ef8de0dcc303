### Texty stránok mimo stola: úvod, nový stôl, dohrané hry, nastavenia a účet. Pri stole sa načítajú, až keď nie je nič iné na práci.


## Úvodná stránka

start-title = Poď ďalej, lampa svieti
start-about = Stolové hry na večer: hneď proti botovi, alebo s priateľmi cez odkaz. Účet netreba.
start-games = Hry
start-players = Počet hráčov: { $players }
start-play-now = Hrať hneď
start-new-table = Nový stôl
start-mine = Moje hry
turns-left = zostáva { $time }
start-public = Verejné stoly
start-public-empty = Žiadny stôl teraz nečaká na spoločnosť.
start-device = Bez siete
start-device-about = Celý dom v tvojom prehliadači: pravidlá, boti aj lekcie. Stačí ho raz otvoriť a hráš aj tam, kde niet siete.
start-link = Máš odkaz?
start-link-hint = Vlož sem odkaz na stôl.
start-link-wrong = Toto nie je odkaz na stôl.
start-enter = Vstúpiť

## Jaskyňa dňa

cave-title = Jaskyňa dňa
cave-about = Všetci dostanú to isté rozdanie a každý má jediný pokus. Bez rád, a čo náhoda odkryla, už sa nedá vrátiť. Rebríček, najlepšie hry a dôkaz rozdania sa ukážu, keď sa jaskyňa zavrie.
cave-of-day = Jaskyňa dňa
cave-of-week = Jaskyňa týždňa
cave-alone = osamote
cave-bots =
    { $n ->
        [one] proti jednému botovi
       *[other] proti { $n } botom
    }
cave-tries = pokusov: { $n }
cave-enter = Vojsť
cave-on = Hrať ďalej
cave-see = Pozrieť sa
cave-begun = Tvoj pokus beží.
cave-score = Tvoj výsledok: { $n }
cave-yesterday = Včerajší rebríček
cave-last-week = Rebríček minulého týždňa
cave-before = predchádzajúca
cave-streak = Dni po sebe: { $n }
cave-register = Jaskyňa je pre registrovaných: každý má jeden pokus.
cave-ladder = Rebríček jaskyne
cave-best = Najlepší
cave-watch = Prehrať
cave-histogram = Ako dopadli všetci
cave-people = Ľudí
cave-nobody = Nikto ju nedohral.
cave-seal = Pečať rozdania
cave-seal-about = Odtlačok rozdania, zverejnený vopred. Keď sa jaskyňa zavrie, ukážeme, z čoho vznikol.
cave-seal-told = Odtlačok, číslo rozdania a soľ: kto chce, overí si, že sa nič nezmenilo.

## Nový stôl

new-title = Nový stôl
new-game = Hra
new-count = Počet hráčov
new-options = Nastavenia hry
new-table = Stôl
new-private-hint = Prisadnúť si môže každý, kto má odkaz.
new-public-hint = Stôl vidia všetci na úvodnej stránke.
new-slow-hint = Každý premýšľa, ako dlho potrebuje.
new-clock = S hodinami
new-clock-hint = Hodiny bežia len tým, na ktorých sa čaká.
new-days = Na viac dní
new-days-hint = Na každé rozhodnutie je niekoľko dní. Kto je práve na ťahu, vidí to na stránke.
new-per-move = Na rozhodnutie
new-reserve = Rezerva na celú hru
new-base = Čas na hru
new-increment = Navyše za rozhodnutie
new-wait-usual = o chvíľu zaskočí bot
new-end = Keď sa čas minie
new-end-nothing = nestane sa nič
new-end-bot = prevezme to bot
new-end-forfeit = hra je prehratá
new-name = Názov stola
new-name-hint = Môže zostať prázdne.
new-then-wait = Dostaneš odkaz pre ostatných.
new-then-start = Všetky miesta sú obsadené: hra sa hneď začne.
new-create = Otvoriť stôl
new-start = Začať hru
new-more = Viac možností
days =
    { $n ->
        [one] { $n } deň
        [few] { $n } dni
       *[other] { $n } dní
    }

## Dohrané hry

finished-empty = Ešte nie je nič dohrané.
finished-import = Otvoriť záznam
finished-import-hint = Zo záznamu hry vznikne štúdia: prezri si každú pozíciu a skús to inak.
finished-replay = Prehrať
finished-more = Ďalšie
finished-won = výhra
finished-lost = prehra
finished-shared = delená výhra
finished-over = dohrané

## Nastavenia

settings-look = Vzhľad
settings-theme = Motív
settings-theme-system = podľa systému
settings-theme-light = svetlý
settings-theme-dark = tmavý
settings-motion = Obmedziť animácie
settings-motion-hint = Na stránke sa nič nehýbe.
settings-confirm = Potvrdzovať ťah
settings-confirm-always = vždy
settings-confirm-matters = keď na tom záleží
settings-confirm-never = nikdy
settings-confirm-always-hint = Nič sa neodohrá, kým to nepotvrdíš.
settings-confirm-matters-hint = Jediná obyčajná odpoveď sa odohrá hneď, rovnako ako to, čo samo hovorí, že tým ťah končí alebo sa hádže. Dlhší ťah, alebo taký, ktorým o niečo natrvalo prídeš, na teba počká.
settings-confirm-never-hint = Ťah sa odohrá, len čo je celý. Opýtame sa iba predtým, než o niečo natrvalo prídeš.
settings-careful = Opatrne: nech ma bot varuje
settings-careful-hint = Skôr než sa odohrá ťah, ktorý bot pokladá za zlý, povie ti to. Pri stoloch s inými ľuďmi len vtedy, keď všetci súhlasili s radami.
settings-sound = Zvuk
settings-sound-on = Zvuky stola
settings-sound-hint = Drevo, kameň a malý zvonček: potichu a len na tomto zariadení.
settings-volume = Hlasitosť
settings-volume-quiet = ticho
settings-volume-middle = stredne
settings-volume-loud = nahlas
settings-buzz = Zavibrovať, keď som na ťahu
settings-buzz-hint = Na telefóne, raz a krátko.
settings-pace = Tempo ťahov ostatných
settings-pace-calm = pokojné
settings-pace-brisk = svižné
settings-pace-instant = hneď
settings-play = Hranie
settings-keys = Odpovedať číslicami
settings-keys-hint = Pri každej odpovedi je jej číslo.
settings-notify = Upozorniť, keď som na ťahu
settings-notify-hint = Oznámením, kým je stránka otvorená na pozadí.
settings-notify-refused = Prehliadač tejto stránke oznámenia nepovolil.

## Správy, keď je stránka zatvorená

word-title = Ozvať sa, keď na mňa čaká hra
word-about = Poštou alebo na telefón, aj keď je stránka zatvorená. Čo máš v ruke, v správe nikdy nie je.
word-no-mail = Tento dom poštu neposiela; správca ju môže zapnúť.
word-mail-registered = Poštu posielame len registrovaným.
word-email = E-mail
word-email-hint = Pošleme ti odkaz. Kým ho neotvoríš, nič ďalšie nepríde.
word-email-send = Poslať odkaz
word-email-drop = Odobrať
word-unconfirmed = čaká na otvorenie odkazu
word-push = Upozornenia na tomto zariadení
word-push-hint = Posiela ich služba tvojho prehliadača; obsah je zašifrovaný.
word-needs-https = Upozornenia a pridanie na plochu fungujú len cez https. Správcovi poradí docs/operations.md.
word-when = Kedy
word-by-mail = e-mail
word-by-push = upozornenie
word-kind-turn = Som na ťahu
word-kind-reminder = Dochádza mi čas
word-kind-over = Hra sa skončila
word-quiet = Tiché hodiny
word-quiet-from = Od
word-quiet-to = Do
word-digest = E-maily raz denne
word-digest-hint = Keď dochádza čas, príde e-mail hneď.
word-digest-at = O koľkej
mail-confirmed = Hotovo. Napíšeme ti, keď na teba bude čakať hra.
mail-stopped = Hotovo. Takéto e-maily už neprídu.
mail-settings = Nastavenia správ

## Dovolenka

holiday-title = Dovolenka
holiday-about = V hrách na viac dní ti zatiaľ stoja hodiny. Ostatní to vidia.
holiday-from = Od
holiday-to = Do (vrátane)
holiday-take = Vziať si dovolenku
holiday-taken = Uži si to. Hodiny počkajú.
holiday-end = Už som späť
holiday-cancel = Zrušiť
holiday-left = Tento rok zostáva dní: { $n }

## Účet

account-title = Ty
account-guest = Si tu ako hosť. Pamätá si ťa tento prehliadač; s heslom sa môžeš vrátiť odkiaľkoľvek.
account-registered = Máš účet.
account-name = Meno
account-password = Heslo
account-old-password = Doterajšie heslo
account-new-password = Nové heslo
account-password-hint = Aspoň 8 znakov.
account-rename = Zmeniť meno
account-rename-do = Uložiť
account-register = Vytvoriť účet
account-register-do = Vytvoriť
account-register-text = E-mail netreba. Pre prípad zabudnutého hesla dostaneš záchranný kód.
account-sign-in = Prihlásiť sa
account-sign-in-do = Prihlásiť
account-forgotten = Zabudnuté heslo
account-recover = Obnoviť účet
account-recover-do = Nastaviť nové heslo
account-recover-text = Zadaj záchranný kód, ktorý sa ukázal pri registrácii.
account-recovery = Záchranný kód
account-recovery-text = Odpíš si tento kód. Uvidíš ho len teraz a len s ním sa vrátiš, keď zabudneš heslo.
account-recovery-kept = Mám ho
account-sign-out = Odhlásiť sa
account-sign-out-everywhere = Odhlásiť všade
account-password-change = Zmeniť heslo
account-password-do = Zmeniť
account-password-text = Ostatné prehliadače sa odhlásia.
account-password-changed = Heslo je zmenené.
account-delete = Zmazať účet
account-delete-do = Zmazať navždy
account-delete-text = Účet sa zmaže navždy. Dohrané hry zostanú, ale bez tvojho mena.
account-deleted = Účet je zmazaný.
new-rated = Hodnotená hra
new-rated-hint = Počíta sa do rebríčka: bez rád a bez vracania toho, čo už videli ostatní.
new-rated-guest = Hodnotenie potrebuje meno, ktoré je len tvoje: najprv si v nastaveniach založ účet.
new-open-hands = Diváci uvidia karty
new-open-hands-hint = O kolo neskôr, nikdy to, čo sa hrá teraz. Kto si sadne, súhlasí.
leaders-title = Rebríček
leaders-about = Ako sa komu darí v hodnotených hrách. Boti zostávajú na svojom mieste, a tak vieš, kde stojíš.
leaders-two = Dvaja hráči
leaders-more = Viac hráčov
leaders-place = Poradie
leaders-name = Meno
leaders-rating = Hodnotenie
leaders-games = Hier
leaders-won = Výhier
leaders-provisional = ± { $margin }, zatiaľ neisté
leaders-empty = Nikto tu ešte hodnotenú hru nehral. Otvor stôl a označ ho ako hodnotený.
minutes =
    { $n ->
        [one] { $n } minúta
        [few] { $n } minúty
       *[other] { $n } minút
    }
seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekúnd
    }
seat-number = { $number }. miesto
seat-me = Ja ({ $name })
seat-open = voľné miesto
table-study = štúdia
table-study-from = štúdia od kroku { $entry }
learn-title = Nauč sa hrať
learn-about = Krátke lekcie na skutočnom pláne. Nič sa nezapisuje, kedykoľvek môžeš odísť, vrátiť sa alebo začať znova.
learn-three = Nauč sa za 3 minúty
learn-minutes = { $minutes } min
learn-done = hotovo
learn-first = Hráš to prvýkrát?
learn-first-about = Za tri minúty ti ukážeme, o čo ide a ako vyzerá ťah. Alebo začni rovno: jednoduché nastavenie, mierny súper a začínaš ty.
learn-first-play = Rovno hrať
index-search = Hľadať
index-kind = Druh
index-all = Všetko
index-tile = Doštičky akcií
index-room = Miestnosti
index-good = Suroviny
index-space = Akčné polia
index-loot = Korisť
index-card = Karty
index-path = Chodby
index-action = Akcie
index-goal = Ciele
index-creature = Netvory
index-event = Udalosti
index-face = Kocka udalostí
index-point = Body
face-title = Tvoj permoník
face-hat = Iná čiapka
face-hat-colour = Farba čiapky
face-beard = Iná brada
face-beard-colour = Farba brady
face-skin = Pleť
face-own = Ako to bolo na začiatku
profile-shows = Čo o tebe vidia ostatní
profile-shows-about = Meno, permoníka a hodnotenie vidia všetci. O zvyšku rozhodneš ty.
profile-shows-results = Výsledky a body
profile-shows-favourites = Obľúbené miestnosti a karty
profile-shows-history = Dohrané hry pri verejných stoloch
profile-mine = Môj profil
profile-export = Stiahnuť moje údaje
profile-guest = Hosť
profile-registered = Je tu doma
profile-results = Výsledky
profile-hidden = Toto je súkromné.
profile-mean = Priemer bodov
profile-best = Najviac bodov
profile-alone = Osamote
profile-favourites = Obľúbené
profile-against = Vzájomné zápasy
profile-score = hier: { $games }, výhier: { $won }, prehier: { $lost }
profile-solved = skúšané: { $tried }, na prvý pokus vyriešené: { $solved }
filter-all = všetko
filter-with = S kým
filter-none = Žiadna taká hra.
friends-none = Zatiaľ nikto. Pošli niekomu svoj odkaz.
friends-code = Kód od priateľov
friends-add = Spriateliť sa
friends-become = Chceš sa spriateliť? Pozýva ťa { $name }.
friends-become-about = Uvidíte, kedy je ten druhý tu, a jedným ťuknutím sa pozvete k stolu.
friends-part = Zrušiť priateľstvo: { $name }
friends-invite = Tvoj kód
friends-invite-about = Kto ho má, môže sa s tebou spriateliť. S novým kódom starý odkaz prestane platiť.
friends-new-code = Vytvoriť nový kód
friends-blocked = Zablokovaní
friends-block = Zablokovať
friends-unblock = Odblokovať
friends-muted = Stíšení
friends-mute = Stíšiť
distance-open = Stíšiť alebo zablokovať: { $names }
distance-title = Stíšiť alebo zablokovať
distance-about = Koho stíšiš, toho pri žiadnom stole nepočuješ. Koho zablokuješ, ten ťa navyše nenájde podľa kódu, nemôže ťa pozvať ani si sadnúť k tvojim stolom. Nikto sa to nedozvie.
start-invites = Pozvánky
start-decline = Teraz nie
groups-title = Skupiny
groups-none = Zatiaľ v žiadnej skupine nie si. Založ ju pre tých, s ktorými hrávaš často.
groups-name = Názov skupiny
groups-new = Založiť skupinu
groups-members =
    { $n ->
        [one] { $n } člen
        [few] { $n } členovia
       *[other] { $n } členov
    }
groups-invited = Pozývajú ťa do tejto skupiny.
groups-join = Pridať sa
groups-leave = Odísť zo skupiny
groups-who = Členovia
groups-tables = Stoly skupiny
groups-season = Sezóna
groups-season-which = Štvrťrok
groups-season-empty = V tejto sezóne skupina žiadnu hru nedohrala.
groups-of-table = Skupina
groups-of-table-none = žiadna
filter-which = Ktoré stoly
filter-open = s voľným miestom
filter-running = rozohrané
find-title = Nájdi mi niekoho
find-do = Chcem hrať
find-waiting = { $game }: čaká { $waiting }, treba { $players }. Hra sa začne sama, len nechaj túto stránku otvorenú.

## Rozbory

finished-review = Rozbor
review-heading = { $game }: ako hrá { $name }
review-whose = Čia hra
review-made = Rozbor vzniká: { $percent } %
review-failed = Rozbor sa nepodaril. O chvíľu to skús znova.
review-curve = Očakávaný výsledok počas partie
review-shown = Čo ukazuje krivka
review-by-chance = Šanca na výhru
review-by-margin = Náskok
review-by-points = Body
review-by-both = Oboje v jednom
review-expectation = Čakalo sa
review-unit-margin = Jedným číslom: náskok a { $victory } za výhru.
review-unit-points = Jedným číslom: body a { $victory } za výhru.
review-unit-side = Jedným číslom: { $victory } za výhru vlastnej strany a polovica jej náskoku v pokladoch. V tejto hre toho rozhodca veľa nepredpovie.
review-unit-alone = V bodoch.
review-moment = Chvíľa na pláne
review-legend = Bodky sú ťahy, hviezdičky šťastie; posúvač posúva partiu na pláne.
review-result = Výsledok
review-prior = Čakalo sa
review-luck = Šťastie
review-own = Vlastné ťahy
review-others = Ostatní
review-unexplained = Nevysvetlené
review-moments = Kľúčové chvíle
review-no-moments = Žiadny ťah nestál nič podstatné.
review-turns = Všetky ťahy
review-turn-of = Záznam { $entry }: { $kind }
review-previous = Predchádzajúci ťah
review-next = Ďalší ťah
review-lost = strata { $loss } ± { $error }
review-cost-margin = Šanca na výhru −{ $chance }, náskok −{ $score }
review-cost-points = Šanca na výhru −{ $chance }, body −{ $score }
review-played = Zahrané
review-better = Lepšie
review-equal = Rovnako dobré
review-brings = To hneď prinesie:
review-deeper = Vyplatí sa neskôr: boti sa pozerali o dva ťahy ďalej.
review-find = Nájdi lepšiu
review-find-text = Ktorú možnosť zvolíš? Správna je každá, ktorú od najlepšej nerozoznať.
review-found = Áno, správne.
review-not-that = Táto nie.
review-show = Ukáž ju
review-try = Skús to
review-about = Posudzuje sa podľa toho, čo { $name } v tej chvíli vie, v domyslených svetoch a podľa toho, čo sa naučil rozhodca botov ({ $reference }). Môže sa mýliť.
review-table = K stolu
review-knew = Kto čo mohol vedieť
review-knew-text = S akou pravdepodobnosťou je kto sabotér, podľa toho, čo vidí { $name }, a podľa toho, čo činy prezradia pozornému hráčovi.
review-knew-anybody = S akou pravdepodobnosťou je kto sabotér, podľa toho, čo vidia všetci, a podľa toho, čo činy prezradia pozornému hráčovi.
review-watcher = Čími očami
review-onlooker = Divák
review-when = Po zázname { $entry }
review-chance = { $percent } %
review-strip = { $name }: vývoj podozrenia
review-traitor = sabotér
review-loyal = verný
review-moved = Kde sa podozrenie pohlo najviac
review-moved-from = { $name }: { $before } % → { $after } %
review-moved-none = Žiadny čin toho veľa neprezradil.
review-facts = Čo už je isté
review-facts-none = Nikto sa s istotou nedozvedel nič skryté.
review-moment-of = Záznam { $entry }
review-picture = Obrázok
review-picture-foot = Podľa toho, čo hráč v tej chvíli vie, v domyslených svetoch ({ $reference }).
review-answers = Po jednotlivých krokoch
review-answers-made = Jednotlivé kroky sa zvažujú…
review-answers-failed = Kroky sa nepodarilo zvážiť. O chvíľu to skús znova.
review-answers-text = Každý krok vedľa ostatných, ktoré sa dali zvoliť; po každom hrajú ďalej boti. Straty sa preto nemusia spočítať.
review-answers-none = Vnútri tohto ťahu nebolo z čoho vyberať.
review-answer-better = Lepšie: { $better }
review-answer-of =
    { $choices ->
        [one] z { $choices } možnosti
        [4] zo { $choices } možností
        [6] zo { $choices } možností
        [7] zo { $choices } možností
       *[other] z { $choices } možností
    }

## Hlavolamy

puzzles-title = Hlavolamy
puzzles-about = Pozície zo skutočných partií, v ktorých je jedna možnosť zreteľne najlepšia. Nájdi ju na pláne.
puzzles-kept-here = Tvoje hodnotenie zostáva na tomto zariadení.
puzzles-kept-home = Tvoje hodnotenie patrí k tvojmu účtu.
puzzles-opening = Chvíľočku…
puzzles-all = Všetky hlavolamy
puzzles-begin = Začať
puzzles-rating = Tvoje hodnotenie: { $rating }
puzzles-left = zostáva { $left }, spolu { $all }
puzzles-none = Máš za sebou všetky. Výborne!
puzzles-theme-opening = Otvorenie
puzzles-theme-middle = Stredná hra
puzzles-theme-ending = Koncovka
puzzles-theme-patience = Trpezlivosť
puzzles-hard = náročnosť { $rating }
puzzles-task = Si na ťahu. Zahraj to najlepšie, čo nájdeš; posúdime to, keď sa ťah skončí.
puzzles-busy = Chvíľočku, tvoj ťah sa práve váži.
puzzles-right = Správne!
puzzles-wrong = Dá sa to lepšie.
puzzles-shown = Takto to ide.
puzzles-best = Správna možnosť:
puzzles-gap = Je o { $gap } lepšia než najlepšia z tých zlých.
puzzles-again = Skúsiť znova
puzzles-next = Ďalší hlavolam
puzzles-show = Ukáž to
puzzles-back = Vziať späť poslednú odpoveď
puzzles-leave = Odísť
problem-unknown-puzzle = Taký hlavolam tu nie je.

## Čo sa na týchto stránkach nepodarí

problem-bad-password = Heslo má mať aspoň 8 znakov.
problem-wrong-password = Meno a heslo k sebe nepatria.
problem-already-registered = Účet už máš.
problem-bad-table = Taký stôl sa nedá otvoriť.
problem-bad-holiday = Takto sa dovolenka vziať nedá: aspoň pol dňa, najviac 28 dní za rok, bez prekrývania.
problem-already-tried = Každý má jeden pokus a tvoj už začal.
problem-unknown-cave = Taká jaskyňa nebola.
problem-bad-email = Toto nie je e-mailová adresa.
problem-bad-device = Oznamovacia služba tohto prehliadača tu nie je povolená.
problem-bad-token = Odkaz už neplatí. Nechaj si poslať nový.
problem-no-mail = E-mail sa teraz nepodarilo poslať.
problem-record-not-text = Toto nie je záznam hry.
problem-record-truncated = Záznam nie je celý.
problem-record-corrupt = Záznam je poškodený.
problem-record-too-new = Záznam je z novšej verzie.
problem-record-illegal = Záznam nezodpovedá pravidlám.

## Čo kto pri stole práve robí

seat-doing =
    { $kind ->
        [take-tile] vyberá doštičku akcie
        [use-room] používa miestnosti
        [in-room] používa miestnosti
        [choose-room] vyberá miestnosť
        [choose-cell] vyberá, kde miestnosť zariadi
        [choose-cavern] vyberá, kde miestnosť zariadi
        [gain-one] vyberá surovinu
        [raise-one] vyberá surovinu
        [gain] vyberá surovinu
        [receive] vyberá surovinu
        [save-one] vyberá surovinu
        [name-type] vyberá surovinu
        [choose-tithe] vyberá surovinu
        [pay] platí
        [pay-three] platí
        [pay-surcharge] platí
        [pay-room] platí
        [store] ukladá suroviny
        [store-produced] ukladá suroviny
        [build-wall] stavia múr
        [raze-wall] búra múr
        [dig] vyberá, kde hĺbiť
        [lay-cavern] kladie doštičku
        [choose-twin] kladie doštičku
        [place-twin] kladie doštičku
        [place-half] kladie doštičku
        [place-single] kladie doštičku
        [place-dwarf] posiela trpaslíka
        [imitate] posiela trpaslíka
        [sow] osieva polia
        [forge] kuje zbraň
        [expedition] vyberá korisť
        [breed] rozmnožuje zvieratá
        [breed-loot] rozmnožuje zvieratá
        [feed] kŕmi trpaslíkov
        [market] nakupuje
        [buy] nakupuje
        [trade] nakupuje
        [fence] stavia pre zvieratá
        [fence-second] stavia pre zvieratá
        [build-stable] stavia pre zvieratá
        [choose-site] vyberá, kde stavať
        [choose-place] vyberá, kde stavať
        [pick-building] vyberá stavbu alebo jednotku
        [lose-building] vyberá stavbu alebo jednotku
        [lose-unit] vyberá stavbu alebo jednotku
        [burn] vyberá stavbu alebo jednotku
        [sink-ship] vyberá stavbu alebo jednotku
        [take-card] vyberá kartu
        [draw-one] vyberá kartu
        [draw-or-search] vyberá kartu
        [choose-stack] vyberá kartu
        [exchange-card] vyberá kartu
        [use-library] vyberá kartu
        [fetch] vyberá kartu
        [take-one] vyberá kartu
        [put-back] odkladá kartu
        [put-under] odkladá kartu
        [pick-hand-card] odkladá kartu
        [discard-more] odkladá kartu
        [trim] odkladá kartu
        [rearrange] kladie krajiny
        [lay-above] kladie krajiny
        [scout-above] kladie krajiny
        [scout-below] kladie krajiny
        [swap-first] vymieňa dve karty
        [swap-second] vymieňa dve karty
        [before-roll] hádže
        [set-die] hádže
        [answer-riots] bráni sa
        [answer-feud] bráni sa
        [defend] bráni sa
        [ward] bráni sa
        [fend] bráni sa
        [place] vykladá kartu
        [equip] vykladá kartu
        [peek] prezerá si kartu
        [collapse-one] zavaľuje chodbu
        [swap-hands] vymieňa karty
        [spin-web] kladie pavučinu
        [lure] vedie netvora
        [roam] vedie netvora
        [move] ide jaskyňou
        [move-new-axe] ide jaskyňou
        [vote] hlasuje o konci
       *[other] rozmýšľa nad ťahom
    }

## Prehrávanie a klávesy pri stole

replay-title-short = Prehrávanie
replay-first = Na začiatok
replay-play = Prehrať
replay-pause = Zastaviť
replay-slider = Okamih hry
replay-unit = Po čom krokovať
replay-by-step = po krokoch
replay-by-turn = po ťahoch
replay-by-round = po kolách
replay-back-step = O krok späť
replay-back-turn = O ťah späť
replay-back-round = O kolo späť
replay-next-step = O krok ďalej
replay-next-turn = O ťah ďalej
replay-next-round = O kolo ďalej
replay-speed = Rýchlosť
replay-fork = Skúsiť to odtiaľto inak
replay-fork-bots = Hrať odtiaľto ďalej proti botom
keys-title = Klávesy
keys-answer = vybrať odpoveď podľa čísla
keys-undo = vrátiť ťah
keys-space = preskočiť, čo sa práve ukazuje; pri prehrávaní spustiť a zastaviť
keys-step = o krok späť a ďalej
keys-turn = o ťah späť a ďalej
keys-round = o kolo späť a ďalej
keys-now = späť do prítomnosti
keys-next = k ďalšej hre, ktorá na teba čaká
keys-help = táto kartička

## V ponuke stola

table-seal-text = Server určil rozdanie pred začiatkom a zverejnil túto pečať. Semienko a doplnok prídu na konci a každý ich môže overiť.
table-seal = Bolo rozdanie poctivé?
table-report = Prekáža ti niečie meno?
table-stand-in = Nahradiť hráča { $name } botom
table-propose-end = Navrhnúť koniec
table-resign = Vzdať sa
table-resign-sure = Naozaj sa vzdávaš?
table-resign-do = Áno, vzdávam sa
hint-propose = Navrhnúť, aby bot smel radiť
hint-propose-why = Hrajú aj iní ľudia. Rady budú, len keď budú súhlasiť všetci, a kto o radu požiada, to ostatní uvidia.
