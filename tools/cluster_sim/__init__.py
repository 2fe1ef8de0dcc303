"""A house of several processes in which everything goes wrong, decided by a seed. See tools/simulate_cluster.py.

`world` has the time, the network and the clocks, `database` the rows, `server` a process of the house around the real
`permonik.server.cluster.leases`, `client` somebody who plays, `faults` what goes wrong and when, `checks` what must
hold whatever went wrong, `bugs` servers that do it wrong. `schedule` plays one seed from beginning to end.
"""
