### Pretend česky. `$card` a `$stack` jsou jména z tohoto souboru (`-acc` 4. pád, `-gen` 2. pád), `$seat` je hráč.

game-name = Jakohra
game-about = Drahokamy, plyn a jeden kanárek: malinká hra, která hlídá poctivost domu.

## Volby

option-rounds = Počet kol
option-deck = Balíčky
    .full = celé
    .tiny = malé (jen pro dva hráče)

## Jména

card-canary = kanárek
    .acc = kanárka
card-agate = achát
    .acc = achát
card-opal = opál
    .acc = opál
card-beryl = beryl
    .acc = beryl
card-topaz = topaz
    .acc = topaz
card-jade = nefrit
    .acc = nefrit
card-coal = uhlí
    .acc = uhlí
card-flint = pazourek
    .acc = pazourek
card-onyx = onyx
    .acc = onyx
card-garnet = granát
    .acc = granát
card-amber = jantar
    .acc = jantar
card-ruby = rubín
    .acc = rubín

stack-upper = horní balíček
    .acc = horní balíček
    .gen = horního balíčku
    .name = horní
stack-lower = dolní balíček
    .acc = dolní balíček
    .gen = dolního balíčku
    .name = dolní

face-calm = všude klid.
    .acc = klid
face-gas = plyn!
    .acc = plyn

## Co se děje

first = Začíná { $seat }.
guessed = { $seat } hádá { $face-acc }.
rolled = { $seat } hází kostkou: { $face }
guessed-right = { $seat } hádá správně a bere si minci.
paid = { $seat } platí minci.
went-without = { $seat } neplatí a bere si saze.
showed-canary = { $seat } ukazuje kanárka.
drew = { $seat } táhne z { $stack-gen }.
got = Dostáváš { $card-acc }.
searched = { $seat } platí minci a prohlíží si { $stack-acc }.
sold =
    { $coins ->
        [0] { $seat } dává { $card-acc } zadarmo.
        [one] { $seat } prodává { $card-acc } za { $coins } minci.
        [few] { $seat } prodává { $card-acc } za { $coins } mince.
       *[other] { $seat } prodává { $card-acc } za { $coins } mincí.
    }
snatched =
    { $coins ->
        [one] { $seat } vyfoukne { $card-acc } za { $coins } minci.
        [few] { $seat } vyfoukne { $card-acc } za { $coins } mince.
       *[other] { $seat } vyfoukne { $card-acc } za { $coins } mincí.
    }
buried = { $seat } zahrabává kartu pod { $stack-acc } a bere si minci.
buried-this = Zahrabáváš { $card-acc }.
ate = { $seat } jí kartu z { $stack-gen }.
ate-this = Jíš { $card-acc }.
passed = { $seat } vynechává tah.

## Otázky

ask-guess = Co ukáže kostka?
ask-breathe = Plyn! Co uděláš?
ask-act = Jsi na tahu. Co uděláš?
ask-take-one = Kterou kartu si vezmeš?
ask-snatch = Vyfoukneš prodávanou kartu? Stojí o minci víc, než je její hodnota.
ask-eat = Večeře! Co dáš?

## Odpovědi

do-guess = Hádat { $face-acc }
do-pass = Vynechat tah
do-pay = Zaplatit minci
do-go-without = Neplatit a vzít si saze
do-show-canary = Ukázat kanárka
do-snatch = Vyfouknout kartu
do-leave = Nechat být
do-draw = Táhnout z { $stack-gen }
do-search = Zaplatit minci a prohlédnout si { $stack-acc }
do-take = Vzít si { $card-acc }
do-sell = Prodat { $card-acc }
do-bury = Zahrabat { $card-acc } za minci
do-eat = Sníst { $card-acc }

## Body

score-coins = Mince
score-gems = Drahokamy
score-soot = Saze

## Kresba

view-round = Kolo { $round } z { $rounds }
view-player = Hráč
view-coins = Mince
view-soot = Saze
view-hands = Karty v ruce
view-eaten = Snědeno
view-stacks = Balíčky
view-stack-cards = { $stack-name }: { $cards }
view-discard = Odhozeno
view-offered = Na prodej: { $card }
view-among = Někde mezi kartami, které nerozeznáš: { $cards }
