"""The lab: many games, and what they tell of a variant."""
