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
    .about = nehrá vždy najlepšie, ako vie
bot-medium = Stredný bot
    .about = hrá slušne a hneď
bot-hard = Ťažký bot
    .about = myslí dopredu
bot-master = Majstrovský bot
    .about = najsilnejší, akého máme; môže pár sekúnd premýšľať

## Čo sa deje so zápasom

match-resigned = { $seat } sa vzdáva.
match-agreed-end = Všetci súhlasia, že končia. Nikto nevíťazí.
match-seat-changed = Odteraz tu hrá { $seat }.
match-undone = { $seat } berie svoje rozhodnutie späť.

## Viac odpovedí naraz: voľba s viacerými časťami

draft-several = { $parts }
draft-times = { $count }× { $part }
draft-only = { $answer } (jediná možnosť)

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
why-lack = Chýba ti: { $what }.
why-done = Toto už máš hotové.
why-taken = Už si to berie { $seat }.

## Rady

hint-deeper = Bot vidí ďalej: v bodoch sa to ukáže až neskôr.

## Pochybnosti

mark-rule = Pravidlo
mark-reading = Náš výklad
mark-variant = Domáci variant

## Aký dobrý bol ťah

review-class-best = najlepší
review-class-good = dobrý
review-class-doubtful = pochybný
review-class-mistake = chyba
review-class-blunder = hrubka
review-class-only = jediný možný
