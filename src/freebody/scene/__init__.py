"""Scenes: TOML files that say a world and how to run it, and the library of them that comes along."""
