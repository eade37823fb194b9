"""The rules of The Palaces of Carrara, a module for each chapter."""
