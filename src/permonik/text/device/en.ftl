### Texts of a house in a folder: everything plays on the device itself.

device-loading = Setting the tables… { $percent }%
device-broken = The house could not be opened here.
device-keeps-nothing = This browser keeps nothing: what you play is gone with this page. Export games that you want to have.
device-keeps = Your games stay in this browser until you delete them.
device-keeps-while = Your games stay in this browser. It may forget them when it runs out of space or after weeks without a visit: export what you want to have.
device-update = A newer version is here.
device-update-do = Take it
device-update-later = Later
device-title = On this device
device-about = Everything here happens in your browser: rules, bots and games. Nothing is sent anywhere, and it works without a network.
device-name = Your name
device-name-keep = Save
device-name-kept = Saved.
device-export = Export everything
device-take-over = Play here
problem-table-elsewhere = This table is open in another window.
problem-storage-full = The browser's storage is full, so this has not happened. Export and remove something, then try again.
problem-storage-failed = The browser could not save it, so it has not happened.
problem-rules-changed = This game was begun under older rules and cannot go on in this version.
start-about = Board games on your own device: alone, against bots, or several of you around one screen. Without an account, and without a network, too.
device-beside = You are playing on this device: games stay in this browser and do not reach the server.
device-to-server = To the server
