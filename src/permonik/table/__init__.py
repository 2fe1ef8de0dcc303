"""A table of people and bots around one match: seats, questions, undo, proposals, clocks, talk, log.

Plain code: it is told the time and hands out messages. It knows no socket, no database, no thread and no clock, so that
a server, a terminal, a lesson and a browser's worker can all hold one.

A deed (`Table.decide`, `undo`, `propose_end`, `answer`, `resign`, `ring`, …) changes what is in memory and says with a
`Change` what is new. Whoever holds the table keeps that first: the entries from `Change.first` on, `Table.standing`,
and the seats if they changed. Only then it calls `Table.settle` and sends what `Table.tell` hands out. Whatever a seat
keeps beside the record goes this way, too.
"""
