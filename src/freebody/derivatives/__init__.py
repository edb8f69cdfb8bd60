"""Derivatives of runs, and what is made of them: sensitivities, modes, fits, aims."""
