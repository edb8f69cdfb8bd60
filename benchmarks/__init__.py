"""Measurements against peers, in one process, as ratios. ``python -m benchmarks`` runs them all."""
