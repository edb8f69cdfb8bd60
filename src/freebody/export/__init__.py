"""Runs as files for other programs: tables, animated models, video."""
