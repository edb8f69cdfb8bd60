"""Runs: the schedule of steps, the loop over them, events, progress."""
