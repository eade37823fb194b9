"""The rules of Virtù, a module for each chapter of the clauses."""
