"""Runs on disk: saved when finished, or recorded while they go on and resumed."""
