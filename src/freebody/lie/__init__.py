"""Rotations and rigid motions on plain numbers and tuples, real or complex: what kernels are made of."""
