# Words between things in a row.
list-more = { $first }, { $next }
list-last = { $first } and { $last }
