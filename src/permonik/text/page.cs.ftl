### Texty stránky v prohlížeči. Jména lidí přicházejí tak, jak jsou, v `$name`, `$names` nebo `$seat`; věty je neskloňují.

page-skip = Přeskočit na obsah
page-menu = Nabídka
page-home = Na úvodní stránku
page-close = Zavřít
page-cancel = Zrušit
page-copy = Kopírovat
page-copied = Zkopírováno
page-retry = Zkusit znovu
page-nowhere = Na této adrese nic není.

## Nový stůl

new-players = Hráči
new-who = Kdo smí přijít
new-private = Jen s odkazem
new-public = Veřejný
new-time = Čas
new-slow = Bez hodin
new-spectators = Povolit diváky
new-chat = Chat

## Místa

seat-waits = Čeká se, až někdo přisedne…
seat-you = ty
seat-here = je tu
seat-busy = rozmýšlí tah
seat-away = není tu
seat-away-wait = není tu, po { $n } min zaskočí bot
seat-stand-in = hraje, než se { $name } vrátí
seat-holiday = má dovolenou, hodiny stojí
seat-resigned = vzdáno
bot-random = Bot, který hraje náhodně
bot-greedy = Bot, který bere, co se dá
bot-search = Bot, který přemýšlí dopředu
bot-other = Bot { $name }

## Čekárna

waiting-title = Čekárna
waiting-invite = Pozvánka
waiting-share = Pošli tento odkaz, nebo nech někoho načíst kód.
waiting-only-here = Tento odkaz funguje jen na tomto počítači.
waiting-only-here-how = Spusť dům příkazem „make play LAN=1“ a připojí se i telefony ve stejné síti.
waiting-who = Jak ti máme říkat?
waiting-join = Přisednout
waiting-open-hands = Diváci tu o kolo později uvidí všem do karet. Když si sedneš, souhlasíš.
waiting-invited = Ke stolu tě zve { $name }.
waiting-link = Odkaz na tento stůl
waiting-qr = QR kód s odkazem na tento stůl
waiting-sit = Sednout si sem
waiting-start = Začít
waiting-leave = Odejít
waiting-close = Odejít a zavřít stůl
waiting-ready-host = Všichni jsou tu. Můžeš začít.
waiting-ready = Všichni jsou tu. Hru může spustit { $name }.
waiting-remove = Vykázat: { $name }
waiting-remove-text = K tomuto stolu se pak už nepůjde vrátit.
waiting-remove-do = Vykázat

## Stůl

table-opening = Okamžik…
table-your-turn = Jsi na tahu
table-waits-for =
    { $names-count ->
        [one] Na tahu je { $names }
       *[other] Na tahu jsou { $names }
    }
table-origin = Odbočka od kroku { $entry }: zpět k původní hře
table-free-seats =
    { $seats ->
        [one] { $seats } volné místo
        [few] { $seats } volná místa
       *[other] { $seats } volných míst
    }
table-finished = Dohráno
table-question = Otázka
table-as = Rozhoduješ za
table-board = Herní plán
table-rail = Vedle herního plánu
table-more = Průběh, chat, pravidla
table-menu = Nabídka stolu
table-raise = Ukázat otázku
table-lower = Skrýt otázku
table-spectator = Jen se díváš.
table-spectators = Diváci
table-open-hands = Diváci vidí karty o kolo později.
eyes-of = Čí karty chceš vidět (o kolo zpět)
eyes-nobody = ničí, jen přítomnost
eyes-not-yet = Karty se divákům otevřou, až uplyne první kolo.
eyes-through = Pohled hráče { $name }.
eyes-too-late = Takhle blízko přítomnosti jsou karty ještě skryté.
table-undo = Vrátit tah
table-undo-ask = Požádat o vrácení
table-redo = Obnovit tah
table-points = Body
table-points-later = Body se sečtou, až hra skončí.
table-clock =
    { $minutes ->
        [one] { $minutes } minuta a { $seconds } s za rozhodnutí
        [few] { $minutes } minuty a { $seconds } s za rozhodnutí
       *[other] { $minutes } minut a { $seconds } s za rozhodnutí
    }
table-clock-of = Zbývající čas
turns-waiting = Na tahu: { $n }
turns-next = K další hře, která na tebe čeká (N)
new-wait = Když někdo odejde
new-wait-after = za { $n } min zaskočí bot
new-wait-ever = počkáme, třeba i dny
table-days = Na více dní: na rozhodnutí { $days } d, rezerva { $reserve } d
table-on-turn = na tahu
table-you-won = { $name }, vítězství je tvoje!
table-you-share = O vítězství se dělíš. Spolu s tebou vítězí { $names }.
table-winner = vítězství
table-rematch = Odveta
table-review = Rozbor partie
table-to-rematch = K odvetě
table-export = Stáhnout záznam
confirm-do = Potvrdit
table-held = Máš
options-find = Najít odpověď
options-none = Nic takového mezi odpověďmi není.
options-barred = Co teď nejde a proč ({ $n })
frame-closer = Přiblížit
frame-farther = Oddálit
frame-fit = Zobrazit vše
options-on-board = Vyber z toho, co svítí.
options-beside = Vyměňovat můžeš na herním plánu.
options-list = jako seznam
options-hide-list = skrýt seznam
history-title = Jak přibývaly body
history-label = Body po jednotlivých kolech: { $names }
board-face-down = lícem dolů

## Vedle desky

side-log = Průběh
side-chat = Chat
side-points = Body
side-rules = Pravidla
log-empty = Zatím se nic nestalo.
log-since = Od tvého posledního tahu
log-replay = Ukázat
log-look = Ukázat tuto pozici
log-parts = Ukázat podrobnosti
log-secret = Tajné: podrž a uvidíš.
log-print = Vytisknout průběh
since-nothing = Tady uvidíš, co udělali ostatní.
since-replay = Ukázat to znovu
since-skip = Přeskočit
since-shown = Ještě se ukazuje, co se stalo.
chat-new = Nová zpráva
chat-empty = Zatím nikdo nic neřekl.
chat-off = U tohoto stolu je chat vypnutý.
chat-say = Napiš něco
chat-send = Poslat
chat-mute = Ztlumit: { $name }
chat-muted = { $name }: ztlumeno.
chat-unmute = Zrušit ztlumení
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-not-found = V pravidlech to není.
rules-print = Vytisknout
rules-open = Otevřít na celé stránce
rules-expert = Úplná specifikace (anglicky)
rules-book = Zpět k pravidlům
chat-report = Nahlásit zprávu: { $name }
report-name = Nahlásit jméno { $name }
chat-reported = Díky. Správce se na to podívá.
rules-none = Pravidla tu nejsou.

## Přehrávání

replay-now = Do přítomnosti
replay-from-start = Přehrát hru
replay-looking = Krok { $entry }/{ $last }

## Tah, který ještě není potvrzený

draft-so-far = Zatím ve tvém tahu
draft-done = Odehrát to takhle?
draft-rest = Co ti z tahu zbývá, přijde hned potom.
draft-back = O krok zpět
draft-back-to = Zpět před: { $answer }
draft-drop = Zahodit vše
picker-count =
    { $most ->
        [few] Vybráno { $picked } ze { $most }
        [6] Vybráno { $picked } ze { $most }
        [7] Vybráno { $picked } ze { $most }
       *[other] Vybráno { $picked } z { $most }
    }
picker-count-range = Vybráno { $picked }, možné je { $least } až { $most }
picker-add =
    { $limit ->
        [few] O jedno víc: { $what }, vybráno { $picked } ze { $limit }
        [6] O jedno víc: { $what }, vybráno { $picked } ze { $limit }
        [7] O jedno víc: { $what }, vybráno { $picked } ze { $limit }
       *[other] O jedno víc: { $what }, vybráno { $picked } z { $limit }
    }
picker-less = O jedno míň: { $what }
picker-fill = Co nejvíc: { $what }
picker-all = vše
picker-times = Vybráno { $times }×
picker-lacking = Ještě chybí něco, co k tomu patří.
picker-ways = Všechno najednou:
picker-ways-played = Všechno najednou; hned se to odehraje:
picker-done = Hotovo
picker-clear = Začít znovu
weighty-destroy = O něco svého tím natrvalo přijdeš.
weighty-replace = Něco tvého tím bude nahrazeno a zmizí.
weighty-forfeit = Vzdáš se něčeho, co ti patří.
weighty-beg = Žebrání na konci stojí body.
weighty-attack_self = Útočíš na vlastního trpaslíka.
weighty-reveal_role = Všem tím prozradíš svou roli.
refused-undo = { $by } s vrácením tahu nesouhlasí.
refused-end = { $by } chce hrát dál.
refused-stand-in = { $by } tam bota nechce.
refused-hints = { $by } tu rady nechce.

## Návrhy

proposal-undo = { $by } chce vzít zpět poslední rozhodnutí.
proposal-end = { $by } navrhuje skončit bez vítěze.
proposal-stand-in = { $by } navrhuje, aby místo hráče { $seat } hrál bot.
proposal-hints = { $by } navrhuje, aby si u tohoto stolu směl každý říct botovi o radu.
proposal-needs = Čeká se na odpověď: { $names }
proposal-agree = Souhlasím
proposal-refuse = Ne
proposal-withdraw = Vzít návrh zpět

## Jedna obrazovka pro všechny

hand-over-title = Na tahu je { $name }
hand-over-text = Ostatní ať se nedívají.
hand-over-show = Tady { $name }, ukaž karty

## Spojení se serverem

link-connecting = Připojuji se…
away-title = Server se neozývá
away-kept = Tvoje stoly na něm v klidu čekají. Zatím si můžeš zahrát přímo na tomhle zařízení; partie odtud zůstanou tady.
away-not-kept = Tvoje stoly na něm v klidu čekají. Až se ozve, otevři si na úvodní stránce dům na tomhle zařízení: příště zahraješ i bez něj.
away-device = Hrát na tomhle zařízení
link-offline = Spojení vypadlo. Hra je v bezpečí, zkouším to znovu…
line-sending = Posílám…
line-answered = Spojení je zpět a tvoje odpověď platí.
line-lost = Spojení je zpět, ale tvoje odpověď nedorazila. Podívej se, na co se hra ptá teď.

## Dohrané hry

finished-title = Dohrané hry

## Nastavení

settings-title = Nastavení
settings-language = Jazyk
settings-to-light = Přepnout na světlý motiv
settings-to-dark = Přepnout na tmavý motiv

## Co nešlo

problem-offline = Server je nedostupný.
problem-unknown = Tohle se nepovedlo: { $text }
problem-unknown-table = Tento stůl tu (už) není.
problem-unknown-game = Taková hra tu není.
problem-name-taken = Toto jméno už někdo má.
problem-bad-name = Takové jméno nejde: nejvýš 40 znaků, jedna abeceda, nic neviditelného, bez < a >.
problem-too-many-requests = Pomalu. Zkus to za chvilku.
problem-too-many-tables = Máš příliš mnoho stolů. Nejdřív některé dohraj.
problem-too-large = Tohle je moc velké.
problem-too-much-work = Trvá to příliš dlouho, nechali jsme toho.
problem-too-slow = Nedorazilo to včas. Zkus to znovu.
problem-banned = Správce ti tento dům zavřel.
problem-not-registered = Na tohle potřebuješ účet.
problem-record-damaged = Disk ztratil část této hry. Ostatní hry běží dál.
problem-cave-open = Jeskyně je ještě otevřená; ukáže se to, až se zavře.
problem-bad-option = Takhle se hra nastavit nedá.
problem-seat-taken = Místo už obsadil někdo rychlejší.
problem-already-seated = U tohoto stolu už sedíš.
problem-already-started = Hra už začala.
problem-seats-open = Ještě nejsou obsazená všechna místa.
problem-removed = Tento stůl je pro tebe zavřený.
problem-hands-hidden = Tyhle karty ještě nikdo vidět nesmí.
problem-no-spectators = U tohoto stolu se nedá jen dívat.
problem-not-seated = U tohoto stolu nesedíš.
problem-not-away = Tento hráč ještě není pryč dost dlouho.
problem-proposal-open = Ještě není vyřízený jiný návrh.
problem-chat-off = U tohoto stolu je chat vypnutý.
problem-out-of-turn = Nejsi na tahu.
problem-undo-refused = Není co vzít zpět.
problem-match-over = Hra už skončila.
problem-still-running = Partie ještě běží: půjde to, až skončí.
problem-not-reviewed = Tuto partii rozebrat nejde.
problem-storage-failed = Serveru se to nepodařilo uložit, takže se to nestalo.

## Deska bez vlastní kresby: jména toho, co je v pozici

field-round = Kolo
field-rounds = Počet kol
field-turns = Odehrané tahy
field-active = Na tahu
field-start = Začíná
field-walls = Zdi
field-pile = Dobírací balíček
field-up = Destičky akcí
field-taken = Vzato v tomto kole
field-display = Nabídka
field-removed = Mimo hru
field-goods = Suroviny
field-cells = Jeskyně
field-caves = Jeskyně
field-face = Strana přídavné sluje
field-known = známé
field-unknown = lícem dolů
field-offered = Na prodej
value-covered = skála
value-empty = volno
value-absent = –

## Lekce

learn-go-on = Dál
look-touch = Nevíš, co něco znamená? Podrž na tom prst.
look-mouse = Nevíš, co něco znamená? Najeď na to myší.
learn-take-back = Vzít zpět
learn-back = O krok zpět
learn-leave = Odejít z lekce
learn-progress = Jak daleko jsi
learn-finished = Výborně, lekce je za tebou!
learn-next = Další: { $title }
learn-play = Zahrát si to
learn-all = Všechny lekce

## Proč něco zvolit nejde, a rady

why-rules = Pravidla
tip-passage = Kde o tom mluví pravidla
problem-no-hints = Tady rada není: ostatní s radami nesouhlasili, nebo bot nic nenašel.
question-help = Co to znamená?
question-leave-out = Tohle vynechat: { $answer }
hint-ask = Poradíš mi?
hint-title = Co by zahrál silný bot
hint-taken =
    { $n ->
        [one] { $n } rada
        [few] { $n } rady
       *[other] { $n } rad
    }
hint-try = Začít takhle
hint-thinking = Přemýšlí…
careful-weighing = Bot si to ještě prohlíží…
careful-bad = Bot by to takhle nehrál. Spíš: { $line }

## Všechno, co je v krabici

index-open = Všechno z krabice

## Hodnocení

table-rated = hodnocená
problem-rated-match = V hodnocené hře to nejde.

## Lidé

problem-not-shown = Tohle je soukromé.
problem-not-found = Tady nic není.

## Přátelé a skupiny

friends-title = Přátelé
friends-mine = Tvoji přátelé
friends-ask = Pozvat
friends-asked = Pozváno
problem-not-friends = Pozvat můžeš jen přátele a členy své skupiny.
problem-too-many-friends = To je příliš mnoho. Nejdřív se s někým rozluč.
friends-link = Odkaz k odeslání
friends-qr = QR kód s odkazem
