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
    .about = nehraje vždycky nejlíp, jak umí
bot-medium = Střední bot
    .about = hraje slušně a hned
bot-hard = Těžký bot
    .about = myslí dopředu
bot-master = Mistrovský bot
    .about = nejsilnější, jakého máme; může pár sekund přemýšlet

## Co se děje se zápasem

match-resigned = { $seat } se vzdává.
match-agreed-end = Všichni souhlasí, že končí. Nikdo nevítězí.
match-seat-changed = Odteď tu hraje { $seat }.
match-undone = { $seat } bere své rozhodnutí zpět.

## Víc odpovědí najednou: volba o více částech

draft-several = { $parts }
draft-times = { $count }× { $part }
draft-only = { $answer } (jediná možnost)

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

## Rady

hint-deeper = Bot vidí dál: v bodech se to ukáže až později.

## Pochybnosti

mark-rule = Pravidlo
mark-reading = Náš výklad
mark-variant = Domácí varianta

## Jak dobrý byl tah

review-class-best = nejlepší
review-class-good = dobrý
review-class-doubtful = pochybný
review-class-mistake = chyba
review-class-blunder = hrubka
review-class-only = jediný možný
