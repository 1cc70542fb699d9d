"""What can be written down and read again: match files (docs/notation.md), positions and variant codes
(docs/positions.md). All of it is generic over games, and reads whatever it is given.
"""
