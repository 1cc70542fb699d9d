# What `settemari verify` checks of a match file.

check-rules = Le regole sono le numero { $number } di { $game }, come le gioca questo programma.
check-commitment = Il seme è quello su cui ci si era impegnati prima della partita.
check-choices = Ogni scelta era permessa quando è stata fatta.
check-told = Tutto ciò che questo posto ha saputo può essere successo.
check-outcome = La partita è finita come dice il file.
check-complete = La partita c'è tutta, fino alla fine.
verified = La partita è autentica.
not-verified = In questo file qualcosa non torna.
unfinished = Finora tutto torna: la partita non è finita.
