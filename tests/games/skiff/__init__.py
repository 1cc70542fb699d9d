"""Skiff: the smallest game that uses all of the core. docs/adding-a-game.md walks through it."""
