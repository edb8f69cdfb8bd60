"""Shapes, meshes and CAD parts in, mass properties out."""
