"""Arrr!!!: pirates, their crews, and what can be answered."""
