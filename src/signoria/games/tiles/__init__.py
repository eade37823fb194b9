"""What games of square tiles share: shapes that turn, sides that fit, regions that grow together, majorities."""
