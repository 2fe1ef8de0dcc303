### Pretend po slovensky. `$card` a `$stack` sú mená z tohto súboru (`-acc` 4. pád, `-gen` 2. pád), `$seat` je hráč.

game-name = Akohra
game-about = Drahokamy, plyn a jeden kanárik: maličká hra, ktorá stráži poctivosť domu.

## Voľby

option-rounds = Počet kôl
option-deck = Balíčky
    .full = celé
    .tiny = malé (len pre dvoch hráčov)

## Mená

card-canary = kanárik
    .acc = kanárika
card-agate = achát
    .acc = achát
card-opal = opál
    .acc = opál
card-beryl = beryl
    .acc = beryl
card-topaz = topás
    .acc = topás
card-jade = nefrit
    .acc = nefrit
card-coal = uhlie
    .acc = uhlie
card-flint = pazúrik
    .acc = pazúrik
card-onyx = ónyx
    .acc = ónyx
card-garnet = granát
    .acc = granát
card-amber = jantár
    .acc = jantár
card-ruby = rubín
    .acc = rubín

stack-upper = horný balíček
    .acc = horný balíček
    .gen = horného balíčka
    .name = horný
stack-lower = dolný balíček
    .acc = dolný balíček
    .gen = dolného balíčka
    .name = dolný

face-calm = všade pokoj.
    .acc = pokoj
face-gas = plyn!
    .acc = plyn

## Čo sa deje

first = Začína { $seat }.
guessed = { $seat } háda { $face-acc }.
rolled = { $seat } hádže kockou: { $face }
guessed-right = { $seat } háda správne a berie si mincu.
paid = { $seat } platí mincu.
went-without = { $seat } neplatí a berie si sadze.
showed-canary = { $seat } ukazuje kanárika.
drew = { $seat } ťahá z { $stack-gen }.
got = Dostávaš { $card-acc }.
searched = { $seat } platí mincu a prezerá si { $stack-acc }.
sold =
    { $coins ->
        [0] { $seat } dáva { $card-acc } zadarmo.
        [one] { $seat } predáva { $card-acc } za { $coins } mincu.
        [few] { $seat } predáva { $card-acc } za { $coins } mince.
       *[other] { $seat } predáva { $card-acc } za { $coins } mincí.
    }
snatched =
    { $coins ->
        [one] { $seat } vyfúkne { $card-acc } za { $coins } mincu.
        [few] { $seat } vyfúkne { $card-acc } za { $coins } mince.
       *[other] { $seat } vyfúkne { $card-acc } za { $coins } mincí.
    }
buried = { $seat } zahrabáva kartu pod { $stack-acc } a berie si mincu.
buried-this = Zahrabávaš { $card-acc }.
ate = { $seat } je kartu z { $stack-gen }.
ate-this = Ješ { $card-acc }.
passed = { $seat } vynecháva ťah.

## Otázky

ask-guess = Čo ukáže kocka?
ask-breathe = Plyn! Čo urobíš?
ask-act = Si na ťahu. Čo urobíš?
ask-take-one = Ktorú kartu si vezmeš?
ask-snatch = Vyfúkneš predávanú kartu? Stojí o mincu viac, než je jej hodnota.
ask-eat = Večera! Čo dáš?

## Odpovede

do-guess = Hádať { $face-acc }
do-pass = Vynechať ťah
do-pay = Zaplatiť mincu
do-go-without = Neplatiť a vziať si sadze
do-show-canary = Ukázať kanárika
do-snatch = Vyfúknuť kartu
do-leave = Nechať tak
do-draw = Ťahať z { $stack-gen }
do-search = Zaplatiť mincu a prezrieť si { $stack-acc }
do-take = Vziať si { $card-acc }
do-sell = Predať { $card-acc }
do-bury = Zahrabať { $card-acc } za mincu
do-eat = Zjesť { $card-acc }

## Body

score-coins = Mince
score-gems = Drahokamy
score-soot = Sadze

## Kresba

view-round = { $round }. kolo z { $rounds }
view-player = Hráč
view-coins = Mince
view-soot = Sadze
view-hands = Karty v ruke
view-eaten = Zjedené
view-stacks = Balíčky
view-stack-cards = { $stack-name }: { $cards }
view-discard = Odhodené
view-offered = Na predaj: { $card }
view-among = Niekde medzi kartami, ktoré nerozoznáš: { $cards }
