# What the commands around the server say.

serving-at = Sette Mari is at { $address }
serving-kept = Tables are kept in { $where }
serving-stop = Ctrl-C ends it; games go on where they were when it is started again.
backed-up = { $file }: { $size } kB, everything up to now.
reports-count = { $count ->
    [0] No problems were reported.
    [one] One report.
   *[other] { $count } reports.
}
