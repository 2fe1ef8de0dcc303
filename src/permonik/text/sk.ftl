### Texty domu. Premenná `$seat` je meno hráča v prvom páde; vety hovoria v prítomnom čase, aby nezáviseli od rodu.

house-seat = Hráč { $number }
house-guest = Hosť { $number }
house-nothing = nič
    .acc = nič
house-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčov
    }
    .acc =
    { $players ->
        [one] { $players } hráča
       *[other] { $players } hráčov
    }

## Boti: akí sú silní

bot-easy = Ľahký bot
    .about = občas robí chyby
bot-medium = Stredný bot
    .about = hrá slušne a hneď
bot-hard = Ťažký bot
    .about = myslí dopredu
bot-master = Majstrovský bot
    .about = premýšľa až päť sekúnd a nič nedaruje

## Čo sa deje so zápasom

match-resigned = { $seat } sa vzdáva.
match-agreed-end = Všetci súhlasia, že končia. Nikto nevíťazí.
match-seat-changed = Odteraz tu hrá { $seat }.
match-undone = { $seat } berie svoje rozhodnutie späť.

## Several answers at once: a choice of several parts

draft-several = { $parts }
draft-times = { $count }× { $part }

## Ako to dopadlo

play-total = Spolu
play-winners =
    { $winners-count ->
        [one] Víťazí { $winners }.
       *[other] O víťazstvo sa delia { $winners }.
    }
play-nobody = Nikto nevíťazí.

## Prečo sa teraz niečo zvoliť nedá

why-general = Toto sa teraz zvoliť nedá.
why-lack = Chýba ti { $what }.
why-done = Toto už máš hotové.
why-taken = Už si to berie { $seat }.
help-rules = pravidlá, ktoré nechávajú pochybnosť, a ako ich hráme

## Hints

help-hint = čo by urobil ťažký bot
hint-line = Napríklad: { $line }.
hint-for = Hovorí za to: { $parts }.
hint-deeper = Pozeral sa ďalej, než ukazujú body.
hint-none = Tu rada nie je: hrajú aj iní ľudia, alebo bot nič nenašiel.

## Pochybnosti

rules-doubts = Kde pravidlá nechávajú pochybnosť
rules-doubts-about = Ako sa hrá tu a odkiaľ sa to berie.
rules-no-doubts = Žiadne pravidlo nenecháva pochybnosť.
mark-rule = Pravidlo
mark-reading = Náš výklad
mark-variant = Domáci variant

## Správy poštou a na telefón: kto kde čaká, nikdy čo je na stole

word-turn-subject = Si na ťahu: { $game }
word-turn = Si na ťahu. { $game }, pri stole: { $names }.
word-reminder-subject = Dochádza ti čas: { $game }
word-reminder = Na ťah ti už nezostáva veľa času. { $game }, pri stole: { $names }.
word-over-subject = Dohrané: { $game }
word-over = Hra sa skončila. { $game }, pri stole: { $names }. Príď sa pozrieť, ako to dopadlo.
word-several = Permoník: novinky v { $count } hrách
word-stop = Takéto správy už neposielať, stačí jedno kliknutie:
word-confirm-subject = Je to tvoja adresa?
word-confirm =
    Ahoj, { $name }! Otvor tento odkaz a Permoník ti sem napíše, keď na teba čaká hra:
    { $link }
    Ak o to nežiadaš ty, nerob nič: viac už nepríde.

## How good a turn was

review-class-best = najlepší
review-class-good = dobrý
review-class-doubtful = pochybný
review-class-mistake = chyba
review-class-blunder = hrubka
review-class-only = jediný možný
