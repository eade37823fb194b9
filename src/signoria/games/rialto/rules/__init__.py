"""The decisions and duties of Rialto, one module for each chapter of the rules."""
