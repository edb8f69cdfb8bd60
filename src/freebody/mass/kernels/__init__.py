"""Compiled loops over triangles and points."""
