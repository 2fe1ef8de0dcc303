### Texty stránky v prehliadači. Mená ľudí prichádzajú tak, ako sú, v `$name`, `$names` alebo `$seat`; vety ich neskloňujú.

page-skip = Preskočiť na obsah
page-menu = Ponuka
page-home = Na úvodnú stránku
page-close = Zavrieť
page-cancel = Zrušiť
page-copy = Kopírovať
page-copied = Skopírované
page-retry = Skúsiť znova
page-nowhere = Na tejto adrese nič nie je.

## Nový stôl

new-players = Hráči
new-who = Kto smie prísť
new-private = Len s odkazom
new-public = Verejný
new-time = Čas
new-slow = Bez hodín
new-spectators = Povoliť divákov
new-chat = Chat

## Miesta

seat-waits = Čaká sa, kým si niekto prisadne…
seat-you = ty
seat-here = je tu
seat-busy = rozmýšľa nad ťahom
seat-away = nie je tu
seat-away-wait = nie je tu, po { $n } min zaskočí bot
seat-stand-in = hrá, kým sa { $name } nevráti
seat-holiday = má dovolenku, hodiny stoja
seat-resigned = vzdané
bot-random = Bot, ktorý hrá náhodne
bot-greedy = Bot, ktorý berie, čo sa dá
bot-search = Bot, ktorý premýšľa dopredu
bot-other = Bot { $name }

## Čakáreň

waiting-title = Čakáreň
waiting-invite = Pozvánka
waiting-share = Pošli tento odkaz, alebo nechaj niekoho načítať kód.
waiting-only-here = Tento odkaz funguje len na tomto počítači.
waiting-only-here-how = Spusti dom príkazom „make play LAN=1“ a pripoja sa aj telefóny v tej istej sieti.
waiting-who = Ako ti máme hovoriť?
waiting-join = Prisadnúť si
waiting-open-hands = Diváci tu o kolo neskôr uvidia všetkým do kariet. Ak si sadneš, súhlasíš.
waiting-invited = K stolu ťa pozýva { $name }.
waiting-link = Odkaz na tento stôl
waiting-qr = QR kód s odkazom na tento stôl
waiting-sit = Sadnúť si sem
waiting-start = Začať
waiting-leave = Odísť
waiting-close = Odísť a zavrieť stôl
waiting-ready-host = Všetci sú tu. Môžeš začať.
waiting-ready = Všetci sú tu. Hru môže spustiť { $name }.
waiting-remove = Vykázať: { $name }
waiting-remove-text = K tomuto stolu sa potom už nebude dať vrátiť.
waiting-remove-do = Vykázať

## Stôl

table-opening = Chvíľku…
table-your-turn = Si na ťahu
table-waits-for =
    { $names-count ->
        [one] Na ťahu je { $names }
       *[other] Na ťahu sú { $names }
    }
table-origin = Odbočka od kroku { $entry }: späť k pôvodnej hre
table-free-seats =
    { $seats ->
        [one] { $seats } voľné miesto
        [few] { $seats } voľné miesta
       *[other] { $seats } voľných miest
    }
table-finished = Dohrané
table-question = Otázka
table-as = Rozhoduješ za
table-board = Herný plán
table-rail = Vedľa herného plánu
table-more = Priebeh, chat, pravidlá
table-menu = Ponuka stola
table-raise = Ukázať otázku
table-lower = Skryť otázku
table-spectator = Len sa pozeráš.
table-spectators = Diváci
table-open-hands = Diváci vidia karty o kolo neskôr.
eyes-of = Koho karty chceš vidieť (o kolo späť)
eyes-nobody = nikoho, len prítomnosť
eyes-not-yet = Karty sa divákom otvoria, keď uplynie prvé kolo.
eyes-through = Pohľad hráča { $name }.
eyes-too-late = Takto blízko k prítomnosti sú karty ešte skryté.
table-undo = Vrátiť ťah
table-undo-ask = Požiadať o vrátenie
table-redo = Obnoviť ťah
table-points = Body
table-points-later = Body sa spočítajú, keď sa hra skončí.
table-clock =
    { $minutes ->
        [one] { $minutes } minúta a { $seconds } s za rozhodnutie
        [few] { $minutes } minúty a { $seconds } s za rozhodnutie
       *[other] { $minutes } minút a { $seconds } s za rozhodnutie
    }
table-clock-of = Zostávajúci čas
turns-waiting = Na ťahu: { $n }
turns-next = K ďalšej hre, ktorá na teba čaká (N)
new-wait = Keď niekto odíde
new-wait-after = o { $n } min zaskočí bot
new-wait-ever = počkáme, pokojne aj dni
table-days = Na viac dní: na rozhodnutie { $days } d, rezerva { $reserve } d
table-on-turn = na ťahu
table-you-won = { $name }, víťazstvo je tvoje!
table-you-share =
    { $names-count ->
        [one] O víťazstvo sa delíš. Spolu s tebou víťazí { $names }.
       *[other] O víťazstvo sa delíš. Spolu s tebou víťazia { $names }.
    }
table-winner = víťazstvo
table-rematch = Odveta
table-review = Rozbor partie
table-to-rematch = K odvete
table-export = Stiahnuť záznam
confirm-do = Potvrdiť
table-held = Máš
options-find = Nájsť odpoveď
options-none = Nič také medzi odpoveďami nie je.
options-barred = Čo sa teraz nedá a prečo ({ $n })
frame-closer = Priblížiť
frame-farther = Oddialiť
frame-fit = Zobraziť všetko
options-on-board = Vyber z toho, čo svieti.
options-beside = Vymieňať môžeš na hernom pláne.
options-list = ako zoznam
options-hide-list = skryť zoznam
history-title = Ako pribúdali body
history-label = Body po jednotlivých kolách: { $names }
board-face-down = lícom nadol

## Vedľa dosky

side-log = Priebeh
side-chat = Chat
side-points = Body
side-rules = Pravidlá
log-empty = Zatiaľ sa nič nestalo.
log-since = Od tvojho posledného ťahu
log-replay = Ukázať
log-look = Ukázať túto pozíciu
log-parts = Ukázať podrobnosti
log-secret = Tajné: podrž a uvidíš.
log-print = Vytlačiť priebeh
since-nothing = Tu uvidíš, čo urobili ostatní.
since-replay = Ukázať to znova
since-skip = Preskočiť
since-shown = Ešte sa ukazuje, čo sa stalo.
chat-new = Nová správa
chat-empty = Zatiaľ nikto nič nepovedal.
chat-off = Pri tomto stole je chat vypnutý.
chat-say = Napíš niečo
chat-send = Poslať
chat-mute = Stíšiť: { $name }
chat-muted = { $name }: stíšené.
chat-unmute = Zrušiť stíšenie
rules-search = Hľadať v pravidlách
rules-contents = Obsah
rules-not-found = V pravidlách to nie je.
rules-print = Vytlačiť
rules-open = Otvoriť na celej stránke
rules-expert = Úplná špecifikácia (po anglicky)
rules-book = Späť k pravidlám
chat-report = Nahlásiť správu: { $name }
report-name = Nahlásiť meno { $name }
chat-reported = Vďaka. Správca sa na to pozrie.
rules-none = Pravidlá tu nie sú.

## Prehrávanie

replay-now = Do prítomnosti
replay-from-start = Prehrať hru
replay-looking = Krok { $entry }/{ $last }

## Ťah, ktorý ešte nie je potvrdený

draft-so-far = Zatiaľ v tvojom ťahu
draft-done = Odohrať to takto?
draft-rest = Čo ti z ťahu zostáva, príde hneď potom.
draft-back = O krok späť
draft-back-to = Späť pred: { $answer }
draft-drop = Zahodiť všetko
picker-count =
    { $most ->
        [4] Vybrané { $picked } zo { $most }
        [6] Vybrané { $picked } zo { $most }
        [7] Vybrané { $picked } zo { $most }
       *[other] Vybrané { $picked } z { $most }
    }
picker-count-range = Vybrané { $picked }, možné je { $least } až { $most }
picker-add =
    { $limit ->
        [4] O jedno viac: { $what }, vybrané { $picked } zo { $limit }
        [6] O jedno viac: { $what }, vybrané { $picked } zo { $limit }
        [7] O jedno viac: { $what }, vybrané { $picked } zo { $limit }
       *[other] O jedno viac: { $what }, vybrané { $picked } z { $limit }
    }
picker-less = O jedno menej: { $what }
picker-fill = Čo najviac: { $what }
picker-all = všetko
picker-times = Vybrané { $times }×
picker-lacking = Ešte chýba niečo, čo k tomu patrí.
picker-ways = Všetko naraz:
picker-ways-played = Všetko naraz; hneď sa to odohrá:
picker-done = Hotovo
picker-clear = Začať znova
weighty-destroy = O niečo svoje tým natrvalo prídeš.
weighty-replace = Niečo tvoje tým bude nahradené a zmizne.
weighty-forfeit = Vzdáš sa niečoho, čo ti patrí.
weighty-beg = Žobranie na konci stojí body.
weighty-attack_self = Útočíš na vlastného trpaslíka.
weighty-reveal_role = Všetkým tým prezradíš svoju rolu.
refused-undo = { $by } s vrátením ťahu nesúhlasí.
refused-end = { $by } chce hrať ďalej.
refused-stand-in = { $by } tam bota nechce.
refused-hints = { $by } tu rady nechce.

## Návrhy

proposal-undo = { $by } chce vziať späť posledné rozhodnutie.
proposal-end = { $by } navrhuje skončiť bez víťaza.
proposal-stand-in = { $by } navrhuje, aby namiesto hráča { $seat } hral bot.
proposal-hints = { $by } navrhuje, aby si pri tomto stole smel každý pýtať radu od bota.
proposal-needs = Čaká sa na odpoveď: { $names }
proposal-agree = Súhlasím
proposal-refuse = Nie
proposal-withdraw = Vziať návrh späť

## Jedna obrazovka pre všetkých

hand-over-title = Na ťahu je { $name }
hand-over-text = Ostatní nech sa nepozerajú.
hand-over-show = Tu { $name }, ukáž karty

## Spojenie so serverom

link-connecting = Pripájam sa…
away-title = Server sa neozýva
away-kept = Tvoje stoly na ňom pokojne čakajú. Zatiaľ si môžeš zahrať priamo na tomto zariadení; partie odtiaľto zostanú tu.
away-not-kept = Tvoje stoly na ňom pokojne čakajú. Keď sa ozve, otvor si na úvodnej stránke dom na tomto zariadení: nabudúce si zahráš aj bez neho.
away-device = Hrať na tomto zariadení
link-offline = Spojenie vypadlo. Hra je v bezpečí, skúšam to znova…
line-sending = Posielam…
line-answered = Spojenie je späť a tvoja odpoveď platí.
line-lost = Spojenie je späť, ale tvoja odpoveď nedorazila. Pozri sa, na čo sa hra pýta teraz.

## Dohrané hry

finished-title = Dohrané hry

## Nastavenia

settings-title = Nastavenia
settings-language = Jazyk
settings-to-light = Prepnúť na svetlý motív
settings-to-dark = Prepnúť na tmavý motív

## Čo nešlo

problem-offline = Server je nedostupný.
problem-unknown = Toto sa nepodarilo: { $text }
problem-unknown-table = Tento stôl tu (už) nie je.
problem-unknown-game = Taká hra tu nie je.
problem-name-taken = Toto meno už niekto má.
problem-bad-name = Také meno nie je možné: najviac 40 znakov, jedna abeceda, nič neviditeľné, bez < a >.
problem-too-many-requests = Pomaly. Skús to o chvíľku.
problem-too-many-tables = Máš priveľa stolov. Najprv niektoré dohraj.
problem-too-large = Toto je priveľké.
problem-too-much-work = Trvá to príliš dlho, nechali sme to tak.
problem-too-slow = Neprišlo to včas. Skús to znova.
problem-banned = Správca ti tento dom zavrel.
problem-not-registered = Na toto potrebuješ účet.
problem-record-damaged = Disk stratil časť tejto hry. Ostatné hry bežia ďalej.
problem-cave-open = Jaskyňa je ešte otvorená; ukáže sa to, keď sa zavrie.
problem-bad-option = Takto sa hra nastaviť nedá.
problem-seat-taken = Miesto už obsadil niekto rýchlejší.
problem-already-seated = Pri tomto stole už sedíš.
problem-already-started = Hra sa už začala.
problem-seats-open = Ešte nie sú obsadené všetky miesta.
problem-removed = Tento stôl je pre teba zavretý.
problem-hands-hidden = Tieto karty ešte nikto vidieť nesmie.
problem-no-spectators = Pri tomto stole sa nedá len pozerať.
problem-not-seated = Pri tomto stole nesedíš.
problem-not-away = Tento hráč ešte nie je preč dosť dlho.
problem-proposal-open = Ešte nie je vybavený iný návrh.
problem-chat-off = Pri tomto stole je chat vypnutý.
problem-out-of-turn = Nie si na ťahu.
problem-undo-refused = Niet čo vziať späť.
problem-match-over = Hra sa už skončila.
problem-still-running = Partia ešte beží: bude sa to dať, keď sa skončí.
problem-not-reviewed = Rozbor tejto partie nie je možný.
problem-storage-failed = Serveru sa to nepodarilo uložiť, takže sa to nestalo.

## Doska bez vlastnej kresby: mená toho, čo je v pozícii

field-round = Kolo
field-rounds = Počet kôl
field-turns = Odohrané ťahy
field-active = Na ťahu
field-start = Začína
field-walls = Múry
field-pile = Doberací balíček
field-up = Doštičky akcií
field-taken = Vzaté v tomto kole
field-display = Ponuka
field-removed = Mimo hry
field-goods = Suroviny
field-cells = Jaskyňa
field-caves = Jaskyňa
field-face = Strana prídavnej sluje
field-known = známe
field-unknown = lícom nadol
field-offered = Na predaj
value-covered = skala
value-empty = voľné
value-absent = –

## Lekcie

learn-go-on = Ďalej
look-touch = Nevieš, čo niečo znamená? Podrž na tom prst.
look-mouse = Nevieš, čo niečo znamená? Prejdi na to myšou.
learn-take-back = Vziať späť
learn-back = O krok späť
learn-leave = Odísť z lekcie
learn-progress = Ako ďaleko si
learn-finished = Výborne, lekciu máš za sebou!
learn-next = Ďalšia: { $title }
learn-play = Zahrať si to
learn-all = Všetky lekcie

## Prečo sa niečo zvoliť nedá, a rady

why-rules = Pravidlá
tip-passage = Kde o tom hovoria pravidlá
problem-no-hints = Tu rada nie je: ostatní s radami nesúhlasili, alebo bot nič nenašiel.
question-help = Čo to znamená?
question-leave-out = Toto vynechať: { $answer }
hint-ask = Poradíš mi?
hint-title = Čo by zahral silný bot
hint-taken =
    { $n ->
        [one] { $n } rada
        [few] { $n } rady
       *[other] { $n } rád
    }
hint-try = Začať takto
hint-thinking = Premýšľa…
careful-weighing = Bot si to ešte prezerá…
careful-bad = Bot by to takto nehral. Skôr: { $line }

## Všetko, čo je v škatuli

index-open = Všetko zo škatule

## Hodnotenie

table-rated = hodnotená
problem-rated-match = V hodnotenej hre sa to nedá.

## Ľudia

problem-not-shown = Toto je súkromné.
problem-not-found = Tu nič nie je.

## Priatelia a skupiny

friends-title = Priatelia
friends-mine = Tvoji priatelia
friends-ask = Pozvať
friends-asked = Pozvané
problem-not-friends = Pozvať môžeš len priateľov a členov svojej skupiny.
problem-too-many-friends = To je priveľa. Najprv sa s niekým rozlúč.
friends-link = Odkaz na odoslanie
friends-qr = QR kód s odkazom
