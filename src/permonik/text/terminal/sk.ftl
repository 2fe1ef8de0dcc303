### Texty terminálu a meraní; stránka ich nepozná.


## Hra v termináli

play-welcome = Odpovedaj číslom odpovede alebo jej zápisom. Príkazy vypíše „help“.
play-resumed =
    { $entries ->
        [one] Partia pokračuje po { $entries } zázname.
       *[other] Partia pokračuje po { $entries } záznamoch.
    }
play-asked = { $seat }: { $question }
play-draft = Zatiaľ nepotvrdené: { $steps }.
play-draft-done = { $seat }, potvrdiť? Enterom ťah zahráš, „back“ ho vráti.
play-no-draft = Nič tu na potvrdenie nečaká.
play-no-step = Krok { $text } tu nie je; kroky majú čísla od 1 do { $last }.
play-choose =
    { $least ->
        [0] Vyber naraz najviac { $most }, napríklad: 1 1 3
       *[other] Vyber naraz { $least } až { $most }, napríklad: 1 1 3
    }
play-bad-choice = To nejde dokopy: vyber { $least } až { $most }, nič častejšie, než koľko toho je.
play-up-to = najviac { $most }×
play-sure = Naozaj? (áno/nie)
play-weighty-destroy = Tým sa niečo zničí.
play-weighty-replace = Tým nahradíš niečo, čo máš postavené.
play-weighty-forfeit = Tým o niečo prídeš.
play-weighty-beg = To znamená žobrať.
play-weighty-attack-self = Tým napadneš vlastného trpaslíka.
play-weighty-reveal-role = Tým prezradíš svoju rolu.
play-hand-over = Teraz je na rade { $seat }. Ostatní nech sa nepozerajú.
play-press-enter = { $seat }: keď budeš pri obrazovke, stlač Enter.
play-next = Na rade: { $seat }
play-no-number = Odpoveď { $number } tu nie je; odpovede majú čísla od 1 do { $last }.
play-not-now = „{ $text }“ teraz nie je možné. Napíš číslo od 1 do { $last }; odpovede vypíše „options“.
play-unknown = „{ $text }“ nie je odpoveď ani príkaz. Napíš číslo od 1 do { $last } alebo „help“.
play-barred = ✗ { $answers }: { $reason }
play-barred-many = Čo sa teraz nedá a prečo: „why“.
play-barred-none = Teraz sa dá všetko, čo táto otázka ponúka.
play-log-empty = Zatiaľ sa nič nestalo.
play-saved = Uložené do súboru { $file }.
play-save-where = Napíš kam: save SÚBOR
play-save-failed = Do súboru { $file } sa nepodarilo uložiť: { $reason }
play-nothing-to-undo = { $seat } nemá rozhodnutie, ktoré by sa dalo vziať späť.
play-no-seat = Hráč { $text } tu nie je; hráči majú čísla od 1 do { $last }.
play-ask-consent = Odvtedy sa niečo odkrylo alebo rozhodlo. Súhlasia všetci ostatní? (áno/nie)
play-no-consent = Zostáva to teda tak, ako to je.
play-ask-resign = { $seat }: naozaj sa vzdávaš? (áno/nie)
play-quit = Dovidenia. Nič sa neuložilo.
play-input-ended = Vstup sa skončil. Partia nie je dohraná a nič sa neuložilo.
play-quit-saved = Dovidenia. Partia je v súbore { $file } tak, ako bola naposledy uložená.
play-input-ended-saved = Vstup sa skončil. Partia je v súbore { $file } tak, ako bola naposledy uložená.
play-over = Partia sa skončila.

## Príkazy v termináli

help-answer = vybrať odpoveď číslom alebo zápisom
help-answer-key = 1, 2, 3 …
help-confirm = zahrať, čo ešte nie je potvrdené (na konci ťahu stačí Enter)
help-back = vrátiť posledný nepotvrdený krok (back 2: všetky od druhého)
help-back-key = back
help-options = znova vypísať odpovede
help-why = čo sa teraz nedá a prečo
help-board = znova nakresliť pozíciu
help-log-key = log [parts]
help-log = vypísať všetko, čo sa stalo; `log parts`: aj s podrobnosťami
help-undo = vziať späť svoje posledné rozhodnutie (undo 2: rozhodnutie 2. hráča)
help-save = uložiť partiu do súboru; pokračovať sa dá takto: permonik play --resume SÚBOR
help-save-key = save SÚBOR
help-resign = vzdať sa
help-help = tento zoznam
help-quit = odísť bez uloženia

## Kresba hry, ktorá nemá nijakú vlastnú

view-known = známe
view-unknown = neznáme

## Prehranie záznamu

replay-title = { $game } pre { $players-acc } ({ $names })
replay-options = Voľby: { $options }
replay-option = { $option }: { $value }
replay-decided = { $seat }: { $choice }
replay-forced = { $seat }: { $choice } (jediná možnosť)
replay-dealt = Rozdáva sa: { $text }
replay-only-for = (vidí len { $seats }) { $text }
replay-at =
    { $entries ->
        [one] Pozícia po { $entries } zázname
       *[other] Pozícia po { $entries } záznamoch
    }
replay-waiting = Rozhoduje: { $seats }
replay-running = Partia nie je dohraná.
replay-verified =
    { $entries ->
        [one] Overené: { $entries } záznam zodpovedá pravidlám a rozdanie zodpovedá zverejnenému semienku.
        [few] Overené: { $entries } záznamy zodpovedajú pravidlám a rozdanie zodpovedá zverejnenému semienku.
       *[other] Overené: { $entries } záznamov zodpovedá pravidlám a rozdanie zodpovedá zverejnenému semienku.
    }
replay-forked =
    { $entries ->
        [one] Ale { $entries } záznam na začiatku je prevzatý z inej partie: o ňom semienko nič nedokazuje.
        [few] Ale { $entries } záznamy na začiatku sú prevzaté z inej partie: o nich semienko nič nedokazuje.
       *[other] Ale { $entries } záznamov na začiatku je prevzatých z inej partie: o nich semienko nič nedokazuje.
    }

## Zoznamy a merania

games-game = Hra
games-players = Hráči
games-options = Voľby
games-default = (predvolené)
games-none = Nie je nainštalovaná žiadna hra.
simulate-title = { $game }, { $players }
simulate-games = Partie
simulate-decisions = Rozhodnutia
simulate-choices = Voľby (aspoň dve odpovede)
simulate-branching = Odpovedí na voľbu
simulate-seconds = Sekundy
simulate-choices-per-second = Volieb za sekundu
simulate-games-per-second = Partií za sekundu
simulate-slowest = Sekúnd na partiu, 99. percentil
simulate-relative = V pomere k tomuto interpretu
simulate-scores = Body: priemer (najmenej až najviac)
simulate-build = Jadro
simulate-compiled = preložené
simulate-pure = čistý Python
learn-welcome = Odpovedaj číslom alebo zápisom ťahu. „u“ je o krok späť, „q“ odchod.
learn-enter = Enter: ďalej
learn-end = Lekciu máš za sebou. Teraz si už môžeš zahrať: permonik play.
learn-left = Lekcia počká, kým sa vrátiš.
help-rules = nejasné miesta v pravidlách a ako ich hráme
help-hint = čo by urobil silný bot
hint-line = Napríklad: { $line }.
hint-for = V prospech toho: { $parts }.
hint-none = Tu rada nie je: hrajú aj iní ľudia, alebo bot nič nenašiel.
rules-doubts = Kde pravidlá nie sú jednoznačné
rules-doubts-about = Ako sa hrá tu a odkiaľ sa to berie.
rules-no-doubts = Všetky pravidlá sú jednoznačné.

## Rozbory

review-title = { $game }: ako hrá { $seat }
review-chances = Šanca na výhru: na začiatku { $before } %, nakoniec { $after } %.
review-margin = Náskok: na začiatku sa čakalo { $before }, nakoniec je { $after }.
review-points = Body: na začiatku sa čakalo { $before }, nakoniec je { $after }.
review-result = Výsledok je { $result }; na začiatku sa čakalo { $prior }.
review-luck-gave = Šťastie pridalo { $points }.
review-luck-took = Smola vzala { $points }.
review-skill =
    { $turns ->
        [0] Žiadny vlastný ťah nestál nič podstatné.
        [one] Jeden vlastný ťah stál { $points }.
        [few] { $turns } vlastné ťahy stáli { $points }.
       *[other] { $turns } vlastných ťahov stálo { $points }.
    }
review-others-gave = Čo robili ostatní, pridalo { $points }.
review-others-took = Čo robili ostatní, vzalo { $points }.
review-unexplained = Nevysvetlené: { $points }.
review-counted =
    { $turns ->
        [0] Nikdy nebolo rozumných ťahov viac ako jeden.
        [one] Raz bolo rozumných ťahov viac: { $classes }.
       *[other] { $turns }× bolo rozumných ťahov viac: { $classes }.
    }
review-moment = Záznam { $entry }: { $kind }, strata { $loss } ± { $error }
review-cost-margin = Šanca na výhru −{ $chance } %, náskok −{ $score }.
review-cost-points = Šanca na výhru −{ $chance } %, body −{ $score }.
review-played = Zahrané: { $line }.
review-better = Lepšie: { $line }.
review-why = To hneď prinesie: { $parts }.
review-part = { $part } { $points }
review-dealt = Šťastie { $points } so záznamom { $entry } ({ $what })
review-curve = Očakávaný výsledok počas partie
review-curve-chance = Šanca na výhru počas partie, v percentách
review-curve-margin = Očakávaný náskok počas partie
review-curve-points = Očakávané body počas partie
review-foot = Body tak, ako výsledok počíta rozhodca botov ({ $reference }). { $done }
review-complete = Každý ťah dostal toľko času, koľko potreboval.
review-short = Času bolo málo: keď ho bude viac, povie viac.
review-knew = Kto kedy čo mohol vedieť
review-fact = Záznam { $entry }: { $fact }
review-suspects = Sabotéri, ako to po zázname { $entry } môže vidieť { $seat }: { $chances }.
review-chance = { $seat } { $percent } %
review-answer = { $given }: { $kind }. Najlepšie je { $better }: strata { $loss } ± { $error }.
review-answer-best = { $given }: { $kind }, možností { $choices }.
