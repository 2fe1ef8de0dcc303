### Texty terminálu a měření; stránka je nezná.


## Hra v terminálu

play-welcome = Odpovídej číslem odpovědi nebo jejím zápisem. Příkazy vypíše „help“.
play-resumed =
    { $entries ->
        [one] Partie pokračuje po { $entries } záznamu.
       *[other] Partie pokračuje po { $entries } záznamech.
    }
play-asked = { $seat }: { $question }
play-draft = Zatím nepotvrzeno: { $steps }.
play-draft-done = { $seat }, potvrdit? Enterem tah zahraješ, „back“ ho vrátí.
play-no-draft = Nic tu na potvrzení nečeká.
play-no-step = Krok { $text } tu není; kroky mají čísla od 1 do { $last }.
play-choose =
    { $least ->
        [0] Vyber najednou nejvýš { $most }, třeba: 1 1 3
       *[other] Vyber najednou { $least } až { $most }, třeba: 1 1 3
    }
play-bad-choice = To nejde dohromady: vyber { $least } až { $most }, nic častěji, než kolik toho je.
play-up-to = nejvýš { $most }×
play-sure = Opravdu? (ano/ne)
play-weighty-destroy = Tím se něco zničí.
play-weighty-replace = Tím nahradíš něco, co máš postavené.
play-weighty-forfeit = Tím o něco přijdeš.
play-weighty-beg = To znamená žebrat.
play-weighty-attack-self = Tím napadneš vlastního trpaslíka.
play-weighty-reveal-role = Tím prozradíš svou roli.
play-hand-over = Teď je na řadě { $seat }. Ostatní ať se nedívají.
play-press-enter = { $seat }: až budeš u obrazovky, stiskni Enter.
play-next = Na řadě: { $seat }
play-no-number = Odpověď { $number } tu není; odpovědi mají čísla od 1 do { $last }.
play-not-now = „{ $text }“ teď nejde. Napiš číslo od 1 do { $last }; odpovědi vypíše „options“.
play-unknown = „{ $text }“ není odpověď ani příkaz. Napiš číslo od 1 do { $last } nebo „help“.
play-barred = ✗ { $answers }: { $reason }
play-barred-many = Co teď nejde a proč: „why“.
play-barred-none = Teď jde všechno, co tahle otázka nabízí.
play-log-empty = Zatím se nic nestalo.
play-saved = Uloženo do souboru { $file }.
play-save-where = Napiš kam: save SOUBOR
play-save-failed = Do souboru { $file } se nepodařilo uložit: { $reason }
play-nothing-to-undo = { $seat } nemá rozhodnutí, které by šlo vzít zpět.
play-no-seat = Hráč { $text } tu není; hráči mají čísla od 1 do { $last }.
play-ask-consent = Od té doby se něco odkrylo nebo rozhodlo. Souhlasí všichni ostatní? (ano/ne)
play-no-consent = Zůstává to tedy tak, jak to je.
play-ask-resign = { $seat }: opravdu se vzdáváš? (ano/ne)
play-quit = Na shledanou. Nic se neuložilo.
play-input-ended = Vstup skončil. Partie není dohraná a nic se neuložilo.
play-quit-saved = Na shledanou. Partie je v souboru { $file } tak, jak byla naposledy uložena.
play-input-ended-saved = Vstup skončil. Partie je v souboru { $file } tak, jak byla naposledy uložena.
play-over = Partie skončila.

## Příkazy v terminálu

help-answer = vybrat odpověď číslem nebo zápisem
help-answer-key = 1, 2, 3 …
help-confirm = zahrát, co ještě není potvrzené (na konci tahu stačí Enter)
help-back = vrátit poslední nepotvrzený krok (back 2: všechny od druhého)
help-back-key = back
help-options = znovu vypsat odpovědi
help-why = co teď nejde a proč
help-board = znovu nakreslit pozici
help-log-key = log [parts]
help-log = vypsat vše, co se stalo; `log parts`: i s podrobnostmi
help-undo = vzít zpět své poslední rozhodnutí (undo 2: rozhodnutí 2. hráče)
help-save = uložit partii do souboru; pokračovat lze takto: permonik play --resume SOUBOR
help-save-key = save SOUBOR
help-resign = vzdát se
help-help = tento seznam
help-quit = odejít bez uložení

## Kresba hry, která žádnou vlastní nemá

view-known = známé
view-unknown = neznámé

## Přehrání záznamu

replay-title = { $game } pro { $players-acc } ({ $names })
replay-options = Volby: { $options }
replay-option = { $option }: { $value }
replay-decided = { $seat }: { $choice }
replay-forced = { $seat }: { $choice } (jediná možnost)
replay-dealt = Rozdává se: { $text }
replay-only-for = (vidí jen { $seats }) { $text }
replay-at =
    { $entries ->
        [one] Pozice po { $entries } záznamu
       *[other] Pozice po { $entries } záznamech
    }
replay-waiting = Rozhoduje: { $seats }
replay-running = Partie není dohraná.
replay-verified =
    { $entries ->
        [one] Ověřeno: { $entries } záznam odpovídá pravidlům a rozdání odpovídá zveřejněnému semínku.
        [few] Ověřeno: { $entries } záznamy odpovídají pravidlům a rozdání odpovídá zveřejněnému semínku.
       *[other] Ověřeno: { $entries } záznamů odpovídá pravidlům a rozdání odpovídá zveřejněnému semínku.
    }
replay-forked =
    { $entries ->
        [one] Ale { $entries } záznam na začátku je převzatý z jiné partie: o něm semínko nic nedokazuje.
        [few] Ale { $entries } záznamy na začátku jsou převzaté z jiné partie: o nich semínko nic nedokazuje.
       *[other] Ale { $entries } záznamů na začátku je převzato z jiné partie: o nich semínko nic nedokazuje.
    }

## Seznamy a měření

games-game = Hra
games-players = Hráči
games-options = Volby
games-default = (výchozí)
games-none = Žádná hra není nainstalována.
simulate-title = { $game }, { $players }
simulate-games = Partie
simulate-decisions = Rozhodnutí
simulate-choices = Volby (aspoň dvě odpovědi)
simulate-branching = Odpovědí na volbu
simulate-seconds = Sekundy
simulate-choices-per-second = Voleb za sekundu
simulate-games-per-second = Partií za sekundu
simulate-slowest = Sekund na partii, 99. percentil
simulate-relative = V poměru k tomuto interpretu
simulate-scores = Body: průměr (nejméně až nejvíce)
simulate-build = Jádro
simulate-compiled = přeložené
simulate-pure = čistý Python
learn-welcome = Odpovídej číslem nebo zápisem tahu. „u“ je o krok zpět, „q“ odchod.
learn-enter = Enter: dál
learn-end = Lekce je za tebou. Teď už si můžeš zahrát: permonik play.
learn-left = Lekce počká, až se vrátíš.
help-rules = nejasná místa v pravidlech a jak je hrajeme
help-hint = co by udělal silný bot
hint-line = Třeba: { $line }.
hint-for = Mluví pro to: { $parts }.
hint-none = Tady rada není: hrají i jiní lidé, nebo bot nic nenašel.
rules-doubts = Kde pravidla nejsou jednoznačná
rules-doubts-about = Jak se hraje tady a odkud se to bere.
rules-no-doubts = Všechna pravidla jsou jednoznačná.

## Rozbory

review-title = { $game }: jak hraje { $seat }
review-chances = Šance na výhru: na začátku { $before } %, nakonec { $after } %.
review-margin = Náskok: na začátku se čekalo { $before }, nakonec je { $after }.
review-points = Body: na začátku se čekalo { $before }, nakonec je { $after }.
review-result = Výsledek je { $result }; na začátku se čekalo { $prior }.
review-luck-gave = Štěstí přidalo { $points }.
review-luck-took = Smůla vzala { $points }.
review-skill =
    { $turns ->
        [0] Žádný vlastní tah nestál nic podstatného.
        [one] Jeden vlastní tah stál { $points }.
        [few] { $turns } vlastní tahy stály { $points }.
       *[other] { $turns } vlastních tahů stálo { $points }.
    }
review-others-gave = Co dělali ostatní, přidalo { $points }.
review-others-took = Co dělali ostatní, vzalo { $points }.
review-unexplained = Nevysvětleno: { $points }.
review-counted =
    { $turns ->
        [0] Nikdy nebylo rozumných tahů víc než jeden.
        [one] Jednou bylo rozumných tahů víc: { $classes }.
       *[other] { $turns }× bylo rozumných tahů víc: { $classes }.
    }
review-moment = Záznam { $entry }: { $kind }, ztráta { $loss } ± { $error }
review-cost-margin = Šance na výhru −{ $chance } %, náskok −{ $score }.
review-cost-points = Šance na výhru −{ $chance } %, body −{ $score }.
review-played = Zahráno: { $line }.
review-better = Lepší: { $line }.
review-why = To hned přinese: { $parts }.
review-part = { $part } { $points }
review-dealt = Štěstí { $points } se záznamem { $entry } ({ $what })
review-curve = Očekávaný výsledek během partie
review-curve-chance = Šance na výhru během partie, v procentech
review-curve-margin = Očekávaný náskok během partie
review-curve-points = Očekávané body během partie
review-foot = Body tak, jak výsledek počítá rozhodčí botů ({ $reference }). { $done }
review-complete = Každý tah dostal tolik času, kolik potřeboval.
review-short = Času bylo málo: když ho bude víc, řekne víc.
review-knew = Kdo kdy co mohl vědět
review-fact = Záznam { $entry }: { $fact }
review-suspects = Sabotéři, jak to po záznamu { $entry } může vidět { $seat }: { $chances }.
review-chance = { $seat } { $percent } %
review-answer = { $given }: { $kind }. Nejlepší je { $better }: ztráta { $loss } ± { $error }.
review-answer-best = { $given }: { $kind }, možností { $choices }.
