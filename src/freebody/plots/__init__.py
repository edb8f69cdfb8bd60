"""Figures of runs, reports and comparisons."""
