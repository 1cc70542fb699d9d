# The cards of Arrr!!! in a browser: what is said of one, and the gallery.

## What a card is
cards-sort-event = Event
cards-sort-permanent = Permanent event
cards-sort-exploration = Exploration
cards-sort-captain = Captain
cards-exhausted = Exhausted
cards-has-ability = Has an ability
cards-influence = { $way ->
    [more] +{ $amount }
   *[less] −{ $amount }
}
cards-copies = { $count ->
    [one] Once in the deck
   *[other] { $count } times in the deck
}
cards-from = { $from ->
    [documented] As somebody has described a printed card
   *[other] Made for Sette Mari
}

## The gallery
cards-title = The cards of Arrr!!!
cards-about = All of them, drawn and written from the same data that the rules play with. Touch one to look closely.
cards-search = Look for a word on a card
cards-pack = Deck
cards-pack-all = All
cards-pack-crew = Crew
cards-pack-event = Events
cards-pack-exploration = Explorations
cards-pack-captain = Captains
cards-trait = Trait
cards-trait-any = Any
cards-found = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards
}
cards-none = No card is like that. Try another word, or another deck.
cards-before = The card before
cards-after = The next card
