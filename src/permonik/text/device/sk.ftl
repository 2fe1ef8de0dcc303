### Texty domu v priečinku: všetko sa hrá priamo na zariadení.

device-loading = Chystám stoly… { $percent } %
device-broken = Dom sa tu nepodarilo otvoriť.
device-keeps-nothing = Tento prehliadač si nič nepamätá: čo odohráš, zmizne, keď stránku zavrieš. Partie, ktoré chceš mať, si ulož do súboru.
device-keeps = Tvoje partie zostanú v tomto prehliadači, kým ich nezmažeš.
device-keeps-while = Tvoje partie zostávajú v tomto prehliadači. Keď sa minie miesto alebo sa týždne neukážeš, môže ich zabudnúť: čo chceš mať, si ulož do súboru.
device-update = Je tu novšia verzia.
device-update-do = Chcem ju
device-update-later = Neskôr
device-title = Na tomto zariadení
device-about = Všetko sa tu deje v tvojom prehliadači: pravidlá, boti aj partie. Nikam sa nič neposiela a hrať sa dá aj bez siete.
device-name = Tvoje meno
device-name-keep = Uložiť
device-name-kept = Uložené.
device-export = Uložiť všetko do súboru
device-take-over = Hrať tu
problem-table-elsewhere = Tento stôl je otvorený v inom okne.
problem-storage-full = Úložisko prehliadača je plné, takže sa to nestalo. Niečo ulož do súboru a zmaž, potom to skús znova.
problem-storage-failed = Prehliadač to nedokázal uložiť, takže sa to nestalo.
problem-rules-changed = Táto partia sa začala podľa starších pravidiel a v tejto verzii nemôže pokračovať.
start-about = Stolové hry priamo na tvojom zariadení: osamote, proti botom alebo viacerí pri jednej obrazovke. Bez účtu aj bez siete.
device-beside = Hráš priamo na tomto zariadení: partie zostanú v tomto prehliadači a na server sa nedostanú.
device-to-server = Na server
