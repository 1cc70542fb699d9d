# What `settemari rule` and the pages in docs/rules say around the rules.

## Marks
ruling-whole = our ruling
ruling-part = in part our ruling

## settemari rule
rule-variant = As played in “{ $name }”.
rule-code = Carried out in { $folder }:
rule-code-none = Not carried out in one place of the code.
rule-tests = Tested by:

## The pages
page-language = English
page-marks = Where the booklet is silent, or its meaning was in a picture, we had to decide. Such a rule is marked “{ $whole }”, and one that only adds something of ours to the booklet “{ $part }”.
page-contents = Contents

## The page of Maretta
page-maretta-title = Maretta: the rules
page-maretta-about = Both sides of the board, in our own words and numbered, so that the game, its tests and its messages can name a rule. This page is unofficial: the authority is the printed rulebook that comes with the game.
page-maretta-numbers = The numbers are those of the standard game. How long the path is, which spaces are marked, where reefs and crevasses lie and how the numbers are spread over the cards, the booklet shows only in pictures: here stand our starting values. In a variant some of them differ, and the help at the table says what holds there.

## The page of Arrr!!!
page-arrr-title = Arrr!!!: the rules
page-arrr-about = All three modes, in our own words and numbered, so that the game, its tests and its messages can name a rule. This page is unofficial: the authority is the printed rulebook that comes with the game.
page-arrr-numbers = The numbers are those of the standard game in full mode; P9 says what the easier modes leave out. The booklet prints no card and does not tell what the sixth face of the die shows: the cards are our own, and so is the choice of that face. In a variant, or with another deck, some numbers differ, and the help at the table says what holds there.
