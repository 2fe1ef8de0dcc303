### Texty domu. Proměnná `$seat` je jméno hráče v prvním pádě; věty mluví v přítomném čase, aby nezávisely na rodu.

house-seat = Hráč { $number }
house-guest = Host { $number }
house-nothing = nic
    .acc = nic
house-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
    .acc =
    { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }

## Boti: jak silní jsou

bot-easy = Snadný bot
    .about = občas chybuje
bot-medium = Střední bot
    .about = hraje slušně a hned
bot-hard = Těžký bot
    .about = myslí dopředu
bot-master = Mistrovský bot
    .about = přemýšlí až pět vteřin a nic nedaruje

## Co se děje se zápasem

match-resigned = { $seat } se vzdává.
match-agreed-end = Všichni souhlasí, že končí. Nikdo nevítězí.
match-seat-changed = Odteď tu hraje { $seat }.
match-undone = { $seat } bere své rozhodnutí zpět.

## Several answers at once: a choice of several parts

draft-several = { $parts }
draft-times = { $count }× { $part }

## Jak to dopadlo

play-total = Celkem
play-winners =
    { $winners-count ->
        [one] Vítězí { $winners }.
       *[other] O vítězství se dělí { $winners }.
    }
play-nobody = Nikdo nevítězí.

## Proč teď něco zvolit nejde

why-general = Tohle teď zvolit nejde.
why-lack = Chybí ti { $what }.
why-done = Tohle už máš hotové.
why-taken = Už si to bere { $seat }.
help-rules = pravidla, která nechávají pochybnost, a jak je hrajeme

## Hints

help-hint = co by udělal těžký bot
hint-line = Třeba: { $line }.
hint-for = Mluví pro to: { $parts }.
hint-deeper = Díval se dál, než ukazují body.
hint-none = Tady rada není: hrají i jiní lidé, nebo bot nic nenašel.

## Pochybnosti

rules-doubts = Kde pravidla nechávají pochybnost
rules-doubts-about = Jak se hraje tady a odkud se to bere.
rules-no-doubts = Žádné pravidlo nenechává pochybnost.
mark-rule = Pravidlo
mark-reading = Náš výklad
mark-variant = Domácí varianta

## Zprávy poštou a na telefon: kdo kde čeká, nikdy co je na stole

word-turn-subject = Jsi na tahu: { $game }
word-turn = Jsi na tahu. { $game }, u stolu: { $names }.
word-reminder-subject = Dochází ti čas: { $game }
word-reminder = Na tah už ti nezbývá moc času. { $game }, u stolu: { $names }.
word-over-subject = Dohráno: { $game }
word-over = Hra skončila. { $game }, u stolu: { $names }. Přijď se podívat, jak to dopadlo.
word-several = Permoník: novinky ve { $count } hrách
word-stop = Takové zprávy už neposílat, stačí jedno kliknutí:
word-confirm-subject = Je to tvoje adresa?
word-confirm =
    Ahoj, { $name }! Otevři tenhle odkaz a Permoník ti sem napíše, když na tebe čeká hra:
    { $link }
    Jestli o to nežádáš ty, nedělej nic: víc už nepřijde.

## How good a turn was

review-class-best = nejlepší
review-class-good = dobrý
review-class-doubtful = pochybný
review-class-mistake = chyba
review-class-blunder = hrubka
review-class-only = jediný možný
