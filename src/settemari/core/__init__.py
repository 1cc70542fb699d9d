"""What every game at a table needs: seats, places, questions, events, views, chance, matches. Standard library only."""
