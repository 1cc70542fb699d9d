"""Arrr!!!: its decks, its rules, its cards."""
