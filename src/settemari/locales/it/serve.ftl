# Che cosa dicono i comandi attorno al server.

serving-at = Sette Mari è a { $address }
serving-kept = I tavoli sono conservati in { $where }
serving-stop = Con Ctrl-C si chiude; riaprendo, le partite riprendono da dove erano.
backed-up = { $file }: { $size } kB, tutto fino a questo momento.
reports-count = { $count ->
    [0] Nessuno ha segnalato problemi.
    [one] Una segnalazione.
   *[other] { $count } segnalazioni.
}
