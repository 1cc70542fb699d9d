"""A scenario test for every card of the shipped deck."""
