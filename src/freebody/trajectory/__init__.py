"""The run: what was recorded, and what follows from it."""
