"""One test, or several, for every numbered rule of Arrr!!!; test_numbers.py sees to it that none is missing."""
