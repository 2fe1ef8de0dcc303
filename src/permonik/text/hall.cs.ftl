### Texty stránek mimo stůl: úvod, nový stůl, dohrané hry, nastavení a účet. U stolu se načítají, až když není nic jiného na práci.


## Úvodní stránka

start-title = Pojď dál, lampa svítí
start-about = Deskové hry na večer: hned proti botovi, nebo s přáteli přes odkaz. Účet není potřeba.
start-games = Hry
start-players = Počet hráčů: { $players }
start-play-now = Hrát hned
start-new-table = Nový stůl
start-mine = Moje hry
turns-left = zbývá { $time }
start-public = Veřejné stoly
start-public-empty = Žádný stůl teď nečeká na společnost.
start-device = Bez sítě
start-device-about = Celý dům v tvém prohlížeči: pravidla, boti i lekce. Stačí ho jednou otevřít a hraješ i tam, kde není síť.
start-link = Máš odkaz?
start-link-hint = Vlož sem odkaz na stůl.
start-link-wrong = Tohle není odkaz na stůl.
start-enter = Vstoupit

## Jeskyně dne

cave-title = Jeskyně dne
cave-about = Všichni dostanou totéž rozdání a každý má jediný pokus. Bez rad, a co náhoda odkryla, už nejde vrátit. Žebříček, nejlepší hry a důkaz rozdání se ukážou, až se jeskyně zavře.
cave-of-day = Jeskyně dne
cave-of-week = Jeskyně týdne
cave-alone = o samotě
cave-bots =
    { $n ->
        [one] proti jednomu botovi
       *[other] proti { $n } botům
    }
cave-tries = pokusů: { $n }
cave-enter = Vejít
cave-on = Hrát dál
cave-see = Podívat se
cave-begun = Tvůj pokus běží.
cave-score = Tvůj výsledek: { $n }
cave-yesterday = Včerejší žebříček
cave-last-week = Žebříček minulého týdne
cave-before = předchozí
cave-streak = Dny po sobě: { $n }
cave-register = Jeskyně je pro registrované: každý má jeden pokus.
cave-ladder = Žebříček jeskyně
cave-best = Nejlepší
cave-watch = Přehrát
cave-histogram = Jak dopadli všichni
cave-people = Lidí
cave-nobody = Nikdo ji nedohrál.
cave-seal = Pečeť rozdání
cave-seal-about = Otisk rozdání, zveřejněný předem. Až se jeskyně zavře, ukážeme, z čeho vznikl.
cave-seal-told = Otisk, číslo rozdání a sůl: kdo chce, ověří si, že se nic nezměnilo.

## Nový stůl

new-title = Nový stůl
new-game = Hra
new-count = Počet hráčů
new-options = Nastavení hry
new-table = Stůl
new-private-hint = Přisednout může každý, kdo má odkaz.
new-public-hint = Stůl vidí všichni na úvodní stránce.
new-slow-hint = Každý přemýšlí, jak dlouho potřebuje.
new-clock = S hodinami
new-clock-hint = Hodiny běží jen těm, na které se čeká.
new-days = Na více dní
new-days-hint = Na každé rozhodnutí je několik dní. Kdo je zrovna na tahu, vidí to na stránce.
new-per-move = Na rozhodnutí
new-reserve = Rezerva na celou hru
new-base = Čas na hru
new-increment = Navíc za rozhodnutí
new-wait-usual = za chvíli zaskočí bot
new-end = Když čas dojde
new-end-nothing = nestane se nic
new-end-bot = převezme to bot
new-end-forfeit = hra je prohraná
new-name = Název stolu
new-name-hint = Může zůstat prázdné.
new-then-wait = Dostaneš odkaz pro ostatní.
new-then-start = Všechna místa jsou obsazená: hra hned začne.
new-create = Otevřít stůl
new-start = Začít hru
new-more = Víc možností
days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }

## Dohrané hry

finished-empty = Ještě není nic dohráno.
finished-import = Otevřít záznam
finished-import-hint = Ze záznamu hry vznikne studie: prohlédni si každou pozici a zkus to jinak.
finished-replay = Přehrát
finished-more = Další
finished-won = výhra
finished-lost = prohra
finished-shared = dělená výhra
finished-over = dohráno

## Nastavení

settings-look = Vzhled
settings-theme = Motiv
settings-theme-system = podle systému
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-motion = Omezit animace
settings-motion-hint = Na stránce se nic nehýbe.
settings-confirm = Potvrzovat tah
settings-confirm-always = vždy
settings-confirm-matters = když na tom záleží
settings-confirm-never = nikdy
settings-confirm-always-hint = Nic se neodehraje, dokud to nepotvrdíš.
settings-confirm-matters-hint = Jediná obyčejná odpověď se odehraje hned, stejně jako to, co samo říká, že tím končí tah nebo se hází. Delší tah, nebo takový, kterým o něco natrvalo přijdeš, na tebe počká.
settings-confirm-never-hint = Tah se odehraje, jakmile je celý. Zeptáme se jen předtím, než o něco natrvalo přijdeš.
settings-careful = Opatrně: ať mě bot varuje
settings-careful-hint = Než se odehraje tah, který bot pokládá za špatný, řekne ti to. U stolů s jinými lidmi jen tehdy, když všichni souhlasili s radami.
settings-sound = Zvuk
settings-sound-on = Zvuky stolu
settings-sound-hint = Dřevo, kámen a malý zvonek: potichu a jen na tomto zařízení.
settings-volume = Hlasitost
settings-volume-quiet = tiše
settings-volume-middle = středně
settings-volume-loud = hlasitě
settings-buzz = Zavibrovat, když jsem na tahu
settings-buzz-hint = Na telefonu, jednou a krátce.
settings-pace = Tempo tahů ostatních
settings-pace-calm = klidné
settings-pace-brisk = svižné
settings-pace-instant = hned
settings-play = Hraní
settings-keys = Odpovídat číslicemi
settings-keys-hint = U každé odpovědi je její číslo.
settings-notify = Upozornit, když jsem na tahu
settings-notify-hint = Oznámením, dokud je stránka otevřená na pozadí.
settings-notify-refused = Prohlížeč této stránce oznámení nepovolil.

## Zprávy, když je stránka zavřená

word-title = Ozvat se, když na mě čeká hra
word-about = Poštou nebo na telefon, i když je stránka zavřená. Co máš v ruce, ve zprávě nikdy není.
word-no-mail = Tenhle dům poštu neposílá; správce ji může zapnout.
word-mail-registered = Poštu posíláme jen registrovaným.
word-email = E-mail
word-email-hint = Pošleme ti odkaz. Dokud ho neotevřeš, nic dalšího nepřijde.
word-email-send = Poslat odkaz
word-email-drop = Odebrat
word-unconfirmed = čeká na otevření odkazu
word-push = Upozornění na tomhle zařízení
word-push-hint = Posílá je služba tvého prohlížeče; obsah je zašifrovaný.
word-needs-https = Upozornění a přidání na plochu fungují jen přes https. Správci poradí docs/operations.md.
word-when = Kdy
word-by-mail = e-mail
word-by-push = upozornění
word-kind-turn = Jsem na tahu
word-kind-reminder = Dochází mi čas
word-kind-over = Hra skončila
word-quiet = Tiché hodiny
word-quiet-from = Od
word-quiet-to = Do
word-digest = E-maily jednou denně
word-digest-hint = Když dochází čas, přijde e-mail hned.
word-digest-at = V kolik
mail-confirmed = Hotovo. Napíšeme ti, když na tebe bude čekat hra.
mail-stopped = Hotovo. Takové e-maily už nepřijdou.
mail-settings = Nastavení zpráv

## Dovolená

holiday-title = Dovolená
holiday-about = Ve hrách na více dní ti zatím stojí hodiny. Ostatní to vidí.
holiday-from = Od
holiday-to = Do (včetně)
holiday-take = Vzít si dovolenou
holiday-taken = Užij si to. Hodiny počkají.
holiday-end = Už jsem zpátky
holiday-cancel = Zrušit
holiday-left = Letos zbývá dní: { $n }

## Účet

account-title = Ty
account-guest = Jsi tu jako host. Pamatuje si tě tento prohlížeč; s heslem se můžeš vrátit odkudkoli.
account-registered = Máš účet.
account-name = Jméno
account-password = Heslo
account-old-password = Dosavadní heslo
account-new-password = Nové heslo
account-password-hint = Aspoň 8 znaků.
account-rename = Změnit jméno
account-rename-do = Uložit
account-register = Vytvořit účet
account-register-do = Vytvořit
account-register-text = E-mail není potřeba. Pro případ zapomenutého hesla dostaneš záchranný kód.
account-sign-in = Přihlásit se
account-sign-in-do = Přihlásit
account-forgotten = Zapomenuté heslo
account-recover = Obnovit účet
account-recover-do = Nastavit nové heslo
account-recover-text = Zadej záchranný kód, který se ukázal při registraci.
account-recovery = Záchranný kód
account-recovery-text = Opiš si tento kód. Uvidíš ho jen teď a jen s ním se vrátíš, když zapomeneš heslo.
account-recovery-kept = Mám ho
account-sign-out = Odhlásit se
account-sign-out-everywhere = Odhlásit všude
account-password-change = Změnit heslo
account-password-do = Změnit
account-password-text = Ostatní prohlížeče se odhlásí.
account-password-changed = Heslo je změněné.
account-delete = Smazat účet
account-delete-do = Smazat navždy
account-delete-text = Účet se smaže navždy. Dohrané hry zůstanou, ale bez tvého jména.
account-deleted = Účet je smazaný.
new-rated = Hodnocená hra
new-rated-hint = Počítá se do žebříčku: bez rad a bez vracení toho, co už viděli ostatní.
new-rated-guest = Hodnocení potřebuje jméno, které je jen tvoje: nejdřív si v nastavení založ účet.
new-open-hands = Diváci uvidí karty
new-open-hands-hint = O kolo později, nikdy to, co se hraje teď. Kdo si sedne, souhlasí.
leaders-title = Žebříček
leaders-about = Jak si kdo vede v hodnocených hrách. Boti zůstávají na svém místě, a tak víš, kde stojíš.
leaders-two = Dva hráči
leaders-more = Víc hráčů
leaders-place = Pořadí
leaders-name = Jméno
leaders-rating = Hodnocení
leaders-games = Her
leaders-won = Výher
leaders-provisional = ± { $margin }, zatím nejisté
leaders-empty = Nikdo tu ještě hodnocenou hru nehrál. Otevři stůl a označ ho jako hodnocený.
minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
seat-number = { $number }. místo
seat-me = Já ({ $name })
seat-open = volné místo
table-study = studie
table-study-from = studie od kroku { $entry }
learn-title = Nauč se hrát
learn-about = Krátké lekce na skutečném plánu. Nic se nezapisuje, kdykoli můžeš odejít, vrátit se nebo začít znovu.
learn-three = Nauč se za 3 minuty
learn-minutes = { $minutes } min
learn-done = hotovo
learn-first = Hraješ to poprvé?
learn-first-about = Za tři minuty ti ukážeme, o co jde a jak vypadá tah. Nebo začni rovnou: jednoduché nastavení, mírný soupeř a začínáš ty.
learn-first-play = Rovnou hrát
index-search = Hledat
index-kind = Druh
index-all = Vše
index-tile = Destičky akcí
index-room = Místnosti
index-good = Suroviny
index-space = Akční pole
index-loot = Kořist
index-card = Karty
index-path = Chodby
index-action = Akce
index-goal = Cíle
index-creature = Nestvůry
index-event = Události
index-face = Kostka událostí
index-point = Body
face-title = Tvůj permoník
face-hat = Jiná čepice
face-hat-colour = Barva čepice
face-beard = Jiné vousy
face-beard-colour = Barva vousů
face-skin = Pleť
face-own = Jak to bylo na začátku
profile-shows = Co o tobě vidí ostatní
profile-shows-about = Jméno, permoníka a hodnocení vidí všichni. Zbytek je na tobě.
profile-shows-results = Výsledky a body
profile-shows-favourites = Oblíbené místnosti a karty
profile-shows-history = Dohrané hry u veřejných stolů
profile-mine = Můj profil
profile-export = Stáhnout moje data
profile-guest = Host
profile-registered = Je tu doma
profile-results = Výsledky
profile-hidden = Tohle je soukromé.
profile-mean = Průměr bodů
profile-best = Nejvíc bodů
profile-alone = O samotě
profile-favourites = Oblíbené
profile-against = Vzájemné zápasy
profile-score = her: { $games }, výher: { $won }, proher: { $lost }
profile-solved = zkoušeno: { $tried }, napoprvé vyřešeno: { $solved }
filter-all = vše
filter-with = S kým
filter-none = Žádná taková hra.
friends-none = Zatím nikdo. Pošli někomu svůj odkaz.
friends-code = Kód od přátel
friends-add = Spřátelit se
friends-become = Chceš se spřátelit? Zve tě { $name }.
friends-become-about = Uvidíte, kdy je ten druhý tady, a jedním klepnutím se pozvete ke stolu.
friends-part = Zrušit přátelství: { $name }
friends-invite = Tvůj kód
friends-invite-about = Kdo ho má, může se s tebou spřátelit. S novým kódem starý odkaz přestane platit.
friends-new-code = Vytvořit nový kód
friends-blocked = Zablokovaní
friends-block = Zablokovat
friends-unblock = Odblokovat
friends-muted = Ztlumení
friends-mute = Ztlumit
distance-open = Ztlumit nebo zablokovat: { $names }
distance-title = Ztlumit nebo zablokovat
distance-about = Koho ztlumíš, toho u žádného stolu neuslyšíš. Koho zablokuješ, ten tě navíc nenajde podle kódu, nemůže tě pozvat ani si sednout k tvým stolům. Nikdo se to nedozví.
start-invites = Pozvánky
start-decline = Teď ne
groups-title = Skupiny
groups-none = Zatím v žádné skupině nejsi. Založ ji pro ty, se kterými hraješ často.
groups-name = Název skupiny
groups-new = Založit skupinu
groups-members =
    { $n ->
        [one] { $n } člen
        [few] { $n } členové
       *[other] { $n } členů
    }
groups-invited = Zvou tě do této skupiny.
groups-join = Přidat se
groups-leave = Odejít ze skupiny
groups-who = Členové
groups-tables = Stoly skupiny
groups-season = Sezóna
groups-season-which = Čtvrtletí
groups-season-empty = V této sezóně skupina žádnou hru nedohrála.
groups-of-table = Skupina
groups-of-table-none = žádná
filter-which = Které stoly
filter-open = s volným místem
filter-running = rozehrané
find-title = Najdi mi někoho
find-do = Chci hrát
find-waiting = { $game }: čeká { $waiting }, potřeba je { $players }. Hra začne sama, jen nech tuto stránku otevřenou.

## Rozbory

finished-review = Rozbor
review-heading = { $game }: jak hraje { $name }
review-whose = Čí hra
review-made = Rozbor vzniká: { $percent } %
review-failed = Rozbor se nepodařil. Za chvíli to zkus znovu.
review-curve = Očekávaný výsledek během partie
review-shown = Co ukazuje křivka
review-by-chance = Šance na výhru
review-by-margin = Náskok
review-by-points = Body
review-by-both = Obojí v jednom
review-expectation = Čekalo se
review-unit-margin = Jedním číslem: náskok a { $victory } za výhru.
review-unit-points = Jedním číslem: body a { $victory } za výhru.
review-unit-side = Jedním číslem: { $victory } za výhru vlastní strany a polovina jejího náskoku v pokladech. V této hře toho rozhodčí mnoho nepředpoví.
review-unit-alone = V bodech.
review-moment = Chvíle na plánu
review-legend = Tečky jsou tahy, hvězdičky štěstí; posuvník posouvá partii na plánu.
review-result = Výsledek
review-prior = Čekalo se
review-luck = Štěstí
review-own = Vlastní tahy
review-others = Ostatní
review-unexplained = Nevysvětleno
review-moments = Klíčové chvíle
review-no-moments = Žádný tah nestál nic podstatného.
review-turns = Všechny tahy
review-turn-of = Záznam { $entry }: { $kind }
review-previous = Předchozí tah
review-next = Další tah
review-lost = ztráta { $loss } ± { $error }
review-cost-margin = Šance na výhru −{ $chance }, náskok −{ $score }
review-cost-points = Šance na výhru −{ $chance }, body −{ $score }
review-played = Zahráno
review-better = Lepší
review-equal = Stejně dobré
review-brings = To hned přinese:
review-deeper = Vyplatí se později: boti se dívali o dva tahy dál.
review-find = Najdi lepší
review-find-text = Kterou možnost zvolíš? Správná je každá, která je od nejlepší k nerozeznání.
review-found = Ano, správně.
review-not-that = Tahle ne.
review-show = Ukaž ji
review-try = Zkus to
review-about = Posuzuje se podle toho, co { $name } v tu chvíli ví, v domyšlených světech a podle toho, co se naučil rozhodčí botů ({ $reference }). Může se mýlit.
review-table = Ke stolu
review-knew = Kdo co mohl vědět
review-knew-text = S jakou pravděpodobností je kdo sabotér, podle toho, co vidí { $name }, a podle toho, co činy prozradí pozornému hráči.
review-knew-anybody = S jakou pravděpodobností je kdo sabotér, podle toho, co vidí všichni, a podle toho, co činy prozradí pozornému hráči.
review-watcher = Číma očima
review-onlooker = Divák
review-when = Po záznamu { $entry }
review-chance = { $percent } %
review-strip = { $name }: vývoj podezření
review-traitor = sabotér
review-loyal = věrný
review-moved = Kde se podezření pohnulo nejvíc
review-moved-from = { $name }: { $before } % → { $after } %
review-moved-none = Žádný čin toho mnoho neprozradil.
review-facts = Co už je jisté
review-facts-none = Nikdo se nedozvěděl s jistotou nic skrytého.
review-moment-of = Záznam { $entry }
review-picture = Obrázek
review-picture-foot = Podle toho, co hráč v tu chvíli ví, v domyšlených světech ({ $reference }).
review-answers = Po jednotlivých krocích
review-answers-made = Jednotlivé kroky se zvažují…
review-answers-failed = Kroky se nepodařilo zvážit. Za chvíli to zkus znovu.
review-answers-text = Každý krok vedle ostatních, které šlo zvolit; po každém hrají dál boti. Ztráty se proto nemusí sečíst.
review-answers-none = Uvnitř tohoto tahu nebylo z čeho vybírat.
review-answer-better = Lepší: { $better }
review-answer-of =
    { $choices ->
        [one] z { $choices } možnosti
        [few] ze { $choices } možností
        [6] ze { $choices } možností
        [7] ze { $choices } možností
       *[other] z { $choices } možností
    }

## Hlavolamy

puzzles-title = Hlavolamy
puzzles-about = Pozice ze skutečných partií, ve kterých je jedna možnost zřetelně nejlepší. Najdi ji na plánu.
puzzles-kept-here = Tvé hodnocení zůstává na tomto zařízení.
puzzles-kept-home = Tvé hodnocení patří k tvému účtu.
puzzles-opening = Chviličku…
puzzles-all = Všechny hlavolamy
puzzles-begin = Začít
puzzles-rating = Tvé hodnocení: { $rating }
puzzles-left = zbývá { $left }, celkem { $all }
puzzles-none = Máš za sebou všechny. Výborně!
puzzles-theme-opening = Zahájení
puzzles-theme-middle = Střední hra
puzzles-theme-ending = Koncovka
puzzles-theme-patience = Trpělivost
puzzles-hard = obtížnost { $rating }
puzzles-task = Jsi na tahu. Zahraj to nejlepší, co najdeš; posoudíme to, až tah skončí.
puzzles-busy = Chviličku, tvůj tah se právě váží.
puzzles-right = Správně!
puzzles-wrong = Jde to lépe.
puzzles-shown = Takhle to jde.
puzzles-best = Správná možnost:
puzzles-gap = Je o { $gap } lepší než nejlepší z těch špatných.
puzzles-again = Zkusit znovu
puzzles-next = Další hlavolam
puzzles-show = Ukaž to
puzzles-back = Vzít zpět poslední odpověď
puzzles-leave = Odejít
problem-unknown-puzzle = Takový hlavolam tu není.

## Co se na těchto stránkách nepovede

problem-bad-password = Heslo má mít aspoň 8 znaků.
problem-wrong-password = Jméno a heslo k sobě nepatří.
problem-already-registered = Účet už máš.
problem-bad-table = Takový stůl nejde otevřít.
problem-bad-holiday = Takhle si dovolenou vzít nejde: aspoň půl dne, nejvýš 28 dní za rok, bez překrývání.
problem-already-tried = Každý má jeden pokus a tvůj už začal.
problem-unknown-cave = Taková jeskyně nebyla.
problem-bad-email = Tohle není e-mailová adresa.
problem-bad-device = Oznamovací služba tohoto prohlížeče tu není povolená.
problem-bad-token = Odkaz už neplatí. Nech si poslat nový.
problem-no-mail = E-mail se teď nepodařilo poslat.
problem-record-not-text = Tohle není záznam hry.
problem-record-truncated = Záznam není celý.
problem-record-corrupt = Záznam je poškozený.
problem-record-too-new = Záznam je z novější verze.
problem-record-illegal = Záznam neodpovídá pravidlům.

## Co kdo u stolu právě dělá

seat-doing =
    { $kind ->
        [take-tile] vybírá destičku akce
        [use-room] používá místnosti
        [in-room] používá místnosti
        [choose-room] vybírá místnost
        [choose-cell] vybírá, kde místnost zařídí
        [choose-cavern] vybírá, kde místnost zařídí
        [gain-one] vybírá surovinu
        [raise-one] vybírá surovinu
        [gain] vybírá surovinu
        [receive] vybírá surovinu
        [save-one] vybírá surovinu
        [name-type] vybírá surovinu
        [choose-tithe] vybírá surovinu
        [pay] platí
        [pay-three] platí
        [pay-surcharge] platí
        [pay-room] platí
        [store] ukládá suroviny
        [store-produced] ukládá suroviny
        [build-wall] staví zeď
        [raze-wall] bourá zeď
        [dig] vybírá, kde hloubit
        [lay-cavern] pokládá destičku
        [choose-twin] pokládá destičku
        [place-twin] pokládá destičku
        [place-half] pokládá destičku
        [place-single] pokládá destičku
        [place-dwarf] posílá trpaslíka
        [imitate] posílá trpaslíka
        [sow] osévá pole
        [forge] kuje zbraň
        [expedition] vybírá kořist
        [breed] rozmnožuje zvířata
        [breed-loot] rozmnožuje zvířata
        [feed] krmí trpaslíky
        [market] nakupuje
        [buy] nakupuje
        [trade] nakupuje
        [fence] staví pro zvířata
        [fence-second] staví pro zvířata
        [build-stable] staví pro zvířata
        [choose-site] vybírá, kde stavět
        [choose-place] vybírá, kde stavět
        [pick-building] vybírá stavbu nebo jednotku
        [lose-building] vybírá stavbu nebo jednotku
        [lose-unit] vybírá stavbu nebo jednotku
        [burn] vybírá stavbu nebo jednotku
        [sink-ship] vybírá stavbu nebo jednotku
        [take-card] vybírá kartu
        [draw-one] vybírá kartu
        [draw-or-search] vybírá kartu
        [choose-stack] vybírá kartu
        [exchange-card] vybírá kartu
        [use-library] vybírá kartu
        [fetch] vybírá kartu
        [take-one] vybírá kartu
        [put-back] odkládá kartu
        [put-under] odkládá kartu
        [pick-hand-card] odkládá kartu
        [discard-more] odkládá kartu
        [trim] odkládá kartu
        [rearrange] klade krajiny
        [lay-above] klade krajiny
        [scout-above] klade krajiny
        [scout-below] klade krajiny
        [swap-first] vyměňuje dvě karty
        [swap-second] vyměňuje dvě karty
        [before-roll] hází
        [set-die] hází
        [answer-riots] brání se
        [answer-feud] brání se
        [defend] brání se
        [ward] brání se
        [fend] brání se
        [place] vykládá kartu
        [equip] vykládá kartu
        [peek] prohlíží si kartu
        [collapse-one] zavaluje chodbu
        [swap-hands] vyměňuje karty
        [spin-web] klade pavučinu
        [lure] vede nestvůru
        [roam] vede nestvůru
        [move] jde jeskyní
        [move-new-axe] jde jeskyní
        [vote] hlasuje o konci
       *[other] rozmýšlí tah
    }

## Přehrávání a klávesy u stolu

replay-title-short = Přehrávání
replay-first = Na začátek
replay-play = Přehrát
replay-pause = Zastavit
replay-slider = Okamžik hry
replay-unit = Po čem krokovat
replay-by-step = po krocích
replay-by-turn = po tazích
replay-by-round = po kolech
replay-back-step = O krok zpět
replay-back-turn = O tah zpět
replay-back-round = O kolo zpět
replay-next-step = O krok dál
replay-next-turn = O tah dál
replay-next-round = O kolo dál
replay-speed = Rychlost
replay-fork = Zkusit to odsud jinak
replay-fork-bots = Hrát odtud dál proti botům
keys-title = Klávesy
keys-answer = vybrat odpověď podle čísla
keys-undo = vrátit tah
keys-space = přeskočit, co se právě ukazuje; při přehrávání spustit a zastavit
keys-step = o krok zpět a dál
keys-turn = o tah zpět a dál
keys-round = o kolo zpět a dál
keys-now = zpět do přítomnosti
keys-next = k další hře, která na tebe čeká
keys-help = tahle kartička

## V nabídce stolu

table-seal-text = Server určil rozdání před začátkem a zveřejnil tuto pečeť. Semínko a doplněk přijdou na konci a každý je může ověřit.
table-seal = Bylo rozdání poctivé?
table-report = Vadí ti něčí jméno?
table-stand-in = Nahradit hráče { $name } botem
table-propose-end = Navrhnout konec
table-resign = Vzdát se
table-resign-sure = Opravdu se vzdáváš?
table-resign-do = Ano, vzdávám se
hint-propose = Navrhnout, aby bot směl radit
hint-propose-why = Hrají i jiní lidé. Rady budou, jen když budou souhlasit všichni, a kdo si o radu řekne, to ostatní uvidí.
