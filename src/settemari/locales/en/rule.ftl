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
page-title = Maretta: the rules
page-language = English
page-about = Both sides of the board, in our own words and numbered, so that the game, its tests and its messages can name a rule. This page is unofficial: the authority is the printed rulebook that comes with the game.
page-numbers = The numbers are those of the standard game. How long the path is, which spaces are marked, where reefs and crevasses lie and how the numbers are spread over the cards, the booklet shows only in pictures: here stand our starting values. In a variant some of them differ, and the help at the table says what holds there.
page-marks = Where the booklet is silent, or its meaning was in a picture, we had to decide. Such a rule is marked “{ $whole }”, and one that only adds something of ours to the booklet “{ $part }”.
page-contents = Contents
