### Texty domu ve složce: všechno se hraje přímo na zařízení.

device-loading = Chystám stoly… { $percent } %
device-broken = Dům se tu nepodařilo otevřít.
device-keeps-nothing = Tenhle prohlížeč si nic nepamatuje: co odehraješ, zmizí, až stránku zavřeš. Partie, které chceš mít, si ulož do souboru.
device-keeps = Tvoje partie zůstanou v tomhle prohlížeči, dokud je nesmažeš.
device-keeps-while = Tvoje partie zůstávají v tomhle prohlížeči. Když dojde místo nebo se týdny neukážeš, může je zapomenout: co chceš mít, si ulož do souboru.
device-update = Je tu novější verze.
device-update-do = Chci ji
device-update-later = Později
device-title = Na tomhle zařízení
device-about = Všechno se tu děje v tvém prohlížeči: pravidla, boti i partie. Nikam se nic neposílá a hrát se dá i bez sítě.
device-name = Tvoje jméno
device-name-keep = Uložit
device-name-kept = Uloženo.
device-export = Uložit všechno do souboru
device-take-over = Hrát tady
problem-table-elsewhere = Tenhle stůl je otevřený v jiném okně.
problem-storage-full = Úložiště prohlížeče je plné, takže se to nestalo. Něco ulož do souboru a smaž, pak to zkus znovu.
problem-storage-failed = Prohlížeč to nedokázal uložit, takže se to nestalo.
problem-rules-changed = Tahle partie začala podle starších pravidel a v téhle verzi nemůže pokračovat.
start-about = Deskové hry přímo na tvém zařízení: o samotě, proti botům, nebo ve více lidech u jedné obrazovky. Bez účtu i bez sítě.
device-beside = Hraješ přímo na tomhle zařízení: partie zůstanou v tomhle prohlížeči a na server se nedostanou.
device-to-server = Na server
