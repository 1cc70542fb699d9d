"""The games as environments for agents: many at once, and for PettingZoo, Gymnasium and OpenSpiel."""
